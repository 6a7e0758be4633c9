/** Alerts as older clients write and read them. */
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { connectShop } from '../support/sqlite-shop.ts'
import { mailServer } from '../support/mail-server.ts'
import { testServer } from '../support/test-server.ts'

/** A server with a clock, a mailbox, and a chart with a goal. */
async function alerting(t: TestContext) {
  const clock = { now: Date.parse('2026-03-02T06:30:00Z') }
  const mails = await mailServer(t)
  const testing = await testServer(t, { now: () => clock.now, env: mails.env })
  const { as } = testing
  const shop = await connectShop(testing)
  const orders = await shop.table('orders')
  const status = await shop.field('orders', 'status')
  const query = {
    'source-table': orders.id,
    aggregation: [['count']],
    breakout: [['field', status.id, null]],
  }
  const question = (goal: number, more: object = {}) => ({
    name: 'Orders by state',
    display: 'bar',
    visualization_settings: { 'graph.show_goal': true, 'graph.goal_value': goal },
    dataset_query: { database: shop.id, type: 'query', query },
    ...more,
  })
  const card: number = (await as.admin.post('/api/card', question(1))).body.id
  const body = (more: object = {}) => ({
    alert_condition: 'rows',
    alert_first_only: false,
    card: { id: card, include_csv: true, include_xls: false },
    channels: [channel({ id: testing.userId }, { email: 'ops@example.test' })],
    ...more,
  })
  const hour = async () => {
    clock.now += 60 * 60_000
    await testing.server.jobs.drain()
  }
  const log = async () => (await as.admin.get('/api/notification/log')).body.data[0]
  return { ...testing, clock, mails, shop, card, question, body, hour, log }
}

const channel = (...recipients: object[]) => ({ channel_type: 'email', schedule_type: 'hourly', recipients })

const ids = ({ body }: { body: { id: number }[] }) => body.map(({ id }) => id)

test('an alert is made, read, changed and listed', async (t) => {
  const { as, card, body, adminId } = await alerting(t)
  const { status, body: made, text } = await as.admin.post('/api/alert', body())
  assert.equal(status, 200, text)
  assert.deepEqual(
    [made.name, made.dashboard_id, made.collection_id, made.collection_position, made.parameters, made.skip_if_empty],
    [null, null, null, null, [], true],
  )
  assert.deepEqual([made.card.id, made.card.include_csv, made.creator_id, made.archived], [card, true, adminId, false])
  assert.deepEqual(
    [made.alert_condition, made.alert_first_only, made.alert_above_goal, made.can_write],
    ['rows', false, null, true],
  )
  assert.equal('cards' in made, false)
  const goal = { alert_condition: 'goal', alert_above_goal: true, alert_first_only: true }
  const { body: changed } = await as.admin.put(`/api/alert/${made.id}`, goal)
  assert.deepEqual(
    [changed.alert_condition, changed.alert_first_only, changed.alert_above_goal, changed.channels[0].id],
    ['goal', true, true, made.channels[0].id],
  )
  assert.equal((await as.admin.put(`/api/alert/${made.id}`, { archived: true })).body.archived, true)
  assert.deepEqual(ids(await as.admin.get('/api/alert')), [])
  assert.deepEqual(ids(await as.admin.get('/api/alert?archived=true')), [made.id])
  assert.equal((await as.admin.get('/api/alert/999')).status, 404)
  await as.admin.put(`/api/alert/${made.id}`, { archived: false })
  await as.admin.put(`/api/card/${card}`, { archived: true })
  assert.deepEqual(ids(await as.admin.get('/api/alert')), [], 'one whose card is gone is hidden')
})

test('lists hold what their reader made or receives; of a question, what the reader receives', async (t) => {
  const { as, card, body, userId, adminId } = await alerting(t)
  const received: number = (await as.admin.post('/api/alert', body())).body.id
  const other: number = (await as.admin.post('/api/alert', body({ channels: [channel({ id: adminId })] }))).body.id
  const own: number = (await as.user.post('/api/alert', body({ channels: [channel({ id: adminId })] }))).body.id
  assert.deepEqual(ids(await as.admin.get('/api/alert')), [received, other, own])
  assert.deepEqual(ids(await as.admin.get(`/api/alert?user_id=${userId}`)), [received, own])
  assert.deepEqual(ids(await as.user.get('/api/alert')), [received, own])
  assert.deepEqual(ids(await as.user.get(`/api/alert?user_id=${adminId}`)), [received, own], 'user_id is ignored')
  assert.deepEqual(ids(await as.admin.get(`/api/alert/question/${card}`)), [received, other, own])
  assert.deepEqual(ids(await as.user.get(`/api/alert/question/${card}`)), [received])
  assert.equal((await as.user.get('/api/pulse')).body.length, 0, 'alerts are no subscriptions')
  assert.equal((await as.user.get(`/api/pulse/${own}`)).status, 404)
})

