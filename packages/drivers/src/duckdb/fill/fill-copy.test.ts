/** Copies hold what their sources give: every type with its edges, on every engine. */
import assert from 'node:assert/strict'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, describe, test } from 'node:test'
import type { Cell, CopiedColumn, DataSource, Dialect, Row } from '@querent/query'
import { createFile } from '../../../../../test/support/duckdb-file.ts'
import { mysqlServer, postgresServer, type TestDatabase } from '../../../../../test/support/servers.ts'
import { until } from '../../../../../test/support/until.ts'
import { mysqlDriver } from '../../mysql/index.ts'
import { postgresDriver } from '../../postgres/index.ts'
import { readAll, TEST_OPTIONS, testFolder } from '../../shared/test-support.ts'
import { sqliteDriver } from '../../sqlite/index.ts'
import { duckdbDriver } from '../index.ts'
import { fillCopy, type CopyToFill, type FilledCopy } from './fill-copy.ts'

const ZONE = 'Europe/Berlin'
const folder = testFolder()
let number = 0

interface Copied extends FilledCopy {
  copy: DataSource
  column(name: string): CopiedColumn
}

interface From {
  source: DataSource
  dialect: Dialect
}

async function copyOf({ source, dialect }: From, rows: CopyToFill['rows']): Promise<Copied> {
  const path = join(folder, `${(number += 1)}.duckdb`)
  const session = { timeZone: 'UTC', holdsSql: false }
  const { signal } = new AbortController()
  const filled = await fillCopy({ path, source, dialect, rows, session, zones: ['UTC', ZONE], signal })
  const copy = duckdbDriver.connect({ database_file: path }, TEST_OPTIONS)
  after(() => copy.close())
  const column = (name: string) => filled.columns.find((one) => one.name === name) ?? assert.fail(name)
  return { ...filled, copy, column }
}

/** All cells of the copy are those of the source, and absent columns those that are named. */
async function assertSame({ source, dialect }: From, table: string, copied: Copied, absent: readonly string[]) {
  assert.deepEqual(
    copied.columns.flatMap((column) => (column.class === 'absent' ? [column.name] : [])),
    absent,
  )
  const kept = copied.columns.filter((column) => column.class !== 'absent').map(({ name }) => name)
  const list = (quoting: Dialect) => kept.map((name) => quoting.quoteIdentifier(name)).join(', ')
  const order = kept.includes('id') ? ' order by id' : ''
  const { rows: asked } = await readAll(source, `select ${list(dialect)} from ${table}${order}`)
  const { rows } = await readAll(copied.copy, `select ${list(duckdbDriver.dialect)} from t${order}`)
  const spelled = kept.map((name) => copied.column(name).differsAsText)
  const alike = (cells: Row[]) => cells.map((row) => row.map((cell, at) => (spelled[at] === true ? plain(cell) : cell)))
  assert.deepEqual(alike(rows), alike(asked))
  assert.equal(copied.rows, asked.length)
}

/** Without zeros that mean nothing; SQLite's decimals are floats in copies. */
function plain(cell: Cell): Cell {
  return typeof cell === 'string' && cell.includes('.')
    ? cell.replace(/\.?0+$/, '')
    : cell === null
      ? cell
      : String(cell)
}

const classes = (copied: Copied) => Object.fromEntries(copied.columns.map((one) => [one.name, one.databaseType]))

/** Rows of the copy by a column of order are as those of the source by the column itself. */
async function assertOrder({ source, dialect }: From, table: string, copied: Copied, name: string) {
  const { orderColumn } = copied.column(name)
  assert.equal(orderColumn, `~${name}#`)
  const quoted = dialect.quoteIdentifier(name)
  const { rows: asked } = await readAll(
    source,
    `select ${quoted} from ${table} where ${quoted} is not null order by ${quoted}, id`,
  )
  const sql = `select "${name}" from t where "${name}" is not null order by "${orderColumn}", id`
  assert.deepEqual((await readAll(copied.copy, sql)).rows, asked)
}

