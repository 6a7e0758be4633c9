import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createGroup, createPerson } from '../support/people.ts'
import { connectShop } from '../support/sqlite-shop.ts'
import { addTestCard } from '../support/test-cards.ts'
import { testServer, type Client } from '../support/test-server.ts'
import { until } from '../support/until.ts'

async function entries(as: Client, query: string) {
  const { status, body } = await as.get(`/api/audit?${query}`)
  assert.equal(status, 200)
  return body.data
}

function countOf(found: readonly { details: { count: number } }[]): number {
  return found.reduce((sum, { details }) => sum + details.count, 0)
}

test('an entry says what was before and what is after, and never a secret', async (t) => {
  const server = await testServer(t)
  const { as, adminId, userId } = server
  const shop = await connectShop(server)
  await as.admin.put('/api/setting/site-name', { value: 'Ours' })
  await as.admin.put('/api/setting/site-name', { value: 'Theirs' })
  const [named] = await entries(as.admin, 'action=setting.changed&text=SITE-name')
  assert.deepEqual(
    [named.model, named.model_name, named.details.before, named.details.after],
    ['setting', 'site-name', { value: 'Ours' }, { value: 'Theirs' }],
  )
  assert.deepEqual([named.user.id, named.user.type, named.user.common_name], [adminId, 'personal', 'admin Tester'])

  await as.admin.put('/api/setting', {
    'email-smtp-password': 'hunter2-hunter2',
    'embedding-secret-key': 'f'.repeat(64),
  })
  const name = 'Sesame'
  await as.admin.put(`/api/database/${shop.id}`, { name, details: { db: shop.path, password: 'open-sesame' } })
  await as.admin.put(`/api/user/${userId}/password`, { password: 'quite a Secret 1' })
  const { body: key } = await as.admin.post('/api/api-key', { name: 'Key', group_id: 1 })
  const all = await as.admin.get('/api/audit?limit=1000')
  for (const secret of ['hunter2', 'ffffff', 'open-sesame', 'quite a Secret', '$2b$', key.unmasked_key]) {
    assert.ok(!all.text.includes(secret), `the log tells ${secret}`)
  }
  const [database] = await entries(as.admin, `action=database.updated&model=database&model_id=${shop.id}`)
  assert.deepEqual(database.details, {
    changed: ['name', 'details.password'],
    before: { name: 'Shop' },
    after: { name: 'Sesame' },
  })

  const groupId = await createGroup(server, 'Sales')
  const orders = await shop.table('orders')
  const { revision } = (await as.admin.get('/api/permissions/graph')).body
  const words = { 'view-data': 'unrestricted', 'create-queries': { '': { [orders.id]: 'query-builder' } } }
  await as.admin.put('/api/permissions/graph', {
    revision,
    groups: { [groupId]: { [shop.id]: { ...words, download: { schemas: 'none' } } } },
  })
  const [granted] = await entries(as.admin, `action=permissions.changed&model_id=${groupId}`)
  assert.equal(granted.model_name, 'Sales')
  assert.equal(granted.details.graph, 'data')
  assert.equal(granted.details.before.download, 'full')
  assert.equal(granted.details.after.download, 'none')
  const { body: collection } = await as.admin.post('/api/collection', { name: 'Shared' })
  const graph = (await as.admin.get('/api/collection/graph')).body
  await as.admin.put('/api/collection/graph', {
    revision: graph.revision,
    groups: { [groupId]: { [collection.id]: 'read' } },
  })
  const [opened] = await entries(as.admin, `action=permissions.changed&model_id=${groupId}`)
  assert.deepEqual(opened.details, {
    graph: 'collection',
    before: { [collection.id]: 'none' },
    after: { [collection.id]: 'read' },
  })
})

test('a change that is undone leaves nothing, and one that changes nothing neither', async (t) => {
  const { as, server, adminId } = await testServer(t)
  const cardId = await addTestCard(server.store, { creator_id: adminId })
  const before = (await entries(as.admin, 'limit=1'))[0].id
  await assert.rejects(
    server.store.transaction(async ({ cards }) => {
      await cards.update(cardId, { name: 'Never' })
      throw new Error('undone')
    }),
    /undone/,
  )
  await as.admin.put(`/api/card/${cardId}`, { name: 'Card' })
  assert.equal((await entries(as.admin, 'limit=1'))[0].id, before)
})

