/** Subscriptions of dashboards: made, changed, sent on time, and left. */
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { mailServer } from '../support/mail-server.ts'
import { readPng } from '../support/png-pixels.ts'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer } from '../support/test-server.ts'

/** A server with a clock, a mailbox, and a dashboard with a filter. */
async function subscribing(t: TestContext) {
  const clock = { now: Date.parse('2026-03-02T06:00:00Z') }
  const mails = await mailServer(t)
  const env = { ...mails.env, MB_SITE_URL: 'https://bi.example.org' }
  const testing = await testServer(t, { now: () => clock.now, env })
  const { as } = testing
  const shop = await connectShop(testing)
  const orders = await shop.table('orders')
  const card = {
    name: 'Orders by state',
    display: 'table',
    visualization_settings: {},
    dataset_query: {
      database: shop.id,
      type: 'native',
      native: { query: "select 'paid' as state, 12 as orders union all select 'open', 3" },
    },
  }
  const question: number = (await as.admin.post('/api/card', card)).body.id
  const { id: dashboard } = (await as.admin.post('/api/dashboard', { name: 'Morning' })).body
  const dashcards = [{ id: -1, card_id: question, row: 0, col: 0, size_x: 12, size_y: 6 }]
  const saved = (await as.admin.put(`/api/dashboard/${dashboard}`, { dashcards })).body
  const dashcard: number = saved.dashcards[0].id
  const body = (more: object = {}) => ({
    name: 'Monday numbers',
    dashboard_id: dashboard,
    cards: [{ id: question, dashboard_card_id: dashcard, include_csv: true, include_xls: false }],
    channels: [
      {
        channel_type: 'email',
        enabled: true,
        schedule_type: 'daily',
        schedule_hour: 8,
        recipients: [{ id: testing.userId }, { email: 'ops@example.test' }],
      },
    ],
    ...more,
  })
  return { ...testing, clock, mails, orders, question, dashboard, dashcard, body }
}

/** Width and height of a PNG, and how many colors it has. */
function decoded(png: Buffer): { width: number; height: number; colors: number } {
  const { width, height, rgba } = readPng(png)
  return { width, height, colors: new Set(new Int32Array(rgba.buffer, rgba.byteOffset, width * height)).size }
}

test('a question is shown as an image of a mail, to whoever may read it', async (t) => {
  const { as, question } = await subscribing(t)
  const picture = async (id: unknown, query = '') => {
    const { status, headers, bytes } = await as.admin.get(`/api/pulse/preview_card_png/${id}${query}`)
    return { status, type: headers['content-type'], png: Buffer.from(bytes) }
  }
  const table = await picture(question)
  assert.deepEqual([table.status, table.type], [200, 'image/png'])
  const { width, height, colors } = decoded(table.png)
  assert.equal(width, 400)
  assert.ok(height > 60 && height < 200 && colors > 10)
  assert.deepEqual((await picture(question)).png, table.png)
  assert.equal(decoded((await picture(question, '?width=900')).png).width, 900)
  await as.admin.put(`/api/card/${question}`, { display: 'bar' })
  const chart = await picture(question)
  assert.notDeepEqual(chart.png, table.png)
  const dataset_query = (await as.admin.get(`/api/card/${question}`)).body.dataset_query
  dataset_query.native.query = 'select * from nowhere'
  await as.admin.put(`/api/card/${question}`, { dataset_query })
  const failed = decoded((await picture(question)).png)
  assert.ok(failed.height < decoded(chart.png).height && failed.colors > 1, 'a sentence')
  assert.equal((await picture(question, '?width=50')).status, 400)
  assert.equal((await picture(999999)).status, 404)
  assert.equal((await picture('nonsense')).status, 404)
})

test('an image of a question is not shown to who may not read it', async (t) => {
  const { as, question } = await subscribing(t)
  const path = `/api/pulse/preview_card_png/${question}`
  assert.equal((await as.user.get(path)).status, 200)
  const { id: collection_id } = (await as.admin.post('/api/collection', { name: 'Closed' })).body
  await as.admin.put(`/api/card/${question}`, { collection_id })
  const graph = (await as.admin.get('/api/collection/graph')).body
  graph.groups['1'][collection_id] = 'none'
  await as.admin.put('/api/collection/graph', graph)
  assert.equal((await as.user.get(path)).status, 403)
  assert.equal((await as.nobody.get(path)).status, 401)
})

