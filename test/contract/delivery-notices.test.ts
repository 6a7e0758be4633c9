/** Mails about subscriptions and alerts themselves: who made one, who was added and removed, and what was stopped. */
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { connectShop } from '../support/sqlite-shop.ts'
import { mailServer } from '../support/mail-server.ts'
import { testServer } from '../support/test-server.ts'
import { webhookServer } from '../support/webhook-server.ts'

const OPS = 'ops@example.test'

async function telling(t: TestContext, { hasMail = true } = {}) {
  const mails = await mailServer(t)
  const clock = { now: Date.parse('2026-03-02T06:30:00Z') }
  const testing = await testServer(t, {
    now: () => clock.now,
    env: { ...(hasMail && mails.env), MB_SITE_URL: 'https://bi.example.org' },
  })
  const { as, server, adminId, userId } = testing
  const shop = await connectShop(testing)
  const native = { query: "select 'paid' as state, 12 as orders" }
  const dataset_query = { database: shop.id, type: 'native', native }
  const question = { name: 'Orders', display: 'table', visualization_settings: {}, dataset_query }
  const card: number = (await as.admin.post('/api/card', question)).body.id
  const { id: dashboard } = (await as.admin.post('/api/dashboard', { name: 'Morning' })).body
  const files = { include_csv: false, include_xls: false }
  const monthly = { schedule_type: 'monthly', schedule_hour: 1, schedule_frame: 'mid' }
  const channel = (recipients: object[]) => ({ channel_type: 'email', ...monthly, recipients })
  const alert = (...recipients: object[]) => ({
    alert_condition: 'rows',
    alert_first_only: false,
    card: { id: card, ...files },
    channels: [channel(recipients)],
  })
  const pulse = (...recipients: object[]) => ({
    name: 'Monday numbers',
    dashboard_id: dashboard,
    cards: [{ id: card, ...files }],
    channels: [channel(recipients)],
  })
  /** The mails since the last look: to whom each is, and what kind it is. */
  async function news() {
    await server.jobs.drain()
    return mails.notices
      .splice(0)
      .map(({ to, text }) => ({ to: to.join(), kind: /^X-Querent-Notice: (\S+)/im.exec(text)?.[1], text }))
      .sort((a, b) => (a.to < b.to ? -1 : 1))
  }
  const kinds = async () => (await news()).map(({ to, kind }) => `${to} ${kind}`)
  /** State of the last delivery, and states of its messages with how often each was tried. */
  async function log() {
    const { state, messages } = (await as.admin.get('/api/notification/log')).body.data[0]
    return [state, ...messages.map((one: { state: string; tries: number }) => `${one.state} ${one.tries}`)]
  }
  const everybody = [{ id: adminId }, { id: userId }, { email: OPS }]
  return { ...testing, mails, clock, log, card, dashboard, alert, pulse, news, kinds, everybody }
}

test('who makes an alert gets a confirmation, and others whom it goes to learn who added them and how to leave', async (t) => {
  const { as, alert, news, everybody, card } = await telling(t)
  const { body: made } = await as.admin.post('/api/alert', alert(...everybody))
  const [own, ops, user] = await news()
  assert.deepEqual(
    [own, ops, user].map((one) => [one?.to, one?.kind]),
    [
      ['admin@example.org', 'made'],
      [OPS, 'added'],
      ['user@example.org', 'added'],
    ],
  )
  assert.match(own?.text ?? '', /Your alert about "Orders" on Querent is set up/)
  assert.match(user?.text ?? '', /admin Tester added you to an alert about "Orders"/)
  assert.ok(user?.text.includes(`https://bi.example.org/question/${card}`))
  assert.ok(user?.text.includes('https://bi.example.org/account/notifications'))
  const link = /Unsubscribe: (\S+)/.exec(ops?.text ?? '')?.[1] ?? ''
  assert.doesNotMatch(ops?.text ?? '', /account\/notifications/)
  const search = new URL(link).searchParams
  const leaving = { 'pulse-id': Number(search.get('pulse-id')), email: search.get('email'), hash: search.get('hash') }
  assert.equal(leaving['pulse-id'], made.id)
  assert.equal((await as.nobody.post('/api/pulse/unsubscribe', leaving)).status, 200)
})

