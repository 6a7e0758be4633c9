/** What a process remembers is never older than the app database that it shares with others. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { resultsCache } from '../../packages/server/src/query-runner/cache/results-cache.ts'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer } from '../support/test-server.ts'

test('a change that is taken back moves no counter, one that stands moves it for everybody', async (t) => {
  const { store } = (await testServer(t)).server
  const before = await store.versions()
  let during = before
  const undone = store.transaction(async ({ settings }) => {
    await settings.write([{ key: 'site-name', value: 'Never' }])
    during = await store.versions()
    throw new Error('taken back')
  })
  await assert.rejects(undone, /taken back/)
  assert.deepEqual(during, before)
  assert.deepEqual(await store.versions(), before)
  await store.settings.write([{ key: 'site-name', value: 'Yes' }])
  assert.equal((await store.versions()).settings, before.settings + 1)
})

test('a change and its counters are one: what fails moves none', async (t) => {
  const tested = await testServer(t)
  const { store } = tested.server
  const shop = await connectShop(tested)
  const before = await store.versions()
  const nowhere = 999_999
  const time = new Date().toISOString()
  const remapping = { field_id: nowhere, name: 'No', type: 'internal', created_at: time } as const
  await assert.rejects(store.dimensions.set({ ...remapping, updated_at: time, entity_id: 'n'.repeat(21) }))
  await assert.rejects(store.groups.add(nowhere, [1]))
  await assert.rejects(store.databases.update(shop.id, { creator_id: nowhere }))
  assert.deepEqual(await store.versions(), before)
})

test('an answer that cannot be kept is given all the same', async (t) => {
  const tested = await testServer(t)
  const { as, server, database } = tested
  const shop = await connectShop(tested)
  const query = { database: shop.id, type: 'native', native: { query: 'select 1 as one' } }
  const input = { name: 'One', display: 'table', visualization_settings: {}, cache_ttl: 1, dataset_query: query }
  const card = (await as.user.post('/api/card', input)).body
  await database.exec('alter table cached_results rename to lost_results')
  const answer = await as.user.post(`/api/card/${card.id}/query`, { ignore_cache: true })
  await database.exec('alter table lost_results rename to cached_results')
  assert.deepEqual([answer.body.status, answer.body.data?.rows], ['completed', [[1]]], answer.text)
  await server.services.runner.log.flush()
  assert.equal(await server.store.queryLog.count(), 1)
})

test('a card is run as the app database has it now', async (t) => {
  const tested = await testServer(t)
  const { as, server } = tested
  const shop = await connectShop(tested)
  const sql = (query: string) => ({ database: shop.id, type: 'native', native: { query } })
  const input = { name: 'One', display: 'table', visualization_settings: {}, dataset_query: sql('select 1 as one') }
  const card = (await as.user.post('/api/card', input)).body
  const run = async () => (await as.user.post(`/api/card/${card.id}/query`)).body
  assert.deepEqual((await run()).data.rows, [[1]])
  await server.store.cards.update(card.id, { dataset_query: sql('select 2 as two') })
  assert.deepEqual((await run()).data.rows, [[2]])
  await server.store.cards.deleteMany([card.id])
  assert.equal((await as.user.post(`/api/card/${card.id}/query`)).status, 404)
})

test('the latest of the answers that several processes kept is served, and none beyond its time', async (t) => {
  const { store } = (await testServer(t)).server
  let time = Date.parse('2026-01-01T00:00:00Z')
  const [one, other] = [resultsCache({ store }), resultsCache({ store })]
  const isFresh = (createdAt: string) => time - Date.parse(createdAt) < 60_000
  const find = async (cache: typeof one) => (await cache.find('key', isFresh, await store.versions()))?.data
  const put = (cache: typeof one, data: string) =>
    cache.put('key', { createdAt: new Date(time).toISOString(), averageMs: 1, rowCount: 1, data })
  await put(one, 'first')
  assert.deepEqual([await find(one), await find(other)], ['first', 'first'])
  time += 1_000
  await put(other, 'second')
  assert.deepEqual([await find(one), await find(other)], ['second', 'second'])
  time += 60_000
  assert.deepEqual([await find(one), await find(other)], [undefined, undefined])
})
