import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Cell, DataSource } from '@querent/query'
import { serverDriver } from '../../../../test/support/server-driver.ts'
import { mysqlServer, type TestDatabase } from '../../../../test/support/servers.ts'
import { rowsFrom, typesFrom } from '../../../../test/support/statements.ts'

const CASES: [columnType: string, literal: string, databaseType: string, baseType: string, cell: Cell][] = [
  ['TINYINT', '-128', 'tinyint', 'type/Integer', -128],
  ['TINYINT UNSIGNED', '255', 'tinyint unsigned', 'type/Integer', 255],
  ['TINYINT(1)', '1', 'tinyint(1)', 'type/Boolean', 1],
  ['BOOLEAN', 'FALSE', 'tinyint(1)', 'type/Boolean', 0],
  ['BIT(1)', "b'1'", 'bit(1)', 'type/Boolean', 1],
  [
    'BIT(64)',
    "b'1000000000000000000000000000000000000000000000000000000000000001'",
    'bit',
    'type/Integer',
    9223372036854775809n,
  ],
  ['SMALLINT', '-32768', 'smallint', 'type/Integer', -32768],
  ['MEDIUMINT', '8388607', 'mediumint', 'type/Integer', 8388607],
  ['INT UNSIGNED', '4294967295', 'int unsigned', 'type/Integer', 4294967295],
  ['BIGINT', '-9223372036854775808', 'bigint', 'type/BigInteger', -9223372036854775808n],
  ['BIGINT', '9007199254740991', 'bigint', 'type/BigInteger', 9007199254740991],
  ['BIGINT UNSIGNED', '18446744073709551615', 'bigint unsigned', 'type/BigInteger', 18446744073709551615n],
  ['DECIMAL(10, 2)', '12.5', 'decimal', 'type/Decimal', '12.50'],
  [
    'DECIMAL(65, 30)',
    '12345678901234567890123456789012345.1',
    'decimal',
    'type/Decimal',
    `12345678901234567890123456789012345.1${'0'.repeat(29)}`,
  ],
  ['FLOAT', '0.5', 'float', 'type/Float', 0.5],
  ['DOUBLE', '0.30000000000000004', 'double', 'type/Float', 0.30000000000000004],
  ['DOUBLE', '9.876543210987654', 'double', 'type/Float', 9.876543210987654],
  ['DOUBLE', '-1.7976931348623157e308', 'double', 'type/Float', -1.7976931348623157e308],
  ['CHAR(3)', "'a'", 'char', 'type/Text', 'a'],
  ['VARCHAR(20)', "'é😀'", 'varchar', 'type/Text', 'é😀'],
  ['TEXT', "'x'", 'text', 'type/Text', 'x'],
  ['LONGTEXT', "'x'", 'text', 'type/Text', 'x'],
  ['BINARY(2)', "X'00FF'", 'binary', 'type/*', 'AP8='],
  ['VARBINARY(3)', "X'00FF10'", 'varbinary', 'type/*', 'AP8Q'],
  ['BLOB', "X'8081'", 'blob', 'type/*', 'gIE='],
  ['DATE', "'2024-03-05'", 'date', 'type/Date', '2024-03-05'],
  ['DATE', "'0000-00-00'", 'date', 'type/Date', null],
  ['DATETIME', "'2024-03-05 10:20:30'", 'datetime', 'type/DateTime', '2024-03-05T10:20:30'],
  ['DATETIME(6)', "'2024-03-05 10:20:30.120000'", 'datetime', 'type/DateTime', '2024-03-05T10:20:30.12'],
  ['DATETIME', "'0000-00-00 00:00:00'", 'datetime', 'type/DateTime', null],
  ['TIMESTAMP', "'2024-03-05 10:20:30'", 'timestamp', 'type/DateTimeWithLocalTZ', '2024-03-05T10:20:30Z'],
  ['TIME', "'10:20:30'", 'time', 'type/Time', '10:20:30'],
  ['TIME(3)', "'-01:20:30.500'", 'time', 'type/Time', '-01:20:30.5'],
  ['YEAR', '2024', 'year', 'type/Integer', 2024],
  ["ENUM('s', 'm')", "'m'", 'enum', 'type/MySQLEnum', 'm'],
  ["SET('a', 'b')", "'a,b'", 'set', 'type/MySQLEnum', 'a,b'],
  ['JSON', `'{"a": 12345678901234567890}'`, 'json', 'type/JSON', '{"a": 12345678901234567890}'],
  ['POINT', 'POINT(1, 2)', 'geometry', 'type/*', 'AAAAAAEBAAAAAAAAAAAA8D8AAAAAAAAAQA=='],
]

const server = await mysqlServer()

if (server !== undefined) {
  let database: TestDatabase
  let source: DataSource

  before(async () => {
    database = await server.createDatabase('types')
    const columns = CASES.map(([columnType], index) => `c${index} ${columnType} NULL`)
    const values = CASES.map(([, literal]) => literal)
    await database.exec(`SET sql_mode = '', time_zone = '+00:00'; CREATE TABLE t (${columns.join(', ')});
      INSERT INTO t VALUES (${values.join(', ')})`)
    const driver = await serverDriver('mysql', database.details)
    source = driver.connect(database.details, { maxSessions: 2, connectTimeoutMs: 5000, idleTimeoutMs: 30_000 })
  })

  after(async () => {
    await source.close()
    await database.drop()
  })

  for (const [index, [columnType, literal, databaseType, baseType, cell]] of CASES.entries()) {
    test(`${columnType} ${literal} is ${baseType}`, async () => {
      const [[name, base] = []] = await typesFrom(source, `SELECT c${index} FROM t`)
      assert.deepEqual([name?.replace(/^bit\(64\)$/, 'bit'), base], [databaseType, baseType])
      assert.deepEqual(await rowsFrom(source, `SELECT c${index} FROM t`), [[cell]])
    })
  }

  test('the catalog gives the same base types as results', async () => {
    const { columns } = await source.describe(new AbortController().signal)
    const inResults = await typesFrom(source, 'SELECT * FROM t')
    assert.deepEqual(
      columns.map(({ name, baseType }) => [name, baseType]),
      inResults.map(([, baseType], index) => [`c${index}`, baseType]),
    )
  })

  test('expressions without a column', async () => {
    const isMariaDb = (await source.version()).flavor === 'MariaDB'
    const whole = isMariaDb ? ['int', 'type/Integer'] : ['bigint', 'type/BigInteger']
    assert.deepEqual(
      await typesFrom(source, "SELECT NULL, 1, 1.5, 1e0, 'a', NOW(), CURDATE(), COUNT(*), SUM(1), 1 = 1"),
      [
        ['', 'type/*'],
        whole,
        ['decimal', 'type/Decimal'],
        ['double', 'type/Float'],
        ['varchar', 'type/Text'],
        ['datetime', 'type/DateTime'],
        ['date', 'type/Date'],
        ['bigint', 'type/BigInteger'],
        ['decimal', 'type/Decimal'],
        whole,
      ],
    )
  })
}
