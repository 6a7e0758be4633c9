/** Texts of date filters mean the same to the editor of a dashboard and to queries (contract: query-language, section 15). */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { exclusionOfText, rangeOfText } from '../../packages/query/src/parameters/date-strings.ts'
import { createClock } from '../../packages/query/src/time/clock.ts'
import { daysOf, printDates, readDates } from '../../packages/web/src/filters/dates/index.ts'

const clock = createClock(Date.parse('2026-11-23T09:00:00Z'), 'UTC', 'wednesday')
const here = { today: '2026-11-23', weekStart: 3 }

const unit = fc.constantFrom('minute', 'hour', 'day', 'week', 'month', 'quarter', 'year', 'days', 'moon', '')
const count = fc.integer({ min: 0, max: 40 })
const day = fc.constantFrom(
  '2024-02-29',
  '2023-02-29',
  '2026-01-31',
  '2024-13-01',
  '2024-05',
  '2024-03-05T10:20',
  '',
  'x',
)
const texts = fc.oneof(
  fc.constantFrom(
    'today',
    'Yesterday',
    'tomorrow',
    ' thismonth',
    'lastyear',
    'nextweek',
    'Q3-2024',
    'q5-2024',
    'never',
  ),
  fc
    .tuple(fc.constantFrom('past', 'next', 'Past', 'this'), count, unit, fc.constantFrom('', 's', '~', 's~'))
    .map((parts) => parts.join('')),
  fc
    .tuple(fc.constantFrom('past', 'next'), count, unit, fc.constantFrom('', '~'), count, unit)
    .map(([way, n, one, current, m, other]) => `${way}${n}${one}s${current}-from-${m}${other}s`),
  day,
  fc.tuple(day, day).map((ends) => ends.join('~')),
  fc
    .tuple(
      fc.constantFrom('days', 'months', 'quarters', 'hours', 'weeks'),
      fc.constantFrom('Mon-Sun', 'mon', 'Jan', '1-4', '0'),
    )
    .map(([kind, list]) => `exclude-${kind}-${list}`),
)

test('the editor reads what queries read, and prints what means the same to them', () => {
  let read = 0
  fc.assert(
    fc.property(texts, (text) => {
      const filter = readDates(text)
      const exclusion = exclusionOfText(text, clock)
      const range = exclusion === undefined ? rangeOfText(text, clock) : undefined
      // An offset of none at all is a text that nobody writes: the editor shows it as it is.
      if (/^(?:past|next)0/.test(text) && text.includes('-from-')) return
      assert.equal(filter !== null, (exclusion ?? range) !== undefined, text)
      if (filter === null) return
      read += 1
      const printed = printDates(filter)
      assert.deepEqual(exclusionOfText(printed, clock), exclusion)
      if (range === undefined) return
      assert.deepEqual(rangeOfText(printed, clock), range, `${text} is printed as ${printed}`)
      const days = daysOf(filter, here)
      if (days === null) return
      assert.equal(range.start?.toString().slice(0, 10) ?? null, days.start, text)
      assert.equal(range.end?.subtract({ nanoseconds: 1 }).toString().slice(0, 10) ?? null, days.end, text)
    }),
    { numRuns: 1000 },
  )
  assert.ok(read > 300, String(read))
})
