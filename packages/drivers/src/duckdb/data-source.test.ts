import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import type { SqlParam } from '@querent/query'
import { textsFrom, written } from '../../../../test/support/statements.ts'
import { TEST_OPTIONS, readAll, statement, testFolder } from '../shared/test-support.ts'
import { DuckDbDataSource } from './data-source.ts'
import { createFile } from '../../../../test/support/duckdb-file.ts'

const folder = testFolder()
const path = join(folder, 'store.duckdb')
const source = new DuckDbDataSource(path, TEST_OPTIONS)

await createFile(path, [
  'create table orders (id integer, total decimal(10, 2))',
  'insert into orders values (1, 12.5)',
])
after(() => source.close())

const CELLS: [expression: string, databaseType: string, baseType: string, cell: unknown][] = [
  ['true', 'boolean', 'type/Boolean', true],
  ['null', 'integer', 'type/Integer', null],
  ['(-128)::tinyint', 'tinyint', 'type/Integer', -128],
  ['4294967295::uinteger', 'uinteger', 'type/Integer', 4294967295],
  ['42::bigint', 'bigint', 'type/BigInteger', 42],
  ['9007199254740993::bigint', 'bigint', 'type/BigInteger', 9007199254740993n],
  ['18446744073709551615::ubigint', 'ubigint', 'type/BigInteger', 18446744073709551615n],
  ["'-170141183460469231731687303715884105728'::hugeint", 'hugeint', 'type/BigInteger', -(2n ** 127n)],
  ['340282366920938463463374607431768211455::uhugeint', 'uhugeint', 'type/BigInteger', 2n ** 128n - 1n],
  ["'123456789012345678901234567890'::bignum", 'bignum', 'type/BigInteger', 123456789012345678901234567890n],
  ['12.50::decimal(10, 2)', 'decimal(10,2)', 'type/Decimal', '12.50'],
  ['-0.05::decimal(3, 2)', 'decimal(3,2)', 'type/Decimal', '-0.05'],
  ['7::decimal(4, 0)', 'decimal(4,0)', 'type/Decimal', '7'],
  [
    "'-123456789012345678901234567890.12345678'::decimal(38, 8)",
    'decimal(38,8)',
    'type/Decimal',
    '-123456789012345678901234567890.12345678',
  ],
  ['0.1::float', 'float', 'type/Float', 0.1],
  ['16777217::float', 'float', 'type/Float', 16777216],
  ['0.1::double', 'double', 'type/Float', 0.1],
  ["'nan'::double", 'double', 'type/Float', Number.NaN],
  ["'-inf'::float", 'float', 'type/Float', -Infinity],
  ["'it''s ünï'", 'varchar', 'type/Text', "it's ünï"],
  ['\'{"a": [1]}\'::json', 'json', 'type/JSON', '{"a": [1]}'],
  ["'b'::enum('a', 'b')", 'enum', 'type/Text', 'b'],
  ["uuid 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'", 'uuid', 'type/UUID', 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'],
  ["'ab\\x00\\xFF'::blob", 'blob', 'type/*', 'YWIA/w=='],
  ["'0101'::bit", 'bit', 'type/*', '0101'],
  ["date '2024-03-05'", 'date', 'type/Date', '2024-03-05'],
  ["date '0044-03-15 (BC)'", 'date', 'type/Date', '-000043-03-15'],
  ["date '-infinity'", 'date', 'type/Date', '-infinity'],
  ["time '10:20:30.500'", 'time', 'type/Time', '10:20:30.5'],
  ["timetz '10:20:30+02'", 'time with time zone', 'type/TimeWithTZ', '10:20:30+02:00'],
  ["timestamp '2024-03-05 10:20:30'", 'timestamp', 'type/DateTime', '2024-03-05T10:20:30'],
  ["timestamp '1890-03-05 10:20:30.000120'", 'timestamp', 'type/DateTime', '1890-03-05T10:20:30.00012'],
  ["timestamp 'infinity'", 'timestamp', 'type/DateTime', 'infinity'],
  ["timestamp_s '2024-03-05 10:20:30'", 'timestamp_s', 'type/DateTime', '2024-03-05T10:20:30'],
  ["timestamp_ms '2024-03-05 10:20:30.120'", 'timestamp_ms', 'type/DateTime', '2024-03-05T10:20:30.12'],
  ["timestamp_ns '2024-03-05 10:20:30.123456789'", 'timestamp_ns', 'type/DateTime', '2024-03-05T10:20:30.123456789'],
  ["interval '1 year 2 days 04:05:06.5'", 'interval', 'type/Interval', '1 year 2 days 04:05:06.5'],
  ['[1, null, 9007199254740993]', 'bigint[]', 'type/Array', '[1,null,9007199254740993]'],
  ["array_value('a', 'b')", 'varchar[2]', 'type/Array', '["a","b"]'],
  [
    "{'a': 1.50, 'b': date '2024-01-01', 'c': [true]}",
    'struct("a" decimal(3,2), "b" date, "c" boolean[])',
    'type/Dictionary',
    '{"a":1.50,"b":"2024-01-01","c":[true]}',
  ],
  ["map {'k': 1}", 'map(varchar, integer)', 'type/Dictionary', '{"k":1}'],
  ["map {date '2024-01-01': 'x'}", 'map(date, varchar)', 'type/Dictionary', '{"2024-01-01":"x"}'],
  ['union_value(num := 2)', 'union("num" integer)', 'type/Dictionary', '{"num":2}'],
]

for (const [expression, databaseType, baseType, cell] of CELLS) {
  test(`cell of ${expression}`, async () => {
    const { columns, rows } = await readAll(source, `select ${expression} as x`)
    assert.deepEqual(columns, [{ name: 'x', databaseType, baseType }])
    assert.deepEqual(rows, [[cell]])
    assert.deepEqual(await textsFrom(source, `select ${expression} as x`), [[cell === null ? null : String(cell)]])
  })
}

const ZONES: [timeZone: string, cell: string][] = [
  ['UTC', '2024-07-05T10:20:30.5Z'],
  ['Europe/Paris', '2024-07-05T12:20:30.5+02:00'],
  ['America/St_Johns', '2024-07-05T07:50:30.5-02:30'],
]

for (const [timeZone, cell] of ZONES) {
  test(`instants and functions of time follow the zone ${timeZone}`, async () => {
    const { columns, rows } = await readAll(
      source,
      "select timestamptz '2024-07-05 10:20:30.5Z' as x, date_trunc('day', x)::varchar = x::date::timestamptz::varchar, current_setting('TimeZone')",
      { timeZone },
    )
    assert.equal(columns[0]?.baseType, 'type/DateTimeWithTZ')
    assert.deepEqual(rows, [[cell, true, timeZone]])
  })
}

test('an unknown zone is an error', async () => {
  await assert.rejects(readAll(source, 'select 1', { timeZone: "Mars/O'Lympus" }), { name: 'QueryError', type: 'db' })
})

const PARAMS: [param: SqlParam, type: string, cell: unknown][] = [
  ["it's", 'VARCHAR', "it's"],
  [5, 'INTEGER', 5],
  [2 ** 40, 'BIGINT', 2 ** 40],
  [2n ** 100n, 'HUGEINT', 2n ** 100n],
  [1.5, 'DOUBLE', 1.5],
  [true, 'BOOLEAN', true],
  [null, '"NULL"', null],
]

for (const [param, type, cell] of PARAMS) {
  test(`a parameter is bound as ${type}`, async () => {
    const { rows } = await readAll(source, 'select typeof(?1), ?1', { params: [param] })
    assert.deepEqual(rows, [[type, cell]])
  })
}

const MISTAKES: [sql: string, message: RegExp][] = [
  ['select nope from orders', /Referenced column "nope" not found/],
  ['select * from nowhere', /Table with name nowhere does not exist/],
  ['select 1 1', /^Parser Error: syntax error at or near "1"/],
  ["select cast('a' as integer)", /Could not convert string 'a'/],
  ["select case when i = 500000 then error('stop') else i end from range(1000000) t(i)", /stop/],
  [
    "select case when i = 900000 then 'x' else i::varchar end::integer from range(1000000) t(i) where i >= 0;",
    /convert string 'x'/,
  ],
  ['-- nothing', /no statement/],
  ['select ?', /takes 1 values, 0 were given/],
]

for (const [sql, message] of MISTAKES) {
  test(`fails with DuckDB's message: ${sql}`, async () => {
    await assert.rejects(readAll(source, sql), { name: 'QueryError', type: 'db', message })
    assert.deepEqual((await readAll(source, 'select 1; -- and on')).rows, [[1]])
  })
}

/** Passed to the engine unread: what it refuses by itself. */
const UNREAD = { holdsSql: false } as const

const FORBIDDEN = [
  `attach '${join(folder, 'other.duckdb')}' as other`,
  "attach ':memory:' as other",
  `copy orders to '${join(folder, 'orders.csv')}'`,
  `export database '${join(folder, 'export')}'`,
  "select * from read_text('/etc/passwd')",
  "select * from read_csv('/etc/passwd')",
  "select * from '/etc/passwd'",
  "select * from glob('/etc/*')",
  'install httpfs',
  'load httpfs',
  'set threads = 1',
  "set TimeZone = 'UTC'",
  'set variable a = 1',
  'pragma enable_profiling',
  'prepare p as select 1',
  'begin transaction',
  'explain analyze set threads = 1',
  'use memory',
]

test('several statements in one text are refused', async () => {
  for (const given of [UNREAD, {}]) {
    await assert.rejects(readAll(source, 'select 1; select 2', given), { message: /Only one statement/ })
  }
})

for (const access of ['read', 'write'] as const) {
  for (const sql of FORBIDDEN) {
    test(`refused with access ${access}: ${sql}`, async () => {
      await assert.rejects(readAll(source, sql, { ...UNREAD, access }), { name: 'QueryError', type: 'db' })
    })
  }
}

for (const sql of [
  'delete from orders',
  'insert into orders values (2, 3)',
  'create table t (a integer)',
  'drop table orders',
  'create temp table t (a integer)',
]) {
  test(`refused for reading: ${sql}`, async () => {
    const error = { name: 'QueryError', type: 'db', message: /read-only/ }
    await assert.rejects(readAll(source, sql, UNREAD), error)
  })
}

test('EXPLAIN ANALYZE leaves nothing behind in the session', async () => {
  await readAll(source, "explain analyze set TimeZone = 'Asia/Tokyo'", UNREAD)
  await readAll(source, 'explain analyze create temp table left_over (a integer)', UNREAD)
  const single = new DuckDbDataSource(path, { ...TEST_OPTIONS, maxSessions: 1 })
  after(() => single.close())
  await readAll(single, "explain analyze set TimeZone = 'Asia/Tokyo'", UNREAD)
  assert.deepEqual((await readAll(single, "select current_setting('TimeZone')")).rows, [['UTC']])
  await readAll(single, 'explain analyze create temp table left_over (a integer)', UNREAD)
  await assert.rejects(readAll(single, 'select * from left_over'), /left_over does not exist/)
})

test('rows of much text come in pieces, as values and as texts', async () => {
  const stream = await source.run(statement("select repeat('x', 30000000) from range(3)"))
  const values = stream[Symbol.asyncIterator]()
  assert.equal((await values.next()).value?.length, 1)
  let rowCount = 0
  for await (const batch of stream.texts!()) rowCount += batch.rowCount
  assert.equal(rowCount, 2)
})

test('a seed that somebody chose does not reach the next one', async () => {
  const single = new DuckDbDataSource(path, { ...TEST_OPTIONS, maxSessions: 1 })
  after(() => single.close())
  const random = async () => {
    await readAll(single, 'select setseed(0.3)')
    return (await readAll(single, 'select random()')).rows
  }
  assert.notDeepEqual(await random(), await random())
})

test('nothing has been written beside the file', () => {
  for (const name of ['other.duckdb', 'orders.csv', 'export']) assert.equal(existsSync(join(folder, name)), false)
  assert.ok(readFileSync(path).length > 0)
})

test('a database in memory lives as long as its source', async () => {
  const memory = new DuckDbDataSource(':memory:', { ...TEST_OPTIONS, idleTimeoutMs: 10 })
  after(() => memory.close())
  assert.deepEqual(await written(memory, 'create table t (a integer)'), [])
  assert.deepEqual(await written(memory, 'insert into t values (1), (2) returning a'), [[1], [2]])
  await new Promise((resolve) => setTimeout(resolve, 50))
  assert.deepEqual((await readAll(memory, 'select count(*) from t')).rows, [[2]])
  await assert.rejects(readAll(memory, 'delete from t', UNREAD), /read-only/)
  await assert.rejects(readAll(memory, 'explain analyze delete from t'), { type: 'invalid-query' })
  assert.deepEqual((await readAll(memory, 'select count(*) from t')).rows, [[2]])
})

test('version and zone', async () => {
  const version = await source.version()
  assert.equal(version.flavor, 'DuckDB')
  assert.equal(version['semantic-version'].join('.'), version.version)
  assert.equal(await source.timeZone(), Intl.DateTimeFormat().resolvedOptions().timeZone)
})

test('rows of many columns come in smaller batches, and all of them come', async () => {
  const columns = Array.from({ length: 200 }, (_, column) => `i + ${column} as c${column}`).join()
  const stream = await source.run(statement(`select ${columns} from range(3000) numbers(i)`))
  const sizes: number[] = []
  const firsts: unknown[] = []
  for await (const batch of stream) {
    sizes.push(batch.length)
    firsts.push(...batch.map((row) => row[0]))
  }
  assert.ok(Math.max(...sizes) <= 200, `${sizes.join()}`)
  assert.deepEqual(
    firsts.map(Number),
    Array.from({ length: 3000 }, (_, row) => row),
  )
})
