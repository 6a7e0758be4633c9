/** What a webhook is sent by an alert, and what becomes of it. */
import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { test, type TestContext } from 'node:test'
import { readPng } from '../support/png-pixels.ts'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer } from '../support/test-server.ts'
import { webhookServer } from '../support/webhook-server.ts'

type WebhookServer = Awaited<ReturnType<typeof webhookServer>>

/** A server with an alert that is due each hour and goes to a webhook with these details. */
async function watching(t: TestContext, details: object = {}) {
  const clock = { now: Date.parse('2026-03-02T06:30:00Z') }
  const hook = await webhookServer(t)
  const env = { MB_SITE_URL: 'https://bi.example.org' }
  const testing = await testServer(t, { now: () => clock.now, env })
  const { as } = testing
  await as.admin.put('/api/setting/outbound-allowed-hosts', { value: '127.0.0.1' })
  const shop = await connectShop(testing)
  const query = "select 'paid' as state, 12 as orders union all select 'open', 3"
  const dataset_query = { database: shop.id, type: 'native', native: { query } }
  const question = { name: 'Orders by state', display: 'table', visualization_settings: {}, dataset_query }
  const card: number = (await as.admin.post('/api/card', question)).body.id
  const channel = await as.admin.post('/api/channel', {
    name: 'Hook',
    type: 'channel/http',
    details: { url: hook.url, ...details },
  })
  assert.equal(channel.status, 200, channel.text)
  const { status, body, text } = await as.admin.post('/api/alert', {
    alert_condition: 'rows',
    alert_first_only: false,
    card: { id: card, include_csv: false, include_xls: false },
    channels: [{ channel_type: 'http', channel_id: channel.body.id, schedule_type: 'hourly' }],
  })
  assert.equal(status, 200, text)
  const hour = async () => {
    clock.now += 60 * 60_000
    await testing.server.jobs.drain()
  }
  const log = async () => (await as.admin.get('/api/notification/log')).body.data[0]
  return { ...testing, clock, hook, card, channelId: channel.body.id, alertId: body.id, hour, log }
}

test('an alert is sent as JSON, signed and with what the webhook is signed in with', async (t) => {
  const secret = 'shared secret'
  const { hook, hour, card, alertId, adminId, log } = await watching(t, {
    'auth-method': 'header',
    'auth-info': { 'x-key': 'k1' },
    'signing-secret': secret,
  })
  await hour()
  const [call] = hook.received
  assert.ok(call)
  assert.deepEqual([call.method, call.headers['x-key']], ['POST', 'k1'])
  const hmac = createHmac('sha256', secret).update(call.text).digest('hex')
  assert.equal(call.headers['x-querent-signature'], `sha256=${hmac}`)
  const sent = JSON.parse(call.text)
  assert.deepEqual(
    [sent.type, sent.alert_id, sent.alert_creator_id, sent.alert_creator_name, sent.data.question_id],
    ['alert', alertId, adminId, 'admin Tester', card],
  )
  assert.equal(sent.data.question_url, `https://bi.example.org/question/${card}`)
  assert.deepEqual(sent.data.raw_data, {
    cols: ['state', 'orders'],
    rows: [
      ['paid', 12],
      ['open', 3],
    ],
  })
  assert.deepEqual([(await log()).state, sent.is_repeat], ['sent', false])
})

test('an alert has its picture, and a secret that was changed signs beside the new one for a day', async (t) => {
  const { as, hook, hour, clock, channelId } = await watching(t, { 'signing-secret': 'first' })
  const { url } = hook
  await as.admin.put(`/api/channel/${channelId}`, { details: { url, 'signing-secret': 'second' } })
  await hour()
  clock.now += 24 * 60 * 60_000
  await hour()
  const [during, after] = hook.received
  assert.ok(during && after)
  const signed = (text: string, secret: string) => `sha256=${createHmac('sha256', secret).update(text).digest('hex')}`
  assert.equal(
    during.headers['x-querent-signature'],
    `${signed(during.text, 'second')}, ${signed(during.text, 'first')}`,
  )
  assert.equal(after.headers['x-querent-signature'], signed(after.text, 'second'))
  const { visualization } = JSON.parse(during.text).data
  const [, base64 = ''] = /^data:image\/png;base64,(.+)$/.exec(visualization) ?? []
  const png = readPng(Buffer.from(base64, 'base64'))
  assert.equal(png.width, 600)
  assert.ok(png.height > 50)
})

