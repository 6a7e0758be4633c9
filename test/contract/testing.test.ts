import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connectShop } from '../support/sqlite-shop.ts'
import { describedPaths } from '../support/described-routes.ts'
import { testServer } from '../support/test-server.ts'

const env = { QUERENT_ENABLE_TEST_ENDPOINTS: 'true' }

test('the routes are not there unless they were asked for', async (t) => {
  const { as, server } = await testServer(t)
  for (const path of ['snapshot/start', 'restore/start']) {
    const answer = await as.admin.post(`/api/testing/${path}`)
    assert.deepEqual([answer.status, answer.text], [404, 'API endpoint does not exist.'])
  }
  const paths = Object.keys(await describedPaths(server.app))
  assert.ok(paths.length > 50 && paths.every((path) => !path.startsWith('/api/testing')))
})

test('everything goes back: rows, counters of ids, logins, settings and what was cached', async (t) => {
  const server = await testServer(t, { env })
  const { as } = server
  const shop = await connectShop(server)
  const orders = await shop.table('orders')
  const newCollection = async (name: string) => (await as.admin.post('/api/collection', { name })).body.id
  const kept = await newCollection('Kept')
  await as.admin.put('/api/setting/site-name', { value: 'Before' })
  const before = (await as.admin.get(`/api/table/${orders.id}/query_metadata`)).body

  const saved = await as.nobody.post('/api/testing/snapshot/full_1')
  assert.deepEqual([saved.status, saved.body], [200, { status: 'ok' }])
  assert.match(String(saved.headers['content-type']), /application\/json/)

  const lost = await newCollection('Lost')
  await as.admin.put(`/api/collection/${kept}`, { name: 'Renamed' })
  await as.admin.put('/api/setting/site-name', { value: 'After' })
  await as.admin.put(`/api/table/${orders.id}`, { display_name: 'Changed' })
  const login = await server.server.services.sessions.start(server.userId)
  const late = server.client({ 'x-metabase-session': login })
  assert.equal((await late.get('/api/user/current')).status, 200)
  await as.admin.delete(`/api/database/${shop.id}?confirm=true`)
  assert.equal((await as.admin.get(`/api/table/${orders.id}`)).status, 404)

  const restored = await as.nobody.post('/api/testing/restore/full_1')
  assert.deepEqual([restored.status, restored.body], [200, { status: 'ok' }])
  assert.match(String(restored.headers['content-type']), /application\/json/)

  assert.equal((await as.admin.get(`/api/collection/${kept}`)).body.name, 'Kept')
  assert.equal((await as.admin.get(`/api/collection/${lost}`)).status, 404)
  assert.equal(await newCollection('Next'), lost)
  assert.equal((await as.admin.get('/api/setting/site-name')).text, 'Before')
  assert.deepEqual((await as.admin.get(`/api/table/${orders.id}/query_metadata`)).body, before)
  assert.equal((await late.get('/api/user/current')).status, 401)
  const query = { database: shop.id, type: 'query', query: { 'source-table': orders.id, aggregation: [['count']] } }
  assert.deepEqual((await as.admin.post('/api/dataset', query)).body.data.rows, [[100]])
})

test('a snapshot can be restored again and again, and replaced', async (t) => {
  const { as } = await testServer(t, { env })
  const names = async () => (await as.admin.get('/api/collection')).body.map(({ name }: { name: string }) => name)
  await as.nobody.post('/api/testing/snapshot/empty')
  const empty = await names()
  for (let round = 0; round < 2; round++) {
    await as.admin.post('/api/collection', { name: 'New' })
    assert.equal((await names()).length, empty.length + 1)
    if (round === 1) await as.nobody.post('/api/testing/snapshot/other')
    await as.nobody.post('/api/testing/restore/empty')
    assert.deepEqual(await names(), empty)
  }
  await as.nobody.post('/api/testing/restore/other')
  assert.equal((await names()).length, empty.length + 1)
  await as.nobody.post('/api/testing/snapshot/empty')
  await as.nobody.post('/api/testing/restore/empty')
  assert.equal((await names()).length, empty.length + 1)
})

test('jobs that wait are part of the state, and run after it was restored', async (t) => {
  const server = await testServer(t, { env })
  const { as, server: own } = server
  await as.nobody.post('/api/testing/snapshot/start')
  const shop = await connectShop(server)
  await as.admin.post(`/api/database/${shop.id}/sync_schema`)
  await as.nobody.post('/api/testing/snapshot/waiting')
  await own.jobs.drain()
  await as.nobody.post('/api/testing/restore/start')
  assert.equal((await as.admin.get('/api/database')).body.total, 0)
  await own.jobs.drain()
  await as.nobody.post('/api/testing/restore/waiting')
  await own.store.databases.update(shop.id, { last_synced_at: null })
  await own.jobs.drain()
  assert.notEqual((await own.store.databases.find(shop.id))?.last_synced_at, null)
})

test('names are letters, digits and underscores, and unknown ones are not found', async (t) => {
  const { as } = await testServer(t, { env })
  for (const action of ['snapshot', 'restore']) {
    for (const name of ['..%2Fapp', 'a%20b', 'a.b', "x'", 'x'.repeat(51)]) {
      const { status, body } = await as.nobody.post(`/api/testing/${action}/${name}`)
      assert.equal(status, 400, `${action} ${name}`)
      assert.ok(body.errors.name)
    }
  }
  const unknown = await as.nobody.post('/api/testing/restore/nothing')
  assert.deepEqual([unknown.status, unknown.text], [404, 'Not found.'])
})
