import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  DATE_UNITS,
  dateKindsOf,
  daysOf,
  EXCLUDED,
  printDates,
  readDates,
  sayDates,
  sayDatesText,
  sayDays,
  type DateFilter,
  type ExcludedUnit,
} from './index.ts'

const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const amounts = fc.integer({ min: -900, max: 900 }).filter((amount) => amount !== 0)
const away = fc.record(
  { amount: fc.integer({ min: 0, max: 99 }), unit: fc.constantFrom(...DATE_UNITS) },
  { noNullPrototype: true },
)

const dateFilters: fc.Arbitrary<DateFilter> = fc.oneof(
  fc.record(
    {
      kind: fc.constant('relative' as const),
      amount: amounts,
      unit: fc.constantFrom(...DATE_UNITS),
      includeCurrent: fc.boolean(),
      offset: fc.option(away),
    },
    { noNullPrototype: true },
  ),
  fc.constantFrom(...DATE_UNITS).map((unit) => ({
    kind: 'relative' as const,
    amount: 0,
    unit,
    includeCurrent: false,
    offset: null,
  })),
  days.map((date) => ({ kind: 'at' as const, date })),
  days.map((date) => ({ kind: 'at' as const, date: `${date}T10:20` })),
  days.map((date) => ({ kind: 'month' as const, month: date.slice(0, 7) })),
  fc.record(
    { kind: fc.constant('quarter' as const), year: fc.nat(9999), quarter: fc.integer({ min: 1, max: 4 }) },
    { noNullPrototype: true },
  ),
  fc
    .tuple(fc.option(days), fc.option(days))
    .filter(([start, end]) => start !== null || end !== null)
    .map(([start, end]) => ({ kind: 'range' as const, start, end })),
  fc.constantFrom<ExcludedUnit>('days', 'months', 'quarters', 'hours').chain((unit) => {
    const { words, first } = EXCLUDED[unit]
    const values = fc.uniqueArray(fc.integer({ min: first, max: words.length - 1 + first }), { minLength: 1 })
    return values.map((list) => ({ kind: 'exclude' as const, unit, values: list }))
  }),
)

test('what is printed is read back as it was', () => {
  fc.assert(fc.property(dateFilters, (filter) => assert.deepEqual(readDates(printDates(filter)), filter)))
})

test('texts of all forms are read, and printed so that they mean the same', () => {
  const same = [
    'today',
    'past30days',
    'past30days~',
    'past3months-from-2years',
    'thismonth',
    'Q1-2024',
    '2024-03',
    '2024-03-05',
    '2024-03-05T10:20',
    '2024-03-05T10:20:30',
    '2024-03-01~2024-03-31',
    '2024-01~2024-03',
    '2024-03-01T08:00~2024-03-01T18:30',
    '2024-03-01~',
    '~2024-03-01',
    'exclude-days-Mon-Sat',
    'exclude-months-Jan-Dec',
    'exclude-quarters-1-3',
    'exclude-hours-0-23',
  ]
  for (const text of same) {
    const filter = readDates(text)
    assert.ok(filter, text)
    assert.equal(printDates(filter), text)
  }
  const printed = (text: string) => printDates(readDates(text) ?? assert.fail(text))
  assert.equal(printed('lastmonth'), 'past1months')
  assert.equal(printed('yesterday'), 'past1days')
  assert.equal(printed('thisday'), 'today')
  assert.equal(printed(' Next2Week '), 'next2weeks')
})

test('what the server would refuse says nothing', () => {
  const wrong = [
    '',
    '~',
    'soon',
    'past3moons',
    'pastdays',
    'Q5-2024',
    '2024-13',
    '2024-02-30',
    '2024-01-01~2024-02-01~',
  ]
  for (const text of [...wrong, 'exclude-days-mon', 'exclude-days-', 'exclude-hours-24', '2024-01-01T25:00', 'a~b'])
    assert.equal(readDates(text), null, text)
})

test('days around today, with weeks that begin on Monday', () => {
  const at = { today: '2026-11-23', weekStart: 1 }
  const range = (text: string) => {
    const found = daysOf(readDates(text) ?? assert.fail(text), at)
    return found === null ? null : `${found.start ?? ''}~${found.end ?? ''}`
  }
  assert.equal(range('past30days'), '2026-10-24~2026-11-22')
  assert.equal(range('past30days~'), '2026-10-24~2026-11-23')
  assert.equal(range('thisweek'), '2026-11-23~2026-11-29')
  assert.equal(range('next2quarters'), '2027-01-01~2027-06-30')
  assert.equal(range('past1months-from-1years'), '2025-10-01~2025-10-31')
  assert.equal(range('2026-01-31~'), '2026-02-01~')
  assert.equal(range('~2024-03-01'), '~2024-02-29')
  assert.equal(range('2024-01~2024-02'), '2024-01-01~2024-02-29')
  assert.equal(range('past3hours'), null)
  assert.equal(range('exclude-days-Mon'), null)
})

test('sentences', () => {
  const sentences: Record<string, string> = {
    past30days: 'Previous 30 days',
    'past30days~': 'Previous 30 days or today',
    past1days: 'Yesterday',
    past1months: 'Previous month',
    'past1months~': 'Previous month or this month',
    thisquarter: 'This quarter',
    today: 'Today',
    next2weeks: 'Next 2 weeks',
    'past3months-from-2years': 'Previous 3 months, 2 years earlier',
    '2026-01-01~': 'After Jan 1, 2026',
    '~2026-01-01': 'Before Jan 1, 2026',
    '2026-01-01~2026-01-01': 'Jan 1, 2026',
    '2024-03': 'March 2024',
    'Q2-2024': 'Q2 2024',
    'exclude-days-Mon-Sat': 'All but Monday, Saturday',
    'exclude-months-Jan': 'All but January',
    nonsense: 'nonsense',
  }
  for (const [text, sentence] of Object.entries(sentences)) assert.equal(sayDatesText(text), sentence)
  assert.match(sayDatesText('2026-09-01~2026-11-30'), /^Sep 1\s–\sNov 30, 2026$/)
  assert.equal(sayDays({ start: '2026-02-01', end: null }), 'From Feb 1, 2026 on')
  fc.assert(fc.property(dateFilters, (filter) => assert.notEqual(sayDates(filter), '')))
})

test('parameters of one kind of date take that kind alone', () => {
  assert.deepEqual(dateKindsOf('date/month-year'), ['month'])
  assert.ok(dateKindsOf('date/all-options').includes('exclude'))
})
