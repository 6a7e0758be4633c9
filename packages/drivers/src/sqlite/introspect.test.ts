import assert from 'node:assert/strict'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, test } from 'node:test'
import type { ColumnDescription, SchemaDescription } from '@querent/query'
import { assertDescribesAlone } from '../../../../test/support/describes-alone.ts'
import { TEST_OPTIONS, testFolder } from '../shared/test-support.ts'
import { SqliteDataSource } from './data-source.ts'

const folder = testFolder()

async function describe(name: string, sql: string): Promise<SchemaDescription> {
  return opened(name, sql).describe(new AbortController().signal)
}

function opened(name: string, sql: string): SqliteDataSource {
  const path = join(folder, name)
  const database = new DatabaseSync(path)
  database.exec(sql)
  database.close()
  const source = new SqliteDataSource(path, TEST_OPTIONS)
  after(() => source.close())
  return source
}

function columnsOf(schema: SchemaDescription, table: string): ColumnDescription[] {
  return schema.columns.filter((column) => column.table === table)
}

test('tables, views and virtual tables, without the engine’s own', async () => {
  const { tables } = await describe(
    'tables.db',
    `create table people (id integer primary key autoincrement, name text);
     insert into people (name) values ('a'), ('b'), ('c'); analyze;
     create view names as select name from people;
     create virtual table search using fts5(body)`,
  )
  assert.deepEqual(
    tables.map(({ name, kind, estimatedRows }) => [name, kind, estimatedRows]),
    [
      ['names', 'view', null],
      ['people', 'table', 3],
      ['search', 'table', null],
    ],
  )
})

test('keys, indexes and what an insert must name', async () => {
  const schema = await describe(
    'columns.db',
    `create table people (id integer primary key, name text not null, email varchar(30) unique,
       age int not null default 0, twice int generated always as (age * 2) virtual, first, second);
     create index by_both on people (first, second);
     create table pairs (x int, y int, primary key (x, y)) without rowid;
     create table codes (code text primary key)`,
  )
  const flags = (table: string) =>
    columnsOf(schema, table).map((c) => [c.name, c.isPrimaryKey, c.isAutoIncrement, c.isRequired, c.isIndexed])
  assert.deepEqual(flags('people'), [
    ['id', true, true, false, true],
    ['name', false, false, true, false],
    ['email', false, false, false, true],
    ['age', false, false, false, false],
    ['twice', false, false, false, false],
    ['first', false, false, false, true],
    ['second', false, false, false, false],
  ])
  assert.deepEqual(flags('pairs'), [
    ['x', true, false, true, true],
    ['y', true, false, true, false],
  ])
  assert.deepEqual(flags('codes'), [['code', true, false, false, true]])
  const [id, , email] = columnsOf(schema, 'people')
  assert.deepEqual([id?.position, id?.databaseType, id?.baseType], [0, 'integer', 'type/Integer'])
  assert.deepEqual([email?.position, email?.databaseType, email?.baseType], [2, 'varchar(30)', 'type/Text'])
})

test('foreign keys of one column, whatever the spelling of their target', async () => {
  const { foreignKeys } = await describe(
    'keys.db',
    `create table People (Id integer primary key);
     create table pairs (x int, y int, primary key (x, y));
     create table visits (who int references people, host int references PEOPLE(ID), x int, y int,
       ghost int references ghosts(id), foreign key (x, y) references pairs (x, y))`,
  )
  assert.deepEqual(foreignKeys, [
    { schema: null, table: 'visits', column: 'who', targetSchema: null, targetTable: 'People', targetColumn: 'Id' },
    { schema: null, table: 'visits', column: 'host', targetSchema: null, targetTable: 'People', targetColumn: 'Id' },
  ])
})

test('foreign keys of several columns: the columns whose targets are unique alone', async () => {
  const { foreignKeys } = await describe(
    'composite.db',
    `create table tickets (tenant int, id integer primary key, code int, mark int unique,
       unique (tenant, id), unique (tenant, code), unique (tenant, mark));
     create unique index some on tickets (code) where code > 0;
     create table archive (id integer primary key);
     create table entries (tenant int, ticket int, code int, mark int, kept int references archive,
       foreign key (tenant, ticket) references tickets (tenant, id), foreign key (tenant, kept) references tickets (tenant, id),
       foreign key (tenant, code) references tickets (tenant, code), foreign key (tenant, mark) references tickets (tenant, mark))`,
  )
  assert.deepEqual(
    foreignKeys.map((key) => `${key.table}.${key.column} > ${key.targetTable}.${key.targetColumn}`),
    [
      'entries.ticket > tickets.id',
      'entries.kept > tickets.id',
      'entries.mark > tickets.mark',
      'entries.kept > archive.id',
    ],
  )
})

test('a broken view is left out and hides nothing else', async () => {
  const schema = await describe(
    'broken.db',
    'create table kept (a); create view fine as select a from kept; create view broken as select * from gone',
  )
  assert.deepEqual(
    schema.tables.map(({ name }) => name),
    ['fine', 'kept'],
  )
  assert.deepEqual(
    schema.columns.map(({ table, name }) => [table, name]),
    [
      ['fine', 'a'],
      ['kept', 'a'],
    ],
  )
})

test('an empty database', async () => {
  assert.deepEqual(await describe('empty.db', ''), { tables: [], columns: [], foreignKeys: [] })
})

test('a thousand tables at once', async () => {
  const tables = Array.from(
    { length: 1000 },
    (_, index) => `create table t${index} (id integer primary key, a, b, c, d, e)`,
  )
  const schema = await describe('thousand.db', `begin; ${tables.join(';')}; commit`)
  assert.deepEqual([schema.tables.length, schema.columns.length], [1000, 6000])
})

test('one table is described alone, beside a view over a table that is gone', async () => {
  const source = opened(
    'alone.db',
    `create table people (id integer primary key, name text unique, born text); create index born on people (born);
     create table orders (id integer primary key, person integer references people (id)); create table gone (a);
     create view broken as select a from gone; drop table gone`,
  )
  for (const name of ['people', 'orders']) await assertDescribesAlone(source, { schema: null, name })
})
