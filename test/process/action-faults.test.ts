/**
 * A server that is killed while it carries out an action: the row is as before or as after, and a request that is repeated
 * with its key never changes it a second time.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { postgresServer } from '../support/servers.ts'
import { logIn, setUp, startHealthy, temporaryFolder, type Client, type Started } from './running-server.ts'

const KILLS = 6
const ROW_KILLS = 3
/** The statement waits this long in the middle. */
const SLOW_S = 0.4

async function makeAction(admin: Client, details: unknown): Promise<number> {
  const call = async (method: string, path: string, body: object) => {
    const answer = await admin.call(method, path, body)
    assert.ok(answer.status < 300, answer.text)
    return answer.json()
  }
  const database = await call('POST', '/api/database', { name: 'Counter', engine: 'postgres', details })
  await call('PUT', `/api/database/${database.id}`, { settings: { 'database-enable-actions': true } })
  const native = (query: string) => ({ database: database.id, type: 'native', native: { query } })
  const model = await call('POST', '/api/card', {
    name: 'Counter',
    type: 'model',
    display: 'table',
    visualization_settings: {},
    dataset_query: native('select * from counter'),
  })
  const slow = `update counter set n = n + 1 from (select pg_sleep(${SLOW_S})) as pause`
  const action = {
    name: 'Count',
    type: 'query',
    model_id: model.id,
    database_id: database.id,
    dataset_query: native(slow),
  }
  return (await call('POST', '/api/action', action)).id
}

/** A table whose only row takes long to change. */
async function findCounter(admin: Client, details: unknown): Promise<number> {
  const made = await admin.call('POST', '/api/database', { name: 'Counter', engine: 'postgres', details })
  const { id } = made.json()
  await admin.call('PUT', `/api/database/${id}`, { settings: { 'database-enable-actions': true } })
  for (;;) {
    const { tables, initial_sync_status } = (await admin.call('GET', `/api/database/${id}/metadata`)).json()
    if (initial_sync_status === 'complete') return tables[0].id
    await sleep(100)
  }
}

/** The counter one further, in place. */
function count({ port }: Started, { headers }: Client, { id, key, from }: { id: number; key: string; from: number }) {
  const change = { kind: 'update', key: { id: 1 }, values: { n: from + 1 }, expected: { n: from } }
  return fetch(`http://127.0.0.1:${port}/api/table/${id}/rows`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ changes: [change] }),
  })
}

const execute = ({ port }: Started, { headers }: Client, { id, key }: { id: number; key: string }): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}/api/action/${id}/execute`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': key },
    body: '{}',
  })

test('what is killed is done once or not at all', async (t) => {
  const postgres = await postgresServer()
  if (postgres === undefined) return
  const database = await postgres.createDatabase('counter')
  await database.exec('create table counter (n int); insert into counter values (0)')
  const count = async () => Number((await database.query('select n from counter'))[0]?.['n'])
  const dataDir = temporaryFolder(t)
  let started = await startHealthy(t, { dataDir })
  let admin = await setUp(started)
  const id = await makeAction(admin, database.details)
  let expected = 0
  for (let kill = 0; kill < KILLS; kill += 1) {
    const key = `key ${kill}`
    const first = execute(started, admin, { id, key }).catch(() => undefined)
    await sleep(Math.random() * SLOW_S * 2000)
    started.child.kill('SIGKILL')
    await started.ended
    await first
    await sleep(SLOW_S * 1000 + 200) // a statement that the server had sent may still be carried out
    const after = await count()
    assert.ok(after === expected || after === expected + 1, `${after} after ${expected}`)
    started = await startHealthy(t, { dataDir })
    admin = await logIn(started)
    const again = await execute(started, admin, { id, key })
    const last = await count()
    if (again.status === 200) assert.equal(last, expected + 1, 'done once')
    else {
      assert.equal(again.status, 409, await again.text())
      assert.equal(last, after, 'what may have been done is not done again')
    }
    expected = last
  }
})

test('rows that are edited in place are changed once or not at all', async (t) => {
  const postgres = await postgresServer()
  if (postgres === undefined) return
  const database = await postgres.createDatabase('counter')
  await database.exec(`create table counter (id int primary key, n int);
    insert into counter values (1, 0);
    create function wait() returns trigger language plpgsql as $$ begin perform pg_sleep(${SLOW_S}); return new; end $$;
    create trigger slow before update on counter for each row execute function wait()`)
  const stored = async () => Number((await database.query('select n from counter'))[0]?.['n'])
  const dataDir = temporaryFolder(t)
  let started = await startHealthy(t, { dataDir })
  let admin = await setUp(started)
  const id = await findCounter(admin, database.details)
  for (let kill = 0; kill < ROW_KILLS; kill += 1) {
    const from = await stored()
    const request = { id, key: `key ${kill}`, from }
    const first = count(started, admin, request).catch(() => undefined)
    await sleep(Math.random() * SLOW_S * 2000)
    started.child.kill('SIGKILL')
    await started.ended
    await first
    await sleep(SLOW_S * 1000 + 200)
    const after = await stored()
    assert.ok(after === from || after === from + 1, `${after} after ${from}`)
    started = await startHealthy(t, { dataDir })
    admin = await logIn(started)
    const again = await count(started, admin, request)
    const last = await stored()
    if (again.status === 200) assert.equal(last, from + 1, 'done once')
    else {
      assert.equal(again.status, 409, await again.text())
      assert.equal(last, after, 'what may have been done is not done again')
    }
  }
})
