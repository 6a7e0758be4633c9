/** Receivers that do not answer, and what goes another way at the same time. */
import assert from 'node:assert/strict'
import { createServer, type Server as HttpServer, type ServerResponse } from 'node:http'
import { test, type TestContext } from 'node:test'
import { mailServer } from '../support/mail-server.ts'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer } from '../support/test-server.ts'
import { until } from '../support/until.ts'
import { webhookServer } from '../support/webhook-server.ts'

/** Much less than a webhook is waited for. */
const SOON_MS = 15_000

/** A webhook that answers nobody until it is let go. */
async function hangingServer(t: TestContext) {
  const open = new Set<ServerResponse>()
  let [isHanging, count] = [true, 0]
  const server: HttpServer = createServer((request, response) => {
    request.resume()
    count += 1
    open.add(response)
    response.on('close', () => open.delete(response))
    if (!isHanging) response.end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  t.after(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/hook`,
    waiting: () => open.size,
    count: () => count,
    letGo() {
      isHanging = false
      for (const response of open) response.end()
    },
  }
}

/** A server with a question, and deliveries that are all due at the next full hour. */
async function delivering(t: TestContext) {
  const clock = { now: Date.parse('2026-03-02T06:30:00Z') }
  const mails = await mailServer(t)
  const env = { ...mails.env, MB_SITE_URL: 'https://bi.example.org' }
  const testing = await testServer(t, { now: () => clock.now, env })
  const { as, server } = testing
  await as.admin.put('/api/setting/outbound-allowed-hosts', { value: '127.0.0.1' })
  const shop = await connectShop(testing)
  const dataset_query = { database: shop.id, type: 'native', native: { query: 'select 12 as orders' } }
  const question = { name: 'Orders', display: 'table', visualization_settings: {}, dataset_query }
  const card_id: number = (await as.admin.post('/api/card', question)).body.id

  async function webhook(url: string) {
    const details = { url, format: 'teams' }
    const { body, status, text } = await as.admin.post('/api/channel', { name: url, type: 'channel/http', details })
    assert.equal(status, 200, text)
    return { channel_type: 'channel/http', channel_id: body.id }
  }
  const mailTo = (address: string) => ({
    channel_type: 'channel/email',
    recipients: [{ type: 'notification-recipient/raw-value', details: { value: address } }],
  })
  async function alert(...handlers: object[]): Promise<number> {
    const { status, body, text } = await as.admin.post('/api/notification', {
      payload_type: 'notification/card',
      payload: { card_id, send_condition: 'has_result' },
      subscriptions: [{ type: 'notification-subscription/cron', cron_schedule: '0 0 * * * ? *' }],
      handlers,
    })
    assert.equal(status, 200, text)
    return body.id
  }
  /** Begins with what is due at the next hour; ends when all is done. */
  function begin(): Promise<void> {
    clock.now += 60 * 60_000
    return server.jobs.drain()
  }
  async function states(): Promise<string[]> {
    const { data } = (await as.admin.get('/api/notification/log')).body
    return data.map(({ state }: { state: string }) => state)
  }
  return { ...testing, clock, mails, webhook, mailTo, alert, begin, states }
}

test('four webhooks that do not answer hold up no mail and no other webhook', async (t) => {
  const { mails, webhook, mailTo, alert, begin, states } = await delivering(t)
  const [hanging, other] = [await hangingServer(t), await webhookServer(t)]
  const slow = await webhook(hanging.url)
  for (let index = 0; index < 4; index += 1) await alert(slow)
  await alert(mailTo('ops@example.test'))
  await alert(await webhook(other.url))
  const all = begin()
  await until('four open webhooks', SOON_MS, () => hanging.waiting() === 4)
  await until('the mail', SOON_MS, () => mails.count() === 1)
  await until('the other webhook', SOON_MS, () => other.received.length === 1)
  assert.equal(hanging.waiting(), 4, 'they still hang')
  hanging.letGo()
  await all
  assert.deepEqual(new Set(await states()), new Set(['sent']))
})

test('a delivery that goes to a webhook that hangs as well has its mail at once', async (t) => {
  const { mails, webhook, mailTo, alert, begin, states } = await delivering(t)
  const hanging = await hangingServer(t)
  const slow = await webhook(hanging.url)
  for (let index = 0; index < 4; index += 1) await alert(slow, mailTo(`ops${index}@example.test`))
  await alert(mailTo('alone@example.test'))
  const all = begin()
  await until('five mails', SOON_MS, () => mails.count() === 5)
  assert.equal(hanging.waiting(), 4)
  hanging.letGo()
  await all
  assert.deepEqual(await states(), Array(5).fill('sent'))
})

test('a full lane holds its own messages, and what they say is worked out once', async (t) => {
  const { as, clock, mails, webhook, mailTo, alert, begin, states, server } = await delivering(t)
  const hanging = await hangingServer(t)
  const slow = await webhook(hanging.url)
  for (let index = 0; index < 4; index += 1) await alert(slow)
  const all = begin()
  await until('four open webhooks', SOON_MS, () => hanging.waiting() === 4)
  const both = await alert(slow, mailTo('ops@example.test'))
  mails.refuse(451, 'Later')
  assert.equal((await as.admin.post(`/api/notification/${both}/send`)).status, 204)
  const entry = async () => (await as.admin.get(`/api/notification/log?notification_id=${both}`)).body.data[0]
  const found = async () => (await entry()).messages.map(({ state }: { state: string }) => state)
  void server.jobs.drain()
  await until('the mail to be refused', SOON_MS, async () => (await entry()).state === 'waiting')
  assert.deepEqual(await found(), ['due', 'waiting'])
  mails.refuse(undefined)
  clock.now += 61_000
  void server.jobs.drain()
  await until('the next try of the mail', SOON_MS, () => mails.count() === 1)
  await until('it to be noted', SOON_MS, async () => (await found()).includes('sent'))
  assert.deepEqual([hanging.count(), await found()], [4, ['due', 'sent']], 'the webhook still waits for room')
  hanging.letGo()
  await all
  await server.jobs.drain()
  assert.deepEqual(await states(), Array(5).fill('sent'))
  const { note, next_try_at: next, tries } = await entry()
  assert.deepEqual([note, next, tries], [null, null, 2])
  assert.equal(hanging.count(), 5)
  await server.services.runner.log.flush()
  const runs = await server.store.queryLog.latest(100, 0)
  assert.equal(runs.length, 5 * 2, 'each has run its question once, and once for its file')
  assert.deepEqual(await server.store.jobs.ofKind('deliver'), [])
})

test('of many messages to one host a few are on their way at a time, and none is lost', async (t) => {
  const { webhook, alert, begin, states, server } = await delivering(t)
  const hanging = await hangingServer(t)
  const slow = await webhook(hanging.url)
  for (let index = 0; index < 11; index += 1) await alert(slow)
  const all = begin()
  await until('four open webhooks', SOON_MS, () => hanging.waiting() === 4)
  const lanes = async () => (await server.store.jobs.ofKind('deliver')).flatMap(({ lane }) => lane ?? [])
  await until('the others to wait', SOON_MS, async () => (await lanes()).length === 7)
  assert.deepEqual(new Set(await lanes()), new Set([`channel/http ${new URL(hanging.url).host}`]))
  assert.equal(hanging.count(), 4)
  hanging.letGo()
  await all
  assert.equal(hanging.count(), 11, 'each came once')
  assert.deepEqual(await states(), Array(11).fill('sent'))
  assert.deepEqual(await server.store.jobs.ofKind('deliver'), [])
})