test('what is wrong with an alert is said in the words of the original', async (t) => {
  const { as, body } = await alerting(t)
  const errors = async (more: object) => (await as.admin.post('/api/alert', body(more))).body.errors
  assert.deepEqual(await errors({ alert_condition: 'odd' }), {
    alert_condition: 'value must be one of: `goal`, `rows`.',
  })
  assert.deepEqual(await errors({ alert_first_only: 'odd' }), { alert_first_only: 'value must be a boolean.' })
  assert.deepEqual(Object.keys((await errors({ card: { include_csv: true } })).card).toSorted(), ['id', 'include_xls'])
  const { card } = await errors({ card: 7 })
  for (const key of ['id', 'include_csv', 'include_xls', 'dashboard_card_id']) assert.ok(card.includes(key), card)
  const list = 'value must be an array. Each value must be a map. The array cannot be empty.'
  assert.deepEqual(await errors({ channels: [] }), { channels: list })
  assert.equal((await as.admin.post('/api/alert', body({ card: { ...body().card, id: 999 } }))).status, 404)
})

test('people change their own alerts, and only for themselves', async (t) => {
  const { as, body, userId, adminId } = await alerting(t)
  const { body: theirs } = await as.admin.post('/api/alert', body())
  assert.equal((await as.user.put(`/api/alert/${theirs.id}`, { alert_first_only: true })).status, 403)
  const { body: own } = await as.user.post('/api/alert', body({ channels: [channel({ id: userId })] }))
  const put = (more: object) => as.user.put(`/api/alert/${own.id}`, more)
  const [kept] = own.channels
  assert.equal((await put({ alert_first_only: true })).status, 200)
  assert.equal((await put({ channels: [{ ...kept, schedule_type: 'daily', schedule_hour: 8 }] })).status, 200)
  for (const channels of [
    [{ ...kept, recipients: [{ id: userId }, { id: adminId }] }],
    [{ ...kept, recipients: [{ id: adminId }] }],
    [{ ...kept, recipients: [{ email: 'ops@example.test' }] }],
    [kept, channel({ id: userId })],
  ]) {
    assert.equal((await put({ channels })).status, 403)
  }
  const nobody = await put({ channels: [{ ...kept, recipients: [] }] })
  assert.deepEqual([nobody.status, nobody.body.archived], [200, true], 'an alert for nobody is archived')
})

test('an alert moves to another question only by who may change that', async (t) => {
  const { as, body, card, question, userId, adminId } = await alerting(t)
  const { body: folder } = await as.admin.post('/api/collection', { name: 'Read only' })
  await as.admin.put('/api/collection/graph?force=true', { groups: { 1: { root: 'write', [folder.id]: 'read' } } })
  const { body: other } = await as.admin.post('/api/card', question(1, { collection_id: folder.id }))
  const { body: own } = await as.user.post('/api/alert', body({ channels: [channel({ id: userId })] }))
  const to = (id: number) => ({ card: { id, include_csv: false, include_xls: false } })
  assert.equal((await as.user.put(`/api/alert/${own.id}`, to(other.id))).status, 403)
  assert.equal((await as.user.put(`/api/alert/${own.id}`, to(card))).status, 200)
  assert.equal((await as.admin.put(`/api/alert/${own.id}`, to(other.id))).body.card.id, other.id)
  assert.equal((await as.user.get(`/api/alert/${own.id}`)).body.creator_id === adminId, false)
})

test('a recipient whose id and address are of two people is refused', async (t) => {
  const { as, body, userId } = await alerting(t)
  const made = (email: string) => as.admin.post('/api/alert', body({ channels: [channel({ id: userId, email })] }))
  assert.equal((await made('admin@example.org')).status, 403)
  assert.equal((await made('User@Example.org')).status, 200)
})

test('who receives an alert leaves it once', async (t) => {
  const { as, body } = await alerting(t)
  const { body: made } = await as.admin.post('/api/alert', body())
  assert.equal((await as.user.delete(`/api/alert/${made.id}/subscription`)).status, 204)
  assert.equal((await as.user.delete(`/api/alert/${made.id}/subscription`)).status, 403)
  assert.equal((await as.admin.delete(`/api/alert/${made.id}/subscription`)).status, 404)
})

test('an alert is sent when its condition holds, and the first time only when that is asked for', async (t) => {
  const { as, body, mails, hour, log, card, question } = await alerting(t)
  const goal = { alert_condition: 'goal', alert_above_goal: true, alert_first_only: true }
  const { body: made } = await as.admin.post('/api/alert', body(goal))
  await as.admin.put(`/api/card/${card}`, { visualization_settings: question(1_000_000).visualization_settings })
  await hour()
  assert.equal(mails.count(), 0)
  assert.equal((await log()).state, 'skipped')
  assert.match((await log()).note, /is below its goal of 1,000,000/)
  await as.admin.put(`/api/card/${card}`, { visualization_settings: question(1).visualization_settings })
  await hour()
  assert.equal(mails.count(), 2)
  const { text } = await mails.next()
  for (const part of ['Subject: Alert: Orders by state has reached its goal', 'text/csv'])
    assert.ok(text.includes(part))
  assert.equal((await as.admin.get(`/api/alert/${made.id}`)).body.archived, true)
  await mails.next()
  await hour()
  assert.equal(mails.count(), 0)
})

