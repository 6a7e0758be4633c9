/** Whatever a query comes to, its run leaves the running list, gives its turn back and stands in the log once. */
import assert from 'node:assert/strict'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { scheduler } from 'node:timers/promises'
import { notFound } from '@querent/contract'
import { QueryError } from '@querent/query'
import { exportQuery, type RunRequest } from '../../packages/server/src/query-runner/index.ts'
import { createFile } from '../support/duckdb-file.ts'
import { connectShop, makeShop } from '../support/sqlite-shop.ts'
import { testServer } from '../support/test-server.ts'
import { until } from '../support/until.ts'

const STATEMENTS = 2
const ENV = { QUERENT_JDBC_DATA_WAREHOUSE_MAX_CONNECTION_POOL_SIZE: String(STATEMENTS) }
/** More than may run on a database at once: turns that are kept would be missed. */
const TIMES = STATEMENTS + 2

async function shopRunner(t: TestContext) {
  const server = await testServer(t, { env: ENV })
  const { id, table } = await connectShop(server)
  const { store, services } = server.server
  const { runner } = services
  const { signal } = new AbortController()
  const query = { database: id, type: 'query', query: { 'source-table': (await table('orders')).id } }
  const request: RunRequest = { user: null, query, context: 'ad-hoc', signal }

  let known = 0
  /** What the log has of the runs since the last call; nothing runs any more. */
  async function logged() {
    assert.deepEqual(runner.running.list(), [])
    await runner.log.flush()
    const added = (await store.queryLog.count()) - known
    known += added
    const entries = await store.queryLog.latest(added, 0)
    return entries.map(({ status, result_rows, cache_hit, error }) => ({ status, result_rows, cache_hit, error }))
  }
  return { runner, request, logged }
}

test('a run that gives its value ends with the outcome that its work tells', async (t) => {
  const { runner, request, logged } = await shopRunner(t)
  const result = await runner.run(request, 'screen', async (run, { prepared }) => {
    assert.deepEqual(
      runner.running.list().map(({ sql }) => sql),
      [prepared.sql],
    )
    assert.deepEqual(Object.keys(run.stageTimes).slice(0, 2), ['parse', 'normalize'])
    return { value: 'seven rows', rows: 7, cached: true }
  })
  assert.ok(result.kind === 'done')
  assert.equal(result.value, 'seven rows')
  assert.deepEqual(await logged(), [{ status: 'completed', result_rows: 7, cache_hit: true, error: null }])
})

test('work that fails ends its run', { timeout: 60_000 }, async (t) => {
  const { runner, request, logged } = await shopRunner(t)
  for (let time = 0; time < TIMES; time += 1) {
    const result = await runner.run(request, 'screen', async (run, ready) => {
      await runner.open(run, request, ready)
      throw new QueryError('db', `failure ${time}`)
    })
    assert.ok(result.kind === 'failed' && result.error instanceof QueryError && result.ready !== null)
    const entry = { status: 'failed', result_rows: 0, cache_hit: false, error: `failure ${time}` }
    assert.deepEqual(await logged(), [entry])
  }
})

test('a query that is refused ends its run, and so does an error for the client', async (t) => {
  const { runner, request, logged } = await shopRunner(t)
  const work = async () => ({ value: null, rows: 0, cached: false })
  const wrong = { ...request.query, query: { 'source-table': 99_999 } }
  const refused = await runner.run({ ...request, query: wrong }, 'screen', work)
  assert.ok(refused.kind === 'failed' && refused.ready === null)
  assert.equal((await logged()).length, 1)
  const missing = runner.run(request, 'screen', async () => {
    throw notFound()
  })
  await assert.rejects(missing, { status: 404 })
  assert.deepEqual(
    (await logged()).map(({ status }) => status),
    ['failed'],
  )
})

