/** Subscriptions of dashboards: made, changed, sent on time, and left. */
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { mailServer } from '../support/mail-server.ts'
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
})
