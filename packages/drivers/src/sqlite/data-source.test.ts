import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, test } from 'node:test'
import { QueryError, type SqlParam } from '@querent/query'
import { written } from '../../../../test/support/statements.ts'
import { TEST_OPTIONS, readAll, testFolder } from '../shared/test-support.ts'
import { SqliteDataSource } from './data-source.ts'

const folder = testFolder()
const path = join(folder, 'shop.db')
const database = new DatabaseSync(path)
database.exec(`create table orders (id integer primary key, total decimal(10, 2), placed timestamp, day date, paid boolean,
    photo blob, weight real);
  insert into orders values (1, 12.5, '2024-03-05 10:20:30', '2024-03-05', 1, x'0102ff', 9e999),
    (9007199254740993, 3, null, null, 0, null, 0.1)`)
database.close()

const source = new SqliteDataSource(path, TEST_OPTIONS)
after(() => source.close())

test('cells and columns follow the declared types', async () => {
  const { columns, rows } = await readAll(source, 'select * from orders order by id')
  assert.deepEqual(
    columns.map(({ name, databaseType, baseType }) => [name, databaseType, baseType]),
    [
      ['id', 'integer', 'type/Integer'],
      ['total', 'decimal(10, 2)', 'type/Decimal'],
      ['placed', 'timestamp', 'type/DateTime'],
      ['day', 'date', 'type/Date'],
      ['paid', 'boolean', 'type/Boolean'],
      ['photo', 'blob', 'type/*'],
      ['weight', 'real', 'type/Float'],
    ],
  )
  assert.deepEqual(rows, [
    [1, '12.5', '2024-03-05T10:20:30', '2024-03-05', 1, 'AQL/', Infinity],
    [9007199254740993n, '3', null, null, 0, null, 0.1],
  ])
})

test('expressions have no type of their own', async () => {
  const { columns, rows } = await readAll(source, 'select count(*) n, max(placed) from orders where id < 0')
  assert.deepEqual(columns[0], { name: 'n', databaseType: '', baseType: 'type/*' })
  assert.deepEqual(rows, [[0, null]])
})

test('columns are known for an empty result', async () => {
  const { columns, rows } = await readAll(source, 'select id, day from orders where false')
  assert.deepEqual([columns.length, rows.length], [2, 0])
})

const PARAMS: [param: SqlParam, type: string, cell: unknown][] = [
  ["it's", 'text', "it's"],
  [5, 'integer', 5],
  [1.5, 'real', 1.5],
  [9223372036854775807n, 'integer', 9223372036854775807n],
  [true, 'integer', 1],
  [null, 'null', null],
  [Infinity, 'real', Infinity],
]

for (const [param, type, cell] of PARAMS) {
  test(`a ${typeof param} parameter is bound as ${type}`, async () => {
    const { rows } = await readAll(source, 'select typeof(?1), ?1', { params: [param] })
    assert.deepEqual(rows, [[type, cell]])
  })
}

test('an integer out of range is refused', async () => {
  await assert.rejects(readAll(source, 'select ?', { params: [2n ** 64n] }), { name: 'QueryError', type: 'db' })
})

const MISTAKES: [sql: string, message: RegExp][] = [
  ['select nope from orders', /no such column: nope/],
  ['select * from nowhere', /no such table: nowhere/],
  ['select 1 1', /near "1": syntax error/],
  ['select abs(-9223372036854775808)', /integer overflow/],
  ['-- nothing', /no statements/],
  ["select 'a' regexp '('", /Invalid regular expression/],
]

for (const [sql, message] of MISTAKES) {
  test(`fails with SQLite's message: ${sql}`, async () => {
    await assert.rejects(readAll(source, sql), { name: 'QueryError', type: 'db', message })
    assert.deepEqual((await readAll(source, 'select 1; -- and on')).rows, [[1]])
  })
}

/** Passed to the engine unread: what it refuses by itself. */
const UNREAD = { holdsSql: false } as const