test('a file ends its run when it was read, and when its reader leaves', { timeout: 60_000 }, async (t) => {
  const { runner, request, logged } = await shopRunner(t)
  const choices = { format: 'csv', formatRows: false, visualizationSettings: {} } as const
  const file = async () => {
    const result = await exportQuery(runner, request, choices)
    assert.ok(result.kind === 'file')
    return result.bytes[Symbol.asyncIterator]()
  }
  for (let time = 0; time < TIMES; time += 1) {
    const bytes = await file()
    assert.equal(runner.running.list().length, 1)
    while ((await bytes.next()).done !== true);
    assert.deepEqual(await logged(), [{ status: 'completed', result_rows: 100, cache_hit: false, error: null }])
    await (await file()).return?.()
    const error = 'The query was cancelled.'
    assert.deepEqual(await logged(), [{ status: 'interrupted', result_rows: 0, cache_hit: false, error }])
  }
})

test('as many statements run at once as the setting allows', async (t) => {
  const { runner, request } = await shopRunner(t)
  const full = Promise.withResolvers<void>()
  let atOnce = 0
  let most = 0
  const hold = async () => {
    atOnce += 1
    most = Math.max(most, atOnce)
    if (atOnce === STATEMENTS) full.resolve()
    await full.promise
    await scheduler.wait(50) // in which one more would come
    atOnce -= 1
    return { value: null, rows: 0, cached: false }
  }
  const runs = Array.from({ length: 2 * STATEMENTS }, (_, index) =>
    runner.run(request, 'screen', async (run, ready) => {
      // Guests and the server, since one caller may not have all places.
      await runner.open(run, { ...request, throughContent: index % 2 === 0 }, ready)
      return hold()
    }),
  )
  const kinds = (await Promise.all(runs)).map(({ kind }) => kind)
  assert.deepEqual(kinds, Array(2 * STATEMENTS).fill('done'))
  assert.equal(most, STATEMENTS)
})

test('one caller with many files does not take the machine from a neighbour on another file', async (t) => {
  const server = await testServer(t)
  const { runner } = server.server.services
  const database_file = join(server.dataDir, 'many.duckdb')
  await createFile(database_file, ['create table t (a integer)'])
  const { body } = await server.as.admin.post('/api/database', {
    name: 'DuckDB',
    engine: 'duckdb',
    details: { database_file },
  })
  const shops = ['one', 'two', 'three'].map((name) => makeShop(server.dataDir, `${name}.sqlite`))
  const files: number[] = [body.id]
  for (const path of shops) files.push((await connectShop(server, path)).id)
  const most = Math.max(6, 2 * availableParallelism())
  const { signal } = new AbortController()
  const released = Promise.withResolvers<void>()
  const ask = (caller: 'guest' | 'server', database: number, work: () => Promise<void>) => {
    const query = { database, type: 'native', native: { query: 'select 1' } }
    const request: RunRequest = { user: null, query, context: 'ad-hoc', signal, throughContent: caller === 'guest' }
    return runner.run(request, 'screen', async (run, ready) => {
      await runner.open(run, request, ready)
      await work()
      return { value: null, rows: 1, cached: false }
    })
  }
  let [running, peak] = [0, 0]
  const hold = async () => {
    running += 1
    peak = Math.max(peak, running)
    await released.promise
    running -= 1
  }
  const greedy = Array.from({ length: most + 4 }, (_, index) => ask('guest', files[index % 3]!, hold))
  const isRunning = () => runner.running.list().filter(({ state }) => state === 'running').length
  await until('every place to be taken', 20_000, () => running >= most && runner.running.list().length === most + 4)
  assert.equal((await ask('server', files[3]!, async () => {})).kind, 'done')
  assert.deepEqual([running, isRunning(), peak], [most, most, most])
  released.resolve()
  const kinds = (await Promise.all(greedy)).map(({ kind }) => kind)
  assert.deepEqual(kinds, Array(most + 4).fill('done'))
  assert.equal(peak, most)
})
