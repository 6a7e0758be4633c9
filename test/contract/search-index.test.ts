import assert from 'node:assert/strict'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import pg from 'pg'
import { connectShop } from '../support/sqlite-shop.ts'
import { addTestCard } from '../support/test-cards.ts'
import { testServer, type TestServer } from '../support/test-server.ts'

type Row = Record<string, unknown>

/** Everything that is indexed, with its words. */
async function readIndex({ dataDir, database }: TestServer): Promise<Row[]> {
  const documents = 'select * from search_documents order by id'
  const url = database.env['QUERENT_APP_DB_URL']
  if (url !== undefined) {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      return (await client.query<Row>(documents)).rows
    } finally {
      await client.end()
    }
  }
  const file = new DatabaseSync(join(dataDir, 'querent.db'), { readOnly: true, timeout: 5000 })
  try {
    const rows = file.prepare(documents).all()
    const texts = file.prepare('select rowid from search_text order by rowid').all()
    assert.deepEqual(
      texts.map(({ rowid }) => rowid),
      rows.map(({ id }) => id),
      'documents and their words',
    )
    return rows
  } finally {
    file.close()
  }
}

/** Compares the index as writes have left it with one that is made anew. */
async function assertCurrent(testing: TestServer, after: string): Promise<void> {
  const { store, services } = testing.server
  const found = await readIndex(testing)
  await store.transaction(({ search }) => search.clear())
  assert.deepEqual(await readIndex(testing), [])
  await services.search.task.run({}, AbortSignal.timeout(60_000))
  assert.deepEqual(found, await readIndex(testing), after)
  assert.ok(found.length > 0 || after === 'a fresh server')
}

test('every write leaves the index as if it were made anew', async (t) => {
  const testing = await testServer(t)
  const { as, server, adminId, userId } = testing
  const { store } = server
  await assertCurrent(testing, 'a fresh server')
  const shop = await connectShop(testing)
  await as.admin.get('/api/search')
  await assertCurrent(testing, 'a sync')

  const orders = await shop.table('orders')
  const total = await shop.field('orders', 'total')
  const created = (await as.admin.post('/api/collection', { name: 'Sales', description: 'All of it' })).body.id
  const inner = (await as.admin.post('/api/collection', { name: 'Inner', parent_id: created })).body.id
  const card = await addTestCard(store, { creator_id: adminId, name: 'Quarterly', collection_id: inner })
  const native = { type: 'native', database: shop.id, native: { query: 'select total from orders' } }
  const made = await as.admin.post('/api/card', {
    name: 'By hand',
    display: 'table',
    visualization_settings: {},
    dataset_query: native,
    collection_id: created,
  })
  assert.equal(made.status, 200, made.text)
  const filter = ['>', ['field', total.id, null], 50]
  const segment = (
    await as.admin.post('/api/segment', {
      name: 'Large',
      table_id: orders.id,
      definition: { 'source-table': orders.id, filter },
    })
  ).body.id
  const review = (id: number) => ({ moderated_item_type: 'card', moderated_item_id: id, text: null })
  const steps: [string, () => Promise<unknown>][] = [
    ['a renamed card', () => as.admin.put(`/api/card/${card}`, { name: 'Yearly', description: 'Kept' })],
    ['a card that becomes a model', () => as.admin.put(`/api/card/${made.body.id}`, { type: 'model' })],
    [
      'new SQL',
      () => as.admin.put(`/api/card/${made.body.id}`, { dataset_query: { ...native, native: { query: 'select 1' } } }),
    ],
    ['a run, which tells the columns', () => as.admin.post(`/api/card/${made.body.id}/query`)],
    ['an official collection', () => as.admin.put(`/api/collection/${inner}`, { authority_level: 'official' })],
    ['a verified card', () => as.admin.post('/api/moderation-review', { ...review(card), status: 'verified' })],
    ['no longer verified', () => as.admin.post('/api/moderation-review', { ...review(card), status: null })],
    ['a card elsewhere', () => as.admin.put(`/api/card/${card}`, { collection_id: created })],
    [
      'views',
      () =>
        store.transaction(({ cards, tables }) =>
          Promise.all([
            cards.addUses([{ id: card, views: 40, used_at: null }]),
            tables.addViews(new Map([[orders.id, 9]])),
          ]),
        ),
    ],
    ['a table renamed', () => as.admin.put(`/api/table/${orders.id}`, { display_name: 'Purchases', description: 'x' })],
    ['a field renamed', () => as.admin.put(`/api/field/${total.id}`, { display_name: 'Sum' })],
    ['a hidden field', () => as.admin.put(`/api/field/${total.id}`, { visibility_type: 'sensitive' })],
    ['a hidden table', () => as.admin.put(`/api/table/${orders.id}`, { visibility_type: 'hidden' })],
    ['a segment renamed', () => as.admin.put(`/api/segment/${segment}`, { name: 'Larger', revision_message: 'so' })],
    ['a segment put away', () => as.admin.put(`/api/segment/${segment}`, { archived: true, revision_message: 'so' })],
    ['a database renamed', () => as.admin.put(`/api/database/${shop.id}`, { name: 'Store', description: 'Of ours' })],
    ['a collection put away', () => as.admin.put(`/api/collection/${created}`, { archived: true })],
    ['and back', () => as.admin.put(`/api/collection/${created}`, { archived: false })],
    ['a dashboard', () => as.admin.post('/api/dashboard', { name: 'Board', collection_id: inner })],
    ['a personal collection', () => as.user.get('/api/user/current')],
    ['a deleted card', () => as.admin.delete(`/api/card/${card}`)],
    [
      'a deleted collection',
      async () => {
        await as.admin.put(`/api/collection/${created}`, { archived: true })
        return as.admin.delete(`/api/collection/${created}`)
      },
    ],
    [
      'a card of somebody else',
      () => addTestCard(store, { creator_id: userId, name: 'Last', table_id: orders.id, database_id: shop.id }),
    ],
    ['a deleted database', () => as.admin.delete(`/api/database/${shop.id}?confirm=true`)],
  ]
  for (const [what, step] of steps) {
    const answer: { status?: number } = Object((await step()) ?? {})
    assert.ok((answer.status ?? 200) < 300, `${what}: ${JSON.stringify(answer)}`)
    await as.user.get('/api/search?limit=1')
    await assertCurrent(testing, what)
  }
  assert.equal((await as.admin.get('/api/search?q=larger&archived=true')).body.total, 0)
})

