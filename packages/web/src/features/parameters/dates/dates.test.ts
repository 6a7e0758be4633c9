import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dateSentence } from './date-sentence.ts'
import { parseDateValue, printDateValue } from './date-value.ts'

const TEXTS: Readonly<Record<string, string>> = {
  past30days: 'Previous 30 days',
  past1weeks: 'Previous week',
  'past30days~': 'Previous 30 days and the current one',
  'past3months-from-1years': 'Previous 3 months, counted from 1 year ago',
  next2quarters: 'Next 2 quarters',
  thismonth: 'This month',
  thisday: 'Today',
  '2026-01-01~2026-02-28': 'Jan 1, 2026 – Feb 28, 2026',
  '2026-01-01~': 'Since Jan 1, 2026',
  '~2026-01-01': 'Until Jan 1, 2026',
  '2026-01-01': 'Jan 1, 2026',
  '2026-01-01T08:30~2026-01-01T17:00': 'Jan 1, 2026, 08:30 – Jan 1, 2026, 17:00',
  '2026-04': 'April 2026',
  'Q2-2026': 'Q2 2026',
  'exclude-days-Mon-Tue': 'Without Mon, Tue',
}

for (const [text, sentence] of Object.entries(TEXTS)) {
  test(`${text} is read, said and written again`, () => {
    const value = parseDateValue(text)
    assert.ok(value)
    assert.equal(printDateValue(value), text)
    assert.equal(dateSentence(text), sentence)
  })
}

test('older words mean what newer ones do', () => {
  assert.deepEqual(parseDateValue('yesterday'), parseDateValue('past1days'))
  assert.deepEqual(parseDateValue('lastmonth'), parseDateValue('past1months'))
  assert.deepEqual(parseDateValue('today'), parseDateValue('thisday'))
})

test('what is no date is none', () => {
  for (const text of ['', '~', 'soon', '2026-13', 'Q5-2026', 'past', '26-01-01']) {
    assert.equal(parseDateValue(text), undefined, text)
    assert.equal(dateSentence(text), text)
  }
})
