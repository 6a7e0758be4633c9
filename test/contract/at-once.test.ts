/** The same and contrary requests at one moment: no 500, nothing half done, nothing lost that was answered with success. */
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer, type Answer, type Client } from '../support/test-server.ts'
import { until } from '../support/until.ts'

const ROUNDS = 5

/** Sends all of them before the first is answered. */
function atOnce(count: number, send: (index: number) => Promise<Answer>): Promise<Answer[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => send(index)))
}

/**
 * A server whose sessions with PostgreSQL are all open, so that requests really meet: it opens them only where it waits
 * for one, and the lock makes it wait.
 */
async function meetingPlace(t: TestContext) {
  const server = await testServer(t)
  if (server.server.store.engine === 'sqlite') return server
  const lock = server.database.exec('lock table users in access exclusive mode; select pg_sleep(0.2)')
  await atOnce(10, () => server.as.user.get('/api/user/current'))
  await lock
  return server
}

/** Each of the answers has one of these statuses. */
function assertStatuses(answers: readonly Answer[], expected: readonly number[]): void {
  const others = answers.filter(({ status }) => !expected.includes(status))
  assert.deepEqual(
    others.map(({ status, text }) => `${status} ${text.slice(0, 200)}`),
    [],
  )
}

function cardOn({ id }: { id: number }, more: Record<string, unknown> = {}) {
  const dataset_query = { database: id, type: 'native', native: { query: 'select 1 as one' } }
  return { name: 'One', display: 'table', visualization_settings: {}, dataset_query, ...more }
}

test('a group that is deleted takes no members meanwhile', async (t) => {
  const { as, userId } = await meetingPlace(t)
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id } = (await as.admin.post('/api/permissions/group', { name: `Group ${round}` })).body
    const answers = await atOnce(10, (index) =>
      index % 3 === 1
        ? as.admin.delete(`/api/permissions/group/${id}`)
        : as.admin.post('/api/permissions/membership', { group_id: id, user_id: userId }),
    )
    assertStatuses(answers, [200, 204, 400, 404])
  }
})

test('a key that is moved between groups at once belongs to the one that it says', async (t) => {
  const { as, server } = await meetingPlace(t)
  const make = async (name: string) => (await as.admin.post('/api/permissions/group', { name })).body.id
  const groups = [await make('One'), await make('Two'), await make('Three')]
  const key = (await as.admin.post('/api/api-key', { name: 'Key', group_id: groups[0] })).body
  const move = (index: number) => as.admin.put(`/api/api-key/${key.id}`, { group_id: groups[index % groups.length] })
  assertStatuses(await atOnce(9, move), [200])
  const row = await server.store.apiKeys.find(key.id)
  const memberships = await server.store.groups.membershipsOf([row?.user_id ?? 0])
  assert.deepEqual(
    memberships.map(({ group_id }) => group_id),
    [1, row?.group_id],
  )
})

test('pinned cards that are moved at once neither lock each other out nor share a place', async (t) => {
  const { as, ...server } = await meetingPlace(t)
  const shop = await connectShop({ as, ...server })
  const cards: number[] = []
  for (let place = 1; place <= 5; place += 1) {
    cards.push((await as.admin.post('/api/card', cardOn(shop, { collection_position: place }))).body.id)
  }
  const pin = (index: number) =>
    as.admin.put(`/api/card/${cards[index % cards.length]}`, { collection_position: (index % 7) + 1 })
  assertStatuses(await atOnce(40, pin), [200])
  await atOnce(5, (index) => as.admin.put(`/api/card/${cards[index]}`, { collection_position: null }))
  await atOnce(5, (index) => as.admin.put(`/api/card/${cards[index]}`, { collection_position: 1 }))
  const rows = await server.server.store.cards.list({ ids: cards })
  assert.deepEqual(rows.map((row) => row.collection_position).sort(), [1, 2, 3, 4, 5])
})

test('a bookmark that is deleted while bookmarks are put in order stays deleted', async (t) => {
  const { as, ...server } = await meetingPlace(t)
  const shop = await connectShop({ as, ...server })
  const { id } = (await as.admin.post('/api/card', cardOn(shop))).body
  const orderings = [{ type: 'card', item_id: id }]
  for (let round = 0; round < ROUNDS; round += 1) {
    await as.user.post(`/api/bookmark/card/${id}`)
    const answers = await atOnce(12, (index) =>
      index === 4 ? as.user.delete(`/api/bookmark/card/${id}`) : as.user.put('/api/bookmark/ordering', { orderings }),
    )
    assertStatuses(answers, [204])
    assert.deepEqual((await as.user.get('/api/bookmark')).body, [])
    const mixed = await atOnce(12, (index) =>
      index % 3 === 0
        ? as.user.put('/api/bookmark/ordering', { orderings })
        : index % 3 === 1
          ? as.user.delete(`/api/bookmark/card/${id}`)
          : as.user.post(`/api/bookmark/card/${id}`),
    )
    assertStatuses(mixed, [200, 204, 400])
    await as.user.delete(`/api/bookmark/card/${id}`)
  }
})

