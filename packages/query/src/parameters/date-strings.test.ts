import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { createClock } from '../time/clock.ts'
import { exclusionOfText, rangeOfText } from './date-strings.ts'

const clock = createClock(Date.UTC(2024, 4, 15, 13, 30), 'UTC', 'sunday')

function range(text: string): [string | null, string | null] | undefined {
  const found = rangeOfText(text, clock)
  return found && [found.start?.toString() ?? null, found.end?.toString() ?? null]
}

const CASES: [string, string | null, string | null][] = [
  ['today', '2024-05-15T00:00:00', '2024-05-16T00:00:00'],
  ['yesterday', '2024-05-14T00:00:00', '2024-05-15T00:00:00'],
  ['past30days', '2024-04-15T00:00:00', '2024-05-15T00:00:00'],
  ['past30days~', '2024-04-15T00:00:00', '2024-05-16T00:00:00'],
  ['past3months-from-2years', '2022-02-01T00:00:00', '2022-05-01T00:00:00'],
  ['next2weeks', '2024-05-19T00:00:00', '2024-06-02T00:00:00'],
  ['next2weeks~', '2024-05-12T00:00:00', '2024-06-02T00:00:00'],
  ['lastmonth', '2024-04-01T00:00:00', '2024-05-01T00:00:00'],
  ['thisyear', '2024-01-01T00:00:00', '2025-01-01T00:00:00'],
  ['2024-03', '2024-03-01T00:00:00', '2024-04-01T00:00:00'],
  ['Q1-2024', '2024-01-01T00:00:00', '2024-04-01T00:00:00'],
  ['2024-03-05', '2024-03-05T00:00:00', '2024-03-06T00:00:00'],
  ['2024-03-05T10:20', '2024-03-05T10:20:00', '2024-03-05T10:21:00'],
  ['2024-03-01~2024-03-31', '2024-03-01T00:00:00', '2024-04-01T00:00:00'],
  ['2024-03-01~', '2024-03-02T00:00:00', null],
  ['~2024-03-01', null, '2024-03-01T00:00:00'],
  ['tomorrow', '2024-05-16T00:00:00', '2024-05-17T00:00:00'],
  ['past1days', '2024-05-14T00:00:00', '2024-05-15T00:00:00'],
  ['past2hours', '2024-05-15T11:00:00', '2024-05-15T13:00:00'],
  ['past2quarters~', '2023-10-01T00:00:00', '2024-07-01T00:00:00'],
  ['past2weeks', '2024-04-28T00:00:00', '2024-05-12T00:00:00'],
  ['past1months~-from-1years', '2023-04-01T00:00:00', '2023-06-01T00:00:00'],
  ['next2weeks-from-1months', '2024-06-19T00:00:00', '2024-07-02T00:00:00'],
  ['next1years', '2025-01-01T00:00:00', '2026-01-01T00:00:00'],
  ['thisquarter', '2024-04-01T00:00:00', '2024-07-01T00:00:00'],
  ['thisweek', '2024-05-12T00:00:00', '2024-05-19T00:00:00'],
  ['lastday', '2024-05-14T00:00:00', '2024-05-15T00:00:00'],
  ['Q4-2023', '2023-10-01T00:00:00', '2024-01-01T00:00:00'],
  ['2024-12', '2024-12-01T00:00:00', '2025-01-01T00:00:00'],
  ['2024-02-29', '2024-02-29T00:00:00', '2024-03-01T00:00:00'],
  ['2024-03-05T10:20:30', '2024-03-05T10:20:30', '2024-03-05T10:20:31'],
  ['2024-03-01T08:00~2024-03-01T18:30', '2024-03-01T08:00:00', '2024-03-01T18:31:00'],
  ['2024-03-01~2024-03-01', '2024-03-01T00:00:00', '2024-03-02T00:00:00'],
  ['2024-03-05T10', '2024-03-05T10:00:00', '2024-03-05T10:01:00'],
  ['2024-03-05 10:20:30', '2024-03-05T10:20:30', '2024-03-05T10:20:31'],
  ['2024-03-05T10:20~', '2024-03-06T00:00:00', null],
  ['~2024-03-05T10', null, '2024-03-05T00:00:00'],
  ['past2weeks-from-1years', '2023-04-28T00:00:00', '2023-05-12T00:00:00'],
  [' 2024-03-05 ', '2024-03-05T00:00:00', '2024-03-06T00:00:00'],
]

for (const [text, start, end] of CASES) {
  test(text, () => assert.deepEqual(range(text), [start, end]))
}

