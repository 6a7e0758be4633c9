import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { QueryCancelled, QueryError } from '@querent/query'
import { mysqlServer } from '../../../../test/support/servers.ts'
import { delay, rowsFrom } from '../../../../test/support/statements.ts'
import { mysqlDriver } from '../mysql/index.ts'
import { columnLines, failureOf, TEST_OPTIONS } from '../shared/test-support.ts'
import { tidbDriver } from './index.ts'

/** What is not proven on it. */
const UNPROVEN: ReadonlySet<string> = new Set([
  'connection-impersonation',
  'actions',
  'actions/custom',
  'uploads',
  'persist-models',
])

test('TiDB has a form of its own, and the features of MySQL but roles and actions', () => {
  const form = new Map(tidbDriver.connectionProperties.map((property) => [property.name, property.default]))
  assert.equal(form.get('port'), 4000)
  assert.deepEqual(
    [...form.keys()],
    mysqlDriver.connectionProperties.map(({ name }) => name),
  )
  const features = mysqlDriver.dialect.listFeatures().filter((name) => !UNPROVEN.has(name))
  assert.deepEqual(tidbDriver.dialect.listFeatures(), features)
  assert.throws(() => tidbDriver.dialect.require('uploads', 'upload'), { message: /is not supported by tidb/ })
  assert.throws(() => tidbDriver.connect({ host: 'h', user: 'u' }, TEST_OPTIONS), {
    fields: { dbname: 'is required.' },
  })
})

test('statements run, are stopped and described over the protocol of MySQL', async (t) => {
  const server = await mysqlServer()
  if (server === undefined) return t.skip('no server was found')
  const database = await server.createDatabase('tidb')
  after(() => database.drop())
  await database.exec('CREATE TABLE t (id INT PRIMARY KEY, name TEXT); INSERT INTO t VALUES (1, "Ann")')
  const source = tidbDriver.connect(database.details, { ...TEST_OPTIONS, maxSessions: 1 })
  after(() => source.close())
  assert.deepEqual(await rowsFrom(source, 'SELECT * FROM t'), [[1, 'Ann']])
  const abort = new AbortController()
  const stopped = assert.rejects(rowsFrom(source, 'SELECT SLEEP(30)', { signal: abort.signal }), QueryCancelled)
  await delay(100)
  abort.abort()
  await stopped
  const { columns } = await source.describe(new AbortController().signal)
  assert.deepEqual(columnLines(columns, 't'), ['0 id int Integer pk required indexed', '1 name text Text'])
})

test('what is a comment elsewhere and SQL to TiDB is judged as SQL', async (t) => {
  const server = await mysqlServer()
  if (server === undefined) return t.skip('no server was found')
  const source = tidbDriver.connect(server.details, TEST_OPTIONS)
  after(() => source.close())
  for (const sql of ["SELECT 1 /*T! INTO OUTFILE '/tmp/x' */", 'SELECT 1 /*t![auto_rand] FOR UPDATE */', 'KILL 1']) {
    await assert.rejects(
      rowsFrom(source, sql),
      (error) => error instanceof QueryError && error.type === 'invalid-query',
      sql,
    )
  }
})

test('errors name the details at fault', async (t) => {
  const server = await mysqlServer()
  if (server === undefined) return t.skip('no server was found')
  const { fields } = await failureOf(tidbDriver.connect({ ...server.details, dbname: 'nowhere' }, TEST_OPTIONS))
  assert.deepEqual(Object.keys(fields), ['dbname'])
})
