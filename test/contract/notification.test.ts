/** Subscriptions and alerts as newer clients write and read them. */
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { mailServer } from '../support/mail-server.ts'
import { secondServer } from '../support/second-server.ts'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer } from '../support/test-server.ts'

const isPostgres = process.env['QUERENT_TEST_APP_DB'] === 'postgres'

const CRON = { type: 'notification-subscription/cron', cron_schedule: '0 30 7 * * ? *', ui_display_type: 'cron/raw' }
const toUser = (user_id: number) => ({ type: 'notification-recipient/user', user_id })
const toGroup = (permissions_group_id: number) => ({ type: 'notification-recipient/group', permissions_group_id })
const toAddress = (value: string) => ({ type: 'notification-recipient/raw-value', details: { value } })

const handlerTo = (...addresses: string[]) => ({
  channel_type: 'channel/email',
  recipients: addresses.map(toAddress),
})

async function notifying(t: TestContext) {
  const clock = { now: Date.parse('2026-03-02T06:00:00Z') }
  const mails = await mailServer(t)
  const testing = await testServer(t, { now: () => clock.now, env: mails.env })
  const { as, userId } = testing
  const shop = await connectShop(testing)
  const query = "select 'paid' as state, 12 as orders"
  const dataset_query = { database: shop.id, type: 'native', native: { query } }
  const question = { name: 'Orders', display: 'bar', visualization_settings: { 'graph.goal_value': 10 }, dataset_query }
  const card: number = (await as.admin.post('/api/card', question)).body.id
  const body = (more: object = {}) => ({
    payload_type: 'notification/card',
    payload: { card_id: card, send_condition: 'goal_above', send_once: true },
    subscriptions: [CRON],
    handlers: [{ channel_type: 'channel/email', recipients: [toUser(userId), toAddress('ops@example.test')] }],
    ...more,
  })
  return { ...testing, clock, mails, card, question, body }
}

test('a notification is made and read with all its keys', async (t) => {
  const { as, body, card, adminId, userId } = await notifying(t)
  const { status, body: made, text } = await as.admin.post('/api/notification', { ...body(), creator_id: userId })
  assert.equal(status, 200, text)
  assert.deepEqual([made.creator_id, made.creator.id, made.active], [adminId, adminId, true])
  const { card_id, card: shown, send_condition, send_once } = made.payload
  assert.deepEqual([card_id, shown.name, send_condition, send_once], [card, 'Orders', 'goal_above', true])
  const [subscription] = made.subscriptions
  assert.deepEqual(
    [subscription.type, subscription.cron_schedule, subscription.event_name, subscription.ui_display_type],
    [CRON.type, CRON.cron_schedule, null, 'cron/raw'],
  )
  assert.equal(subscription.next_at, '2026-03-02T07:30:00.000Z')
  const [{ channel_id, template, recipients }] = made.handlers
  assert.deepEqual([channel_id, template], [null, null])
  assert.deepEqual(
    recipients.map((one: { user_id: number; permissions_group_id: null; details: unknown }) => [
      one.user_id,
      one.permissions_group_id,
      one.details,
    ]),
    [
      [userId, null, null],
      [null, null, { value: 'ops@example.test' }],
    ],
  )
  const plain = (await as.admin.post('/api/notification', body({ payload: { card_id: card } }))).body.payload
  assert.deepEqual([plain.send_condition, plain.send_once], ['has_result', false])
  for (const query of ['', `?card_id=${card}`, `?creator_id=${adminId}`, `?recipient_id=${userId}`]) {
    assert.equal((await as.admin.get(`/api/notification${query}`)).body.length, 2, query)
  }
  assert.equal((await as.admin.get(`/api/notification?creator_id=${userId}`)).body.length, 0)
  assert.equal((await as.user.get(`/api/notification?creator_or_recipient_id=${userId}`)).body.length, 2)
})

