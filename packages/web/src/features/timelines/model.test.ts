import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Timeline, TimelineEventRecord } from '../../api/timeline.ts'
import { chartEvents, inputsOf, isShown, latestFirst, momentOf, readChoices, sayWhen } from './model.ts'
import { wallTime } from './wall-time.ts'

const event = (id: number, more: Partial<TimelineEventRecord> = {}): TimelineEventRecord => ({
  id,
  timeline_id: 1,
  name: `Event ${id}`,
  description: null,
  timestamp: '2026-03-29T00:30:00Z',
  time_matters: false,
  timezone: 'Europe/Paris',
  icon: 'star',
  archived: false,
  creator_id: 1,
  created_at: '',
  updated_at: '',
  ...more,
})
const timeline = (id: number, collection_id: number | null, events: TimelineEventRecord[] = []): Timeline => ({
  id,
  name: `Timeline ${id}`,
  description: null,
  icon: 'star',
  archived: false,
  default: false,
  creator_id: 1,
  creator: { id: 1, email: null, first_name: null, last_name: null, common_name: '' },
  entity_id: '',
  created_at: '',
  updated_at: '',
  collection_id,
  collection: { id: collection_id ?? 'root', name: '', is_personal: false, authority_level: null, can_write: true },
  events,
})

test('timelines of the collection are shown until they are hidden, others once they are chosen', () => {
  assert.equal(isShown(timeline(1, null), 'root', {}), true)
  assert.equal(isShown(timeline(1, null), 'root', { 1: false }), false)
  assert.equal(isShown(timeline(2, 5), 'root', {}), false)
  assert.equal(isShown(timeline(2, 5), null, { 2: true }), true)
  assert.deepEqual(readChoices('{"7":true}'), { 7: true })
  assert.deepEqual([readChoices('x'), readChoices('null')], [{}, {}])
})

test('events stand at their date, or at their time on the clock of the result', () => {
  const timed = event(2, { time_matters: true })
  const events = chartEvents([timeline(1, null, [event(1), timed])], 'America/New_York')
  assert.deepEqual(
    events.map(({ at }) => at),
    ['2026-03-29', '2026-03-28T20:30:00'],
  )
  assert.match(sayWhen(event(1)), /29/)
  assert.match(sayWhen(timed), /1:30/)
  assert.match(sayWhen({ ...timed, timezone: 'Nowhere/City' }), /12:30/)
})

test('what is typed in a zone comes back as it was typed, also beside a change of clocks', () => {
  for (const [day, time] of [
    ['2026-03-29', '01:30'],
    ['2026-03-29', '03:10'],
    ['2026-10-25', '04:00'],
    ['2026-07-01', '00:00'],
    ['2026-07-01', ''],
  ] as const) {
    const moment = momentOf(day, time, 'Europe/Paris')
    assert.deepEqual(inputsOf(event(1, moment)), { day, time })
  }
  assert.equal(momentOf('2026-07-01', '10:00', 'Europe/Paris').timestamp, '2026-07-01T08:00:00Z')
  assert.equal(momentOf('2026-07-01', '', 'Europe/Paris').timestamp, '2026-07-01T00:00:00Z')
  assert.equal(wallTime('2026-07-01T08:00:00Z', 'Asia/Kolkata'), '2026-07-01T13:30:00')
})

test('the latest events come first', () => {
  const events = [event(1, { timestamp: '2026-01-01T00:00:00Z' }), event(2), event(3)]
  assert.deepEqual(
    latestFirst(events).map(({ id }) => id),
    [3, 2, 1],
  )
})
