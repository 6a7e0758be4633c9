import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import {
  numberLiteral,
  param,
  QueryError,
  render,
  textLiteral,
  type DataSource,
  type Sql,
  type TypedSql,
} from '@querent/query'
import { createClock } from '@querent/query/time/clock.ts'
import { postgresServer, type TestDatabase } from '../../../../test/support/servers.ts'
import { rowsFrom } from '../../../../test/support/statements.ts'
import { columnLines, failureOf, TEST_OPTIONS } from '../shared/test-support.ts'
import { redshiftDriver } from './index.ts'

const { dialect } = redshiftDriver
const CLOCK = createClock(0, 'UTC', 'sunday')
const value = param('x')
const moment: TypedSql = { sql: value, type: 'type/DateTime' }
const textOf = (sql: Sql) => render(sql, dialect).sql

let database: TestDatabase
let source: DataSource
const details = () => {
  const { dbname, ...rest } = database.details
  return { ...rest, db: dbname }
}
before(async () => {
  database = await (await postgresServer()).createDatabase('redshift')
  await database.exec(`
    CREATE TABLE people (id int PRIMARY KEY, name varchar(50) NOT NULL, at timestamp, total numeric(10, 2));
    CREATE TABLE orders (id int PRIMARY KEY, person_id int REFERENCES people, a int, b int);
    CREATE VIEW happy AS SELECT * FROM people;
    CREATE SCHEMA views;
    CREATE VIEW views.svv_tables AS SELECT table_schema, table_name, table_type, 'Who buys' AS remarks FROM information_schema.tables;
    CREATE VIEW views.svv_columns AS SELECT table_schema, table_name, column_name, ordinal_position, data_type, is_nullable,
      CASE column_name WHEN 'id' THEN '"identity"(1, 0, ''1,1'')' END AS column_default, '' AS remarks
      FROM information_schema.columns;
    CREATE VIEW views.svv_table_info AS SELECT 'public' AS schema, 'people' AS "table", 12.0 AS tbl_rows;
    ALTER DATABASE "${database.name}" SET search_path = views, pg_catalog, public`)
  source = redshiftDriver.connect(
    { ...details(), ssl: false, 'schema-filters-type': 'inclusion', 'schema-filters-patterns': 'public' },
    TEST_OPTIONS,
  )
})
after(async () => {
  await source.close()
  await database.drop()
})

test('Redshift has the details that clients send', () => {
  const form = new Map(redshiftDriver.connectionProperties.map((property) => [property.name, property.default]))
  assert.deepEqual([form.get('port'), form.get('ssl'), form.has('db'), form.has('dbname')], [5439, true, true, false])
  assert.throws(() => redshiftDriver.connect({ host: 'h', user: 'u', dbname: 'd' }, TEST_OPTIONS), {
    fields: { db: 'is required.' },
  })
})

test('features are those of PostgreSQL, but for UUIDs; percentiles are written in another way', () => {
  assert.equal(dialect.supports('uuid-type'), false)
  assert.equal(dialect.features['percentile-aggregations'], 'emulated')
  assert.equal(dialect.features['schemas'], 'native')
})

test('connections are encrypted unless the details say otherwise', async () => {
  const { message } = await failureOf(redshiftDriver.connect(details(), TEST_OPTIONS))
  assert.equal(message, 'The database does not offer SSL.')
})

test('sessions have the settings of decoders, and questions cannot write', async () => {
  assert.deepEqual(
    await rowsFrom(source, "SELECT current_setting('DateStyle'), current_setting('extra_float_digits')"),
    [['ISO, MDY', '2']],
  )
  await assert.rejects(
    rowsFrom(source, 'INSERT INTO people VALUES (1, $1) RETURNING id', { params: ['a'], holdsSql: false }),
    (error) => error instanceof QueryError && error.state === '25006',
  )
})