test('snippets changed at once never form a circle, and no two get one name', async (t) => {
  const { as } = await meetingPlace(t)
  for (let round = 0; round < ROUNDS; round += 1) {
    const names = [`a${round}`, `b${round}`, `c${round}`]
    const ids: number[] = []
    for (const name of names) {
      ids.push((await as.admin.post('/api/native-query-snippet', { name, content: '1' })).body.id)
    }
    const answers = await atOnce(3, (index) =>
      as.admin.put(`/api/native-query-snippet/${ids[index]}`, {
        content: `{{snippet: ${names[(index + 1) % names.length]}}}`,
      }),
    )
    assertStatuses(answers, [200, 400])
    assert.equal(answers.filter(({ status }) => status === 200).length, 2)
    const renamed = await atOnce(6, (index) =>
      as.admin.put(`/api/native-query-snippet/${ids[index % ids.length]}`, { name: `same${round}` }),
    )
    assertStatuses(renamed, [200, 400])
  }
})

test('cards and snippets changed at once never read themselves', async (t) => {
  const { as, ...server } = await meetingPlace(t)
  const { id: database } = await connectShop({ as, ...server })
  const sql = (query: string) => ({ database, type: 'native', native: { query } })
  const card = { name: 'C', display: 'table', visualization_settings: {}, dataset_query: sql('select 1 as one') }
  for (let round = 0; round < ROUNDS; round += 1) {
    const [one, two] = [
      (await as.admin.post('/api/card', card)).body.id,
      (await as.admin.post('/api/card', card)).body.id,
    ]
    const name = `part${round}`
    const snippet = (await as.admin.post('/api/native-query-snippet', { name, content: '1' })).body.id
    const changes = [
      () => as.admin.put(`/api/card/${one}`, { dataset_query: sql(`select * from {{#${two}}} x`) }),
      () => as.admin.put(`/api/card/${two}`, { dataset_query: sql(`select {{snippet: ${name}}} as one`) }),
      () => as.admin.put(`/api/native-query-snippet/${snippet}`, { content: `(select one from {{#${one}}} x)` }),
    ]
    const answers = await atOnce(3, (index) => changes[index]!())
    assertStatuses(answers, [200, 400])
    assert.equal(answers.filter(({ status }) => status === 200).length, 2)
  }
})

test('what people set on a field and on a table at once is all marked as theirs', async (t) => {
  const { as, ...server } = await meetingPlace(t)
  const shop = await connectShop({ as, ...server })
  const { id } = await shop.field('orders', 'total')
  const table = (await shop.table('orders')).id
  const changes = [{ display_name: 'Sum' }, { description: 'All of it' }, { visibility_type: 'details-only' }]
  assertStatuses(await atOnce(3, (index) => as.admin.put(`/api/field/${id}`, changes[index])), [200])
  const tableChanges = [{ display_name: 'Sales' }, { description: 'All of them' }]
  assertStatuses(await atOnce(2, (index) => as.admin.put(`/api/table/${table}`, tableChanges[index])), [200])
  const { fields, tables } = server.server.store
  assert.deepEqual((await fields.find(id))?.customized?.toSorted(), ['description', 'display_name', 'visibility_type'])
  assert.deepEqual((await tables.find(table))?.customized?.toSorted(), ['description', 'display_name'])
})

test('settings of a database that are written at once are all kept', async (t) => {
  const { as, ...server } = await meetingPlace(t)
  const { id } = await connectShop({ as, ...server })
  const write = (index: number) => as.admin.put(`/api/database/${id}`, { settings: { [`setting-${index}`]: index } })
  assertStatuses(await atOnce(6, write), [200])
  const row = await server.server.store.databases.find(id)
  assert.equal(Object.keys(row?.settings ?? {}).length, 6)
})

test('everybody who shares a card or a dashboard at once is given the same link', async (t) => {
  const { as, ...server } = await meetingPlace(t)
  const shop = await connectShop({ as, ...server })
  await as.admin.put('/api/setting/enable-public-sharing', { value: true })
  const card = (await as.admin.post('/api/card', cardOn(shop))).body.id
  const board = (await as.admin.post('/api/dashboard', { name: 'Board' })).body.id
  for (const url of [`/api/card/${card}`, `/api/dashboard/${board}`]) {
    const answers = await atOnce(6, () => as.admin.post(`${url}/public_link`))
    assertStatuses(answers, [200])
    assert.deepEqual([...new Set(answers.map(({ body }) => body.uuid))], [(await as.admin.get(url)).body.public_uuid])
  }
})