test('a change is merged by ids, and keeps the id of the whole', async (t) => {
  const { as, body, adminId } = await notifying(t)
  const { body: made } = await as.admin.post('/api/notification', body())
  const [handler] = made.handlers
  const added = { channel_type: 'channel/email', recipients: [toUser(adminId)] }
  const sent = { ...made, handlers: [{ ...handler, recipients: [handler.recipients[0], toGroup(1)] }, added] }
  const { status, body: changed, text } = await as.admin.put(`/api/notification/${made.id}`, sent)
  assert.equal(status, 200, text)
  assert.equal(changed.id, made.id)
  assert.equal(changed.subscriptions[0].id, made.subscriptions[0].id)
  assert.equal(changed.handlers[0].id, handler.id)
  assert.deepEqual(
    changed.handlers[0].recipients.map(
      (one: { id: number; user_id: number | null }) => one.id === handler.recipients[0].id,
    ),
    [true, false],
  )
  assert.equal(changed.handlers[0].recipients[1].permissions_group.name, 'All Users')
  assert.equal(changed.handlers[1].recipients[0].user_id, adminId)
  const { body: less } = await as.admin.put(`/api/notification/${made.id}`, {
    ...changed,
    handlers: [changed.handlers[1]],
  })
  assert.deepEqual(
    less.handlers.map(({ id }: { id: number }) => id),
    [changed.handlers[1].id],
  )
  for (const [key, value] of [
    ['payload_type', 'notification/dashboard'],
    ['payload_id', 999],
  ] as const) {
    const payload = { ...made.payload, dashboard_id: 1 }
    const refused = await as.admin.put(`/api/notification/${made.id}`, { ...made, payload, [key]: value })
    assert.deepEqual(
      [refused.status, refused.text.includes(`Update ${key} is not allowed.`)],
      [400, true],
      refused.text,
    )
  }
  const { body: off } = await as.admin.put(`/api/notification/${made.id}`, { ...less, active: false })
  assert.deepEqual([off.active, off.subscriptions[0].next_at], [false, null])
  assert.equal((await as.admin.get('/api/notification')).body.length, 0)
  assert.equal((await as.admin.get('/api/notification?include_inactive=true')).body.length, 1)
})

test('recipients have one key, which fits their type', async (t) => {
  const { as, body, userId } = await notifying(t)
  for (const recipient of [
    { ...toUser(userId), details: { value: 'x@example.test' } },
    { ...toUser(userId), permissions_group_id: 1 },
    { type: 'notification-recipient/user' },
    { type: 'notification-recipient/user', permissions_group_id: 1 },
    { type: 'notification-recipient/raw-value', details: {} },
    { type: 'notification-recipient/raw-value', details: { value: 'x@example.test', extra: 1 } },
    { type: 'notification-recipient/raw-value', user_id: userId },
  ]) {
    const handlers = [{ channel_type: 'channel/email', recipients: [recipient] }]
    assert.equal((await as.admin.post('/api/notification', body({ handlers }))).status, 400, JSON.stringify(recipient))
  }
  const unknown = [{ channel_type: 'channel/email', recipients: [toUser(999)] }]
  assert.equal((await as.admin.post('/api/notification', body({ handlers: unknown }))).status, 404)
  assert.equal((await as.admin.post('/api/notification', body({ payload: {} }))).status, 400)
  const odd = [{ ...CRON, cron_schedule: 'every day' }]
  assert.equal((await as.admin.post('/api/notification', body({ subscriptions: odd }))).status, 400)
})

test('a recipient without an account is one address, in a domain that is allowed', async (t) => {
  const { as, body } = await notifying(t)
  const to = (...addresses: string[]) =>
    as.admin.post('/api/notification', body({ handlers: [handlerTo(...addresses)] }))
  for (const odd of [
    'ops',
    '@',
    'a b@example.test',
    'thief@example.org, ops@example.test',
    'thief@example.org;ops@example.test',
    '<thief@example.org> ops@example.test',
    'team: thief@example.org, ops@example.test;',
    'thief@example.org (ops@example.test)',
    'ops@example.test\r\nBcc: thief@example.org',
    'ops@example.test\u202e',
    `${'a'.repeat(250)}@example.test`,
  ]) {
    const { status, body: answer } = await to(odd)
    assert.deepEqual([status, Object.keys(answer.errors)], [400, ['recipients']], odd)
  }
  assert.equal((await to('ops+bi@example.test', 'jörg@exämple.test')).status, 200)
  await as.admin.put('/api/setting/subscription-allowed-domains', { value: 'example.test' })
  assert.equal((await to('thief@example.org')).status, 403)
  assert.equal((await to('ops@example.test')).status, 200)
})

