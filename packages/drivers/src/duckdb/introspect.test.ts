import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { assertDescribesAlone } from '../../../../test/support/describes-alone.ts'
import { TEST_OPTIONS, testFolder } from '../shared/test-support.ts'
import { DuckDbDataSource } from './data-source.ts'
import { createFile } from '../../../../test/support/duckdb-file.ts'

const path = join(testFolder(), 'store.duckdb')
const source = new DuckDbDataSource(path, TEST_OPTIONS)
after(() => source.close())

await createFile(path, [
  'create schema shop',
  'create sequence ids',
  `create table people (id integer primary key default nextval('ids'), name text not null, email varchar unique,
      twice integer generated always as (id * 2) virtual, mood enum('sad', 'ok'), tags varchar[])`,
  'create table shop.orders (id bigint primary key, person integer, amount decimal(10, 2) not null default 0, day date)',
  'create table shop.lines (order_id bigint references shop.orders (id), product integer)',
  'create table pairs (x integer, y integer, primary key (x, y))',
  'create table pair_notes (x integer, y integer, foreign key (x, y) references pairs (x, y))',
  'create index by_person on shop.orders (person, day)',
  'create table "odd" ("a, ""b""" integer, c integer)',
  'create index odd_index on "odd" ("a, ""b""")',
  "comment on table people is 'All people'",
  "comment on column people.name is 'Full name'",
  'create view names as select name from people',
  "insert into people (name) values ('a'), ('b')",
])

test('tables and views with comments and estimates', async () => {
  const { tables } = await source.describe(new AbortController().signal)
  assert.deepEqual(
    tables.map(({ schema, name, kind, comment, estimatedRows }) => [schema, name, kind, comment, estimatedRows]),
    [
      ['main', 'names', 'view', null, null],
      ['main', 'odd', 'table', null, 0],
      ['main', 'pair_notes', 'table', null, 0],
      ['main', 'pairs', 'table', null, 0],
      ['main', 'people', 'table', 'All people', 2],
      ['shop', 'lines', 'table', null, 0],
      ['shop', 'orders', 'table', null, 0],
    ],
  )
})

test('columns with types, keys, indexes and comments', async () => {
  const { columns } = await source.describe(new AbortController().signal)
  const of = (table: string) => columns.filter((column) => column.table === table)
  assert.deepEqual(
    of('people').map(({ name, position, databaseType, baseType, comment }) => [
      name,
      position,
      databaseType,
      baseType,
      comment,
    ]),
    [
      ['id', 0, 'integer', 'type/Integer', null],
      ['name', 1, 'varchar', 'type/Text', 'Full name'],
      ['email', 2, 'varchar', 'type/Text', null],
      ['twice', 3, 'integer', 'type/Integer', null],
      ['mood', 4, 'enum', 'type/Text', null],
      ['tags', 5, 'varchar[]', 'type/Array', null],
    ],
  )
  const flags = (table: string) =>
    of(table).map((c) => [c.name, c.isPrimaryKey, c.isAutoIncrement, c.isRequired, c.isIndexed])
  assert.deepEqual(flags('people').slice(0, 4), [
    ['id', true, true, false, true],
    ['name', false, false, true, false],
    ['email', false, false, false, true],
    ['twice', false, false, false, false],
  ])
  assert.deepEqual(flags('orders'), [
    ['id', true, false, true, true],
    ['person', false, false, false, true],
    ['amount', false, false, false, false],
    ['day', false, false, false, false],
  ])
  assert.deepEqual(flags('odd'), [
    ['a, "b"', false, false, false, true],
    ['c', false, false, false, false],
  ])
})

test('foreign keys of one column', async () => {
  const { foreignKeys } = await source.describe(new AbortController().signal)
  assert.deepEqual(foreignKeys, [
    {
      schema: 'shop',
      table: 'lines',
      column: 'order_id',
      targetSchema: 'shop',
      targetTable: 'orders',
      targetColumn: 'id',
    },
  ])
})

test('foreign keys of several columns: the columns whose targets are unique alone', async (t) => {
  const file = join(testFolder(), 'composite.duckdb')
  await createFile(file, [
    'create table tickets (tenant integer, id integer primary key, code integer, unique (tenant, id), unique (tenant, code))',
    'create table archive (id integer primary key)',
    `create table entries (tenant integer, ticket integer, code integer, kept integer references archive (id),
      foreign key (tenant, ticket) references tickets (tenant, id), foreign key (tenant, kept) references tickets (tenant, id),
      foreign key (tenant, code) references tickets (tenant, code))`,
  ])
  const composite = new DuckDbDataSource(file, TEST_OPTIONS)
  t.after(() => composite.close())
  const { foreignKeys } = await composite.describe(new AbortController().signal)
  assert.deepEqual(
    foreignKeys.map((key) => `${key.table}.${key.column} > ${key.targetTable}.${key.targetColumn}`),
    ['entries.ticket > tickets.id', 'entries.kept > tickets.id', 'entries.kept > archive.id'],
  )
})

test('schemas without the system’s', async () => {
  assert.deepEqual(await source.schemas(), ['main', 'shop'])
})

test('one table is described alone', async () => {
  await assertDescribesAlone(source, { schema: 'shop', name: 'orders' })
  await assertDescribesAlone(source, { schema: 'main', name: 'people' })
})