test('the mail and what is said to its owner are in the language of who reads them', async (t) => {
  const { as, body, mails, hour, card, question, userId } = await alerting(t)
  await as.admin.put(`/api/user/${userId}`, { locale: 'de' })
  const goal = { alert_condition: 'goal', alert_above_goal: true }
  await as.user.post('/api/alert', body(goal))
  await hour()
  const texts = new Map<string, string>()
  for (let left = mails.count(); left > 0; left -= 1) {
    const { to, text } = await mails.next()
    texts.set(to.join(), text)
  }
  const german = texts.get('user@example.org') ?? ''
  assert.match(german, /Warnung: Orders by state hat das Ziel erreicht/)
  assert.match(german, /hat das Ziel von 1 erreicht\.[\s\S]*Gesendet von user Tester[\s\S]*Abonnements verwalten/)
  assert.match(german, /<html lang="de">/)
  const english = texts.get('ops@example.test') ?? ''
  assert.match(english, /Alert: Orders by state has reached its goal[\s\S]*Sent by user Tester[\s\S]*Unsubscribe/)
  await as.admin.put('/api/setting/site-locale', { value: 'de' })
  await as.admin.put(`/api/user/${userId}`, { locale: 'en' })
  await hour()
  for (let left = mails.count(); left > 0; left -= 1) {
    const { to, text } = await mails.next()
    texts.set(to.join(), text)
  }
  assert.match(texts.get('user@example.org') ?? '', /Sent by user Tester/)
  assert.match(texts.get('ops@example.test') ?? '', /Gesendet von user Tester[\s\S]*Abbestellen/, 'that of the server')
  await as.admin.put(`/api/user/${userId}`, { locale: null })
  await as.admin.put(`/api/card/${card}`, { ...question(1), display: 'table' })
  await hour()
  assert.match(
    (await mails.next()).text,
    /wurde beendet und wird nicht mehr gesendet[\s\S]*Die Frage hat kein Ziel mehr/,
  )
})

test('an alert that can no longer be judged stops, its owner is told why, and the others that it did', async (t) => {
  const { as, body, mails, hour, card, server } = await alerting(t)
  const { body: made } = await as.admin.post('/api/alert', body({ alert_condition: 'goal', alert_above_goal: false }))
  await as.admin.put(`/api/card/${card}`, { display: 'table' })
  await hour()
  const told = await mails.next()
  assert.deepEqual(told.to, ['admin@example.org'])
  assert.match(told.text, /no longer has a goal/)
  await server.jobs.drain()
  const others = mails.notices.filter(({ text }) => /X-Querent-Notice: stopped/.test(text))
  assert.deepEqual(others.map(({ to }) => to.join()).toSorted(), ['ops@example.test', 'user@example.org'])
  for (const { text } of others) assert.match(text, /can no longer be sent/)
  const stopped = (await as.admin.get(`/api/alert/${made.id}`)).body
  assert.deepEqual([stopped.archived, stopped.stop_reason], [true, 'The question no longer has a goal.'])
})

test('a condition looks at all rows, also at those that no screen shows', async (t) => {
  const { as, shop, mails, hour, log } = await alerting(t)
  const notes: string[] = []
  const numbers = (n: number, last: number) =>
    `with recursive r(i) as (select 1 union all select i + 1 from r where i < ${n}) ` +
    `select 'row ' || i as name, case when i = ${n} then ${last} else 1 end as amount from r`
  const made = async (n: number, condition: object) => {
    const dataset_query = { database: shop.id, type: 'native', native: { query: numbers(n, 100) } }
    const visualization_settings = { 'graph.goal_value': 50, 'graph.dimensions': ['name'], 'graph.metrics': ['amount'] }
    const question = { name: 'Amounts', display: 'bar', visualization_settings, dataset_query }
    const { id: card_id } = (await as.admin.post('/api/card', question)).body
    const recipients = [{ type: 'notification-recipient/raw-value', details: { value: 'ops@example.test' } }]
    const { body } = await as.admin.post('/api/notification', {
      payload_type: 'notification/card',
      payload: { card_id, ...condition },
      subscriptions: [{ type: 'notification-subscription/cron', cron_schedule: '0 0 * * * ? *' }],
      handlers: [{ channel_type: 'channel/email', recipients }],
    })
    await hour()
    notes.push((await log()).note)
    await as.admin.delete(`/api/notification/${body.id}`)
  }
  const mail = async () => (await mails.next()).text
  await made(3000, { send_condition: 'goal_above' })
  const goal = await mail()
  assert.match(goal, /100 has reached its goal of 50/)
  assert.match(goal, /2,980 more rows/)
  await made(150_000, { send_condition: 'has_result' })
  assert.match(await mail(), /The question has 150,000 rows\./)
  const change = { by: 1, unit: 'value', direction: 'both', against: 'last-run' }
  await made(2001, { send_condition: 'change', change })
  assert.match(notes.at(-1) ?? '', /The value is 100; there is no earlier value/)
})
