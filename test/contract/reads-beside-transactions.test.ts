/** Requests that only read wait for nobody's transaction on the app database (decision 22). */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer } from '../support/test-server.ts'
import { until } from '../support/until.ts'

const MINUTE_MS = 60_000

test('what is read is answered while a transaction is open, also when a use or a view is due to be written', async (t) => {
  const clock = { time: Date.parse('2026-03-01T10:00:00Z') }
  const testing = await testServer(t, { now: () => clock.time })
  const { server, as, adminId } = testing
  const { id: database } = await connectShop(testing)
  const dataset_query = { database, type: 'native', native: { query: 'select 1 as a' } }
  const card = { name: 'Found', display: 'table', dataset_query, visualization_settings: {} }
  const { id: card_id } = (await as.admin.post('/api/card', card)).body
  const { id: dashboard } = (await as.admin.post('/api/dashboard', { name: 'Found too' })).body
  const dashcards = [{ id: -1, card_id, row: 0, col: 0, size_x: 4, size_y: 4 }]
  await as.admin.put(`/api/dashboard/${dashboard}`, { dashcards })
  // Values that the server makes for itself and personal collections are written by whoever asks first.
  await as.admin.get('/api/user/current')
  await as.admin.get('/api/session/properties')
  const timeout = { value: { amount: 60, unit: 'minutes' } }
  assert.equal((await as.admin.put('/api/setting/session-timeout', timeout)).status, 204)
  const key_hash = (await server.store.sessions.list(adminId, ''))[0]!.key_hash
  const lastActive = () => server.store.sessions.lastActiveAt(key_hash)

  const reads: (() => Promise<{ status: number }>)[] = [
    () => as.admin.get('/api/user/current'),
    () => as.admin.get('/api/session/properties'),
    () => as.admin.get('/api/search?q=Found'),
    () => as.admin.get(`/api/card/${card_id}`),
    () => as.admin.get(`/api/dashboard/${dashboard}`),
    () => as.admin.get('/api/collection/root/items'),
    () => as.admin.get('/api/activity/recents?context=views'),
    () => as.admin.get('/api/activity/popular_items'),
    () => as.admin.post('/api/dataset', dataset_query),
    () => as.admin.post(`/api/card/${card_id}/query`, {}),
    () => as.admin.post(`/api/dashboard/${dashboard}/query`, {}),
  ]
  await server.store.transaction(async ({ settings }) => {
    await settings.write([{ key: 'help-link', value: 'hidden' }])
    for (const read of reads) {
      clock.time += 2 * MINUTE_MS
      const { status } = await read()
      assert.ok(status === 200 || status === 202, `${status}`)
    }
  })
  await until('the use', 20_000, async () => (await lastActive()) === new Date(clock.time).toISOString())
  const { body } = await as.admin.get('/api/activity/recents?context=views')
  assert.deepEqual(new Set(body.recents.map((one: { model: string }) => one.model)), new Set(['card', 'dashboard']))
})