test('an address whose domain is no longer allowed gets nothing more, and the owner is told once', async (t) => {
  const { as, body, mails, server, clock } = await notifying(t)
  const { body: made } = await as.admin.post('/api/notification', body())
  const log = async () => (await as.admin.get('/api/notification/log')).body.data[0]
  async function sent() {
    clock.now += 60_000
    assert.equal((await as.admin.post(`/api/notification/${made.id}/send`, {})).status, 204)
    await server.jobs.drain()
    return Promise.all(Array.from({ length: mails.count() }, () => mails.next()))
  }
  const narrowed = (value: string | null) => as.admin.put('/api/setting/subscription-allowed-domains', { value })
  await narrowed('example.com')
  const [toUser, toOwner, ...others] = await sent()
  assert.deepEqual([toUser?.to, toOwner?.to, others], [['user@example.org'], ['admin@example.org'], []])
  assert.match(toOwner?.text ?? '', /ops@example\.test: Administrators do not allow the domain of this address\./)
  const { id, state, messages } = await log()
  assert.deepEqual(
    [state, messages.map((one: { state: string; error: string | null }) => [one.state, one.error])],
    [
      'failed',
      [
        ['sent', null],
        ['failed', 'Administrators do not allow the domain of this address.'],
      ],
    ],
  )
  assert.equal((await as.admin.post(`/api/notification/log/${id}/resend`, {})).status, 204)
  await server.jobs.drain()
  assert.equal(mails.count(), 0, 'when it is tried again')
  assert.deepEqual(
    (await sent()).map(({ to }) => to.join()),
    ['user@example.org'],
  )
  await narrowed(null)
  assert.deepEqual(
    (await sent()).map(({ to }) => to.join()),
    ['user@example.org', 'ops@example.test'],
  )
  await narrowed('example.com')
  assert.equal((await sent()).length, 2, 'the owner is notified again')
})

test('two spellings of one mailbox get one mail', async (t) => {
  const { as, body, mails, server } = await notifying(t)
  const me: { email: string } = (await as.admin.get('/api/user/current')).body
  const recipients = [me.email, me.email.toUpperCase(), 'ops@example.test', 'Ops@Example.test']
  const sent = { ...body({ handlers: [handlerTo(...recipients)] }) }
  const { body: made } = await as.admin.post('/api/notification', sent)
  assert.equal((await as.admin.post(`/api/notification/${made.id}/send`, {})).status, 204)
  await server.jobs.drain()
  assert.equal(mails.count(), 2)
})

test('of changes that come at once the last one counts, whole, on whichever server', async (t) => {
  const testing = await notifying(t)
  const { as, body, clock, server } = testing
  const { body: made } = await as.admin.post('/api/notification', body())
  // Two servers of one SQLite file in one thread cannot wait for each other's transactions.
  const other = isPostgres ? await secondServer(t, testing, () => clock.now) : server
  const servers = [server, other]
  const headers = { 'x-metabase-session': await server.services.sessions.start(testing.adminId) }
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      servers[at % 2]!.app.inject({
        method: 'PUT',
        url: `/api/notification/${made.id}`,
        headers,
        payload: { ...made, subscriptions: [CRON], handlers: [handlerTo(`ops${at}@example.test`)] },
      }),
    ),
  )
  assert.deepEqual(new Set(answers.map(({ statusCode }) => statusCode)), new Set([200]))
  const { body: after } = await as.admin.get(`/api/notification/${made.id}`)
  assert.equal(after.handlers.length, 1)
  assert.equal(after.handlers[0].recipients.length, 1)
  assert.equal(after.subscriptions.length, 1)
})

test('nothing is sent more often than once a minute', async (t) => {
  const { as, body, server } = await notifying(t)
  const at = (cron_schedule: string) => body({ subscriptions: [{ ...CRON, cron_schedule }] })
  for (const often of ['* * * * * ? *', '0/30 * * * * ?', '0,59 0 8 * * ?', '1-2 0 8 * * ?']) {
    for (const path of ['/api/notification', '/api/notification/schedule']) {
      const sent = path.endsWith('schedule') ? { cron_schedule: often } : at(often)
      const { status, body: answer } = await as.admin.post(path, sent)
      const expected = [400, { cron_schedule: 'A schedule comes once a minute at most.' }]
      assert.deepEqual([status, answer.errors], expected, `${path} ${often}`)
    }
  }
  const { body: made, status, text } = await as.admin.post('/api/notification', at('0 * * * * ? *'))
  assert.equal(status, 200, text)
  // One of before this rule stays, also when it is saved again.
  const [subscription] = made.subscriptions
  await server.store.notifications.updateSchedule(subscription.id, { cron_schedule: '0/30 * * * * ? *' })
  const { body: saved } = await as.admin.get(`/api/notification/${made.id}`)
  const again = await as.admin.put(`/api/notification/${made.id}`, saved)
  assert.deepEqual([again.status, again.body.subscriptions?.[0]?.cron_schedule], [200, '0/30 * * * * ? *'])
})