test('a change tells those who were added and removed, and nobody else', async (t) => {
  const { as, alert, kinds, userId, everybody } = await telling(t)
  const { body: made } = await as.admin.post('/api/alert', alert({ id: userId }))
  await kinds()
  const put = (...recipients: object[]) =>
    as.admin.put(`/api/alert/${made.id}`, { channels: [{ ...made.channels[0], recipients }] })
  await put(...everybody)
  assert.deepEqual(await kinds(), [`${OPS} added`], 'the administrator knows')
  await put({ email: OPS })
  assert.deepEqual(await kinds(), ['user@example.org removed'])
  await as.admin.put(`/api/alert/${made.id}`, { alert_first_only: true })
  assert.deepEqual(await kinds(), [])
})

test('the same holds for subscriptions, without a confirmation, and for members of groups', async (t) => {
  const { as, pulse, kinds, everybody, dashboard } = await telling(t)
  await as.admin.post('/api/pulse', pulse(...everybody))
  assert.deepEqual(await kinds(), [`${OPS} added`, 'user@example.org added'])
  const group = { type: 'notification-recipient/group', permissions_group_id: 1 }
  const made = await as.admin.post('/api/notification', {
    payload_type: 'notification/dashboard',
    payload: { dashboard_id: dashboard },
    subscriptions: [{ type: 'notification-subscription/cron', cron_schedule: '0 0 8 1 * ? *' }],
    handlers: [{ channel_type: 'channel/email', recipients: [group] }],
  })
  assert.equal(made.status, 200, made.text)
  assert.deepEqual(await kinds(), ['user@example.org added'])
})

test('what is stopped, started again and deleted is told to those who receive it, and to its owner', async (t) => {
  const { as, alert, kinds, userId, everybody } = await telling(t)
  const { body: made } = await as.user.post('/api/alert', alert({ id: userId }, { email: OPS }))
  await kinds()
  await as.admin.put(`/api/alert/${made.id}`, { archived: true })
  assert.deepEqual(await kinds(), [`${OPS} stopped`, 'user@example.org stopped'])
  await as.user.put(`/api/alert/${made.id}`, { archived: false })
  assert.deepEqual(await kinds(), [`${OPS} added`])
  const { body: whole } = await as.user.get(`/api/notification/${made.id}`)
  await as.user.put(`/api/notification/${made.id}`, { ...whole, active: false })
  assert.deepEqual(await kinds(), [`${OPS} stopped`])
  const { body: other } = await as.admin.post('/api/alert', alert(...everybody))
  await kinds()
  assert.equal((await as.admin.delete(`/api/alert/${other.id}`)).status, 204)
  assert.deepEqual(await kinds(), [`${OPS} stopped`, 'user@example.org stopped'])
})

test('what goes with a deleted question or a webhook that is switched off is told too', async (t) => {
  const { as, alert, card, dashboard, pulse, kinds, mails, server, userId } = await telling(t)
  const webhook = { name: 'Hook', type: 'channel/http', details: { url: 'http://127.0.0.1:9/' } }
  const { id: channel_id } = (await as.admin.post('/api/channel', webhook)).body
  const hourly = { channel_type: 'http', channel_id, schedule_type: 'hourly' }
  const { body: called } = await as.user.post('/api/alert', { ...alert(), channels: [hourly] })
  await as.user.post('/api/alert', alert({ id: userId }, { email: OPS }))
  await as.user.post('/api/pulse', pulse({ email: OPS }))
  await kinds()
  await as.admin.put(`/api/channel/${channel_id}`, { active: false })
  await server.jobs.drain()
  const { body: stopped } = await as.user.get(`/api/notification/${called.id}`)
  const reason = 'The webhook that it was sent to was switched off.'
  assert.deepEqual([stopped.active, stopped.stop_reason, stopped.handlers], [false, reason, []])
  assert.equal(stopped.stop_reason_code, 'webhook-switched-off')
  const { to, text } = await mails.next()
  assert.deepEqual(to, ['user@example.org'])
  assert.ok(text.includes(reason), text)
  await as.admin.delete(`/api/dashboard/${dashboard}`)
  assert.deepEqual(await kinds(), [`${OPS} stopped`, 'user@example.org stopped'])
  await as.admin.delete(`/api/card/${card}`)
  assert.deepEqual(await kinds(), [`${OPS} stopped`, 'user@example.org stopped'])
})

test('who leaves gets a confirmation', async (t) => {
  const { as, alert, pulse, kinds, everybody } = await telling(t)
  const { body: made } = await as.admin.post('/api/alert', alert(...everybody))
  await kinds()
  assert.equal((await as.user.delete(`/api/alert/${made.id}/subscription`)).status, 204)
  const { body: other } = await as.admin.post('/api/pulse', pulse(...everybody))
  assert.deepEqual((await kinds()).includes('user@example.org left'), true)
  assert.equal((await as.user.post(`/api/notification/${other.id}/unsubscribe`)).status, 204)
  assert.deepEqual(await kinds(), ['user@example.org left'])
})

