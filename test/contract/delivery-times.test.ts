/** Two years of schedules, against a model that walks through every minute. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createJobs } from '../../packages/server/src/jobs/index.ts'
import { changing } from '../../packages/server/src/services/shared/work.ts'
import { dueDeliveries } from '../../packages/server/src/services/deliveries/sending/due.ts'
import type { Server } from '../../packages/server/src/server.ts'
import { secondServer } from '../support/second-server.ts'
import { testServer, type TestServer } from '../support/test-server.ts'

const isPostgres = process.env['QUERENT_TEST_APP_DB'] === 'postgres'
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const BEGIN = Date.parse('2026-01-01T00:00:00Z')
const YEARS_MS = 2 * 365 * DAY_MS

/** When a schedule is due, as its owner would say it. */
interface Rule {
  cron: string
  /** Minutes from midnight on the clock on the wall. */
  minute: number
  isDay(day: Day): boolean
}

interface Day {
  /** 0 for Sunday. */
  weekday: number
  date: number
  daysInMonth: number
}

const RULES: readonly Rule[] = [
  { cron: '0 30 2 * * ? *', minute: 150, isDay: () => true },
  { cron: '0 0 9 ? * 2 *', minute: 540, isDay: ({ weekday }) => weekday === 1 },
  { cron: '0 0 8 1 * ? *', minute: 480, isDay: ({ date }) => date === 1 },
  { cron: '0 0 0 15 * ? *', minute: 0, isDay: ({ date }) => date === 15 },
  { cron: '0 0 2 L * ? *', minute: 120, isDay: ({ date, daysInMonth }) => date === daysInMonth },
  {
    cron: '0 0 8 ? * 6L *',
    minute: 480,
    isDay: ({ weekday, date, daysInMonth }) => weekday === 5 && date > daysInMonth - 7,
  },
  { cron: '0 0 8 ? * 1#1 *', minute: 480, isDay: ({ weekday, date }) => weekday === 0 && date <= 7 },
]

/** Minutes by which the wall is ahead of UTC. Zones change it at full and half hours. */
function wallIn(zone: string): (time: number) => number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
  const known = new Map<number, number>()
  return (time) => {
    const slot = Math.floor(time / (30 * MINUTE_MS))
    const found = known.get(slot)
    if (found !== undefined) return found
    const [, sign = '+', hours = '0', minutes = '0'] = /GMT(?:([+-])(\d+):(\d+))?/.exec(format.format(time)) ?? []
    const offset = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
    known.set(slot, offset)
    return offset
  }
}

/** Each day at the first minute at which the wall says so much or more, so once also where an hour is missing or comes twice. */
function modelOf(zone: string, rules: readonly Rule[]): { at: number; cron: string }[] {
  const offset = wallIn(zone)
  const done = rules.map(() => '')
  const times: { at: number; cron: string }[] = []
  for (let at = BEGIN; at < BEGIN + YEARS_MS; at += MINUTE_MS) {
    const wall = new Date(at + offset(at) * MINUTE_MS)
    const minute = wall.getUTCHours() * 60 + wall.getUTCMinutes()
    const date = wall.getUTCDate()
    const key = `${wall.getUTCMonth()} ${date}`
    for (const [index, rule] of rules.entries()) {
      if (done[index] === key || minute < rule.minute) continue
      done[index] = key
      const daysInMonth = new Date(Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth() + 1, 0)).getUTCDate()
      const isFirst = at === BEGIN && minute !== rule.minute
      if (!isFirst && rule.isDay({ weekday: wall.getUTCDay(), date, daysInMonth })) times.push({ at, cron: rule.cron })
    }
  }
  return times
}

/** The look at what is due, as a process does it; sending is left to others. */
function lookOf({ store, settings, observe }: Server, now: () => number): () => Promise<void> {
  const jobs = createJobs({ store, observe, now })
  const { task } = dueDeliveries({ store, settings, jobs, now, change: changing({ store, now }) })
  return () => task.run({}, new AbortController().signal)
}

