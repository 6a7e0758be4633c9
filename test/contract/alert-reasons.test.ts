/** Alerts that say why a number changed: in mails of two languages and to a webhook, with the rights of their owner. */
import assert from 'node:assert/strict'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { connectShop, makeShop } from '../support/sqlite-shop.ts'
import { mailServer } from '../support/mail-server.ts'
import { readMessage } from '../support/mail-message.ts'
import { testServer } from '../support/test-server.ts'
import { webhookServer } from '../support/webhook-server.ts'

const HOUR_MS = 60 * 60_000

/** Orders of a month; of those that are late, every so many. */
const month = (first: number, day: string, late: number) => `
  with recursive n(i) as (select ${first} union all select i + 1 from n where i < ${first + 2_999})
  insert into orders select i, (i * 7) % 20 + 1,
    case when (i * 7919) % 100 < 30 then 'late' when (i * 7919) % 100 < 60 then 'open' else 'paid' end,
    ((i * 104729) % 9000) / 100.0 + 10, i % 10, null, null, '${day} 00:00:00' from n;
  delete from orders where id >= ${first} and status = 'late' and id % ${late} > 0;
`

test('an alert about a change says why, and is sent without reasons where there are none', async (t) => {
  const clock = { now: Date.parse('2026-03-02T06:30:00Z') }
  const mails = await mailServer(t)
  const hook = await webhookServer(t)
  const testing = await testServer(t, { now: () => clock.now, env: mails.env })
  const { as, server, adminId, userId, dataDir } = testing
  const path = makeShop(dataDir)
  const file = new DatabaseSync(path)
  t.after(() => file.close())
  file.exec(`delete from orders; ${month(1, '2024-01-05', 1)} ${month(10_000, '2024-02-05', 1)}`)
  const shop = await connectShop(testing, path)
  const orders = await shop.table('orders')
  const ref = async (name: string, options: object | null = null) => [
    'field',
    (await shop.field('orders', name)).id,
    options,
  ]
  const created = await ref('created_at', { 'temporal-unit': 'month' })
  const query = { 'source-table': orders.id, aggregation: [['count']], breakout: [created] }
  const dataset_query = { database: shop.id, type: 'query', query }
  const question = { name: 'Orders by month', display: 'line', visualization_settings: {}, dataset_query }
  const card: number = (await as.admin.post('/api/card', question)).body.id
  await as.admin.put('/api/setting/outbound-allowed-hosts', { value: '127.0.0.1' })
  const channel = { name: 'Hook', type: 'channel/http', details: { url: hook.url } }
  const { id: channel_id } = (await as.admin.post('/api/channel', channel)).body
  await as.admin.put(`/api/user/${userId}`, { locale: 'de' })
  const recipient = (id: number) => ({ type: 'notification-recipient/user', user_id: id })
  const change = { by: 5, unit: 'percent', direction: 'both', against: 'last-run', reasons: true }
  const alert = (card_id: number) => ({
    payload_type: 'notification/card',
    payload: { card_id, send_condition: 'change', change },
    subscriptions: [{ type: 'notification-subscription/cron', cron_schedule: '0 0 * * * ?' }],
    handlers: [
      { channel_type: 'channel/email', recipients: [recipient(adminId)] },
      { channel_type: 'channel/email', recipients: [recipient(userId)] },
      { channel_type: 'channel/http', channel_id },
    ],
  })
  const made = await as.admin.post('/api/notification', alert(card))
  assert.equal(made.status, 200, made.text)
  assert.deepEqual(made.body.payload.change, change)
  assert.deepEqual((await as.admin.get(`/api/notification/${made.body.id}`)).body.payload.change, change)
  const sql = { ...question, dataset_query: { database: shop.id, type: 'native', native: { query: 'select 1 as n' } } }
  const { body: native } = await as.admin.post('/api/card', sql)
  assert.equal((await as.admin.post('/api/notification', alert(native.id))).status, 400)

  const hour = async () => {
    clock.now += HOUR_MS
    await server.jobs.drain()
  }
  await hour()
  assert.equal(mails.count(), 0)
  file.exec(month(20_000, '2024-03-05', 3))
  await hour()
  assert.equal(mails.count(), 2)
  const messages = [await mails.next(), await mails.next()]
  const german = messages.findIndex(({ text }) => /lang="de"/.test(text))
  assert.ok(german >= 0)
  const [english, deutsch] = [messages[1 - german], messages[german]].map((mail) => mail?.text ?? '')
  const read = async (text = '') => readMessage(Buffer.from(text))
  assert.match(english ?? '', /Why 2024-03 differs from 2024-02/)
  assert.match(english ?? '', /Status late: [−\S]*\d+, 100 % of the difference/)
  assert.match(deutsch ?? '', /Warum sich 2024-03 von 2024-02 unterscheidet/)
  assert.match(deutsch ?? '', /Status late: [−\S]*\d+, 100 % des Unterschieds/)
  const pictures = (await read(english)).types.filter((type) => type === 'image/png')
  assert.equal(pictures.length, 2, 'the question, and the parts of the change')
  const [call] = hook.received
  const { reasons, data } = JSON.parse(call?.text ?? '{}')
  assert.equal(reasons[0], 'Why 2024-03 differs from 2024-02')
  assert.match(reasons[1], /^Status late: −\d+, 100 % of the difference$/)
  assert.equal(data.question_name, 'Orders by month')

  // A summary that does not add up has no reasons; the alert goes all the same.
  const distinct = [['distinct', await ref('status')]]
  await as.admin.put(`/api/card/${card}`, {
    dataset_query: { ...dataset_query, query: { ...query, aggregation: distinct } },
  })
  await hour()
  const without = JSON.parse(hook.received.at(-1)?.text ?? '{}')
  assert.deepEqual(without.reasons, ['Why 2024-03 differs from 2024-02', 'The reasons could not be worked out.'])
})
