/** The log of deliveries: every try, what narrows the list, and sending again what failed. */
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { connectShop } from '../support/sqlite-shop.ts'
import { mailServer } from '../support/mail-server.ts'
import { testServer } from '../support/test-server.ts'
import { webhookServer } from '../support/webhook-server.ts'

const toAddress = (value: string) => ({ type: 'notification-recipient/raw-value', details: { value } })
const mailTo = (...addresses: string[]) => ({ channel_type: 'channel/email', recipients: addresses.map(toAddress) })
const HOURLY = { type: 'notification-subscription/cron', cron_schedule: '0 0 * * * ? *' }

interface Try {
  state: string
  channel_type: string | null
  channel_name: string | null
  recipients: string[]
  tried_at: string
  is_repeat: boolean
  error: string | null
  bytes: number | null
  duration: number | null
}

async function logging(t: TestContext) {
  const clock = { now: Date.parse('2026-03-02T06:30:00Z') }
  const mails = await mailServer(t)
  const hook = await webhookServer(t)
  const testing = await testServer(t, { now: () => clock.now, env: mails.env })
  const { as, server } = testing
  await as.admin.put('/api/setting/outbound-allowed-hosts', { value: '127.0.0.1' })
  const shop = await connectShop(testing)
  const channel = await as.admin.post('/api/channel', {
    name: 'Night desk',
    type: 'channel/http',
    details: { url: hook.url },
  })
  const toHook = { channel_type: 'channel/http', channel_id: channel.body.id }

  async function question(name: string, query = 'select 12 as orders'): Promise<number> {
    const dataset_query = { database: shop.id, type: 'native', native: { query } }
    const { body } = await as.admin.post('/api/card', {
      name,
      display: 'table',
      visualization_settings: {},
      dataset_query,
    })
    return body.id
  }

  async function alert(card_id: number, handlers: object[], client = as.admin): Promise<number> {
    const { status, body, text } = await client.post('/api/notification', {
      payload_type: 'notification/card',
      payload: { card_id },
      subscriptions: [HOURLY],
      handlers,
    })
    assert.equal(status, 200, text)
    return body.id
  }

  async function later(ms: number): Promise<void> {
    clock.now += ms
    await server.jobs.drain()
  }

  const log = async (query = '', client = as.admin) => (await client.get(`/api/notification/log${query}`)).body
  const history = async (id: number): Promise<Try[]> => (await as.admin.get(`/api/notification/log/${id}`)).body.history
  return { ...testing, clock, mails, hook, toHook, question, alert, later, log, history }
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE

test('every try is kept, with its recipients, size, duration and error', async (t) => {
  const { hook, toHook, mails, question, alert, later, log, history } = await logging(t)
  await alert(await question('Orders'), [toHook, mailTo('ops@example.test')])
  hook.answer(503)
  await later(HOUR)
  hook.answer(500)
  await later(MINUTE + 1000)
  hook.answer(200)
  await later(5 * MINUTE + 1000)
  assert.equal(mails.count(), 1)
  const [{ id, state, note, messages }] = (await log()).data
  assert.deepEqual([state, note], ['sent', null], 'what it was in the end')
  const tries = await history(id)
  const toWebhook = tries.filter(({ channel_type }) => channel_type === 'channel/http')
  assert.deepEqual(
    toWebhook.map((one) => [one.tried_at, one.state, one.error, one.is_repeat, one.channel_name]),
    [
      ['2026-03-02T07:30:00.000Z', 'failed', 'The webhook answered with status 503.', false, 'Night desk'],
      ['2026-03-02T07:31:01.000Z', 'failed', 'The webhook answered with status 500.', false, 'Night desk'],
      ['2026-03-02T07:36:02.000Z', 'sent', null, true, 'Night desk'],
    ],
  )
  assert.deepEqual(
    toWebhook.map(({ bytes, duration }) => [(bytes ?? 0) > 100, typeof duration]),
    [
      [false, 'number'],
      [false, 'number'],
      [true, 'number'],
    ],
  )
  const [mail, ...more] = tries.filter(({ channel_type }) => channel_type === 'channel/email')
  assert.deepEqual([mail?.state, mail?.recipients, more], ['sent', ['ops@example.test'], []])
  assert.equal(mail?.bytes, messages.find((one: Try) => one.channel_type === 'channel/email').bytes)
})

test('a try that fails before there is anything to send is kept too', async (t) => {
  const { as, toHook, question, alert, later, log, history } = await logging(t)
  const card = await question('Orders')
  await alert(card, [toHook])
  const { dataset_query: asked } = (await as.admin.get(`/api/card/${card}`)).body
  const broken = { ...asked, native: { query: 'select 1 from nowhere' } }
  const whole = { ...asked, native: { query: 'select 12 as orders' } }
  await as.admin.put(`/api/card/${card}`, { dataset_query: broken })
  await later(HOUR)
  const found = (channel: string) => counts.get(channel)
  const counts = new Map<string, number>()
  for (const channel of ['http', 'email']) {
    counts.set(channel, (await log(`?channel_type=channel/${channel}`)).total)
  }
  await as.admin.put(`/api/card/${card}`, { dataset_query: whole })
  await later(MINUTE + 1000)
  const [{ id }] = (await log()).data
  const tries = await history(id)
  assert.deepEqual([found('http'), found('email')], [1, 0], 'before it had messages')
  assert.deepEqual(
    tries.map(({ state, channel_type, recipients }) => [state, channel_type, recipients]),
    [
      ['failed', null, []],
      ['sent', 'channel/http', []],
    ],
  )
  assert.match(tries[0]?.error ?? '', /nowhere/)
})

test('why something was not sent is kept as codes, and said in the language of the reader', async (t) => {
  const { as, adminId, server, hook, toHook, question, alert, later, log, history } = await logging(t)
  await alert(await question('Orders'), [toHook])
  hook.answer(503)
  await later(HOUR)
  hook.answer(410)
  await later(MINUTE + 1000)
  const [{ id, note, messages }] = (await log()).data
  assert.equal(note, 'The webhook answered with status 410.')
  assert.equal((await as.admin.put(`/api/user/${adminId}`, { locale: 'de' })).status, 200)
  const said = (status: number) => `Der Webhook hat mit dem Status ${status} geantwortet.`
  const [inGerman] = (await log()).data
  assert.deepEqual([inGerman.note, inGerman.messages[0].error], [said(410), said(410)])
  assert.deepEqual(
    (await history(id)).map(({ error }) => error),
    [said(503), said(410)],
  )
  const { deliveries } = server.store
  const kept = (await deliveries.tries(id, 10)).map(({ causes, error }) => [causes, error])
  const cause = (status: number) => [{ code: 'webhook-status', values: { status } }]
  assert.deepEqual(kept, [
    [cause(503), null],
    [cause(410), null],
  ])
  // As an earlier version has written it.
  await deliveries.updateMessage(messages[0].id, { causes: null, error: 'It was 410.' })
  await deliveries.update(id, { causes: null, note: 'It was 410.' })
  const [old] = (await log()).data
  assert.deepEqual([old.note, old.messages[0].error], ['It was 410.', 'It was 410.'])
})

test('a try that was broken off is kept as one', async (t) => {
  const { server, hook, toHook, question, alert, later, log, history } = await logging(t)
  await alert(await question('Orders'), [toHook])
  hook.answer(503)
  await later(HOUR)
  hook.answer(200)
  const [{ id, messages }] = (await log()).data
  // As a process leaves it that ends while it sends.
  await server.store.deliveries.updateMessage(messages[0].id, {
    state: 'sending',
    tried_at: '2026-03-02T07:30:30.000Z',
  })
  await later(MINUTE + 1000)
  assert.deepEqual(
    (await history(id)).map((one) => [one.tried_at, one.state, one.is_repeat]),
    [
      ['2026-03-02T07:30:00.000Z', 'failed', false],
      ['2026-03-02T07:30:30.000Z', 'sending', false],
      ['2026-03-02T07:31:01.000Z', 'sent', true],
    ],
  )
})

test('a delivery whose process ended after its last message is brought to its end', async (t) => {
  const { server, hook, toHook, question, alert, later, log } = await logging(t)
  await alert(await question('Orders'), [toHook])
  for (const is_apart of [true, false]) {
    hook.answer(503)
    await later(HOUR)
    const [{ id, state, messages }] = (await log()).data
    assert.equal(state, 'waiting')
    // As a process leaves it that ends between both.
    await server.store.deliveries.updateMessage(messages[0].id, { state: 'sent', causes: null, is_apart })
    const runAt = '2026-03-02T00:00:00.000Z'
    if (!is_apart) {
      await server.store.deliveries.update(id, { next_try_at: null })
      await server.store.jobs.put({ key: `deliver ${id}`, kind: 'deliver', payload: { delivery: id }, runAt })
    }
    await later(MINUTE + 1000)
    assert.equal((await log()).data[0].state, 'sent', `apart: ${is_apart}`)
  }
})

test('the log is narrowed by channel, creator, text and time', async (t) => {
  const { as, userId, adminId, toHook, question, alert, later, log } = await logging(t)
  const orders = await question('Bestellungen Öl_100%')
  const stock = await question('Stock')
  const ofAdmin = await alert(orders, [toHook])
  await later(HOUR)
  const ofUser = await alert(stock, [mailTo('Night.Shift@example.test')], as.user)
  await later(HOUR)
  const found = async (query: string, client = as.admin) =>
    (await log(query, client)).data.map((one: { notification_id: number }) => one.notification_id)
  assert.deepEqual(await found(''), [ofUser, ofAdmin, ofAdmin])
  assert.deepEqual(await found('?channel_type=channel/http'), [ofAdmin, ofAdmin])
  assert.deepEqual(await found('?channel_type=channel/email'), [ofUser])
  assert.deepEqual(await found('?channel_type=channel/slack'), [])
  assert.deepEqual(await found(`?creator_id=${userId}`), [ofUser])
  assert.deepEqual(await found(`?creator_id=${adminId}`, as.user), [], 'of somebody else')
  assert.deepEqual(await found('', as.user), [ofUser])
  for (const text of ['bestell', 'Öl', 'l_1', '0%', 'night DESK']) {
    assert.deepEqual(await found(`?text=${encodeURIComponent(text)}`), [ofAdmin, ofAdmin], text)
  }
  for (const text of ['STOCK', 'night.shift']) assert.deepEqual(await found(`?text=${text}`), [ofUser], text)
  assert.deepEqual(await found('?text=l%25100'), [], 'as it is written')
  assert.deepEqual(await found('?until=2026-03-02T08:00:00Z'), [ofAdmin])
  assert.deepEqual(await found('?since=2026-03-02T08:00:00Z&channel_type=channel/http'), [ofAdmin])
  assert.deepEqual(await found('?since=2026-03-03'), [])
  assert.equal((await as.admin.get('/api/notification/log?since=soon')).status, 400)
})

test('all that failed and fit are sent again, each once', async (t) => {
  const { as, hook, toHook, server, question, alert, later, log } = await logging(t)
  const one = await alert(await question('Orders'), [toHook])
  await alert(await question('Stock'), [toHook], as.user)
  hook.answer(410)
  await later(HOUR)
  await later(HOUR)
  assert.equal((await log('?state=failed')).total, 4)
  hook.answer(200)
  hook.received.splice(0)
  const resend = async (body: object, client = as.admin) =>
    (await client.post('/api/notification/log/resend', body)).body
  assert.deepEqual(await resend({ text: 'nothing of this name' }), { resent: 0, left: 0 })
  assert.equal((await log('?state=failed&latest=true')).total, 2, 'each schedule has two times')
  assert.deepEqual(await resend({ notification_id: one }, as.user), { resent: 0, left: 0 }, 'of somebody else')
  assert.deepEqual(await resend({ notification_id: one, until: '2026-03-02T08:00:00Z' }), { resent: 1, left: 0 })
  await server.jobs.drain()
  assert.equal(hook.received.length, 1)
  assert.deepEqual(await resend({}, as.user), { resent: 2, left: 0 })
  assert.deepEqual(await resend({}), { resent: 1, left: 0 })
  await server.jobs.drain()
  assert.equal(hook.received.length, 4)
  assert.deepEqual([(await log('?state=failed')).total, (await log('?state=sent')).total], [0, 4])
  const { data } = (await as.admin.get('/api/audit?action=notification.resent')).body
  assert.deepEqual(
    data.map((entry: { model_id: number | null; details: { count: number } }) => [entry.model_id, entry.details.count]),
    [
      [null, 1],
      [null, 2],
      [null, 1],
    ],
  )
})

test('a delivery with its tries is for who made it and for administrators', async (t) => {
  const { as, toHook, question, alert, later, log } = await logging(t)
  await alert(await question('Orders'), [toHook])
  await later(HOUR)
  const [{ id }] = (await log()).data
  assert.equal((await as.user.get(`/api/notification/log/${id}`)).status, 403)
  assert.equal((await as.admin.get('/api/notification/log/999')).status, 404)
})