test('a change that is taken back leaves no trace in the index', async (t) => {
  const testing = await testServer(t)
  const { as, server, adminId } = testing
  await addTestCard(server.store, { creator_id: adminId, name: 'Kept' })
  const failed = server.store.transaction(async (repositories) => {
    await addTestCard(repositories, { creator_id: adminId, name: 'Kept not' })
    throw new Error('no')
  })
  await assert.rejects(failed, /no/)
  assert.equal((await as.admin.get('/api/search?q=kept')).body.total, 1)
  await assertCurrent(testing, 'a failed transaction')
})

test('an index of another version is made anew in the background', async (t) => {
  const testing = await testServer(t)
  const { as, server, adminId } = testing
  const { store, jobs, services } = server
  await addTestCard(store, { creator_id: adminId, name: 'Found again' })
  const isFound = async () => (await as.admin.get('/api/search?q=found')).body.total === 1
  assert.equal(await store.search.isComplete(), false)
  await services.search.task.begin?.()
  await jobs.drain()
  assert.equal(await store.search.isComplete(), true)
  assert.equal(await isFound(), true)
  assert.deepEqual((await as.admin.post('/api/search/re-init')).body, { message: 'success' })
  assert.equal(await isFound(), false)
  await addTestCard(store, { creator_id: adminId, name: 'Found meanwhile' })
  assert.equal(await isFound(), true)
  await jobs.drain()
  assert.equal((await as.admin.get('/api/search?q=found')).body.total, 2)
  assert.equal((await as.admin.post('/api/search/force-reindex')).status, 200)
  await jobs.drain()
  await assertCurrent(testing, 'reindexing')
})

test('a kept state is searched as it was', async (t) => {
  const testing = await testServer(t, { env: { QUERENT_ENABLE_TEST_ENDPOINTS: 'true' } })
  const { as, server, adminId } = testing
  await addTestCard(server.store, { creator_id: adminId, name: 'Before' })
  await server.store.snapshots.save('past')
  await addTestCard(server.store, { creator_id: adminId, name: 'After' })
  await server.store.snapshots.restore('past')
  assert.equal((await as.admin.get('/api/search?q=before')).body.total, 1)
  assert.equal((await as.admin.get('/api/search?q=after')).body.total, 0)
  await assertCurrent(testing, 'a restored state')
})
