/** Metadata for queries: read in bulk, kept, and never older than the app database. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { MetadataRequest } from '@querent/query'
import { metadataCache } from '../../packages/server/src/query-runner/prepare/metadata-cache.ts'
import type { Store } from '../../packages/server/src/store/index.ts'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer } from '../support/test-server.ts'

/** The store's own functions, with the names of those that were called. */
function counting(store: Store): { store: Store; calls: () => string[] } {
  let calls: string[] = []
  const queryMetadata = new Proxy(store.queryMetadata, {
    get(target, name, receiver) {
      calls.push(String(name))
      return Reflect.get(target, name, receiver)
    },
  })
  return {
    store: { ...store, queryMetadata },
    calls() {
      const seen = calls.toSorted()
      calls = []
      return seen
    },
  }
}

test('one statement per kind, none when nothing changed, fresh ones after any change', async (t) => {
  const server = await testServer(t)
  const shop = await connectShop(server)
  const { as } = server
  const { store } = server.server
  const orders = await shop.table('orders')
  const people = await shop.table('people')
  const fields = await store.fields.listOfTables([orders.id, people.id])
  const save = async (name: string) => {
    const query = { database: shop.id, type: 'query', query: { 'source-table': orders.id } }
    const card = { name, display: 'table', visualization_settings: {}, dataset_query: query }
    return (await as.admin.post('/api/card', card)).body.id as number
  }
  const cards = [await save('One'), await save('Two')]

  const counted = counting(store)
  const cache = metadataCache(counted.store)
  const request: MetadataRequest = {
    tables: new Set([orders.id]),
    fields: new Set(fields.map(({ id }) => id)),
    cards: new Set(cards),
    segments: new Set(),
    snippets: new Set(),
    snippetNames: new Set(),
  }
  const load = async () => cache.at(await store.versions()).load(request)

  const total = fields.find(({ name }) => name === 'total')!
  assert.equal((await load()).field(total.id)?.display_name, 'Total')
  assert.deepEqual(counted.calls(), ['cards', 'fieldsOfTables', 'tableIdsOfFields', 'tables'])

  const again = await load()
  assert.deepEqual(counted.calls(), [])
  assert.equal(again.table(people.id)?.fields.length, fields.filter(({ table_id }) => table_id === people.id).length)

  await as.admin.put(`/api/field/${total.id}`, { display_name: 'Worth' })
  assert.equal((await load()).field(total.id)?.display_name, 'Worth')
  assert.deepEqual(counted.calls(), ['fieldsOfTables', 'tableIdsOfFields', 'tables'])
  // What was handed out before stays as it was: a query sees one state throughout.
  assert.equal(again.field(total.id)?.display_name, 'Total')

  await as.admin.put(`/api/card/${cards[0]}`, { name: 'Uno' })
  assert.equal((await load()).card(cards[0]!)?.name, 'Uno')
  assert.deepEqual(counted.calls(), ['cards'])
})

test('nothing is kept of what does not exist: there is no end to what can be asked for', async (t) => {
  const { store } = (await testServer(t)).server
  const counted = counting(store)
  const cache = metadataCache(counted.store)
  const nowhere = new Set([999_999])
  const request: MetadataRequest = {
    tables: nowhere,
    fields: nowhere,
    cards: nowhere,
    segments: nowhere,
    snippets: nowhere,
    snippetNames: new Set(['nobody wrote this']),
  }
  const load = async () => cache.at(await store.versions()).load(request)
  const found = await load()
  assert.deepEqual(
    [found.table(999_999), found.card(999_999), found.snippetByName('nobody wrote this')],
    [undefined, undefined, undefined],
  )
  const first = counted.calls()
  await load()
  assert.deepEqual(counted.calls(), first)
})