test('a condition that looks at a value is refused for a question that has none', async (t) => {
  const { as, body, question } = await notifying(t)
  const columns = (...types: string[]) => types.map((base_type, at) => ({ name: `c${at}`, base_type }))
  const change = { by: 10, unit: 'percent', direction: 'both', against: 'last-run' }
  const made = async (result_metadata: object[], payload: object) => {
    const { id } = (await as.admin.post('/api/card', { ...question, display: 'table', result_metadata })).body
    const answer = await as.admin.post('/api/notification', body({ payload: { card_id: id, ...payload } }))
    return answer.status === 200 ? 200 : answer.body.errors
  }
  const texts = columns('type/Text', 'type/Text')
  const refused = { condition: 'The question has no column whose value can be compared.' }
  assert.deepEqual(await made(texts, { send_condition: 'change', change }), refused)
  assert.deepEqual(await made(texts, { send_condition: 'goal_above' }), { condition: 'The question has no goal.' })
  assert.equal(await made(texts, { send_condition: 'has_result' }), 200)
  assert.equal(await made(columns('type/Text', 'type/Integer'), { send_condition: 'change', change }), 200)
})

test('a schedule that never comes is refused, unless it was saved before', async (t) => {
  const { as, body, clock } = await notifying(t)
  const at = (cron_schedule: string, more: object = {}) =>
    body({ subscriptions: [{ ...CRON, cron_schedule }], ...more })
  for (const never of ['0 0 8 30 2 ? *', '0 0 8 * * ? 2025']) {
    const { status, body: answer } = await as.admin.post('/api/notification', at(never))
    assert.deepEqual([status, Object.keys(answer.errors)], [400, ['cron_schedule']], never)
  }
  const { body: made } = await as.admin.post('/api/notification', at('0 0 7 2 3 ? 2026'))
  clock.now = Date.parse('2026-03-02T07:30:00Z')
  assert.equal((await as.admin.put(`/api/notification/${made.id}`, made)).status, 200)
  assert.equal((await as.admin.post('/api/notification', at('0 0 8 * * ?'))).status, 200)
})

test('it is sent now whatever its schedule and condition say, also unsaved', async (t) => {
  const { as, body, mails, server, card, clock } = await notifying(t)
  const below = { card_id: card, send_condition: 'goal_below' }
  const { body: made } = await as.admin.post('/api/notification', body({ payload: below }))
  assert.equal((await as.admin.post(`/api/notification/${made.id}/send`, { handler_ids: [999] })).status, 204)
  await server.jobs.drain()
  assert.equal(mails.count(), 0)
  assert.equal((await as.user.post(`/api/notification/${made.id}/send`, {})).status, 204, 'recipients may')
  await server.jobs.drain()
  assert.equal(mails.count(), 2)
  const again = await as.user.post(`/api/notification/${made.id}/send`, {})
  assert.deepEqual([again.status, again.headers['retry-after']], [429, '60'])
  clock.now += 60_000
  await server.jobs.drain()
  assert.equal((await as.user.post(`/api/notification/${made.id}/send`, {})).status, 204)
  await server.jobs.drain()
  for (let read = mails.count(); read > 2; read--) await mails.next()
  assert.equal((await as.admin.post('/api/notification/send', body())).status, 204)
  assert.equal(mails.count(), 4)
  mails.refuse(550, 'No such box')
  const refused = await as.admin.post('/api/notification/send', body())
  assert.deepEqual([refused.status, /No such box/.test(refused.body.message)], [400, true])
})

test('who receives it leaves it', async (t) => {
  const { as, body } = await notifying(t)
  const { body: made } = await as.admin.post('/api/notification', body())
  assert.equal((await as.user.post(`/api/notification/${made.id}/unsubscribe`)).status, 204)
  assert.equal((await as.user.post(`/api/notification/${made.id}/unsubscribe`)).status, 403)
  assert.equal((await as.admin.post(`/api/notification/${made.id}/unsubscribe`)).status, 403)
  assert.equal((await as.user.get(`/api/notification/${made.id}`)).status, 403)
})