test('dates are moved, measured and cut by its own functions', () => {
  const { dates } = dialect
  assert.equal(textOf(dates.add(moment, numberLiteral(3), 'month')), 'DATEADD(month, CAST(3 AS integer), $1)')
  assert.equal(
    textOf(dates.add({ sql: value, type: 'type/Date' }, numberLiteral(3), 'day')),
    'CAST(DATEADD(day, CAST(3 AS integer), $1) AS date)',
  )
  assert.match(textOf(dates.microsecondsBetween(moment, moment)), /^DATEDIFF\(microsecond, /)
  assert.match(
    textOf(dates.fromEpoch(value, 'milliseconds')),
    /\$3 \* INTERVAL '1 millisecond'\) AT TIME ZONE 'UTC'\) END$/,
  )
  assert.doesNotMatch(textOf(dates.fromEpoch(value, 'seconds')), /to_timestamp/)
  assert.match(
    textOf(dates.truncate({ sql: value, type: 'type/Time' }, 'hour', CLOCK)),
    /^CAST\(date_trunc\('hour', .*1970-01-01/,
  )
  assert.doesNotMatch(textOf(dates.monthsBetween(moment, moment)), /\bage\(/)
  assert.equal(
    textOf(dates.wallTime(value, '-03:00', 'UTC')),
    "(($1 AT TIME ZONE 'UTC') + (-180) * INTERVAL '1 minute')",
  )
})

test('texts are of any length, patterns those of other engines, and a backslash an escape sign', () => {
  const { text } = dialect
  assert.equal(textOf(text.value('a')), 'CAST($1 AS varchar(65535))')
  assert.equal(textOf(text.fits(value, '^\\s*$')), "REGEXP_COUNT($1, '^\\\\s*$', 1, 'p') > 0")
  assert.match(textOf(text.urlHost(value)), /^NULLIF\(REGEXP_SUBSTR\(\$1, '\^\(\?:.*', 1, 1, 'pe'\), ''\)$/)
  assert.equal(textOf(text.concat([value, textLiteral('b')])), "(COALESCE($1, '') || COALESCE('b', ''))")
  assert.equal(
    textOf(text.jsonText(value, ['a', 'b'], false)),
    "NULLIF(JSON_EXTRACT_PATH_TEXT(JSON_SERIALIZE($1), 'a', 'b', TRUE), '')",
  )
  assert.equal(textOf(text.bytes('ff')), "TO_VARBYTE(CAST($1 AS varchar(65535)), 'hex')")
  assert.equal(textOf(dialect.readColumn(value, 'super')), 'JSON_SERIALIZE($1)')
})

test('decimals keep their fractions', () => {
  const { numbers } = dialect
  const decimal: TypedSql = { sql: value, type: 'type/Decimal' }
  assert.match(textOf(numbers.average(decimal)), /CAST\(SUM\(\$1\) AS decimal\(38, 10\)\) \/ NULLIF\(COUNT\(\$2\), 0\)/)
  assert.doesNotMatch(textOf(numbers.round(decimal)), /numeric/)
  assert.equal(textOf(numbers.wide({ sql: value, type: 'type/BigInteger' }, '+')), 'CAST($1 AS decimal(38, 0))')
})

test('SQL of people is read with escapes', async () => {
  await assert.rejects(
    rowsFrom(source, String.raw`SELECT '\' || ', 1; DROP TABLE people --'`),
    (error) => error instanceof QueryError && error.type === 'invalid-query',
  )
})

test('the catalog', async () => {
  assert.deepEqual(await source.schemas(), ['public'])
  const { tables, columns, foreignKeys } = await source.describe(new AbortController().signal)
  assert.deepEqual(
    tables.map(({ name, kind, comment, estimatedRows }) => [name, kind, comment, estimatedRows]),
    [
      ['happy', 'view', 'Who buys', null],
      ['orders', 'table', 'Who buys', null],
      ['people', 'table', 'Who buys', 12],
    ],
  )
  assert.deepEqual(columnLines(columns, 'people'), [
    '0 id int4 Integer pk auto',
    '1 name varchar Text required',
    '2 at timestamp DateTime',
    '3 total numeric Decimal',
  ])
  assert.deepEqual(foreignKeys, [
    {
      schema: 'public',
      table: 'orders',
      column: 'person_id',
      targetSchema: 'public',
      targetTable: 'people',
      targetColumn: 'id',
    },
  ])
  assert.equal(typeof (await source.timeZone()), 'string')
})

test('what the account may do', async () => {
  const [warning] = await source.accountWarnings(new AbortController().signal)
  assert.equal(warning?.code, 'superuser')
})