const TEXTS = [
  '',
  'a',
  'B',
  'ä',
  'A',
  'Zebra',
  'z',
  'ß',
  'é',
  '😀',
  'twelve chars',
  'thirteen char',
  'x'.repeat(5000),
  'tab\tline\n',
  ' a',
  'a ',
]

describe('PostgreSQL', async () => {
  const server = await postgresServer()
  let database: TestDatabase
  let from: From

  const made = (async () => {
    database = await server.createDatabase('copies')
    from = { source: postgresDriver.connect(database.details, TEST_OPTIONS), dialect: postgresDriver.dialect }
  })()
  after(async () => {
    await from.source.close()
    await database.drop()
  })
  await made

  test('texts that are equal to the source though their characters differ are only shown', async () => {
    await database.exec(`create collation alike (provider = icu, locale = 'und-u-ks-level2', deterministic = false);
      create table merged (id int, loose text collate alike, plain text); insert into merged values (1, 'a', 'a'), (2, 'A', 'A')`)
    const copied = await copyOf(from, { table: { schema: 'public', name: 'merged' } })
    assert.deepEqual(
      copied.columns.map((column) => [column.name, column.class]),
      [
        ['id', 'full'],
        ['loose', 'shown'],
        ['plain', 'full'],
      ],
    )
  })

  test('every type, with its edges', async () => {
    await database.exec(`create type mood as enum ('sad', 'ok', 'glad');
      create table every (id int primary key, b boolean, i2 smallint, i8 bigint, o oid, n122 numeric(12, 2), n38 numeric(38, 10),
        free numeric, cash money, f4 real, f8 double precision, t text, v varchar(20), c char(10), e mood, u uuid, by bytea,
        d date, ts timestamp, tz timestamptz, tm time, tmz timetz, iv interval, j jsonb, arr int[], ip inet, x xml, r int4range);
      insert into every values
        (1, true, -32768, -9223372036854775808, 4294967295, -9999999999.99, -9999999999999999999999999999.9999999999, 1.50, '$12.34',
          'NaN', 'Infinity', 'a', 'b', 'c', 'sad', '00000000-0000-0000-0000-000000000000', '\\x00ff', '4713-01-01 BC', '4713-01-01 00:00:00 BC',
          '2024-03-31 01:30:00.123456+00', '00:00', '00:00+05:30', '1 day', '{"a": 1.50}', '{1,2}', '10.0.0.1', '<a/>', '[1,3)'),
        (2, false, 32767, 9223372036854775807, 0, 0.01, 0.0000000001, 12345678901234567890.123, '-$0.01', '-Infinity', 'NaN', '', '', '',
          'glad', 'ffffffff-ffff-ffff-ffff-ffffffffffff', '', 'infinity', 'infinity', '-infinity', '24:00', '10:20:30.5-08', '-3 hours',
          '[]', '{}', '::1', null, 'empty'),
        (3, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null,
          null, null, null, null, null, null, null),
        (4, true, 0, 0, 7, 0, 0, 0, '0', 1.1, 0.1, 'ä😀', 'x', 'pad  ', 'ok', 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11', decode(repeat('ab', 3000), 'hex'),
          '12024-02-29', '1900-01-01 00:00:00.000001', '1850-01-01 00:00:00+00', '10:20:30.000001', '00:00+00', '1 year', 'null', '{null}', '10.0.0.0/8', '<b/>', '[1,)')`)
    const copied = await copyOf(from, { table: { schema: 'public', name: 'every' } })
    await assertSame(from, 'every', copied, [])
    assert.deepEqual(classes(copied), {
      id: 'integer',
      b: 'boolean',
      i2: 'smallint',
      i8: 'bigint',
      o: 'uinteger',
      n122: 'decimal(18,2)',
      n38: 'decimal(38,10)',
      free: 'decimal(38,3)',
      cash: 'decimal(19,2)',
      f4: 'float',
      f8: 'double',
      t: 'varchar',
      v: 'varchar',
      c: 'varchar',
      e: 'varchar',
      u: 'uuid',
      by: 'blob',
      d: 'date',
      ts: 'timestamp',
      tz: 'timestamp with time zone',
      tm: 'time',
      tmz: 'varchar',
      iv: 'varchar',
      j: 'varchar',
      arr: 'varchar',
      ip: 'varchar',
      x: 'varchar',
      r: 'varchar',
    })
    assert.deepEqual(
      copied.columns.filter(({ differsAsText }) => differsAsText).map(({ name }) => name),
      ['free', 'cash'],
    )
    assert.equal(copied.column('j').class, 'shown')
    const { wallTimes } = copied.column('tz')
    assert.deepEqual(wallTimes, { UTC: '~tz@UTC', [ZONE]: `~tz@${ZONE}` })
    const { rows: asked } = await readAll(
      from.source,
      `select tz at time zone 'UTC', tz at time zone '${ZONE}' from every order by id`,
    )
    assert.deepEqual((await readAll(copied.copy, `select "~tz@UTC", "~tz@${ZONE}" from t order by id`)).rows, asked)
    await assertOrder(from, 'every', copied, 'e')
  })

  test('numbers and moments of all sizes are exact', async () => {
    // Quotients have up to twenty places; the others have up to 38 digits, of both signs.
    await database.exec(`create table sizes as select i as id, (i * 37 % 10000)::numeric / 100 as quotient,
        (case when i % 2 = 0 then 1 else -1 end * (random() * 10 ^ (i % 16))::numeric(18, 2)) as money,
        round((random()::numeric * 10::numeric ^ (i % 28)) * case when i % 3 = 0 then -1 else 1 end, 10)::numeric(38, 10) as wide,
        ((random() - 0.5) * 10 ^ (i % 300))::float8 as f, (random() * 2 ^ 62)::bigint * case when i % 2 = 0 then 1 else -1 end as i8,
        timestamp '1970-01-01' + (random() - 0.5) * 10 ^ (i % 12) * interval '1 second' as ts,
        date '2000-01-01' + ((random() - 0.5) * 10 ^ (i % 6))::int as d, md5(i::text)::uuid as u
      from generate_series(1, 5000) i`)
    await assertSame(from, 'sizes', await copyOf(from, { table: { schema: 'public', name: 'sizes' } }), [])
  })

  test('values that do not fit are left out, one column after the other', async () => {
    await database.exec(`create table odd (id int, free numeric, wide numeric(60, 2), far timestamp, mixed numeric, long numeric);
      insert into odd values (1, 'NaN', repeat('9', 50)::numeric, '294276-12-31', 1, 1), (2, 1, 2, null, 2.5, repeat('9', 39)::numeric)`)
    const copied = await copyOf(from, { table: { schema: 'public', name: 'odd' } })
    await assertSame(from, 'odd', copied, ['free', 'wide', 'far', 'long'])
    assert.equal(copied.column('mixed').databaseType, 'decimal(38,1)')
    assert.match(copied.column('free').note ?? '', /cannot hold/)
  })

  test('texts are ordered as by their collation', async () => {
    const values = TEXTS.map((text, id) => `(${id}, '${text}', '${text}')`).join(',')
    await database.exec(
      `create table words (id int, t text collate "en-x-icu", c text collate "C"); insert into words values ${values}, (99, null, null)`,
    )
    for (const rows of [{ table: { schema: 'public', name: 'words' } }, { sql: 'select * from words' }]) {
      const copied = await copyOf(from, rows)
      await assertSame(from, 'words', copied, [])
      await assertOrder(from, 'words', copied, 't')
      const { ordersAlike, orderColumn } = copied.column('c')
      assert.deepEqual({ ordersAlike, orderColumn }, { ordersAlike: true, orderColumn: null })
      assert.equal(copied.column('t').ordersAlike, false)
    }
  })

  test('tables with more columns than a statement has room for', async () => {
    const columns = (count: number, type: string) =>
      Array.from({ length: count }, (_, at) => `c${at} ${type}`).join(', ')
    await database.exec(`create table texts (${columns(1600, 'text collate "en-x-icu"')}); insert into texts (c1) values ('a');
      create table numbers (${columns(900, 'numeric')}); insert into numbers (c899) values (1.5);
      create table moments (${columns(900, 'timestamptz')}); insert into moments (c899) values ('2024-01-01')`)
    for (const [name, value] of Object.entries({ texts: 'c1', numbers: 'c899', moments: 'c899' })) {
      const copied = await copyOf(from, { table: { schema: 'public', name } })
      assert.ok(
        copied.columns.every((one) => one.class === 'full'),
        name,
      )
      assert.deepEqual((await readAll(copied.copy, `select count("${value}") from t`)).rows, [[1]])
    }
  })

  test('longer texts than memory holds', async () => {
    const parts = Array.from(
      { length: 12 },
      (_, column) => `(repeat('x', 600 + ${column}) || n) collate "C" as c${column}`,
    )
    const sql = `select n as id, ${parts.join(', ')} from generate_series(1, 15000) n`
    const copied = await copyOf(from, { sql })
    const { rows } = await readAll(copied.copy, 'select count(*), max(length(c11)), min(length(c0)) from t')
    assert.deepEqual(rows, [[15_000, 616, 601]])
  })

  test('all rows are those of one moment', async () => {
    await database.exec(`create table moving (id int primary key, t text collate "en-x-icu");
      insert into moving select n, 'row ' || n from generate_series(1, 30000) n`)
    let isOver = false
    const change = async () => {
      for (let step = 30_001; !isOver; step += 1)
        await database.exec(
          `begin; delete from moving where id = ${step - 30_000}; insert into moving values (${step}, 'row ${step}'); commit`,
        )
    }
    const changing = change()
    const copied = await copyOf(from, { table: { schema: 'public', name: 'moving' } })
    isOver = true
    await changing
    const [row] = (await readAll(copied.copy, 'select count(*), max(id) - min(id), max("~t#"), count("~t#") from t'))
      .rows
    assert.deepEqual(row, [30_000, 29_999, 30_000, 30_000])
  })

  test('no rows, no columns that can be kept, names with signs', async () => {
    await database.exec(`create table "Sales ""2024""" ("Größe in %" int, "größe IN %" int, "~x" int); create table bare (n numeric);
      insert into bare values ('NaN'), (1)`)
    const copied = await copyOf(from, { table: { schema: 'public', name: 'Sales "2024"' } })
    assert.deepEqual([copied.rows, copied.columns.map((one) => one.class)], [0, ['full', 'absent', 'absent']])
    const bare = await copyOf(from, { table: { schema: 'public', name: 'bare' } })
    assert.deepEqual([bare.rows, bare.columns.map((one) => one.class)], [2, ['absent']])
  })

  test('a fill that is stopped, or whose source fails, ends at once', async () => {
    const fill = (sql: string, signal: AbortSignal) =>
      fillCopy({
        ...from,
        path: join(folder, 'stopped.duckdb'),
        rows: { sql },
        session: { timeZone: 'UTC', holdsSql: false },
        zones: [],
        signal,
      })
    const stop = new AbortController()
    const endless = fill('select generate_series(1, 2000000000) n', stop.signal)
    await until('the file to be there', 30_000, () => existsSync(join(folder, 'stopped.duckdb')))
    stop.abort()
    await assert.rejects(endless, { name: 'QueryCancelled' })
    rmSync(join(folder, 'stopped.duckdb'))
    const { signal } = new AbortController()
    await assert.rejects(fill('select 1 / (5000 - n) as x from generate_series(1, 6000) n', signal), {
      name: 'QueryError',
      message: /division by zero/,
    })
  })
})

