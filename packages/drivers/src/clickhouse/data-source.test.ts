import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { QueryError, type Statement } from '@querent/query'
import { testNetworkEngine } from '../../../../test/support/network-cases.ts'
import { clickhouseServer, type TestDatabase } from '../../../../test/support/servers.ts'
import { rowsFrom, statement } from '../../../../test/support/statements.ts'
import { failureOf, readAll, TEST_OPTIONS } from '../shared/test-support.ts'
import { ClickhouseDataSource } from './data-source.ts'

const server = await clickhouseServer()

if (server !== undefined) {
  let database: TestDatabase
  let source: ClickhouseDataSource

  before(async () => {
    database = await server.createDatabase('connection')
    await database.exec(`CREATE TABLE numbers (n UInt32) ENGINE = MergeTree ORDER BY n;
      INSERT INTO numbers SELECT number + 1 FROM system.numbers LIMIT 5000`)
    source = new ClickhouseDataSource(database.details, TEST_OPTIONS)
  })

  after(async () => {
    await source.close()
    await database.drop()
  })

  const rowsOf = (sql: string, more: Partial<Statement> = {}) => rowsFrom(source, sql, more)

  testNetworkEngine({
    connect: (details, options) => new ClickhouseDataSource(details, options),
    database: () => database,
    slow: 'SELECT count() FROM system.numbers WHERE sipHash64(number) = 1',
    endless: "SELECT number, repeat('x', 1000) FROM system.numbers",
    active: "SELECT query FROM system.processes WHERE query LIKE '%system.numbers%' AND query NOT LIKE '%processes%'",
  })

  describe('rows', () => {
    test('come in batches of at most 1,000, all of them', async () => {
      const stream = await source.run(statement('SELECT n FROM numbers ORDER BY n'))
      const sizes: number[] = []
      let sum = 0
      for await (const batch of stream) {
        sizes.push(batch.length)
        for (const [n] of batch) sum += Number(n)
      }
      assert.deepEqual(stream.columns, [{ name: 'n', databaseType: 'uint32', baseType: 'type/Integer' }])
      assert.ok(sizes.every((size) => size <= 1000))
      assert.equal(sum, (5000 * 5001) / 2)
    })

    test('an error after rows is one, in the words of the server', async () => {
      const failing =
        "SELECT throwIf(number = 300000, 'no further') FROM system.numbers LIMIT 400000 SETTINGS max_block_size = 1000"
      await assert.rejects(rowsOf(failing), (error) => {
        assert.ok(error instanceof QueryError)
        assert.match(error.message, /no further/)
        assert.equal(error.state, '395')
        return true
      })
      assert.deepEqual(await rowsOf('SELECT 1'), [[1]])
    })

    test('a format that people write is refused in words', async () => {
      await assert.rejects(rowsOf('SELECT 1 FORMAT CSV'), /FORMAT/)
    })
  })

  describe('values', () => {
    /** Each with its cell and base type, in a session of Berlin. */
    const VALUES: readonly (readonly [sql: string, cell: unknown, type: string])[] = [
      ['toInt8(-128)', -128, 'type/Integer'],
      ['toUInt64(18446744073709551615)', 18446744073709551615n, 'type/BigInteger'],
      ['toInt64(9007199254740993)', 9007199254740993n, 'type/BigInteger'],
      [
        "toInt256('-57896044618658097711785492504343953926634992332820282019728792003956564819968')",
        -(2n ** 255n),
        'type/BigInteger',
      ],
      ["toUInt128('340282366920938463463374607431768211455')", 2n ** 128n - 1n, 'type/BigInteger'],
      ["toDecimal32('12.50', 2)", '12.50', 'type/Decimal'],
      [
        "toDecimal256('1234567890123456789012345678901234567890.123456789012345678901234567890123456', 36)",
        '1234567890123456789012345678901234567890.123456789012345678901234567890123456',
        'type/Decimal',
      ],
      ['toFloat32(0.1)', 0.1, 'type/Float'],
      ['1 / 3', 1 / 3, 'type/Float'],
      ['0 / 0', Number.NaN, 'type/Float'],
      ['-1 / 0', Number.NEGATIVE_INFINITY, 'type/Float'],
      ['true', true, 'type/Boolean'],
      ["'a\\'\\\\\"\\n\\t\\0é'", 'a\'\\"\n\t\0é', 'type/Text'],
      ["''", '', 'type/Text'],
      ["toFixedString('ab', 4)", 'ab', 'type/Text'],
      ["toLowCardinality('low')", 'low', 'type/Text'],
      ["CAST('b' AS Enum8('a' = 1, 'b' = 2))", 'b', 'type/Text'],
      ['CAST(NULL AS Nullable(String))', null, 'type/Text'],
      ["toDate('2024-02-29')", '2024-02-29', 'type/Date'],
      ["toDate32('1900-01-01')", '1900-01-01', 'type/Date'],
      ["toDate32('2299-12-31')", '2299-12-31', 'type/Date'],
      // The second of two equal hours, in the zone of the session and in one of its own.
      ["toDateTime64('2024-10-27 01:30:00.250', 3, 'Etc/UTC')", '2024-10-27T02:30:00.25+01:00', 'type/DateTimeWithTZ'],
      ["toDateTime('2024-10-27 02:30:00')", '2024-10-27T02:30:00+02:00', 'type/DateTimeWithLocalTZ'],
      [
        "toDateTime64('2024-04-07 01:45:00', 0, 'Australia/Lord_Howe')",
        '2024-04-06T16:45:00+02:00',
        'type/DateTimeWithTZ',
      ],
      ["toDateTime64('2024-03-05 10:20:30.120000', 6, 'UTC')", '2024-03-05T10:20:30.12', 'type/DateTime'],
      ["toTime64('10:20:30.500', 3)", '10:20:30.5', 'type/Time'],
      ["toUUID('61f0c404-5cb3-11e7-907b-a6006ad3dba0')", '61f0c404-5cb3-11e7-907b-a6006ad3dba0', 'type/UUID'],
      ["toIPv4('10.0.0.1')", '10.0.0.1', 'type/IPAddress'],
      ['[1, 18446744073709551615]', '[1,18446744073709551615]', 'type/Array'],
      ["map('a', [toNullable(1), NULL])", '{"a":[1,null]}', 'type/Dictionary'],
      ["CAST((1, 'x') AS Tuple(a UInt8, b String))", '{"a":1,"b":"x"}', 'type/Dictionary'],
    ]

    for (const [sql, cell, type] of VALUES) {
      test(sql, async () => {
        const { rows, columns } = await readAll(source, `SELECT ${sql} AS value`, { timeZone: 'Europe/Berlin' })
        assert.deepEqual(rows, [[cell]])
        assert.equal(columns[0]?.baseType, type)
      })
    }

    test('bytes that are no UTF-8 are shown with a sign in their place', async () => {
      assert.deepEqual(await rowsOf("SELECT unhex('61ff62')"), [['a�b']])
    })
  })

  describe('the catalog', () => {
    test('has tables and views with comments and rows, and no inner tables', async () => {
      await database.exec(`CREATE TABLE sales (id UInt64, at DateTime('UTC'), note Nullable(String) COMMENT 'said',
          twice UInt64 MATERIALIZED id * 2, state AggregateFunction(sum, UInt64)) ENGINE = MergeTree ORDER BY (id)
          COMMENT 'What was sold';
        CREATE VIEW seen AS SELECT id FROM sales;
        CREATE MATERIALIZED VIEW days ENGINE = MergeTree ORDER BY day AS SELECT toDate(at) AS day FROM sales`)
      const { tables, columns, foreignKeys } = await source.describe(new AbortController().signal)
      assert.deepEqual(
        tables.map(({ name, kind, comment }) => [name, kind, comment]),
        [
          ['days', 'view', null],
          ['numbers', 'table', null],
          ['sales', 'table', 'What was sold'],
          ['seen', 'view', null],
        ],
      )
      assert.equal(tables.find(({ name }) => name === 'numbers')?.estimatedRows, 5000)
      assert.deepEqual(
        columns
          .filter(({ table }) => table === 'sales')
          .map(({ name, baseType, isIndexed, isRequired, isGenerated = false, comment }) => [
            name,
            baseType,
            isIndexed,
            isRequired,
            isGenerated,
            comment,
          ]),
        [
          ['id', 'type/BigInteger', true, true, false, null],
          ['at', 'type/DateTimeWithTZ', false, true, false, null],
          ['note', 'type/Text', false, false, false, 'said'],
          ['twice', 'type/BigInteger', false, false, true, null],
        ],
      )
      assert.deepEqual(foreignKeys, [])
    })

    test('has the databases that the details name', async () => {
      const named = async (details: object) => {
        const other = new ClickhouseDataSource({ ...database.details, ...details }, TEST_OPTIONS)
        try {
          return await other.schemas()
        } finally {
          await other.close()
        }
      }
      assert.deepEqual(await named({}), [database.name])
      assert.deepEqual(await named({ dbname: `default ${database.name}` }), ['default', database.name].toSorted())
      const filter = { 'enable-multiple-db': true, 'db-filters-type': 'inclusion', 'db-filters-patterns': 'defa*' }
      assert.deepEqual(await named(filter), ['default'])
      const all = await named({ 'enable-multiple-db': true })
      assert.ok(all.includes(database.name) && !all.includes('system'))
    })

    test('version and zone', async () => {
      const { flavor, 'semantic-version': numbers } = await source.version()
      assert.equal(flavor, 'ClickHouse')
      assert.ok(Number(numbers[0]) >= 24)
      assert.equal(typeof (await source.timeZone()), 'string')
    })
  })

  test('a wrong password names the user and the password', async () => {
    const { message, fields } = await failureOf(
      new ClickhouseDataSource({ ...database.details, password: 'wrong' }, TEST_OPTIONS),
    )
    assert.equal(message, 'The user name or the password is wrong.')
    assert.deepEqual(Object.keys(fields), ['user', 'password'])
  })

  test('settings of an administrator go with every statement', async () => {
    const details = { ...database.details, 'clickhouse-settings': 'max_result_rows=10,result_overflow_mode=throw' }
    const bounded = new ClickhouseDataSource(details, TEST_OPTIONS)
    try {
      await assert.rejects(rowsFrom(bounded, 'SELECT n FROM numbers'), /Limit for result exceeded/)
    } finally {
      await bounded.close()
    }
    assert.throws(
      () => new ClickhouseDataSource({ ...details, 'clickhouse-settings': 'max threads' }, TEST_OPTIONS),
      /clickhouse-settings/,
    )
  })
}
