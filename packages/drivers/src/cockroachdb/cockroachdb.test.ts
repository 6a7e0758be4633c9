import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { numberLiteral, param, QueryError, render, textLiteral, type DataSource, type TypedSql } from '@querent/query'
import { postgresServer, type TestDatabase } from '../../../../test/support/servers.ts'
import { rowsFrom } from '../../../../test/support/statements.ts'
import { postgresDriver } from '../postgres/index.ts'
import { columnLines, failureOf, TEST_OPTIONS } from '../shared/test-support.ts'
import { cockroachdbDriver } from './index.ts'

const { dialect } = cockroachdbDriver
const UNENCRYPTED = { 'additional-options': 'sslmode=disable' }
const at = (text: string): TypedSql => ({ sql: param(text), type: 'type/DateTime' })
const value = param('x')
const textOf = (sql: Parameters<typeof render>[0]) => render(sql, dialect).sql

let database: TestDatabase
let source: DataSource
before(async () => {
  database = await (await postgresServer()).createDatabase('cockroachdb')
  await database.exec(`
    CREATE FUNCTION unique_rowid() RETURNS bigint RETURN 7;
    CREATE SCHEMA crdb_internal; CREATE TABLE crdb_internal.jobs (id int);
    CREATE TABLE people (id bigint PRIMARY KEY DEFAULT unique_rowid(), name text NOT NULL, extra jsonb);
    CREATE TABLE orders (id int PRIMARY KEY, person_id bigint REFERENCES people);
    CREATE INDEX ON people (name)`)
  source = cockroachdbDriver.connect({ ...database.details, ...UNENCRYPTED }, TEST_OPTIONS)
})
after(async () => {
  await source.close()
  await database.drop()
})

/** What is not proven on it. */
const UNPROVEN: ReadonlySet<string> = new Set([
  'connection-impersonation',
  'actions',
  'actions/custom',
  'uploads',
  'persist-models',
])

test('CockroachDB has a form of its own, and the features of PostgreSQL but roles and actions', () => {
  const form = new Map(cockroachdbDriver.connectionProperties.map((property) => [property.name, property.default]))
  assert.deepEqual([form.get('port'), form.get('ssl')], [26_257, true])
  assert.deepEqual(
    [...form.keys()],
    postgresDriver.connectionProperties.map(({ name }) => name),
  )
  const features = postgresDriver.dialect.listFeatures().filter((name) => !UNPROVEN.has(name))
  assert.deepEqual(dialect.listFeatures(), features)
  assert.equal(dialect.hasGroupingSets, false)
})

test('connections are encrypted unless the details say otherwise', async () => {
  const { message, fields } = await failureOf(cockroachdbDriver.connect(database.details, TEST_OPTIONS))
  assert.equal(message, 'The database does not offer SSL.')
  assert.deepEqual(Object.keys(fields), ['ssl'])
  const open = cockroachdbDriver.connect({ ...database.details, ssl: false }, TEST_OPTIONS)
  after(() => open.close())
  await open.check(new AbortController().signal)
})

test('what it lacks is written in other ways', () => {
  const { dates, text, numbers } = dialect
  assert.equal(textOf(dates.wholeQuotient(value, 3)), 'CAST(DIV($1, 3) AS bigint)')
  assert.doesNotMatch(textOf(dates.monthsBetween(at('2024-01-31'), at('2024-02-29'))), /\bage\(/)
  assert.match(
    textOf(dates.microsecondsBetween(at('a'), at('b'))),
    /^CAST\(\(EXTRACT\(epoch FROM \(.* - .*\)\) \* 1000000\)/,
  )
  assert.equal(textOf(dates.wallTime(value, '+05:30', 'UTC')), "(($1 AT TIME ZONE 'UTC') + 330 * INTERVAL '1 minute')")
  assert.equal(textOf(dates.wallTime(value, 'Asia/Tokyo', 'UTC')), "($1 AT TIME ZONE 'Asia/Tokyo')")
  assert.equal(
    textOf(numbers.percentile(value, numberLiteral(0.5))).includes('ORDER BY CAST($1 AS DOUBLE PRECISION)'),
    true,
  )
  assert.deepEqual(render(text.firstMatch(textLiteral('a'), '(?im)b+'), dialect).params, ['(?im)(b+)'])
  assert.equal(dialect.comparesAsText('type/JSON', 'jsonb', 'key'), true)
})

test('rows come, and errors keep the words and the state of the server', async () => {
  assert.deepEqual(await rowsFrom(source, 'SELECT 1, $1::text', { params: ['a'] }), [[1, 'a']])
  const retry = "DO $$ BEGIN RAISE EXCEPTION 'restart transaction' USING ERRCODE = '40001'; END $$"
  await assert.rejects(
    rowsFrom(source, retry, { holdsSql: false }),
    (error) => error instanceof QueryError && error.state === '40001' && error.message === 'restart transaction',
  )
})

test('the catalog: keys that count by their own functions, and no schema of the server', async () => {
  assert.deepEqual(await source.schemas(), ['public'])
  const { tables, columns, foreignKeys } = await source.describe(new AbortController().signal)
  assert.deepEqual(
    tables.map(({ name }) => name),
    ['orders', 'people'],
  )
  assert.deepEqual(columnLines(columns, 'people'), [
    '0 id int8 BigInteger pk auto indexed',
    '1 name text Text required indexed',
    '2 extra jsonb JSON',
  ])
  assert.deepEqual(
    foreignKeys.map(({ table, column, targetTable }) => [table, column, targetTable]),
    [['orders', 'person_id', 'people']],
  )
  assert.equal(typeof (await source.timeZone()), 'string')
})