test('logins are told, also those that were refused, and by API keys', async (t) => {
  const { as, userId, client } = await testServer(t)
  await as.admin.put(`/api/user/${userId}/password`, { password: 'quite a Secret 1' })
  const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const browser = client({ 'user-agent': agent })
  assert.equal((await browser.post('/api/session', { username: 'user@example.org', password: 'wrong' })).status, 401)
  assert.equal(
    (await browser.post('/api/session', { username: 'user@example.org', password: 'quite a Secret 1' })).status,
    200,
  )
  await until('the entry', 20_000, async () => (await entries(as.admin, 'action=user.sign-in-failed')).length === 1)
  const [refused] = await entries(as.admin, 'action=user.sign-in-failed')
  assert.deepEqual([refused.user, refused.model_id, refused.model_name], [null, userId, 'user@example.org'])
  const [entered] = await entries(as.admin, 'action=user.signed-in')
  assert.deepEqual(
    [entered.user.id, entered.model_name, entered.device_description],
    [userId, 'user@example.org', 'Browser (Firefox/Linux)'],
  )

  const { body: key } = await as.admin.post('/api/api-key', { name: 'Robot', group_id: 2 })
  await client({ 'x-api-key': key.unmasked_key }).post('/api/collection', { name: 'Made by a robot' })
  const [made] = await entries(as.admin, 'action=collection.created')
  assert.deepEqual([made.user.type, made.user.common_name], ['api-key', 'Robot'])
})

test('views and queries are told once for a moment, with how often', async (t) => {
  const server = await testServer(t)
  const { as, adminId } = server
  const shop = await connectShop(server)
  const dataset_query = { database: shop.id, type: 'native', native: { query: 'select 1 as a' } }
  const card = { name: 'One', display: 'table', visualization_settings: {}, dataset_query }
  const { body: made } = await as.admin.post('/api/card', card)
  for (let times = 0; times < 3; times += 1) {
    await as.admin.get(`/api/card/${made.id}`)
    await as.admin.post(`/api/card/${made.id}/query`, {})
  }
  const viewed = await entries(as.admin, `action=card.viewed&user_id=${adminId}&model_id=${made.id}`)
  assert.equal(countOf(viewed), 3)
  assert.equal(viewed[0].model_name, 'One')
  const queried = await entries(as.admin, `action=card.queried&model_id=${made.id}`)
  assert.equal(countOf(queried), 3)
  assert.equal(queried[0].details.context, 'question')
  await as.admin.post('/api/dataset/csv', { query: dataset_query })
  const [file] = await entries(as.admin, 'action=export.downloaded')
  assert.deepEqual([file.model, file.model_id, file.model_name, file.details.rows], ['database', shop.id, 'Shop', 1])
  await as.admin.post('/api/dataset', { ...dataset_query, native: { query: 'select nothing' } })
  const [failed] = await entries(as.admin, 'action=query.run')
  assert.equal(failed.details.status, 'failed')
})

test('pages follow each other while entries arrive, and a file has them all', async (t) => {
  const { as } = await testServer(t)
  for (let index = 0; index < 7; index += 1)
    await as.admin.post('/api/collection', { name: `=Collection ${index}, "ä"` })
  const url = '/api/audit?action=collection.created,collection.deleted&limit=3'
  const names: string[] = []
  let next: string | null = ''
  while (next !== null) {
    const { body } = await as.admin.get(next === '' ? url : `${url}&after=${next}`)
    names.push(...body.data.map((entry: { model_name: string }) => entry.model_name))
    next = body.next
    await as.admin.post('/api/collection', { name: 'Meanwhile' })
  }
  assert.deepEqual(
    names,
    [6, 5, 4, 3, 2, 1, 0].map((index) => `=Collection ${index}, "ä"`),
  )
  const { text, headers } = await as.admin.get('/api/audit/csv?text=collection')
  assert.match(String(headers['content-type']), /^text\/csv/)
  assert.equal(text.split('\n').length, 9)
  assert.match(text, /,"'=Collection 6, ""ä""",/)
})

