import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Cell } from '@querent/query'
import { postgresServer, type TestDatabase } from '../../../../test/support/servers.ts'
import { rowsFrom, textsFrom, typesFrom } from '../../../../test/support/statements.ts'
import { PostgresDataSource } from './data-source.ts'

let database: TestDatabase
let source: PostgresDataSource

before(async () => {
  database = await (await postgresServer()).createDatabase('types')
  await database.exec(`CREATE TYPE mood AS ENUM ('sad', 'happy'); CREATE SCHEMA other; CREATE TYPE other.size AS ENUM ('S');
    CREATE DOMAIN price AS numeric(10, 2); CREATE DOMAIN sale_price AS price CHECK (VALUE > 0);
    CREATE TYPE pair AS (a int, b text)`)
  source = new PostgresDataSource(database.details, { maxSessions: 2, connectTimeoutMs: 5000, idleTimeoutMs: 30_000 })
})

after(async () => {
  await source.close()
  await database.drop()
})

const CASES: [sql: string, databaseType: string, baseType: string, cell: Cell][] = [
  ["'-32768'::int2", 'int2', 'type/Integer', -32768],
  ["'2147483647'::int4", 'int4', 'type/Integer', 2147483647],
  ["'9007199254740991'::int8", 'int8', 'type/BigInteger', 9007199254740991],
  ["'9007199254740993'::int8", 'int8', 'type/BigInteger', 9007199254740993n],
  ["'-9223372036854775808'::int8", 'int8', 'type/BigInteger', -9223372036854775808n],
  ['12.50::numeric(10, 2)', 'numeric', 'type/Decimal', '12.50'],
  [
    "'123456789012345678901234567890.123456789'::numeric",
    'numeric',
    'type/Decimal',
    '123456789012345678901234567890.123456789',
  ],
  ['1e-20::numeric', 'numeric', 'type/Decimal', '0.00000000000000000001'],
  ["'NaN'::numeric", 'numeric', 'type/Decimal', Number.NaN],
  ["'0.1'::float4", 'float4', 'type/Float', 0.1],
  ["'0.30000000000000004'::float8", 'float8', 'type/Float', 0.30000000000000004],
  ...[0, 5, -5, 0.5, -0.05, 0.0012, 100, 1234.5678, 1e14, 1e15, 1e22, 1e-5, 1e-7, -1.5e-300, 0.1 + 0.2].map(
    (value): [string, string, string, Cell] => [`'${value}'::float8`, 'float8', 'type/Float', value],
  ),
  ["'-0'::float8", 'float8', 'type/Float', -0],
  ["'-Infinity'::float8", 'float8', 'type/Float', Number.NEGATIVE_INFINITY],
  ["'NaN'::float8", 'float8', 'type/Float', Number.NaN],
  ["'-1234.5'::money", 'money', 'type/Decimal', '-1234.50'],
  ["'1234567.89'::money", 'money', 'type/Decimal', '1234567.89'],
  ['true', 'bool', 'type/Boolean', true],
  ['false', 'bool', 'type/Boolean', false],
  ["'é'::text", 'text', 'type/Text', 'é'],
  ["'a'::varchar(3)", 'varchar', 'type/Text', 'a'],
  ["'a'::char(3)", 'bpchar', 'type/Text', 'a'],
  ["'pg_class'::name", 'name', 'type/Text', 'pg_class'],
  ["'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'::uuid", 'uuid', 'type/UUID', 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'],
  ["'2024-03-05'::date", 'date', 'type/Date', '2024-03-05'],
  ["'0044-03-15 BC'::date", 'date', 'type/Date', '-000043-03-15'],
  ["'12024-03-05'::date", 'date', 'type/Date', '+012024-03-05'],
  ["'infinity'::date", 'date', 'type/Date', 'infinity'],
  ["'2024-03-05 10:20:30'::timestamp", 'timestamp', 'type/DateTime', '2024-03-05T10:20:30'],
  ["'2024-03-05 10:20:30.120000'::timestamp", 'timestamp', 'type/DateTime', '2024-03-05T10:20:30.12'],
  ["'0044-03-15 10:20:30 BC'::timestamp", 'timestamp', 'type/DateTime', '-000043-03-15T10:20:30'],
  ["'2024-03-05 10:20:30.5+01'::timestamptz", 'timestamptz', 'type/DateTimeWithLocalTZ', '2024-03-05T09:20:30.5Z'],
  ["'10:20:30.250'::time", 'time', 'type/Time', '10:20:30.25'],
  ["'10:20:30+05:30'::timetz", 'timetz', 'type/TimeWithTZ', '10:20:30+05:30'],
  ["'1 year 2 days 3 hours'::interval", 'interval', 'type/Interval', '1 year 2 days 03:00:00'],
  [`'{"a": 1}'::json`, 'json', 'type/JSON', '{"a": 1}'],
  [`'{"a":1}'::jsonb`, 'jsonb', 'type/JSON', '{"a": 1}'],
  [String.raw`'\x00ff10'::bytea`, 'bytea', 'type/*', 'AP8Q'],
  ["'{1,2,NULL}'::int4[]", '_int4', 'type/Array', '{1,2,NULL}'],
  ["'happy'::mood", 'mood', 'type/PostgresEnum', 'happy'],
  ["'S'::other.size", 'other.size', 'type/PostgresEnum', 'S'],
  ["array['sad']::mood[]", '_mood', 'type/Array', '{sad}'],
  ["'1.5'::sale_price", 'numeric', 'type/Decimal', '1.50'],
  ["row(1, 'x')::pair", 'pair', 'type/*', '(1,x)'],
  ["'192.168.0.1/24'::inet", 'inet', 'type/IPAddress', '192.168.0.1/24'],
  ["'10.0.0.0/8'::cidr", 'cidr', 'type/IPAddress', '10.0.0.0/8'],
  ["B'101'", 'bit', 'type/PostgresBitString', '101'],
  ["'<a/>'::xml", 'xml', 'type/XML', '<a/>'],
  ["'(1,2)'::point", 'point', 'type/*', '(1,2)'],
  ["'[1,5)'::int4range", 'int4range', 'type/*', '[1,5)'],
  ['NULL', 'text', 'type/Text', null],
]

for (const [expression, databaseType, baseType, cell] of CASES) {
  test(`${expression} is ${baseType}`, async () => {
    assert.deepEqual(await typesFrom(source, `SELECT ${expression} AS x`), [[databaseType, baseType]])
    assert.deepEqual(await rowsFrom(source, `SELECT ${expression} AS x`), [[cell]])
    assert.deepEqual(await textsFrom(source, `SELECT ${expression} AS x`), [[cell === null ? null : String(cell)]])
  })
}

test('a type that appears later is found too', async () => {
  await database.exec("CREATE TYPE late AS ENUM ('x')")
  assert.deepEqual(await typesFrom(source, "SELECT 'x'::late"), [['late', 'type/PostgresEnum']])
  await assert.rejects(typesFrom(source, "SELECT 'y'::late"), { state: '22P02' })
})

test('extension types', async (t) => {
  const available = await database.query("SELECT name FROM pg_available_extensions WHERE name IN ('citext', 'hstore')")
  if (available.length < 2) return t.diagnostic('the extensions citext and hstore are not installed')
  await database.exec('CREATE EXTENSION citext; CREATE EXTENSION hstore')
  assert.deepEqual(await typesFrom(source, `SELECT 'A'::citext, 'a=>1'::hstore`), [
    ['citext', 'type/Text'],
    ['hstore', 'type/Dictionary'],
  ])
})