/** What points at a database, and is made while it is deleted. */
const MADE_MEANWHILE: Record<
  string,
  (admin: Client, database: number, total: number, orders: number) => Promise<Answer>
> = {
  card: (admin, id) => admin.post('/api/card', cardOn({ id })),
  segment: (admin, _database, total, orders) =>
    admin.post('/api/segment', {
      name: 'Large',
      table_id: orders,
      definition: { 'source-table': orders, filter: ['>', ['field', total, null], 3] },
    }),
  remapping: (admin, _database, total) =>
    admin.post(`/api/field/${total}/dimension`, { type: 'internal', name: 'Total' }),
  labels: (admin, _database, total) => admin.post(`/api/field/${total}/values`, { values: [[1, 'One']] }),
}

for (const [name, make] of Object.entries(MADE_MEANWHILE)) {
  test(`made or refused while its database is deleted: ${name}`, async (t) => {
    const { as, ...server } = await meetingPlace(t)
    const shop = await connectShop({ as, ...server })
    const total = (await shop.field('orders', 'total')).id
    const orders = (await shop.table('orders')).id
    const answers = await atOnce(30, (index) =>
      index === 6 ? as.admin.delete(`/api/database/${shop.id}?confirm=true`) : make(as.admin, shop.id, total, orders),
    )
    assertStatuses(answers, [200, 204, 400, 404])
  })
}

test('a database that is deleted without confirmation takes along nothing that is made meanwhile', async (t) => {
  const { as, ...server } = await meetingPlace(t)
  const shop = await connectShop({ as, ...server })
  const answers = await atOnce(10, (index) =>
    index === 4 ? as.admin.delete(`/api/database/${shop.id}`) : as.admin.post('/api/card', cardOn(shop)),
  )
  const [deletion] = answers.splice(4, 1)
  const made = answers.filter(({ status }) => status === 200)
  assertStatuses(answers, [200, 400, 404])
  assert.equal(deletion?.status, made.length === 0 ? 204 : 409)
  for (const { body } of made) assert.equal((await as.admin.get(`/api/card/${body.id}`)).status, 200)
})

test('of editors who save at once what they all started from, one does', async (t) => {
  const { as, ...server } = await meetingPlace(t)
  const shop = await connectShop({ as, ...server })
  const made = async (path: string, body: object) => `${path}/${(await as.admin.post(path, body)).body.id}`
  const urls = [
    await made('/api/card', cardOn(shop)),
    await made('/api/dashboard', { name: 'Board' }),
    await made('/api/collection', { name: 'Plans' }),
  ]
  for (const url of urls) {
    for (let round = 0; round < ROUNDS; round += 1) {
      const etag = String((await as.admin.get(url)).headers['etag'])
      const save = (index: number) => ({ name: `Of editor ${index} in round ${round}` })
      const answers = await atOnce(4, (index) =>
        (index % 2 === 0 ? as.admin : as.user).put(url, save(index), { 'if-match': etag }),
      )
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 412, 412, 412], url)
      const winner = answers.findIndex(({ status }) => status === 200)
      assert.equal((await as.admin.get(url)).body.name, save(winner).name)
    }
  }
})

test('a card that is deleted while its query runs', async (t) => {
  const { as, ...server } = await meetingPlace(t)
  const shop = await connectShop({ as, ...server })
  const query = `with recursive n(i) as (select 1 union all select i + 1 from n where i < 1000000) select max(i) from n`
  const slow = { database: shop.id, type: 'native', native: { query } }
  const running = async () => (await as.admin.get('/api/queries/running')).body
  const board = (await as.admin.post('/api/dashboard', { name: 'Board' })).body.id
  const PLACE = { row: 0, col: 0, size_x: 4, size_y: 4 }
  const runs = {
    card: (id: number) => as.admin.post(`/api/card/${id}/query`),
    file: (id: number) => as.admin.post(`/api/card/${id}/query/csv`),
    dashboard: () => as.admin.post(`/api/dashboard/${board}/query`, {}),
  }
  for (const [name, run] of Object.entries(runs)) {
    const { id } = (await as.admin.post('/api/card', cardOn(shop, { dataset_query: slow }))).body
    await as.admin.put(`/api/dashboard/${board}`, { dashcards: [{ id: -1, card_id: id, ...PLACE }] })
    const answered = run(id)
    await until(`the query of the ${name}`, 20_000, async () => (await running()).length > 0)
    assert.equal((await as.admin.delete(`/api/card/${id}`)).status, 204)
    const { status, text } = await answered
    assert.ok(status === 200 || status === 202, `${name}: ${status} ${text.slice(0, 200)}`)
    assert.match(text, /1000000/, name)
    await until('its end', 20_000, async () => (await running()).length === 0)
    assert.equal((await as.admin.post(`/api/card/${id}/query`)).status, 404)
  }
})