const MORE_NONE = [
  'past999999years',
  'past1days-from-999999years',
  'past1days-from-1',
  'past-1days',
  '2024-1-1',
  '2024',
  '2024~',
  '2024T10',
  '2024-03T10',
  '2024-03-05T9',
  '2024-03-05T25:00',
  '2024-01-01~2024-01-02~2024-01-03',
  'exclude-days-Mon',
  'thisfortnight',
]

test('texts that are none', () => {
  for (const text of [
    '',
    '~',
    'soon',
    '2024-13',
    '2024-02-30',
    'past30fortnights',
    'Q5-2024',
    '2024-01-01~x',
    ...MORE_NONE,
  ]) {
    assert.equal(range(text), undefined, text)
  }
})

test('exclusions count days from the first day of the week', () => {
  assert.deepEqual(exclusionOfText('exclude-days-Mon-Sat', clock), { unit: 'day-of-week', values: [2, 7] })
  assert.deepEqual(exclusionOfText('exclude-months-Jan-Dec', clock), { unit: 'month-of-year', values: [1, 12] })
  assert.deepEqual(exclusionOfText('exclude-quarters-1-3', clock), { unit: 'quarter-of-year', values: [1, 3] })
  assert.deepEqual(exclusionOfText('exclude-hours-0-23', clock), { unit: 'hour-of-day', values: [0, 23] })
  for (const text of [
    'exclude-hours-24',
    'exclude-days-',
    'exclude-days',
    'exclude-days-Monkey',
    'exclude-days-Monday',
    'exclude-days-mon',
    'exclude-days-Mon-',
    'exclude-days-2',
    'Exclude-days-Mon',
    ' exclude-days-Mon',
    'exclude-months-January',
    'exclude-months-1',
    'exclude-quarters-Q1',
    'exclude-hours-07',
    'exclude-quarters-0',
    'exclude-weeks-1',
  ]) {
    assert.equal(exclusionOfText(text, clock), undefined, text)
  }
  const monday = createClock(Date.UTC(2024, 4, 15), 'UTC', 'monday')
  assert.deepEqual(exclusionOfText('exclude-days-Mon-Sun', monday), { unit: 'day-of-week', values: [1, 7] })
})

test('today is that of the report zone', () => {
  const tokyo = createClock(Date.UTC(2024, 4, 15, 20), 'Asia/Tokyo', 'sunday')
  assert.equal(rangeOfText('today', tokyo)?.start?.toString(), '2024-05-16T00:00:00')
})

const UNITS = ['millisecond', 'second', 'minute', 'hour', 'day', 'week', 'month', 'quarter', 'year']
const count = fc.integer({ min: 1, max: 500 })
const unit = fc.constantFrom(...UNITS)

test('every period around now is read, and lies on its side of now', () => {
  fc.assert(
    fc.property(fc.constantFrom('past', 'next'), count, unit, fc.boolean(), (side, amount, by, current) => {
      const found = rangeOfText(`${side}${amount}${by}s${current ? '~' : ''}`, clock)
      assert.ok(found?.start && found.end)
      assert.ok(found.start.until(found.end).sign === 1)
      const holdsNow = found.start.until(clock.now).sign >= 0 && clock.now.until(found.end).sign > 0
      assert.equal(holdsNow, current)
      const isPast = found.start.until(clock.now).sign > 0
      if (!current) assert.equal(isPast, side === 'past')
    }),
  )
})

test('a range of two days holds both, whatever they are', () => {
  const day = fc.date({ min: new Date('0001-01-02'), max: new Date('9998-12-30'), noInvalidDate: true })
  fc.assert(
    fc.property(day, day, (one, other) => {
      const [first, last] = [one, other].map((date) => date.toISOString().slice(0, 10)).sort()
      const [start, end] = range(`${first}~${last}`) ?? []
      assert.equal(start, `${first}T00:00:00`)
      assert.equal(end, `${new Date(Date.parse(last!) + 86_400_000).toISOString().slice(0, 10)}T00:00:00`)
    }),
  )
})

test('no text crashes', () => {
  const pieces = [
    'past',
    'next',
    'this',
    'last',
    '9',
    '2024',
    '-',
    '~',
    'T',
    ':',
    'from',
    'days',
    'Q1',
    'exclude-',
    'months',
    ' ',
  ]
  const text = fc.oneof(
    fc.string(),
    fc.array(fc.constantFrom(...pieces)).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(text, (given) => {
      rangeOfText(given, clock)
      exclusionOfText(given, clock)
    }),
    { numRuns: 3000 },
  )
})