const FORBIDDEN: [sql: string, message: RegExp][] = [
  [`attach '${join(folder, 'other.db')}' as other`, /Attaching/],
  [`vacuum into '${join(folder, 'copy.db')}'`, /VACUUM/],
  ["select load_extension('x')", /load_extension/],
  ["select readfile('/etc/passwd')", /no such function: readfile/],
  ["select writefile('x', 'y')", /no such function: writefile/],
  ["select fts3_tokenizer('simple')", /fts3_tokenizer/],
  ["select edit('x')", /no such function: edit/],
  ['pragma journal_mode = wal', /PRAGMA journal_mode/],
  ['pragma writable_schema = 1', /PRAGMA writable_schema/],
  ['pragma temp_store_directory', /PRAGMA temp_store_directory/],
  ['pragma database_list', /PRAGMA database_list/],
  ['select * from pragma_database_list', /PRAGMA database_list/],
  ['begin', /BEGIN/],
  ['savepoint a', /Savepoints/],
  ['detach main', /Detaching/],
]

test('several statements in one text are refused', async () => {
  for (const given of [UNREAD, {}]) {
    await assert.rejects(readAll(source, 'select 1; select 2', given), { message: /Only one statement/ })
  }
})

for (const access of ['read', 'write'] as const) {
  for (const [sql, message] of FORBIDDEN) {
    test(`refused with access ${access}: ${sql}`, async () => {
      await assert.rejects(readAll(source, sql, { ...UNREAD, access }), { name: 'QueryError', type: 'db', message })
    })
  }
}

const many = (count: number, item: string, separator: string) => Array(count).fill(item).join(separator)

for (const [limit, sql, message] of [
  ['long blobs', 'select zeroblob(100000000)', /^A value is too large: no text or blob may hold more than 64 MB\./],
  ['long texts', "select length(printf('%.*c', 100000000, 'x'))", /^A value is too large/],
  ['texts beyond any limit of SQLite', 'select hex(zeroblob(2000000000))', /^A value is too large/],
  ['long rows', `select ${many(10, 'zeroblob(10000000)', ', ')}`, /^A row of the result is too large/],
  ['columns', `select ${many(2_001, '1', ', ')}`, /too many columns in result set/],
  ['depth', `select ${many(1_002, '1', ' + ')}`, /Expression tree is too large/],
  [
    'values',
    `select 1 in (${Array.from({ length: 32_767 }, (_, index) => `?${index + 1}`)})`,
    /variable number must be/,
  ],
  ['terms', many(501, 'select 1', ' union all '), /too many terms in compound SELECT/],
] as const) {
  test(`a statement beyond the limit of ${limit} fails saying so, and the next one runs`, async () => {
    await assert.rejects(readAll(source, sql), (error) => {
      assert.ok(error instanceof QueryError)
      assert.match(error.message, message)
      return true
    })
    assert.deepEqual((await readAll(source, 'select 1')).rows, [[1]])
  })
}

test('nothing has been written beside the file', () => {
  assert.equal(existsSync(join(folder, 'other.db')), false)
  assert.equal(existsSync(join(folder, 'copy.db')), false)
})

const CHANGES = [
  'delete from orders',
  'insert into orders (id) values (7)',
  'update orders set total = 0',
  'create table copies as select * from orders',
  'create temp table copies (a)',
  'create view v as select 1',
  'drop table orders',
  'with gone as (select 1) delete from orders returning id',
  'analyze',
]

for (const sql of CHANGES) {
  test(`refused for reading: ${sql}`, async () => {
    await assert.rejects(readAll(source, sql, UNREAD), { name: 'QueryError', type: 'db', message: /read-only/ })
  })
}

test('reading pragmas and plans are answered', async () => {
  assert.deepEqual((await readAll(source, 'pragma page_size')).rows, [[4096]])
  assert.equal((await readAll(source, "select name from pragma_table_info('orders')")).rows.length, 7)
  assert.notEqual((await readAll(source, 'explain query plan select * from orders')).rows.length, 0)
})

test('changes write', async () => {
  assert.deepEqual(await written(source, 'create table notes (id integer primary key, text)'), [])
  assert.deepEqual(await written(source, "insert into notes (text) values ('a'), ('b') returning id, text"), [
    [1, 'a'],
    [2, 'b'],
  ])
  assert.deepEqual((await readAll(source, 'select count(*) from notes')).rows, [[2]])
})

test('version, zone and schemas', async () => {
  const version = await source.version()
  assert.equal(version.flavor, 'SQLite')
  assert.deepEqual(version['semantic-version'].join('.'), version.version)
  assert.equal(await source.timeZone(), null)
  assert.deepEqual(await source.schemas(), [])
})
