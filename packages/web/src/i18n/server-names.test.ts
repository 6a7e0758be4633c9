import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test, type TestContext } from 'node:test'
import { withLocalNames } from './server-names.ts'
import { setLanguage } from './t.ts'

const messages = JSON.parse(readFileSync(new URL('locales/de.json', import.meta.url), 'utf8'))

function inGerman(t: TestContext): void {
  setLanguage({ locale: 'de', messages })
  t.after(() => setLanguage({ locale: 'en', messages: {} }))
}

type Column = Parameters<typeof withLocalNames>[0]['cols'][number]

const nameOf = (column: Column) => withLocalNames({ cols: [column] }).cols[0]?.display_name

const name = (display_name: string, source: string, unit?: string) =>
  nameOf({ display_name, source, ...(unit !== undefined && { unit }) })

test('names that the server makes are in the language of the reader', (t) => {
  inGerman(t)
  assert.equal(name('Count', 'aggregation'), 'Anzahl')
  assert.equal(name('Sum of Total ÷ Count', 'aggregation'), `${name('Sum of Total', 'aggregation')} ÷ Anzahl`)
  assert.notEqual(name('Sum of Total', 'aggregation'), 'Sum of Total')
  assert.equal(name('Bestellt Am: Month', 'breakout', 'month'), 'Bestellt Am: Monat')
  assert.equal(name('Bestellt Am: Day of week', 'breakout', 'day-of-week'), 'Bestellt Am: Wochentag')
})

test('so are those with conditions, percentiles, bins, and units within', (t) => {
  inGerman(t)
  const german = {
    'Count of rows matching condition': 'Anzahl der Zeilen, die die Bedingung erfüllen',
    'Share of rows matching condition': 'Anteil der Zeilen, die die Bedingung erfüllen',
    'Sum of Total matching condition': 'Summe von Total, wo die Bedingung gilt',
    'Distinct values of Total matching condition': 'Verschiedene Werte von Total, wo die Bedingung gilt',
    '0.9th percentile of Total': '0.9-Perzentil von Total',
    'Min of Bestellt Am: Month': 'Minimum von Bestellt Am: Monat',
    '(Sum of Total + Count) ÷ Count': '(Summe von Total + Anzahl) ÷ Anzahl',
    'Sum of Total (EUR)': 'Summe von Total (EUR)',
  }
  for (const [said, wanted] of Object.entries(german)) assert.equal(name(said, 'aggregation'), wanted)
  const binned = (display_name: string) => nameOf({ display_name, source: 'breakout', binning_info: {} })
  assert.equal(binned('Total: 10 bins'), 'Total: 10 Klassen')
  assert.equal(binned('Total: Auto binned'), 'Total: Automatische Klassen')
  assert.equal(binned('Breite: 10°'), 'Breite: 10°')
  const before = {
    name: 'min',
    source: 'breakout',
    unit: 'year',
    field_ref: ['field', 'min', { 'temporal-unit': 'year' }],
  }
  assert.equal(
    nameOf({ ...before, display_name: 'Min of Bestellt Am: Month: Year' }),
    'Minimum von Bestellt Am: Monat: Jahr',
  )
  assert.equal(
    nameOf({ ...before, field_ref: ['field', 7, null], display_name: 'Min of Bestellt Am: Year' }),
    'Min of Bestellt Am: Jahr',
  )
})

test('names of the database and of people stay', (t) => {
  inGerman(t)
  assert.equal(name('Count', 'fields'), 'Count')
  assert.equal(name('Revenue', 'aggregation'), 'Revenue')
  assert.equal(name('Status: Month', 'breakout'), 'Status: Month')
  const result = { cols: [{ display_name: 'Total', source: 'fields' }] }
  assert.equal(withLocalNames(result), result)
})
