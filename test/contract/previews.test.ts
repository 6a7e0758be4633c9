/** Subscriptions and alerts as they would be sent, shown to whoever makes them. */
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { htmlWithPictures } from '../../packages/server/src/delivery/channels/email/render/index.ts'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer } from '../support/test-server.ts'

async function previewing(t: TestContext) {
  const testing = await testServer(t, { env: { MB_SITE_URL: 'https://bi.example.org' } })
  const { as } = testing
  const shop = await connectShop(testing)
  const addCard = async (name: string, query: string, display = 'table'): Promise<number> => {
    const dataset_query = { database: shop.id, type: 'native', native: { query } }
    return (await as.admin.post('/api/card', { name, display, visualization_settings: {}, dataset_query })).body.id
  }
  const card = await addCard('<b>Orders</b>', "select 'paid' as state, 12 as orders union all select '<i>', 3")
  const { id: dashboard } = (await as.admin.post('/api/dashboard', { name: 'Morning' })).body
  const dashcards = [{ id: -1, card_id: card, row: 0, col: 0, size_x: 12, size_y: 6 }]
  await as.admin.put(`/api/dashboard/${dashboard}`, { dashcards })
  return { ...testing, addCard, card, dashboard }
}

test('a question is shown as a page in which nothing runs', async (t) => {
  const { as, card } = await previewing(t)
  const { status, text, headers } = await as.admin.get(`/api/pulse/preview_card/${card}`)
  assert.equal(status, 200)
  assert.match(String(headers['content-type']), /^text\/html/)
  assert.match(String(headers['content-security-policy']), /default-src 'none'.*sandbox/)
  for (const part of ['paid', '&lt;b&gt;Orders', '&lt;i&gt;', `https://bi.example.org/question/${card}`]) {
    assert.ok(text.includes(part), part)
  }
  assert.doesNotMatch(text, /<b>|<i>/)
})

test('its kind and its numbers of rows and columns are said', async (t) => {
  const { as, card, addCard } = await previewing(t)
  const info = async (id: number) => (await as.admin.get(`/api/pulse/preview_card_info/${id}`)).body
  const table = await info(card)
  assert.deepEqual([table.pulse_card_type, table.row_count, table.col_count], ['table', 2, 2])
  assert.equal(table.pulse_card_name, '<b>Orders</b>')
  assert.doesNotMatch(table.pulse_card_html, /<html/)
  assert.equal((await info(await addCard('One', 'select 5 as n', 'bar'))).pulse_card_type, 'scalar')
  assert.equal((await info(await addCard('None', 'select 5 as n where 1 = 0'))).pulse_card_type, 'empty')
  const broken = await info(await addCard('Broken', 'select * from nowhere'))
  assert.deepEqual([broken.pulse_card_type, broken.row_count], [null, 0])
  assert.match(broken.pulse_card_html, /could not be shown/)
})

test('a dashboard is shown as its mail', async (t) => {
  const { as, dashboard } = await previewing(t)
  const { status, text } = await as.admin.get(`/api/pulse/preview_dashboard/${dashboard}`)
  assert.equal(status, 200)
  for (const part of ['Morning', 'paid', 'Sent by admin Tester']) assert.ok(text.includes(part), part)
  await as.admin.put(`/api/dashboard/${dashboard}`, { archived: true })
  const gone = await as.admin.get(`/api/pulse/preview_dashboard/${dashboard}`)
  assert.deepEqual([gone.status, gone.body.message], [400, 'The dashboard is in the Trash.'])
})

