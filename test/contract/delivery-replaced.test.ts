/** Times that could not be sent while a later one of their schedule came. */
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { mailServer } from '../support/mail-server.ts'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer } from '../support/test-server.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const LATER = 'a later time of its schedule has come.'

interface Entry {
  id: number
  due_at: string
  state: string
  note: string | null
}

/** An alert about a question that can be broken and mended. */
async function alerting(t: TestContext, cron: string) {
  const clock = { now: Date.parse('2026-03-02T06:30:00Z') }
  const mails = await mailServer(t)
  const env = { ...mails.env, MB_SITE_URL: 'https://bi.example.org' }
  const testing = await testServer(t, { now: () => clock.now, env })
  const { as, server } = testing
  const shop = await connectShop(testing)
  const queryOf = (query: string) => ({ database: shop.id, type: 'native', native: { query } })
  const question = { name: 'Orders', display: 'table', visualization_settings: {}, dataset_query: queryOf('select 1') }
  const card_id: number = (await as.admin.post('/api/card', question)).body.id
  const { status, text, body } = await as.admin.post('/api/notification', {
    payload_type: 'notification/card',
    payload: { card_id, send_condition: 'has_result' },
    subscriptions: [{ type: 'notification-subscription/cron', cron_schedule: cron }],
    handlers: [
      {
        channel_type: 'channel/email',
        recipients: [{ type: 'notification-recipient/raw-value', details: { value: 'ops@example.test' } }],
      },
    ],
  })
  assert.equal(status, 200, text)
  const ask = async (query: string) => {
    const changed = await as.admin.put(`/api/card/${card_id}`, { dataset_query: queryOf(query) })
    assert.equal(changed.status, 200, changed.text)
  }
  async function after(ms: number): Promise<void> {
    clock.now += ms
    await server.jobs.drain()
  }
  /** As servers do, which look all the time. */
  async function pass(ms: number, stepMs: number): Promise<void> {
    for (let passed = 0; passed < ms; passed += stepMs) await after(stepMs)
  }
  async function log(): Promise<Entry[]> {
    const { data } = (await as.admin.get('/api/notification/log?limit=200')).body
    return data.toSorted((one: Entry, other: Entry) => one.due_at.localeCompare(other.due_at))
  }
  /** To the recipients, and to the owner. */
  async function mailsSince() {
    const all = []
    while (mails.count() > 0) all.push(await mails.next())
    const toOwner = all.filter(({ to }) => to.includes('admin@example.org'))
    return { sent: all.length - toOwner.length, toOwner: toOwner.map(({ text }) => text) }
  }
  return {
    ...testing,
    id: body.id,
    mails,
    clock,
    break: () => ask('select nothing from nowhere'),
    mend: () => ask('select 1'),
    after,
    pass,
    log,
    mailsSince,
  }
}

test('a question that was broken for days is sent once when it is mended', async (t) => {
  const { break: breakIt, mend, after, pass, log, mailsSince } = await alerting(t, '0 0 * * * ? *')
  await breakIt()
  await pass(26 * HOUR_MS, 10 * MINUTE_MS)
  await mend()
  await mailsSince()
  await pass(20 * MINUTE_MS, 10 * MINUTE_MS)
  assert.equal((await mailsSince()).sent, 1, 'the latest')
  assert.deepEqual((await log()).at(-1)?.state, 'sent')
  await after(6 * HOUR_MS)
  assert.equal((await mailsSince()).sent, 1, 'the next')
  const open = (await log()).filter(({ state }) => state === 'due' || state === 'waiting')
  assert.deepEqual(open, [])
})

test('what was tried is given up for the later time in words, and its owner learns it once', async (t) => {
  const { break: breakIt, mend, after, log, mailsSince } = await alerting(t, '0 * * * * ? *')
  await breakIt()
  for (let minute = 0; minute < 6; minute += 1) await after(MINUTE_MS)
  const broken = await log()
  assert.ok(broken.length >= 6)
  for (const { state, note } of broken.slice(0, -1)) {
    assert.equal(state, 'failed')
    assert.match(
      note ?? '',
      /^The question failed: .* It is not tried again, because a later time of its schedule has come\.$/,
    )
  }
  const { sent, toOwner } = await mailsSince()
  assert.deepEqual([sent, toOwner.length], [0, 1], 'one mail for all of them')
  assert.match(toOwner[0] ?? '', /was not delivered/)
  await mend()
  await after(MINUTE_MS)
  assert.equal((await mailsSince()).sent, 1)
  assert.equal((await log()).at(-1)?.state, 'sent')
  await breakIt()
  await after(MINUTE_MS)
  await after(MINUTE_MS)
  assert.equal((await mailsSince()).toOwner.length, 1, 'a new series is news')
})

test('a mail server that is away: the later time is sent, and the earlier one is not', async (t) => {
  const { mails, after, log, mailsSince } = await alerting(t, '0 0 7 * * ? *')
  mails.refuse(451, 'Later')
  await after(40 * MINUTE_MS)
  assert.deepEqual(
    (await log()).map(({ state }) => state),
    ['waiting'],
  )
  await after(DAY_MS)
  mails.refuse(undefined)
  await after(2 * MINUTE_MS)
  await after(10 * HOUR_MS)
  const entries = await log()
  assert.deepEqual(
    entries.map(({ due_at, state }) => `${due_at.slice(0, 10)} ${state}`),
    ['2026-03-02 failed', '2026-03-03 sent'],
  )
  assert.ok(entries[0]?.note?.endsWith(LATER), entries[0]?.note ?? '')
  assert.equal((await mailsSince()).sent, 1)
})

test('one that nobody has tried is skipped, and what somebody resends is sent', async (t) => {
  const { as, server, id, clock, after, log, mailsSince } = await alerting(t, '0 0 * * * ? *')
  const [schedule] = (await server.store.notifications.find(id))?.schedules ?? []
  assert.ok(schedule)
  const due_at = '2026-03-02T07:00:00.000Z'
  const times = { next_try_at: null, started_at: null, ended_at: null }
  const row = { notification_id: id, schedule_id: schedule.id, handler_ids: null, reason: 'schedule' as const }
  clock.now = Date.parse(due_at)
  const delivery = await server.store.deliveries.add({
    ...row,
    ...times,
    requester_id: null,
    due_at,
    state: 'due',
    note: null,
  })
  assert.ok(delivery)
  await after(HOUR_MS)
  await server.store.jobs.put({ key: 'deliver late', kind: 'deliver', payload: { delivery }, runAt: due_at })
  await after(0)
  const [skipped, sent] = await log()
  assert.deepEqual([skipped?.state, skipped?.note], ['skipped', `It was not sent, because ${LATER}`])
  assert.deepEqual([sent?.due_at, sent?.state], ['2026-03-02T08:00:00.000Z', 'sent'])
  assert.equal((await mailsSince()).sent, 1)
  await server.store.deliveries.update(delivery, { state: 'failed' })
  assert.equal((await as.admin.post(`/api/notification/log/${delivery}/resend`)).status, 204)
  await after(0)
  assert.equal((await log())[0]?.state, 'sent')
  assert.equal((await mailsSince()).sent, 1)
})