const mysql = await mysqlServer()
if (mysql !== undefined) {
  describe('MariaDB and MySQL', async () => {
    const database = await mysql.createDatabase('copies')
    const from: From = { source: mysqlDriver.connect(database.details, TEST_OPTIONS), dialect: mysqlDriver.dialect }
    const table = (name: string) => ({ table: { schema: null, name } })
    after(async () => {
      await from.source.close()
      await database.drop()
    })

    test('every type, with its edges', async () => {
      await database.exec(`CREATE TABLE every (id INT PRIMARY KEY, b BOOLEAN, bits BIT(1), t1 TINYINT, u8 BIGINT UNSIGNED, i8 BIGINT, i3 MEDIUMINT,
          n122 DECIMAL(12, 2), n65 DECIMAL(65, 2), f FLOAT, d8 DOUBLE, t TEXT, v VARCHAR(20), c CHAR(10), e ENUM('b', 'a'), s SET('x', 'y'),
          bin VARBINARY(20), bl LONGBLOB, j JSON, d DATE, dt DATETIME(6), ts TIMESTAMP(6) NULL, tm TIME(6), late TIME, y YEAR) CHARACTER SET utf8mb4;
        INSERT INTO every VALUES
          (1, 1, 1, -128, 18446744073709551615, -9223372036854775808, -8388608, -9999999999.99, -1.5, 1.1, 1e300, 'a', 'b', 'c', 'a', 'x,y',
            x'00ff', REPEAT('ab', 3000), '{"a": 1}', '1000-01-01', '9999-12-31 23:59:59.999999', '2024-03-31 01:30:00.123456', '23:59:59.5', '-25:00:00', 1901),
          (2, 0, 0, 127, 0, 9223372036854775807, 8388607, 0.01, 99999999999.99, -0.5, -1e-300, '', '', '', 'b', '', '', '', 'null', '2024-02-29',
            '2024-02-29 00:00:00', '1970-01-02 00:00:01', '00:00:00', '838:59:59', 2155),
          (3, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
          (4, 2, 1, 0, 5, 0, 0, 0, 0, 0, 0, 'ä😀', 'x', 'pad', NULL, NULL, x'6162', 'c', '[1]', '2024-01-01', '2024-01-01 10:20:30.5', '2024-07-01 12:00:00',
            '10:20:30', '00:00:01', 2024)`)
      const copied = await copyOf(from, table('every'))
      await assertSame(from, 'every', copied, [])
      assert.deepEqual(
        ['b', 'u8', 'n122', 'n65', 'f', 'late', 'ts'].map((name) => copied.column(name).databaseType),
        ['tinyint', 'ubigint', 'decimal(18,2)', 'decimal(18,2)', 'float', 'varchar', 'timestamp with time zone'],
      )
      assert.equal(copied.column('late').class, 'shown')
      const name = `~ts@${ZONE}`
      const { rows: asked } = await readAll(from.source, `select ts from every order by id`, { timeZone: ZONE })
      const { rows } = await readAll(copied.copy, `select "${name}" from t order by id`)
      assert.deepEqual(
        rows.flat(),
        asked.map(([text]) => (typeof text === 'string' ? text.slice(0, -6) : text)),
      )
    })

    test('more texts than a statement joins, and the end of the day', async () => {
      const columns = Array.from({ length: 70 }, (_, at) => `c${at} TEXT`).join(', ')
      await database.exec(`CREATE TABLE wide (id INT, ${columns}) CHARACTER SET utf8mb4; INSERT INTO wide (id, c69) VALUES (1, 'a');
        CREATE TABLE days (id INT, tm TIME); INSERT INTO days VALUES (1, '24:00:00'), (2, '10:00:00')`)
      const wide = await copyOf(from, table('wide'))
      await assertSame(from, 'wide', wide, [])
      await assertOrder(from, 'wide', wide, 'c0')
      assert.deepEqual([wide.column('c69').class, wide.column('c69').orderColumn], ['full', null])
      const days = await copyOf(from, table('days'))
      await assertSame(from, 'days', days, [])
      assert.equal(days.column('tm').class, 'shown')
    })

    test('dates that are none leave their column out', async () => {
      await database.exec(`SET sql_mode = ''; CREATE TABLE none (id INT, d DATE, dt DATETIME, good DATE);
        INSERT INTO none VALUES (1, '0000-00-00', '2024-01-00 00:00:00', '2024-01-01')`)
      await assertSame(from, 'none', await copyOf(from, table('none')), ['d', 'dt'])
    })

    test('texts are ordered as by their collation', async () => {
      const values = TEXTS.map((text, id) => `(${id}, '${text}', '${text}')`).join(',')
      await database.exec(`CREATE TABLE words (id INT, t TEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci, c VARCHAR(6000) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin);
        INSERT INTO words VALUES ${values}, (99, NULL, NULL)`)
      for (const rows of [table('words'), { sql: 'SELECT * FROM words' }]) {
        const copied = await copyOf(from, rows)
        await assertSame(from, 'words', copied, [])
        await assertOrder(from, 'words', copied, 't')
        await assertOrder(from, 'words', copied, 'c')
      }
    })
  })
}

