/** Schedules of older clients as Quartz text, and back. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { WEEKDAYS } from '@querent/contract'
import { isCron } from '../../../jobs/index.ts'
import { cadenceOf, cronOf } from './cadence.ts'

const NOTHING = { schedule_hour: null, schedule_day: null, schedule_frame: null } as const
const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

const CADENCES = [
  { ...NOTHING, schedule_type: 'hourly' as const },
  ...HOURS.flatMap((schedule_hour) => [
    { ...NOTHING, schedule_type: 'daily' as const, schedule_hour },
    ...WEEKDAYS.map((schedule_day) => ({ ...NOTHING, schedule_type: 'weekly' as const, schedule_hour, schedule_day })),
    { ...NOTHING, schedule_type: 'monthly' as const, schedule_hour, schedule_frame: 'mid' as const },
    ...(['first', 'last'] as const).flatMap((schedule_frame) =>
      [null, ...WEEKDAYS].map((schedule_day) => ({
        schedule_type: 'monthly' as const,
        schedule_hour,
        schedule_day,
        schedule_frame,
      })),
    ),
  ]),
]

test('every schedule of older clients comes back as it was sent', () => {
  for (const cadence of CADENCES) {
    const cron = cronOf(cadence)
    assert.ok(isCron(cron), cron)
    assert.deepEqual(cadenceOf(cron), cadence, cron)
  }
})

test('what a kind of schedule does not need is dropped', () => {
  const all = { schedule_hour: 8, schedule_day: 'mon', schedule_frame: 'last' } as const
  assert.equal(cronOf({ ...all, schedule_type: 'hourly' }), '0 0 * * * ? *')
  assert.equal(cronOf({ ...all, schedule_type: 'daily' }), '0 0 8 * * ? *')
  assert.equal(cronOf({ ...all, schedule_type: 'weekly' }), '0 0 8 ? * 2 *')
  assert.equal(cronOf({ ...all, schedule_type: 'monthly' }), '0 0 8 ? * 2L *')
})

test('what a kind of schedule needs is asked for', () => {
  for (const sent of [
    { schedule_type: 'daily' },
    { schedule_type: 'weekly', schedule_hour: 8 },
    { schedule_type: 'weekly', schedule_day: 'mon' },
    { schedule_type: 'monthly', schedule_hour: 8 },
    { schedule_type: 'monthly', schedule_frame: 'first' },
    { schedule_type: 'monthly', schedule_hour: 8, schedule_frame: 'mid', schedule_day: 'mon' },
  ] as const) {
    assert.throws(() => cronOf(sent), { status: 400 }, JSON.stringify(sent))
  }
})

test('other Quartz texts are shown as what comes nearest', () => {
  for (const [cron, type, hour, day, frame] of [
    ['0 30 7 * * ? *', 'daily', 7, null, null],
    ['0 0 9 ? * MON-FRI', 'weekly', 9, 'mon', null],
    ['0 0 9 ? * SUN *', 'weekly', 9, 'sun', null],
    ['0 0/15 * * * ? *', 'hourly', null, null, null],
    ['0 0 6 3 * ? *', 'monthly', 6, null, 'first'],
  ] as const) {
    const expected = { schedule_type: type, schedule_hour: hour, schedule_day: day, schedule_frame: frame }
    assert.deepEqual(cadenceOf(cron), expected, cron)
  }
})