test('headers of the server stay its own in a webhook that was saved before there was a rule', async (t) => {
  const { hook, hour, server, channelId, log } = await watching(t, { 'signing-secret': 'shared' })
  const before = await server.store.channels.find(channelId)
  const info = { 'X-Querent-Signature': 'sha256=00', Host: 'evil.example', 'Content-Length': '1', 'x-key': 'k1' }
  const details = { ...before?.details, 'auth-method': 'header', 'auth-info': info }
  await server.store.channels.update(channelId, { details })
  await hour()
  const [call] = hook.received
  assert.ok(call, JSON.stringify(await log()))
  const hmac = createHmac('sha256', 'shared').update(call.text).digest('hex')
  assert.equal(call.headers['x-querent-signature'], `sha256=${hmac}`)
  assert.equal(call.headers.host, new URL(hook.url).host)
  assert.equal(call.headers['x-key'], 'k1')
})

test('what it is signed in with goes into the query or the body', async (t) => {
  const inQuery = await watching(t, { 'auth-method': 'query-param', 'auth-info': { key: 'a b' }, method: 'put' })
  await inQuery.hour()
  assert.deepEqual([inQuery.hook.received[0]?.method, inQuery.hook.received[0]?.url], ['PUT', '/hook?key=a+b'])
  const inBody = await watching(t, { 'auth-method': 'request-body', 'auth-info': { key: 'k1' } })
  await inBody.hour()
  assert.equal(JSON.parse(inBody.hook.received[0]?.text ?? '').key, 'k1')
})

test('Teams and Google Chat get cards of their own', async (t) => {
  const teams = await watching(t, { format: 'teams' })
  await teams.hour()
  const [attachment] = JSON.parse(teams.hook.received[0]?.text ?? '').attachments
  assert.equal(attachment.contentType, 'application/vnd.microsoft.card.adaptive')
  assert.equal(attachment.content.body[0].text, 'Orders by state')
  const chat = await watching(t, { format: 'google-chat' })
  await chat.as.admin.put('/api/setting/site-locale', { value: 'de' })
  await chat.hour()
  const [{ card }] = JSON.parse(chat.hook.received[0]?.text ?? '').cardsV2
  assert.deepEqual([card.header.title, card.header.subtitle], ['Orders by state', 'Die Frage hat 2 Zeilen.'])
  assert.match(JSON.stringify(card.sections), /2 Zeilen.*Öffnen/)
  for (const { as, hour, hook, card: id } of [teams, chat]) {
    const { dataset_query: asked } = (await as.admin.get(`/api/card/${id}`)).body
    const query = `select '<a href="http://evil.example/">x</a>'`
    const dataset_query = { database: asked.database, type: 'native', native: { query } }
    await as.admin.put(`/api/card/${id}`, { name: 'Q](http://evil.example/) **b** [z', dataset_query })
    hook.received.splice(0)
    await hour()
  }
  const [{ content }] = JSON.parse(teams.hook.received[0]?.text ?? '').attachments
  assert.equal(
    content.body.at(-1).text,
    String.raw`[Q\](http://evil.example/) \*\*b\*\* \[z](https://bi.example.org/question/${teams.card}): ` +
      String.raw`\<a href="http://evil.example/"\>x\</a\>`,
  )
  const [{ card: shown }] = JSON.parse(chat.hook.received[0]?.text ?? '').cardsV2
  const { topLabel, text } = shown.sections[0].widgets[0].decoratedText
  assert.deepEqual(
    [topLabel, text],
    ['Q](http://evil.example/) **b** [z', '&lt;a href="http://evil.example/"&gt;x&lt;/a&gt;'],
  )
})

