/** Whom people may know of: as the setting `user-visibility` says, and nobody while a rule shows them some data only. */
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { createGroup, createPerson } from '../support/people.ts'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer } from '../support/test-server.ts'

/** Ada and Ben are in Sales, Cleo and the user of the test server are not. */
async function serverWithPeople(t: TestContext) {
  const server = await testServer(t)
  const sales = await createGroup(server, 'Sales')
  const ada = await createPerson(server, 'ada', [sales])
  const ben = await createPerson(server, 'ben', [sales])
  const cleo = await createPerson(server, 'cleo', [])
  const namesFor = async (client: typeof ada.as) => {
    const { data, total } = (await client.get('/api/user/recipients')).body
    assert.equal(total, data.length)
    return data.map((one: { first_name: string }) => one.first_name)
  }
  const showing = (value: string | null) => server.as.admin.put('/api/setting/user-visibility', { value })
  return { ...server, sales, ada, ben, cleo, namesFor, showing }
}

const EVERYBODY = ['ada', 'admin', 'ben', 'cleo', 'user']

test('recipients are the active people, by last name', async (t) => {
  const { as } = await testServer(t)
  const { id } = (await as.admin.post('/api/user', { email: 'gone@example.org', last_name: 'A' })).body
  await as.admin.post('/api/user', { email: 'bea@example.org', first_name: 'bea', last_name: 'Abel' })
  await as.admin.delete(`/api/user/${id}`)
  const { data, total } = (await as.user.get('/api/user/recipients')).body
  assert.equal(total, 3)
  assert.deepEqual(data[0], {
    id: data[0].id,
    email: 'bea@example.org',
    first_name: 'bea',
    last_name: 'Abel',
    common_name: 'bea Abel',
  })
})

test('a setting says whether people find all others, those of their groups, or nobody', async (t) => {
  const { as, ada, cleo, namesFor, showing, client } = await serverWithPeople(t)
  assert.deepEqual(await namesFor(ada.as), EVERYBODY)
  await showing('group')
  assert.deepEqual(await namesFor(ada.as), ['ada', 'ben'])
  assert.deepEqual(await namesFor(cleo.as), ['cleo'], 'All Users makes nobody known')
  assert.deepEqual(await namesFor(as.admin), EVERYBODY)
  await showing('none')
  assert.deepEqual(await namesFor(ada.as), ['ada'])
  assert.deepEqual(await namesFor(as.admin), EVERYBODY)
  const key = (await as.admin.post('/api/api-key', { name: 'Key', group_id: 1 })).body
  assert.deepEqual(await namesFor(client({ 'x-api-key': key.unmasked_key })), [])
  await showing(null)
  assert.deepEqual(await namesFor(ada.as), EVERYBODY)
})

test('nobody is made a recipient whom the caller may not know of', async (t) => {
  const server = await serverWithPeople(t)
  const { as, ada, ben, cleo, adminId, showing } = server
  const shop = await connectShop(server)
  const dataset_query = { database: shop.id, type: 'native', native: { query: 'select 1 as n' } }
  const question = { name: 'One', display: 'table', visualization_settings: {}, dataset_query }
  const card_id: number = (await as.admin.post('/api/card', question)).body.id
  const to = (...ids: number[]) => ({
    payload_type: 'notification/card',
    payload: { card_id },
    handlers: [
      {
        channel_type: 'channel/email',
        recipients: ids.map((user_id) => ({ type: 'notification-recipient/user', user_id })),
      },
    ],
  })
  const post = (...ids: number[]) => ada.as.post('/api/notification', to(...ids))
  assert.equal((await post(cleo.id)).status, 200)
  await showing('group')
  assert.deepEqual(
    [(await post(ada.id, ben.id)).status, (await post(cleo.id)).status],
    [200, 200],
    'cleo gets one of hers',
  )
  assert.equal((await post(adminId)).status, 404)
  await showing('none')
  const refused = await post(adminId)
  assert.deepEqual([refused.status, /admin/.test(refused.text), (await post(9999)).status], [404, false, 404])
  const email = { channel_type: 'email', enabled: true, schedule_type: 'hourly', recipients: [{ id: adminId }] }
  const sent = { name: 'One', cards: [{ id: card_id, include_csv: false, include_xls: false }], channels: [email] }
  for (const path of ['/api/pulse', '/api/pulse/test']) assert.equal((await ada.as.post(path, sent)).status, 404, path)
  const { body: made } = await post(ada.id)
  assert.equal((await as.admin.put(`/api/notification/${made.id}`, { ...made, ...to(ada.id, adminId) })).status, 200)
  const { body: seen } = await ada.as.get(`/api/notification/${made.id}`)
  const { status, body } = await ada.as.put(`/api/notification/${made.id}`, seen)
  assert.deepEqual([status, body.handlers[0].recipients.length], [200, 2], 'who receives it already stays')
})

