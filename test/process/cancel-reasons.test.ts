/** The statements of an explanation end in the database when the page is closed. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { postgresServer } from '../support/servers.ts'
import { until } from '../support/until.ts'
import { connect, setUp, startHealthy, temporaryFolder } from './running-server.ts'

const WITHIN_MS = 1_000
const STARTED_WITHIN_MS = 20_000
const TABLE = `create table sales (id integer primary key, size text, shop text);
  insert into sales select i, 'size ' || i % 4, 'shop ' || i % 5 from generate_series(1, 1000) as s(i); analyze sales`

test('a closed page ends the statements of its reasons', { timeout: 120_000 }, async (t) => {
  const database = await (await postgresServer()).createDatabase('reasons')
  t.after(() => database.drop())
  await database.exec(TABLE)
  const server = await startHealthy(t, { dataDir: temporaryFolder(t) })
  const admin = await setUp(server)
  const id = await connect(admin, 'postgres', database.details)
  const { tables } = (await admin.call('GET', `/api/database/${id}?include=tables.fields`)).json()
  const [table] = tables
  const key = ['field', table.fields.find(({ name }: { name: string }) => name === 'id').id, null]
  const query = { database: id, type: 'query', query: { 'source-table': table.id, aggregation: [['count']] } }
  const asked = { query, before: ['<=', key, 500], after: ['>', key, 500] }
  const { stands_out, dimensions } = (await admin.call('POST', '/api/explain/change', asked)).json()
  assert.deepEqual([stands_out, dimensions.length], [false, 2])

  const blocker = database.query(
    'begin; lock table sales in access exclusive mode; select pg_sleep(60) as blocker; rollback',
  )
  blocker.catch(() => undefined)
  const waiting = `select 1 from pg_stat_activity where datname = '${database.name}' and wait_event_type = 'Lock'`
  const isWaiting = async () => (await database.query(waiting)).length > 0
  const blocking = `select pid from pg_stat_activity where datname = '${database.name}' and wait_event = 'PgSleep'`
  await until('the lock', STARTED_WITHIN_MS, async () => (await database.query(blocking)).length > 0)
  const call = admin.send('/api/explain/change', asked)
  await until('a statement to wait', STARTED_WITHIN_MS, isWaiting)
  call.destroy()
  await until('no statement to wait', WITHIN_MS, async () => !(await isWaiting()))
  await database.query(blocking.replace('select pid', 'select pg_terminate_backend(pid)'))
  await until('the lock to be gone', STARTED_WITHIN_MS, async () => (await database.query(blocking)).length === 0)
  const again = await admin.call('POST', '/api/explain/change', asked)
  assert.equal(again.status, 200, again.text)
})