test('entries are found by time, text and kind; bad filters name their field', async (t) => {
  const { as } = await testServer(t)
  await as.admin.post('/api/collection', { name: '100% _sure_' })
  assert.equal((await entries(as.admin, 'text=100%25%20_SURE')).length, 1)
  assert.equal((await entries(as.admin, 'text=%25sure%25')).length, 0)
  assert.equal((await entries(as.admin, 'since=2100-01-01')).length, 0)
  assert.equal((await entries(as.admin, 'until=2000-01-01T00:00:00%2B02:00')).length, 0)
  assert.ok((await entries(as.admin, 'since=2000-01-01&until=2100-01-01')).length > 0)
  for (const [query, field] of [
    ['since=yesterday', 'since'],
    ['until=2024-13-01', 'until'],
    ['action=card.exploded', 'action'],
    ['model=moon', 'model'],
    ['limit=0', 'limit'],
    ['after=1', 'after'],
    ['user_id=x', 'user_id'],
  ] as const) {
    const { status, body } = await as.admin.get(`/api/audit?${query}`)
    assert.equal(status, 400, query)
    assert.ok(Object.hasOwn(body.errors, field), `${query}: ${JSON.stringify(body)}`)
  }
  const { body: kinds } = await as.admin.get('/api/audit/actions')
  assert.ok(kinds.some((kind: { action: string }) => kind.action === 'card.viewed'))
})

test('the log is for administrators and for those who may monitor', async (t) => {
  const server = await testServer(t)
  const { as } = server
  const groupId = await createGroup(server, 'Watchers')
  const watcher = await createPerson(server, 'watcher', [groupId])
  const urls = ['/api/audit', '/api/audit/csv', '/api/audit/actions']
  for (const url of urls) {
    assert.equal((await as.nobody.get(url)).status, 401)
    assert.equal((await as.user.get(url)).status, 403)
    assert.equal((await watcher.as.get(url)).status, 403)
  }
  const path = '/api/ee/advanced-permissions/application/graph'
  const { revision } = (await as.admin.get(path)).body
  await as.admin.put(path, { revision, groups: { [groupId]: { monitoring: 'yes' } } })
  for (const url of urls) assert.equal((await watcher.as.get(url)).status, 200)
})

test('old entries are deleted when their time is over', async (t) => {
  const { as, server } = await testServer(t, { env: { QUERENT_AUDIT_MAX_RETENTION_DAYS: '30' } })
  const old = new Date(Date.now() - 31 * 24 * 3600 * 1000)
  const actor = { userId: null, address: null, userAgent: null, requestId: null, now: old.getTime() }
  const note = { action: 'card.viewed', model: 'card', model_id: 1, model_name: 'Old', details: {} } as const
  await server.store.auditLog.append(Array.from({ length: 12 }, () => [note, actor] as const))
  await as.admin.post('/api/collection', { name: 'New' })
  assert.equal((await entries(as.admin, 'text=old')).length, 12)
  await server.services.retention.task.run({}, new AbortController().signal)
  assert.equal((await entries(as.admin, 'text=old')).length, 0)
  assert.equal((await entries(as.admin, 'text=new')).length, 1)
})

test('setting up a server and stopping a query are told', async (t) => {
  const server = await testServer(t)
  const {
    as,
    server: { services },
  } = server
  const { entry } = services.runner.running.start({
    user_id: null,
    database_id: 1,
    card_id: null,
    context: 'ad-hoc',
    started_at: new Date().toISOString(),
    sql: null,
    state: 'waiting',
  })
  assert.equal((await as.admin.delete(`/api/queries/running/${entry.id}`)).status, 204)
  assert.equal((await entries(as.admin, 'action=query.cancelled')).length, 1)

  const fresh = await testServer(t, { users: false })
  const { 'setup-token': token } = (await fresh.as.nobody.get('/api/session/properties')).body
  const user = { email: 'first@example.org', first_name: 'First', last_name: 'One', password: 'quite a Secret 1' }
  const { body } = await fresh.as.nobody.post('/api/setup', { token, user, prefs: { site_name: 'Ours' } })
  const first = fresh.client({ 'x-metabase-session': body.id })
  assert.equal((await entries(first, 'action=user.created'))[0].model_name, 'first@example.org')
})