test('a subscription is made, read, changed and listed', async (t) => {
  const { as, body, userId, adminId, question, dashboard, dashcard } = await subscribing(t)
  const { status, body: made } = await as.admin.post('/api/pulse', body())
  assert.equal(status, 200, JSON.stringify(made))
  assert.deepEqual(
    [made.name, made.creator_id, made.dashboard_id, made.archived, made.can_write, made.parameters],
    ['Monday numbers', adminId, dashboard, false, true, []],
  )
  const [card] = made.cards
  assert.deepEqual(
    [card.id, card.name, card.dashboard_card_id, card.include_csv, card.include_xls, card.format_rows],
    [question, 'Orders by state', dashcard, true, false, true],
  )
  const [channel] = made.channels
  assert.deepEqual(
    [channel.channel_type, channel.schedule_type, channel.schedule_hour, channel.schedule_day, channel.schedule_frame],
    ['email', 'daily', 8, null, null],
  )
  assert.deepEqual(
    channel.recipients.map(({ id, email }: { id?: number; email: string }) => [id, email]),
    [
      [undefined, 'ops@example.test'],
      [userId, 'user@example.org'],
    ],
  )
  const change = { channels: [{ ...channel, schedule_type: 'monthly', schedule_frame: 'last', schedule_day: 'fri' }] }
  const { body: changed } = await as.admin.put(`/api/pulse/${made.id}`, change)
  assert.equal(changed.channels[0].id, channel.id, 'the channel is the same')
  assert.deepEqual(
    [changed.channels[0].schedule_frame, changed.channels[0].schedule_day, changed.cards.length],
    ['last', 'fri', 1],
  )
  assert.equal((await as.admin.get('/api/pulse')).body.length, 1)
  assert.equal((await as.user.get('/api/pulse')).body.length, 0, 'it is not for recipients to change')
  assert.equal((await as.user.get('/api/pulse?creator_or_recipient=true')).body.length, 1)
  assert.equal((await as.user.put(`/api/pulse/${made.id}`, { name: 'x' })).status, 403)
  assert.equal((await as.admin.put(`/api/pulse/${made.id}`, { archived: true })).body.channels[0].enabled, false)
  assert.equal((await as.admin.get('/api/pulse')).body.length, 0)
  assert.equal((await as.admin.get('/api/pulse?archived=true')).body.length, 1)
})

test('it is sent once at its time in the report zone, to users together and to each address by itself', async (t) => {
  const { as, body, clock, mails, server } = await subscribing(t)
  await as.admin.put('/api/setting/report-timezone', { value: 'Europe/Berlin' })
  const { body: made } = await as.admin.post('/api/pulse', body())
  await server.jobs.drain()
  assert.equal(mails.count(), 0)
  clock.now = Date.parse('2026-03-02T07:00:01Z')
  await server.jobs.drain()
  assert.equal(mails.count(), 2)
  const [toUser, toOps] = [await mails.next(), await mails.next()]
  assert.deepEqual([toUser.to, toOps.to], [['user@example.org'], ['ops@example.test']])
  for (const text of ['Subject: Monday numbers', 'Orders by state', 'paid', 'text/csv', 'multipart/alternative'])
    assert.ok(toUser.text.includes(text), text)
  assert.ok(toUser.text.includes('/account/notifications'))
  assert.match(toOps.text, /List-Unsubscribe:\s+<https:\/\/bi.example.org\/unsubscribe\?hash=/)
  clock.now += 60_000
  await server.jobs.drain()
  assert.equal(mails.count(), 0, 'once')
  const { body: log } = await as.admin.get(`/api/notification/log?notification_id=${made.id}`)
  assert.deepEqual(
    log.data.map((entry: { state: string; due_at: string; name: string }) => [entry.state, entry.due_at, entry.name]),
    [['sent', '2026-03-02T07:00:00.000Z', 'Monday numbers']],
  )
  assert.deepEqual(
    log.data[0].messages.map(({ recipients, state }: { recipients: string[]; state: string }) => [recipients, state]),
    [
      [['user@example.org'], 'sent'],
      [['ops@example.test'], 'sent'],
    ],
  )
})