describe('SQLite', () => {
  const path = join(folder, 'source.db')
  const database = new DatabaseSync(path)
  const from: From = { source: sqliteDriver.connect({ db: path }, TEST_OPTIONS), dialect: sqliteDriver.dialect }
  const table = (name: string) => ({ table: { schema: null, name } })
  after(() => from.source.close())

  test('columns are kept whose values are all what they declare', async () => {
    database.exec(`create table every (id integer primary key, b boolean, big bigint, f real, n decimal(10, 2), t text, d date, ts timestamp, tm time,
        any_type, bl blob, mixed integer, odd_date date, odd_time timestamp, words real);
      insert into every values (1, 1, 9223372036854775807, 0.1, 12.5, 'ä😀', '2024-02-29', '2024-03-05 10:20:30', '10:20:30', 1, x'00', 1, '2024-01-01', '2024-03-05T10:20:30', 1.5),
        (2, 0, -9223372036854775808, 1e300, 3, '', '0000-01-01', '2024-03-05 10:20:30.123', '00:00:00.5', 'a', null, 'one', 1, '2024-03-05 10:20:31', 'x'),
        (3, null, null, null, null, null, null, null, null, null, null, null, null, null, null)`)
    const copied = await copyOf(from, table('every'))
    await assertSame(from, 'every', copied, ['any_type', 'bl', 'mixed', 'odd_date', 'odd_time', 'words'])
    assert.equal(copied.column('t').ordersAlike, true)
    assert.equal(copied.column('ts').databaseType, 'timestamp')
  })

  test('a collation that somebody declares counts', async () => {
    const values = TEXTS.map((text, id) => `(${id}, '${text}')`).join(',')
    database.exec(`create table words (id integer, t text collate nocase); insert into words values ${values}`)
    const copied = await copyOf(from, table('words'))
    await assertSame(from, 'words', copied, [])
    await assertOrder(from, 'words', copied, 't')
  })
})