test('a webhook that refuses is told to the owner; one that fails or breaks the line is tried again', async (t) => {
  const { hook, hour, log, clock, server } = await watching(t)
  const again = async () => {
    clock.now += 61_000
    await server.jobs.drain()
  }
  hook.answer(503)
  await hour()
  assert.deepEqual([(await log()).state, (await log()).messages[0].is_repeat], ['waiting', false])
  hook.answer(200)
  await again()
  assert.equal((await log()).state, 'sent')
  hook.answer(0)
  await hour()
  assert.deepEqual([(await log()).state, (await log()).messages[0].is_repeat], ['waiting', true])
  hook.answer(200)
  await again()
  assert.equal(JSON.parse(hook.received.at(-1)?.text ?? '').is_repeat, true, 'it may have arrived before')
  const [first, second] = hook.received.slice(-2).map(({ headers }) => headers['x-querent-delivery'])
  assert.equal(first, second, 'each try has the same id')
  hook.answer(410)
  await hour()
  const failed = await log()
  assert.deepEqual([failed.state, failed.messages[0].error], ['failed', 'The webhook answered with status 410.'])
})

for (const [what, lose] of [
  ['breaks off', (hook: WebhookServer) => hook.cut()],
  ['was lost by a gateway', (hook: WebhookServer) => hook.answer(504)],
] as const) {
  test(`a message whose answer ${what} may have arrived, and the next try says so`, async (t) => {
    const { hook, hour, log, clock, server } = await watching(t)
    lose(hook)
    await hour()
    assert.deepEqual([(await log()).state, (await log()).messages[0].is_repeat], ['waiting', true])
    clock.now += 61_000
    await server.jobs.drain()
    assert.deepEqual(
      hook.received.map(({ text }) => JSON.parse(text).is_repeat),
      [false, true],
    )
  })
}

test('a message that reached nobody is not a repetition when it is sent again', async (t) => {
  const { as, hook, hour, log, channelId, clock, server } = await watching(t)
  const closed = { url: 'http://127.0.0.1:9/hook' }
  await as.admin.put(`/api/channel/${channelId}`, { details: closed })
  await hour()
  assert.deepEqual([(await log()).state, (await log()).messages[0].is_repeat], ['waiting', false])
  await as.admin.put(`/api/channel/${channelId}`, { details: { url: hook.url } })
  clock.now += 61_000
  await server.jobs.drain()
  assert.equal(JSON.parse(hook.received[0]?.text ?? '').is_repeat, false)
})

test('a gateway that fails may have passed it on; without TLS that can be trusted, nothing was sent', async (t) => {
  const { as, hook, hour, log, channelId } = await watching(t)
  hook.answer(502)
  await hour()
  assert.deepEqual([(await log()).state, (await log()).messages[0].is_repeat], ['waiting', true])
  const details = { url: hook.url.replace('http:', 'https:') }
  await as.admin.put(`/api/channel/${channelId}`, { details })
  await hour()
  const { state, messages } = await log()
  assert.deepEqual([state, messages[0].is_repeat], ['waiting', false])
  assert.equal(hook.received.length, 1)
})

test('an address of the own network is refused once its host is no longer allowed', async (t) => {
  const { as, hook, hour, log } = await watching(t)
  await as.admin.put('/api/setting/outbound-allowed-hosts', { value: null })
  await hour()
  const failed = await log()
  assert.equal(failed.state, 'failed')
  assert.match(failed.messages[0].error, /belongs to this machine or its network/)
  assert.equal(hook.received.length, 0)
  await as.admin.put('/api/setting/outbound-allowed-hosts', { value: '127.0.0.1' })
  hook.redirect('http://169.254.169.254/latest/meta-data')
  await hour()
  assert.equal((await log()).messages[0].error, 'The webhook answered with status 302.')
})