test('values of filters are said as on the page, in the head and in texts that name them', async (t) => {
  const { as, body, dashboard, mails, server } = await subscribing(t)
  await as.admin.put('/api/setting/site-locale', { value: 'de' })
  const parameters = [
    { id: 'day', name: 'Tag', slug: 'tag', type: 'date/all-options', default: '2026-01-01~2026-01-31' },
    { id: 'state', name: 'Status', slug: 'status', type: 'string/=' },
    { id: 'city', name: 'Ort', slug: 'ort', type: 'string/=', default: ['*Rom*', 'Oslo', 'Kiew'] },
  ]
  const words = (id: number, display: string, text: string) => ({
    id,
    card_id: null,
    row: -id,
    col: 0,
    size_x: 12,
    size_y: 1,
    parameter_mappings: parameters.map((one) => ({ parameter_id: one.id, target: ['text-tag', one.slug] })),
    visualization_settings: { virtual_card: { display }, text },
  })
  const { body: before } = await as.admin.get(`/api/dashboard/${dashboard}`)
  const written = [
    words(-11, 'heading', 'Bestellungen {{tag}}[[ mit Status {{status}}]] und {{anderes}}'),
    words(-12, 'text', 'Orte: {{ort}}[[, Status {{status}}]]'),
  ]
  const dashcards = [...before.dashcards, ...written]
  const saved = await as.admin.put(`/api/dashboard/${dashboard}`, { parameters, dashcards })
  assert.equal(saved.status, 200, saved.text)
  const { body: made } = await as.admin.post('/api/pulse', body())
  assert.equal((await as.admin.post(`/api/notification/${made.id}/send`, {})).status, 204)
  await server.jobs.drain()
  const { text } = await mails.next()
  const day = String.raw`01\.=E2=80=9331\.01\.2026`
  assert.match(text, new RegExp(String.raw`^Tag: ${day}\r\nOrt: \*Rom\*, Oslo, Kiew\r\n`, 'm'))
  assert.match(text, new RegExp(`^BESTELLUNGEN ${day} UND \\{\\{ANDERES\\}\\}\r\n`, 'm'))
  assert.match(text, /^Orte: \*Rom\*, Oslo, Kiew\r\n/m)
  assert.match(text, new RegExp(`>Bestellungen ${day} und \\{\\{anderes\\}\\}</h2>`))
  assert.match(text, />Orte: \*Rom\*, Oslo, Kiew<\/p>/)
})

test('an address leaves by the link of its mail, and comes back', async (t) => {
  const { as, body, clock, mails, server } = await subscribing(t)
  const { body: made } = await as.admin.post('/api/pulse', body())
  clock.now = Date.parse('2026-03-02T08:00:01Z')
  await server.jobs.drain()
  await mails.next()
  const link = /List-Unsubscribe:\s+<([^>]+)>/.exec((await mails.next()).text)?.[1]
  const search = new URL(link ?? '').searchParams
  const sent = { 'pulse-id': made.id, email: 'ops@example.test', hash: search.get('hash') }
  assert.equal((await as.nobody.post('/api/pulse/unsubscribe', { ...sent, hash: 'x' })).text, 'Invalid hash.')
  const left = await as.nobody.post('/api/pulse/unsubscribe', sent)
  assert.deepEqual(left.body, { status: 'success', title: 'Monday numbers' })
  assert.equal((await as.nobody.post('/api/pulse/unsubscribe', sent)).status, 400)
  assert.equal((await as.admin.get(`/api/pulse/${made.id}`)).body.channels[0].recipients.length, 1)
  await as.admin.put('/api/setting/subscription-allowed-domains', { value: 'example.org' })
  assert.equal((await as.nobody.post('/api/pulse/unsubscribe/undo', sent)).status, 403)
  await as.admin.put('/api/setting/subscription-allowed-domains', { value: null })
  assert.equal((await as.nobody.post('/api/pulse/unsubscribe/undo', sent)).status, 200)
  assert.equal((await as.admin.get(`/api/pulse/${made.id}`)).body.channels[0].recipients.length, 2)
  assert.equal((await as.user.delete(`/api/pulse/${made.id}/subscription`)).status, 204)
  assert.equal((await as.user.delete(`/api/pulse/${made.id}/subscription`)).status, 403)
})

test('a mail server that refuses is tried again later, and nothing is told to be sent that was not', async (t) => {
  const { as, body, clock, mails, server } = await subscribing(t)
  await as.admin.post('/api/pulse', body())
  clock.now = Date.parse('2026-03-02T08:00:01Z')
  mails.refuse(451, 'Try again later')
  await server.jobs.drain()
  const first = (await as.admin.get('/api/notification/log')).body.data[0]
  assert.deepEqual([first.state, first.tries], ['waiting', 1])
  assert.match(first.messages[0].error, /Try again later/)
  mails.refuse(undefined)
  clock.now += 61_000
  await server.jobs.drain()
  assert.equal(mails.count(), 2)
  const second = (await as.admin.get('/api/notification/log')).body.data[0]
  assert.deepEqual([second.state, second.tries], ['sent', 2])
})

test('a subscription whose dashboard is gone stops, and its owner is told why', async (t) => {
  const { as, body, clock, mails, server, dashboard } = await subscribing(t)
  const { body: made } = await as.admin.post('/api/pulse', body())
  await as.admin.put(`/api/dashboard/${dashboard}`, { archived: true })
  clock.now = Date.parse('2026-03-02T08:00:01Z')
  await server.jobs.drain()
  const told = await mails.next()
  assert.match(told.text, /was stopped/)
  assert.match(told.text, /in the Trash/)
  await as.admin.put(`/api/dashboard/${dashboard}`, { archived: false })
  const stopped = (await as.admin.get(`/api/pulse/${made.id}`)).body
  assert.deepEqual([stopped.archived, stopped.stop_reason], [true, 'The dashboard is in the Trash.'])
  assert.equal(stopped.stop_reason_code, 'dashboard-archived')
})