test('who is shown only some of the data sees nobody else, as a manager either', async (t) => {
  const server = await serverWithPeople(t)
  const { as, sales, ada, ben, namesFor } = server
  const shop = await connectShop(server)
  const [orders, status] = [await shop.table('orders'), await shop.field('orders', 'status')]
  const members = (await as.admin.get(`/api/permissions/group/${sales}`)).body.members
  const { membership_id } = members.find((one: { id: number }) => one.id === ada.id)
  await as.admin.put(`/api/permissions/membership/${membership_id}`, { is_group_manager: true })
  const rule = {
    group_id: sales,
    table_id: orders.id,
    attribute_remappings: { s: ['dimension', ['field', status.id, null]] },
  }
  await as.admin.post('/api/mt/gtap', rule)
  assert.deepEqual(await namesFor(ada.as), EVERYBODY, 'All Users sees the table without the rule')
  const put = async (words: object, more: object = {}) => {
    const { revision } = (await as.admin.get('/api/permissions/graph')).body
    const answer = await as.admin.put('/api/permissions/graph', {
      revision,
      groups: { 1: { [shop.id]: words } },
      ...more,
    })
    assert.equal(answer.status, 200, answer.text)
  }
  await put({ 'view-data': 'blocked' })
  assert.deepEqual(await namesFor(ada.as), ['ada'])
  assert.deepEqual(await namesFor(ben.as), ['ben'])
  const listed = (await ada.as.get('/api/user')).body
  assert.deepEqual([listed.total, listed.data[0].id], [1, ada.id])
  assert.equal((await ada.as.get(`/api/user/${ben.id}`)).status, 403)
  assert.equal((await ada.as.put(`/api/user/${ben.id}`, { user_group_memberships: [{ id: 1 }] })).status, 403)
  assert.equal(
    (await ada.as.get(`/api/permissions/group/${sales}`)).body.members.length,
    2,
    'members are hers to manage',
  )
  assert.deepEqual(await namesFor(as.admin), EVERYBODY)
  await put({ 'view-data': 'unrestricted' })
  assert.deepEqual(await namesFor(ada.as), EVERYBODY)
})

test('who keeps things in some collection is told so, wherever it lies', async (t) => {
  const { as, ada, sales } = await serverWithPeople(t)
  const may = async () => (await ada.as.get('/api/user/current')).body.can_write_any_collection
  const grant = async (groups: object) => {
    const { revision } = (await as.admin.get('/api/collection/graph')).body
    const answer = await as.admin.put('/api/collection/graph', { revision, groups })
    assert.equal(answer.status, 200, answer.text)
  }
  assert.equal(await may(), true, 'in the root')
  await grant({ 1: { root: 'read' } })
  assert.equal(await may(), false, 'one of her own does not count')
  const { id } = (await as.admin.post('/api/collection', { name: 'Reports' })).body
  assert.equal(await may(), false)
  await grant({ [sales]: { [id]: 'write' } })
  assert.equal(await may(), true)
  await as.admin.put(`/api/collection/${id}`, { archived: true })
  assert.equal(await may(), false)
})