test('either generation reads what the other wrote', async (t) => {
  const { as, body, card } = await notifying(t)
  const { body: made } = await as.admin.post('/api/notification', body())
  const { body: old } = await as.admin.get(`/api/alert/${made.id}`)
  assert.deepEqual(
    [old.alert_condition, old.alert_above_goal, old.alert_first_only, old.archived, old.card.id],
    ['goal', true, true, false, card],
  )
  const [channel] = old.channels
  assert.deepEqual([channel.channel_type, channel.schedule_type, channel.schedule_hour], ['email', 'daily', 7])
  assert.deepEqual(
    channel.recipients.map(({ email }: { email: string }) => email),
    ['ops@example.test', 'user@example.org'],
  )
  const below = { card_id: card, send_condition: 'goal_below' }
  const other = (await as.admin.post('/api/notification', body({ payload: below }))).body.id
  const { alert_condition, alert_above_goal } = (await as.admin.get(`/api/alert/${other}`)).body
  assert.deepEqual([alert_condition, alert_above_goal], ['goal', null])
  const written = await as.admin.post('/api/alert', {
    alert_condition: 'rows',
    alert_first_only: false,
    card: { id: card, include_csv: true, include_xls: false },
    channels: [
      { channel_type: 'email', schedule_type: 'weekly', schedule_hour: 9, schedule_day: 'mon', recipients: [] },
    ],
  })
  const { body: seen } = await as.admin.get(`/api/notification/${written.body.id}`)
  assert.deepEqual(
    [seen.payload_type, seen.payload.send_condition, seen.subscriptions[0].cron_schedule, seen.handlers.length],
    ['notification/card', 'has_result', '0 0 9 ? * 2 *', 1],
  )
  const [mail] = seen.handlers
  const again = await as.admin.put(`/api/notification/${seen.id}`, { ...seen, handlers: [{ ...mail, active: true }] })
  assert.deepEqual([again.status, again.body.subscriptions[0].id], [200, seen.subscriptions[0].id])
  assert.equal((await as.admin.get(`/api/alert/${seen.id}`)).body.channels[0].schedule_day, 'mon')
})

test('channels that an older client changes are sent at their own time alone', async (t) => {
  const { as, body, mails, clock, server } = await notifying(t)
  const payload = (await as.admin.post('/api/notification', body())).body
  const channels = (schedule_hour: number) => [
    { channel_type: 'email', schedule_type: 'daily', schedule_hour, recipients: [{ email: 'ops@example.test' }] },
  ]
  const { status, text } = await as.admin.put(`/api/alert/${payload.id}`, { channels: channels(9) })
  assert.equal(status, 200, text)
  const { body: after } = await as.admin.get(`/api/notification/${payload.id}`)
  assert.deepEqual(
    after.subscriptions.map(({ cron_schedule }: { cron_schedule: string }) => cron_schedule),
    ['0 0 9 * * ? *'],
  )
  for (const hour of ['07:31', '09:01']) {
    clock.now = Date.parse(`2026-03-02T${hour}:00Z`)
    await server.jobs.drain()
  }
  assert.equal(mails.count(), 1)
})

test('an alert that is sent only when it begins is quiet while it stays, over a series of runs', async (t) => {
  const { as, body, mails, server, clock, card, question } = await notifying(t)
  const hourly = [{ ...CRON, cron_schedule: '0 0 * * * ? *' }]
  const run = async (value: number | null) => {
    const query = value === null ? 'select 1 as n where 1 = 0' : `select 'paid' as state, ${value} as orders`
    const native = { ...question.dataset_query, native: { query } }
    await as.admin.put(`/api/card/${card}`, { dataset_query: native })
    clock.now += 60 * 60_000
    await server.jobs.drain()
    const count = mails.count()
    for (let left = count; left > 0; left -= 1) await mails.next()
    return count > 0
  }
  const sentAt = async (payload: object, series: (number | null)[]) => {
    const sent = { card_id: card, only_when_it_begins: true, ...payload }
    const {
      status,
      body: made,
      text,
    } = await as.admin.post('/api/notification', body({ payload: sent, subscriptions: hourly }))
    assert.equal(status, 200, text)
    const found: boolean[] = []
    for (const value of series) found.push(await run(value))
    await as.admin.put(`/api/notification/${made.id}`, { ...made, active: false })
    return found
  }
  const above = await sentAt({ send_condition: 'goal_above' }, [5, 12, 13, 9, 11])
  assert.deepEqual(above, [false, true, false, false, true])
  const empty = await sentAt({ send_condition: 'no_result' }, [5, null, null, 5, null])
  assert.deepEqual(empty, [false, true, false, false, true])
  const change = { by: 50, unit: 'percent', direction: 'up', against: 'last-run' }
  const rising = await sentAt({ send_condition: 'change', change }, [10, 20, 40, 41, 90])
  assert.deepEqual(rising, [false, true, false, false, true])
})