/** On SQLite one after the other: of two processes at once, one is told that the app database is in use, and comes again. */
async function atOnce(looks: readonly (() => Promise<void>)[]): Promise<void> {
  if (isPostgres) await Promise.all(looks.map((look) => look()))
  else for (const look of looks) await look()
}

/** A subscription with these schedules, whose first times are worked out at the beginning. */
async function subscribe({ as }: TestServer, crons: readonly string[]): Promise<number> {
  const { body: dashboard } = await as.admin.post('/api/dashboard', { name: 'Morning' })
  const { status, body, text } = await as.admin.post('/api/notification', {
    payload_type: 'notification/dashboard',
    payload: { dashboard_id: dashboard.id, name: 'Morning' },
    subscriptions: crons.map((cron_schedule) => ({ type: 'notification-subscription/cron', cron_schedule })),
  })
  assert.equal(status, 200, text)
  return body.id
}

async function found({ server }: TestServer, id: number): Promise<string[]> {
  const notification = await server.store.notifications.find(id)
  const crons = new Map(notification?.schedules.map((one) => [one.id, one.cron_schedule]))
  const rows = await server.store.deliveries.list({ notificationId: id }, { limit: 10_000, offset: 0 })
  return rows.map(({ schedule_id, due_at, state }) => `${due_at} ${crons.get(schedule_id ?? 0)} ${state}`).toSorted()
}

/** The same numbers in every run. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return state / 2 ** 31
  }
}

const line = (at: number, cron: string, state = 'due') => `${new Date(at).toISOString()} ${cron} ${state}`

/** Zones are worked out alike on both app databases; what runs at once is another matter. */
const ZONES = ['Australia/Lord_Howe', ...(isPostgres ? [] : ['Europe/Berlin', 'America/New_York', 'Asia/Tokyo'])]

describe('two years', () => {
  for (const zone of ZONES) {
    test(`each time comes once in ${zone}, with two servers, restarts and a clock that jumps`, async (t) => {
      const clock = { now: BEGIN - 1 }
      const testing = await testServer(t, { now: () => clock.now })
      await testing.as.admin.put('/api/setting/report-timezone', { value: zone })
      const id = await subscribe(
        testing,
        RULES.map(({ cron }) => cron),
      )
      const other = await secondServer(t, testing, () => clock.now)
      const random = numbers(7)
      const model = modelOf(zone, RULES)
      for (const [index, { at }] of model.entries()) {
        // Late by up to two hours, now and then after a look that came too early.
        const server = index % 2 === 0 ? testing.server : other
        if (index % 5 === 0) {
          clock.now = at - 1
          await lookOf(server, () => clock.now)()
        }
        clock.now = at + Math.floor(random() * 2 * HOUR_MS)
        // A process that has just begun knows nothing of the looks before.
        const looks = [lookOf(server, () => clock.now)]
        if (index % 10 === 0) looks.push(lookOf(index % 20 === 0 ? other : testing.server, () => clock.now))
        await atOnce(looks)
        if (index % 25 === 0) {
          clock.now -= 3 * HOUR_MS
          await lookOf(server, () => clock.now)()
        }
      }
      clock.now = BEGIN + YEARS_MS - 1
      await lookOf(testing.server, () => clock.now)()
      assert.ok(model.length > 850)
      assert.deepEqual(await found(testing, id), model.map(({ at, cron }) => line(at, cron)).toSorted())
    })
  }
})

const HOURLY = '0 0 * * * ? *'

