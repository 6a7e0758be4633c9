/** How background work went, as clients list it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { taskName } from '../../packages/server/src/jobs/index.ts'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer } from '../support/test-server.ts'

test('tasks are the jobs that ran, by their time, status and name', async (t) => {
  const tested = await testServer(t)
  const { as, server } = tested
  const shop = await connectShop(tested)
  for (const what of ['sync_schema', 'rescan_values']) {
    await as.admin.post(`/api/database/${shop.id}/${what}`)
    await server.jobs.drain()
  }
  const { status, body } = await as.admin.get('/api/task')
  assert.equal(status, 200)
  assert.deepEqual([body.limit, body.offset], [50, 0])
  const [latest] = body.data
  assert.deepEqual([latest.task, latest.status, latest.db_id], ['rescan.database', 'success', shop.id])
  assert.ok(latest.duration >= 0 && latest.ended_at >= latest.started_at)
  assert.deepEqual(latest.task_details, { databaseId: shop.id })
  assert.deepEqual((await as.admin.get(`/api/task/${latest.id}`)).body, latest)

  const names = (await as.admin.get('/api/task/unique-tasks')).body
  assert.deepEqual(names, names.toSorted())
  assert.ok(names.includes('sync.database') && names.includes('rescan.database'))
  const list = async (query: string) => (await as.admin.get(`/api/task?${query}`)).body
  const syncs = await list('task=sync.database')
  assert.deepEqual([...new Set(syncs.data.map((one: { task: string }) => one.task))], ['sync.database'])
  assert.equal(syncs.total, syncs.data.length)
  assert.equal((await list('status=failed')).total, 0)
  const page = await list('limit=1&offset=1&sort_column=started_at&sort_direction=asc')
  assert.deepEqual([page.data.length, page.limit, page.offset, page.total], [1, 1, 1, body.total])
  const durations = (await list('sort_column=duration&sort_direction=desc')).data.map(
    (one: { duration: number }) => one.duration,
  )
  assert.deepEqual(
    durations,
    durations.toSorted((a: number, b: number) => b - a),
  )
  for (const query of ['status=no', 'sort_column=id', 'sort_direction=up']) {
    assert.equal((await as.admin.get(`/api/task?${query}`)).status, 400, query)
  }
  assert.equal((await as.admin.get('/api/task/999999')).status, 404)
  assert.equal((await as.user.get('/api/task')).status, 403)
})

test('a job that fails, and one whose process died, say so', async (t) => {
  const { as, server } = await testServer(t)
  let runs = 0
  const name = taskName<{ n: number }>('try')
  const run = async () => {
    runs += 1
    throw new Error('no luck')
  }
  server.jobs.add([{ name, concurrency: 1, tries: 1, run }])
  const lost = { jobKey: 'try', task: 'try', databaseId: null, payload: {}, startedAt: new Date().toISOString() }
  await server.store.taskHistory.begin(lost)
  assert.equal((await as.admin.get('/api/task?task=try')).body.data[0].status, 'started')
  await server.jobs.enqueue(name, { n: 1 })
  await server.jobs.drain()
  const { data } = (await as.admin.get('/api/task?task=try')).body
  assert.equal(runs, 1)
  assert.deepEqual(
    data.map((one: { status: string }) => one.status),
    ['failed', 'unknown'],
  )
  assert.deepEqual(data[0].task_details, { n: 1, status: 'failed', message: 'no luck' })
})

test('what is planned has its next time', async (t) => {
  const tested = await testServer(t)
  const shop = await connectShop(tested)
  const { body } = await tested.as.admin.get('/api/task/info')
  const planned = body.jobs.find((one: { key: string }) => one.key === `sync.database ${shop.id}`)
  assert.equal(planned.class, 'sync.database')
  const [trigger] = planned.triggers
  assert.ok(Date.parse(trigger['next-fire-time']) > Date.now())
  assert.match(trigger.schedule, /\*/)
})
