import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { assertDescribesAlone } from '../../../../test/support/describes-alone.ts'
import { postgresServer, type TestDatabase } from '../../../../test/support/servers.ts'
import { columnLines } from '../shared/test-support.ts'
import { PostgresDataSource } from './data-source.ts'

const OPTIONS = { maxSessions: 4, connectTimeoutMs: 5000, idleTimeoutMs: 30_000 }
const signal = new AbortController().signal
let database: TestDatabase
let role = ''

before(async () => {
  database = await (await postgresServer()).createDatabase('introspect')
  role = `${database.name}_reader`
  await database.exec(`
    CREATE TYPE mood AS ENUM ('sad', 'happy');
    CREATE DOMAIN price AS numeric(10, 2);
    CREATE TABLE people (id serial PRIMARY KEY, name varchar(50) NOT NULL, feels mood, tags text[], born date);
    COMMENT ON TABLE people IS 'Who buys';
    COMMENT ON COLUMN people.name IS 'Full name';
    CREATE INDEX ON people (born, name);
    CREATE TABLE orders (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, person_id int NOT NULL REFERENCES people, total price NOT NULL,
      double_total numeric GENERATED ALWAYS AS (total * 2) STORED, placed timestamptz NOT NULL DEFAULT now());
    ALTER TABLE orders DROP COLUMN placed;
    ALTER TABLE orders ADD COLUMN placed timestamptz NOT NULL DEFAULT now();
    CREATE TABLE lines (order_id bigint REFERENCES orders, line int, PRIMARY KEY (order_id, line));
    CREATE TABLE notes (order_id bigint, line int, FOREIGN KEY (order_id, line) REFERENCES lines);
    CREATE VIEW happy AS SELECT * FROM people WHERE feels = 'happy';
    CREATE MATERIALIZED VIEW totals AS SELECT sum(total) AS total FROM orders;
    CREATE TABLE events (at date) PARTITION BY RANGE (at);
    CREATE TABLE events_2024 PARTITION OF events FOR VALUES FROM ('2024-01-01') TO ('2025-01-01');
    CREATE SCHEMA "Odd ""name"""; CREATE TABLE "Odd ""name"""."The Table" ("A b" int);
    CREATE SCHEMA hidden; CREATE TABLE hidden.t (a int);
    CREATE ROLE "${role}" LOGIN PASSWORD 'reader';
    GRANT SELECT ON orders TO "${role}"; GRANT SELECT (id, name) ON people TO "${role}"; GRANT INSERT ON notes TO "${role}";
    INSERT INTO people (name) SELECT 'p' || n FROM generate_series(1, 100) n;
    ANALYZE people`)
})

after(async () => {
  await database.drop()
  const server = await postgresServer()
  const other = await server.createDatabase('roles')
  await other.exec(`DROP ROLE "${role}"`)
  await other.drop()
})

async function described(details: Record<string, unknown> = {}) {
  const source = new PostgresDataSource({ ...database.details, ...details }, OPTIONS)
  try {
    return { schemas: await source.schemas(), ...(await source.describe(signal)) }
  } finally {
    await source.close()
  }
}

test('tables, views, materialized views and partitioned tables without their parts', async () => {
  const { tables, schemas } = await described()
  assert.deepEqual(schemas, ['Odd "name"', 'hidden', 'public'])
  assert.deepEqual(
    tables.map(({ schema, name, kind }) => `${schema}.${name} ${kind}`),
    [
      'Odd "name".The Table table',
      'hidden.t table',
      'public.events table',
      'public.happy view',
      'public.lines table',
      'public.notes table',
      'public.orders table',
      'public.people table',
      'public.totals view',
    ],
  )
  const people = tables.find(({ name }) => name === 'people')
  assert.deepEqual([people?.comment, people?.estimatedRows], ['Who buys', 100])
})

test('columns with types, keys, indexes and comments', async () => {
  const { columns } = await described({ 'schema-filters-type': 'inclusion', 'schema-filters-patterns': 'pub*' })
  const of = (table: string) => columnLines(columns, table)
  assert.deepEqual(of('people'), [
    '0 id int4 Integer pk auto indexed',
    '1 name varchar Text required',
    '2 feels mood PostgresEnum',
    '3 tags _text Array',
    '4 born date Date indexed',
  ])
  assert.deepEqual(of('orders'), [
    '0 id int8 BigInteger pk auto generated indexed',
    '1 person_id int4 Integer required',
    '2 total numeric Decimal required',
    '3 double_total numeric Decimal generated',
    '4 placed timestamptz DateTimeWithLocalTZ',
  ])
  assert.deepEqual(of('lines'), ['0 order_id int8 BigInteger pk required indexed', '1 line int4 Integer pk required'])
  assert.equal(columns.find(({ table, name }) => table === 'people' && name === 'name')?.comment, 'Full name')
  assert.ok(columns.every(({ schema }) => schema === 'public'))
})

test('foreign keys of one column', async () => {
  const { foreignKeys } = await described()
  assert.deepEqual(
    foreignKeys.map((key) => `${key.table}.${key.column} > ${key.targetSchema}.${key.targetTable}.${key.targetColumn}`),
    ['lines.order_id > public.orders.id', 'orders.person_id > public.people.id'],
  )
})

test('foreign keys of several columns: the columns whose targets are unique alone', async (t) => {
  const own = await (await postgresServer()).createDatabase('composite')
  t.after(() => own.drop())
  await own.exec(`
    CREATE TABLE tickets (tenant int, id int PRIMARY KEY, code int, UNIQUE (tenant, id), UNIQUE (tenant, code));
    CREATE UNIQUE INDEX ON tickets (code) WHERE code > 0;
    CREATE TABLE archive (id int PRIMARY KEY);
    CREATE TABLE entries (tenant int, ticket int, code int, kept int REFERENCES archive,
      FOREIGN KEY (tenant, ticket) REFERENCES tickets (tenant, id), FOREIGN KEY (tenant, kept) REFERENCES tickets (tenant, id),
      FOREIGN KEY (tenant, code) REFERENCES tickets (tenant, code))`)
  const { foreignKeys } = await described(own.details)
  assert.deepEqual(
    foreignKeys.map((key) => `${key.table}.${key.column} > ${key.targetTable}.${key.targetColumn}`),
    ['entries.kept > tickets.id', 'entries.ticket > tickets.id', 'entries.kept > archive.id'],
  )
})

test('only what the user may read', async () => {
  const { tables, columns, schemas } = await described({ user: role, password: 'reader' })
  assert.deepEqual(schemas, ['public'])
  assert.deepEqual(
    tables.map(({ name }) => name),
    ['orders', 'people'],
  )
  assert.deepEqual(
    columns.filter(({ table }) => table === 'people').map(({ name }) => name),
    ['id', 'name'],
  )
})

test('one table is described alone', async () => {
  const source = new PostgresDataSource(database.details, OPTIONS)
  try {
    for (const name of ['people', 'orders', 'lines']) await assertDescribesAlone(source, { schema: 'public', name })
    await assertDescribesAlone(source, { schema: 'Odd "name"', name: 'The Table' })
  } finally {
    await source.close()
  }
})