test('filters and texts say what they say on the page', async (t) => {
  const { as, card, dashboard } = await previewing(t)
  const parameters = [
    { id: 'when', name: 'When', slug: 'when', type: 'date/all-options', default: 'past30days' },
    { id: 'state', name: 'State', slug: 'state', type: 'string/=' },
  ]
  const written = (id: number, display: string, text: string) => ({
    id,
    card_id: null,
    row: -id * 10,
    col: 0,
    size_x: 12,
    size_y: 2,
    visualization_settings: { virtual_card: { display }, text },
    parameter_mappings: ['when', 'state'].map((parameter_id) => ({
      parameter_id,
      target: ['text-tag', parameter_id],
    })),
  })
  const dashcards = [
    { id: -1, card_id: card, row: 0, col: 0, size_x: 12, size_y: 6 },
    written(-2, 'heading', 'Customers[[ in {{state}}]]'),
    written(-3, 'text', 'Orders of {{when}}, as {{nobody}} knows'),
  ]
  await as.admin.put(`/api/dashboard/${dashboard}`, { parameters, dashcards })
  const { text } = await as.admin.get(`/api/pulse/preview_dashboard/${dashboard}`)
  for (const part of ['Previous 30 days', '>Customers<', 'Orders of Previous 30 days, as {{nobody}} knows']) {
    assert.ok(text.includes(part), `${part} in ${text.slice(text.indexOf('<body'), 3000)}`)
  }
  assert.doesNotMatch(text, /[^=]past30days|\[\[/)
})

test('tables have the titles and formats of the question under those of their place', async (t) => {
  const { as, card, dashboard } = await previewing(t)
  const column = (name: string) => JSON.stringify(['name', name])
  const column_settings = {
    [column('orders')]: { column_title: 'Sold', suffix: ' pieces' },
    [column('state')]: { column_title: 'How' },
  }
  await as.admin.put(`/api/card/${card}`, { visualization_settings: { column_settings } })
  const own = { column_settings: { [column('orders')]: { prefix: '± ' } } }
  const [place] = (await as.admin.get(`/api/dashboard/${dashboard}`)).body.dashcards
  await as.admin.put(`/api/dashboard/${dashboard}`, { dashcards: [{ ...place, visualization_settings: own }] })
  const { text } = await as.admin.get(`/api/pulse/preview_dashboard/${dashboard}`)
  for (const part of ['>Sold<', '>How<', '>± 12 pieces<']) assert.ok(text.includes(part), part)
})

test('what the caller may not see is not shown', async (t) => {
  const { as, card, dashboard } = await previewing(t)
  const { id: collection_id } = (await as.admin.post('/api/collection', { name: 'Closed' })).body
  await as.admin.put(`/api/card/${card}`, { collection_id })
  await as.admin.put(`/api/dashboard/${dashboard}`, { collection_id })
  const graph = (await as.admin.get('/api/collection/graph')).body
  graph.groups['1'][collection_id] = 'none'
  await as.admin.put('/api/collection/graph', graph)
  for (const path of ['preview_card', 'preview_card_info']) {
    assert.equal((await as.user.get(`/api/pulse/${path}/${card}`)).status, 403, path)
  }
  assert.equal((await as.user.get(`/api/pulse/preview_dashboard/${dashboard}`)).status, 403)
  const payload = { card_id: card, send_condition: 'has_result' }
  const refused = await as.user.post('/api/notification/preview', { payload_type: 'notification/card', payload })
  assert.equal(refused.status, 403)
  assert.equal((await as.admin.get('/api/pulse/preview_card/999999')).status, 404)
})

test('links to dashboards and questions have the names and places that the caller may see', async (t) => {
  const { as, card, dashboard, addCard } = await previewing(t)
  const { id: collection_id } = (await as.admin.post('/api/collection', { name: 'Closed' })).body
  const hidden = await addCard('Layoffs', 'select 1 as n')
  await as.admin.put(`/api/card/${hidden}`, { collection_id })
  const graph = (await as.admin.get('/api/collection/graph')).body
  graph.groups['1'][collection_id] = 'none'
  await as.admin.put('/api/collection/graph', graph)
  const { id: other } = (await as.admin.post('/api/dashboard', { name: 'Evening' })).body
  const linked = [
    ['dashboard', other],
    ['card', card],
    ['card', hidden],
  ] as const
  const dashcards = linked.map(([model, id], at) => ({
    id: -1 - at,
    card_id: null,
    row: at,
    col: 0,
    size_x: 8,
    size_y: 1,
    visualization_settings: { virtual_card: { display: 'link' }, link: { entity: { id, model } } },
  }))
  assert.equal((await as.admin.put(`/api/dashboard/${dashboard}`, { dashcards })).status, 200)
  const linksFor = async (client: typeof as.user) => {
    const { text } = await client.get(`/api/pulse/preview_dashboard/${dashboard}`)
    return [...text.matchAll(/<p [^>]*><a href="([^"]+)"[^>]*>([^<]*)</g)].map(([, url, name]) => [url, name])
  }
  const both = [
    [`https://bi.example.org/dashboard/${other}`, 'Evening'],
    [`https://bi.example.org/question/${card}`, '&lt;b&gt;Orders&lt;/b&gt;'],
  ]
  assert.deepEqual(await linksFor(as.user), both)
  assert.deepEqual(await linksFor(as.admin), [...both, [`https://bi.example.org/question/${hidden}`, 'Layoffs']])
})

test('of a card that the caller may not see, the mail has no name', async (t) => {
  const { as, card, dashboard } = await previewing(t)
  const { id: collection_id } = (await as.admin.post('/api/collection', { name: 'Closed' })).body
  await as.admin.put(`/api/card/${card}`, { name: 'Layoffs', description: 'Who goes', collection_id })
  const graph = (await as.admin.get('/api/collection/graph')).body
  graph.groups['1'][collection_id] = 'none'
  await as.admin.put('/api/collection/graph', graph)
  const { status, text } = await as.user.get(`/api/pulse/preview_dashboard/${dashboard}`)
  assert.equal(status, 200)
  assert.match(text, /could not be shown/)
  assert.doesNotMatch(text, /Layoffs|Who goes|paid/)
  assert.match((await as.admin.get(`/api/pulse/preview_dashboard/${dashboard}`)).text, /Layoffs/)
})

test('the mail of an alert and of a subscription is shown before they are saved', async (t) => {
  const { as, card, dashboard, addCard } = await previewing(t)
  const preview = (payload_type: string, payload: object) =>
    as.admin.post('/api/notification/preview', { payload_type, payload })
  const alert = (await preview('notification/card', { card_id: card, send_condition: 'no_result' })).body
  assert.deepEqual([alert.is_met, alert.is_empty], [false, false])
  assert.match(alert.subject, /^Alert: <b>Orders<\/b>/)
  assert.match(alert.html, /paid/)
  assert.ok(alert.reason.length > 5)
  const subscription = (await preview('notification/dashboard', { dashboard_id: dashboard, name: 'Monday' })).body
  assert.deepEqual([subscription.subject, subscription.is_met, subscription.reason], ['Monday', null, null])
  const broken = await addCard('Broken', 'select * from nowhere')
  const failed = await preview('notification/card', { card_id: broken, send_condition: 'has_result' })
  assert.equal(failed.status, 400)
  assert.match(failed.body.message, /The question failed/)
  assert.deepEqual((await as.admin.get('/api/notification')).body, [], 'nothing is saved')
})

test('a preview reads no more rows than its condition needs', async (t) => {
  const { as, addCard } = await previewing(t)
  const query =
    'with recursive r(n) as (select 1 union all select n + 1 from r where n < 30000) select n as day, n from r'
  const card_id = await addCard('Many', query, 'line')
  const goalOf = (goal_value: number) => ({ 'graph.show_goal': true, 'graph.goal_value': goal_value })
  async function preview(send_condition: string, settings: object = {}) {
    await as.admin.put(`/api/card/${card_id}`, { visualization_settings: settings })
    const payload = {
      card_id,
      send_condition,
      change: { by: 1, unit: 'value', direction: 'both', against: 'last-run' },
    }
    const { body, status, text } = await as.admin.post('/api/notification/preview', {
      payload_type: 'notification/card',
      payload,
    })
    assert.equal(status, 200, text)
    return [body.is_met, body.reason]
  }
  assert.deepEqual(await preview('has_result'), [true, 'The question has more than 2,000 rows.'])
  assert.deepEqual(await preview('no_result'), [false, 'The question has more than 2,000 rows.'])
  assert.deepEqual(await preview('goal_above', goalOf(500)), [true, '2,000 has reached its goal of 500.'])
  assert.deepEqual(await preview('goal_above', goalOf(2_500)), [true, '2,500 has reached its goal of 2,500.'])
  assert.deepEqual(await preview('goal_above', goalOf(40_000)), [false, '30,000 is below its goal of 40,000.'])
  const [, reason] = await preview('change')
  assert.equal(reason, 'The value is 30,000; there is no earlier value to compare it with yet.')
})

test('the pictures of a mail are put into the page', () => {
  const picture = { id: 'card-1', png: Uint8Array.of(1, 2, 3), width: 10, alt: '' }
  const html = htmlWithPictures({ html: '<img src="cid:card-1" width="10">', pictures: [picture] })
  assert.equal(html, '<img src="data:image/png;base64,AQID" width="10">')
})