test('DuckDB: every type, with its edges', async () => {
  const path = join(folder, 'source.duckdb')
  await createFile(path, [
    "create type mood as enum ('sad', 'ok', 'glad')",
    `create table every (id integer, b boolean, h hugeint, u ubigint, n decimal(12, 2), n38 decimal(38, 37), f float, d double, t varchar, e mood,
      uu uuid, bl blob, dt date, ts timestamp, tz timestamptz, tm time, ns timestamp_ns, fine timestamp_ns, s struct(a integer), l integer[], j json, iv interval)`,
    `insert into every values (1, true, -170141183460469231731687303715884105728, 18446744073709551615, -9999999999.99, 9.9999999999999999999999999999999999999,
        'nan', 'infinity', '', 'glad', 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11', '\\x00\\xFF'::blob, '5877642-06-25 (BC)', '2024-03-05 10:20:30.000001', '2024-03-31 01:30:00+00',
        '24:00', '2024-01-01 00:00:00.000001', '2024-01-01 00:00:00.000000001', {'a': 1}, [1, null], '{"a": 1}', interval 1 day),
      (2, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null)`,
  ])
  const from: From = {
    source: duckdbDriver.connect({ database_file: path }, TEST_OPTIONS),
    dialect: duckdbDriver.dialect,
  }
  after(() => from.source.close())
  const copied = await copyOf(from, { table: { schema: 'main', name: 'every' } })
  await assertSame(from, 'every', copied, ['fine'])
  await assertOrder(from, 'every', copied, 'e')
  assert.equal(copied.column('t').ordersAlike, true)
})