test('after a day without a server, the last time is sent and the next is on time', async (t) => {
  const clock = { now: Date.parse('2026-03-02T06:30:00Z') }
  const testing = await testServer(t, { now: () => clock.now })
  const id = await subscribe(testing, [HOURLY, '0 0 9 * * ? *', '0 * * * * ? *'])
  clock.now += DAY_MS
  await lookOf(testing.server, () => clock.now)()
  assert.deepEqual(await found(testing, id), [
    '2026-03-02T09:00:00.000Z 0 0 9 * * ? * skipped',
    '2026-03-03T06:00:00.000Z 0 0 * * * ? * due',
    '2026-03-03T06:30:00.000Z 0 * * * * ? * due',
  ])
  const schedules = (await testing.server.store.notifications.find(id))?.schedules
  assert.deepEqual(
    schedules?.map(({ next_at }) => next_at),
    ['2026-03-03T07:00:00.000Z', '2026-03-03T09:00:00.000Z', '2026-03-03T06:31:00.000Z'],
  )
})

test('a clock that was a year ahead sends nothing twice and leaves nothing behind', async (t) => {
  const start = Date.parse('2026-03-02T06:30:00Z')
  const clock = { now: start }
  const testing = await testServer(t, { now: () => clock.now })
  const id = await subscribe(testing, ['0 0 9 * * ? *'])
  const look = lookOf(testing.server, () => clock.now)
  clock.now = Date.parse('2027-03-02T10:00:00Z')
  await look()
  clock.now = start + HOUR_MS
  await look()
  clock.now = Date.parse('2026-03-02T09:00:30Z')
  await look()
  const cron = '0 0 9 * * ? *'
  const ahead = line(Date.parse('2027-03-02T09:00:00Z'), cron)
  assert.deepEqual(await found(testing, id), [line(Date.parse('2026-03-02T09:00:00Z'), cron), ahead])
  clock.now = Date.parse('2027-03-02T09:00:30Z')
  await look()
  const times = await found(testing, id)
  assert.deepEqual(
    times.filter((one) => one.startsWith('2027')),
    [ahead],
  )
})

test('when the zone of reports changes, what was due is still sent, and what comes is due in the new zone', async (t) => {
  const clock = { now: Date.parse('2026-03-02T06:30:00Z') }
  const testing = await testServer(t, { now: () => clock.now })
  const id = await subscribe(testing, ['0 0 9 * * ? *'])
  clock.now = Date.parse('2026-03-02T09:00:10Z')
  await testing.as.admin.put('/api/setting/report-timezone', { value: 'America/New_York' })
  const look = lookOf(testing.server, () => clock.now)
  await look()
  clock.now = Date.parse('2026-03-02T14:00:10Z')
  await look()
  await testing.as.admin.put('/api/setting/report-timezone', { value: 'Europe/Berlin' })
  await look()
  clock.now = Date.parse('2026-03-03T08:00:10Z')
  await look()
  const due = (await found(testing, id)).map((one) => one.slice(0, 16))
  assert.deepEqual(due, ['2026-03-02T09:00', '2026-03-02T14:00', '2026-03-03T08:00'])
})

test('ten thousand that are due at nine are queued once each, by two servers', async (t) => {
  const clock = { now: Date.parse('2026-03-02T06:30:00Z') }
  const testing = await testServer(t, { now: () => clock.now })
  const id = await subscribe(testing, ['0 0 9 * * ? *'])
  await testing.database.exec(`with recursive n(i) as (select 1 union all select i + 1 from n where i < 9999)
    insert into notification_schedules (notification_id, cron_schedule, next_at, time_zone, worked_out_at, created_at)
    select notification_id, cron_schedule, next_at, time_zone, worked_out_at, created_at from notification_schedules, n`)
  const other = await secondServer(t, testing, () => clock.now)
  clock.now = Date.parse('2026-03-02T09:00:01Z')
  await atOnce([testing.server, other].map((server) => lookOf(server, () => clock.now)))
  const rows = await testing.server.store.deliveries.list({ notificationId: id }, { limit: 20_000, offset: 0 })
  assert.equal(rows.length, 10_000)
  assert.equal(new Set(rows.map(({ schedule_id }) => schedule_id)).size, 10_000)
  assert.equal((await testing.server.store.jobs.ofKind('deliver')).length, 10_000)
})
