/** Alerts over two years of recorded values, against a model that looks through all of them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer } from '../support/test-server.ts'
import { webhookServer } from '../support/webhook-server.ts'

const WEEK_MS = 7 * 24 * 60 * 60_000
const RUNS = 104
/** A Monday, one minute after it is due. */
const BEGIN = Date.parse('2026-01-05T09:01:00Z')

interface Change {
  by: number
  unit: 'value' | 'percent'
  direction: 'up' | 'down' | 'both'
  against: 'last-run' | 'week' | 'month' | 'year'
}

interface Recorded {
  at: number
  /** In tenths, which have no rounding; null without rows. */
  tenths: number | null
}

/** Values that go up and down by steps, now and then none. */
function series(): Recorded[] {
  let state = 11
  let tenths = 1_000
  return Array.from({ length: RUNS }, (_, run) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    tenths = Math.max(1, tenths + (Math.floor(state / 65_536) % 81) - 40)
    const isGap = Math.floor(state / 4_096) % 9 === 0
    return { at: BEGIN - 60_000 + run * WEEK_MS, tenths: isGap ? null : tenths }
  })
}

/** When the calendar on the wall said so a while ago. */
function before(at: number, against: Change['against']): number {
  if (against === 'last-run') return at - 1
  if (against === 'week') return at - WEEK_MS
  const months = against === 'month' ? 1 : 12
  const then = new Date(at)
  const first = Date.UTC(then.getUTCFullYear(), then.getUTCMonth() - months, 1, 9)
  const days = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() - months + 1, 0)).getUTCDate()
  return first + (Math.min(then.getUTCDate(), days) - 1) * (WEEK_MS / 7)
}

function changesIn(all: readonly Recorded[], { by, unit, direction, against }: Change): boolean[] {
  return all.map(({ at, tenths }) => {
    const then = all.findLast((one) => one.at <= before(at, against))?.tenths ?? null
    if (tenths === null || then === null) return false
    const moved = tenths - then
    const isFar = unit === 'value' ? Math.abs(moved) >= by * 10 : Math.abs(moved) * 100 >= by * then
    return isFar && moved !== 0 && (direction === 'both' || (direction === 'up') === moved > 0)
  })
}

const CHANGES: readonly Change[] = [
  { by: 1.1, unit: 'value', direction: 'both', against: 'last-run' },
  { by: 2, unit: 'percent', direction: 'up', against: 'week' },
  { by: 3.3, unit: 'value', direction: 'down', against: 'month' },
  { by: 10, unit: 'percent', direction: 'both', against: 'year' },
]

test('changes and missing values are found as somebody would who reads all values', async (t) => {
  const clock = { now: BEGIN - WEEK_MS }
  const hook = await webhookServer(t)
  const testing = await testServer(t, { now: () => clock.now })
  const { as, server, client } = testing
  await as.admin.put('/api/setting/outbound-allowed-hosts', { value: '127.0.0.1' })
  const shop = await connectShop(testing)
  const asking = (query: string) => ({ database: shop.id, type: 'native', native: { query } })
  const question = { name: 'Level', display: 'scalar', visualization_settings: {}, dataset_query: asking('select 1') }
  const card: number = (await as.admin.post('/api/card', question)).body.id
  const details = { url: hook.url }
  const channel = (await as.admin.post('/api/channel', { name: 'Hook', type: 'channel/http', details })).body.id
  const payloads = [
    ...CHANGES.map((change) => ({ send_condition: 'change', change })),
    { send_condition: 'no_result' },
    { send_condition: 'no_result', only_when_it_begins: true },
  ]
  const ids: number[] = []
  for (const payload of payloads) {
    const { status, body, text } = await as.admin.post('/api/notification', {
      payload_type: 'notification/card',
      payload: { card_id: card, ...payload },
      subscriptions: [{ type: 'notification-subscription/cron', cron_schedule: '0 0 9 ? * 2 *' }],
      handlers: [{ channel_type: 'channel/http', channel_id: channel }],
    })
    assert.equal(status, 200, text)
    ids.push(body.id)
  }
  const all = series()
  const found = new Map<number, boolean[]>()
  for (const { at, tenths } of all) {
    const query = tenths === null ? 'select 1 as n where 1 = 0' : `select ${tenths / 10} as n`
    // Sessions end after two weeks.
    const admin = client({ 'x-metabase-session': await server.services.sessions.start(testing.adminId) })
    const changed = await admin.put(`/api/card/${card}`, { dataset_query: asking(query) })
    assert.equal(changed.status, 200, changed.text)
    clock.now = at + 60_000
    await server.jobs.drain()
    clock.now += 61_000
    await server.jobs.drain()
    // The log forgets after a while.
    const rows = await server.store.deliveries.list({}, { limit: ids.length, offset: 0 })
    assert.deepEqual(new Set(rows.map(({ due_at }) => Date.parse(due_at))), new Set([at]))
    for (const { notification_id: id, state } of rows) found.set(id, [...(found.get(id) ?? []), state === 'sent'])
  }
  const sent = (id: number | undefined) => found.get(id ?? 0)
  for (const [index, change] of CHANGES.entries()) {
    const expected = changesIn(all, change)
    assert.ok(expected.filter(Boolean).length > 5, JSON.stringify(change))
    assert.deepEqual(sent(ids[index]), expected, JSON.stringify(change))
  }
  const gaps = all.map(({ tenths }) => tenths === null)
  assert.deepEqual(sent(ids[4]), gaps)
  assert.deepEqual(
    sent(ids[5]),
    gaps.map((isGap, run) => isGap && gaps[run - 1] !== true),
  )
})