test('a mail is in the language of who gets it', async (t) => {
  const { as, alert, news, userId } = await telling(t)
  await as.admin.put(`/api/user/${userId}`, { locale: 'de' })
  await as.admin.post('/api/alert', alert({ id: userId }, { email: OPS }))
  const [own, ops, user] = await news()
  assert.match(user?.text ?? '', /hat Sie zu einer Warnung/)
  assert.match(ops?.text ?? '', /added you to an alert/)
  assert.match(own?.text ?? '', /is set up/)
})

test('a mail server that refuses fails no request; the mail is tried again', async (t) => {
  const { as, alert, mails, server, kinds, userId } = await telling(t)
  mails.refuse(451, 'Not now')
  const { status } = await as.admin.post('/api/alert', alert({ id: userId }))
  assert.equal(status, 200)
  assert.deepEqual(await kinds(), [])
  mails.refuse(undefined)
  const waiting = await server.store.jobs.ofKind('delivery notice')
  assert.equal(waiting.length, 2)
})

test('what fails for good is told at once and tried once, while another message is still tried again', async (t) => {
  const { as, card, mails, server, kinds, clock, log } = await telling(t)
  const hook = await webhookServer(t)
  await as.admin.put('/api/setting/outbound-allowed-hosts', { value: '127.0.0.1' })
  const webhook = { name: 'Hook', type: 'channel/http', details: { url: hook.url } }
  const { id: channel_id } = (await as.admin.post('/api/channel', webhook)).body
  await as.admin.post('/api/notification', {
    payload_type: 'notification/card',
    payload: { card_id: card },
    subscriptions: [{ type: 'notification-subscription/cron', cron_schedule: '0 0 1 15 * ? *' }],
    handlers: [
      {
        channel_type: 'channel/email',
        recipients: [{ type: 'notification-recipient/raw-value', details: { value: OPS } }],
      },
      { channel_type: 'channel/http', channel_id },
    ],
  })
  await kinds()
  mails.refuse(550, 'No such mailbox', OPS)
  hook.answer(500)
  clock.now = Date.parse('2026-03-15T01:00:01Z')
  await server.jobs.drain()
  assert.deepEqual(await log(), ['waiting', 'failed 1', 'waiting 1'])
  const { to, text } = await mails.next()
  assert.deepEqual(to, ['admin@example.org'])
  assert.match(text, /was not delivered to everybody:\s+ops@example\.test: [^]*No such mailbox/)
  assert.doesNotMatch(text, /status 500/)
  for (const minutes of [1, 5, 30, 120, 360]) {
    clock.now += minutes * 60_000 + 1_000
    await server.jobs.drain()
    // The queue takes no job that is further ahead than an hour.
    for (let hour = 0; hour < minutes / 60; hour++) await server.jobs.drain()
  }
  assert.deepEqual(await log(), ['failed', 'failed 1', 'failed 6'])
  const last = await mails.next()
  assert.match(last.text, /The webhook answered with status 500\./)
  assert.doesNotMatch(last.text, /No such mailbox/)
  assert.equal(mails.count(), 0)
})

test('the owner of what the server stops is told once the mail server is back, as the recipients are', async (t) => {
  const { as, alert, card, mails, server, kinds, clock, userId } = await telling(t)
  await as.admin.post('/api/alert', alert({ id: userId }))
  await kinds()
  await as.admin.put(`/api/card/${card}`, { archived: true })
  mails.refuse(451, 'Not now')
  clock.now = Date.parse('2026-03-15T01:00:01Z')
  await server.jobs.drain()
  assert.equal(mails.count(), 0)
  mails.refuse(undefined)
  clock.now += 60 * 60_000
  assert.deepEqual(await kinds(), ['user@example.org stopped'])
  const { to, text } = await mails.next()
  assert.deepEqual(to, ['admin@example.org'])
  assert.match(text, /Your alert "Orders" on Querent was stopped[^]*The question is in the Trash\./)
})

test('without a mail server nothing is queued', async (t) => {
  const { as, alert, server, userId } = await telling(t, { hasMail: false })
  assert.equal((await as.admin.post('/api/alert', alert({ id: userId }))).status, 200)
  assert.deepEqual(await server.store.jobs.ofKind('delivery notice'), [])
})
