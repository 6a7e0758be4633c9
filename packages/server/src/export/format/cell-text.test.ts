/** The quick ways give what the functions on texts give, or leave the cell to them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { column, options } from '../testing.ts'
import { TARGET_BYTES, UNUSUAL } from './cell-text.ts'
import { columnText } from './column-text.ts'
import { planExport } from '../plan/plan.ts'
import { readFormatSettings } from '@querent/viz/format/index.ts'
import type { ExportColumn, ExportOptions } from '../types.ts'

/** Compares both ways for a column; gives how many of the values the quick one knew. */
function compare(of: ExportColumn, values: readonly string[], rest: Partial<ExportOptions> = {}): number {
  const plan = planExport(options([of], { formatRows: true, ...rest }))
  const text = columnText(plan.columns[0]!, plan)
  const target = new Uint8Array(TARGET_BYTES)
  let known = 0
  for (const value of values) {
    // Other bytes stand around a cell.
    const source = Buffer.from(`7${value}7`)
    const length = text?.quick?.(source, 1, source.length - 1, target) ?? UNUSUAL
    if (length === UNUSUAL) continue
    known += 1
    assert.equal(Buffer.from(target.subarray(0, length)).toString(), text?.plain(value), `${of.base_type} ${value}`)
  }
  return known
}

const NUMBERS = [
  '0 -0 1 -1 7 10 99 999 1000 -1000 999999 1000000 12345678901234567890 -9007199254740993 00 007 0.0 -0.00 1.5 12.50',
  '0.005 0.0049 0.00499 -0.001 0.0001234 0.000000 0.5 0.999 0.9949 0.995 0.9999 9.995 99.995 999.995 -999.999 1.005 1.004',
  '999999.5 0.1 0.10 100.00 1.0000000000000000000 123456789012345678901234.5 1234567890123456789012345 5. .5 - + +5 1e5',
  '1e-7 1.5e+300 NaN Infinity -Infinity 1,5 1.2.3 0x10 12a true 0.00000000000000000001 3.14159265358979 0099.999',
].flatMap((line) => line.split(' '))

test('numbers', () => {
  const settings = fc.record(
    {
      number_style: fc.constantFrom('decimal', 'percent', 'scientific', 'currency'),
      number_separators: fc.constantFrom('.,', ',.', ', ', '.’', '.', '.'.padEnd(99, '_')),
      decimals: fc.nat(20),
      minimumFractionDigits: fc.nat(6),
      scale: fc.constantFrom(1, 0.5, 100),
      prefix: fc.constantFrom('', '~', '"é,'),
      suffix: fc.constantFrom('', ' km', 'x'.repeat(600)),
      currency: fc.constantFrom('USD', 'JPY', 'EUR'),
      currency_style: fc.constantFrom('symbol', 'code', 'name'),
      currency_in_header: fc.boolean(),
    },
    { requiredKeys: [] },
  )
  const number = fc.oneof(
    fc.integer().map(String),
    fc.double().map(String),
    fc
      .tuple(fc.integer(), fc.stringMatching(/^[0-9]{0,12}$/))
      .map(([whole, fraction]) => (fraction === '' ? `${whole}` : `${whole}.${fraction}`)),
  )
  const type = fc.constantFrom(null, 'type/PK', 'type/Price', 'type/Percentage', 'type/Latitude')
  fc.assert(
    fc.property(settings, type, fc.array(number, { maxLength: 30 }), (given, semantic_type, numbers) => {
      compare(column('n', 'type/Decimal', { semantic_type, settings: { ...readFormatSettings(given) } }), [
        ...NUMBERS,
        ...numbers,
      ])
    }),
  )
})

const TIMES = [
  '2024-03-05 2024-12-31 1969-12-31 0044-03-15 9999-12-31 2024-13-45 12024-01-01 -000043-03-15 infinity 2024-3-5 2024-03-05T',
  '2024-03-05T00:00:00 2024-03-05T10:20:30 2024-03-05T23:59:59.999 2024-03-05T12:00:00.5 2024-03-05T24:00:00 2024-03-05T99:99:99',
  '2024-03-05T10:20:30Z 2024-03-05T23:20:30.25Z 2024-03-31T00:59:59Z 2024-03-31T01:00:00Z 2024-10-27T00:30:00Z 2024-12-31T23:30:00Z',
  '2024-03-05T10:20:30+01:00 2024-03-05T10:20:30+00:00 2024-03-05T00:20:30-03:30 2024-03-05T10:20:30+05:30 2024-03-05T10:20:30+01:60',
  '2024-03-05T10:20:30+01 2024-03-05T10:20+01:00 0044-03-15T12:00:00Z 0044-03-15T12:00:00+00:53:28 2024-03-05T1x:20:30Z 2024-13-45T00:00:00Z',
  '00:00:00 10:20:30 23:59:59.999999 24:00:00 10:20:30+01:00 10:75:00 1:20:30 10:20 17 2024 2024-03-05T10:20:30+ZZ:00 2024-07-05T10:20:30+01:60',
  '9999-12-31T23:30:00Z 9999-12-31T23:30:00.5-05:00 0000-01-01T00:30:00Z 0000-01-01T00:30:00+05:00 1970-01-01T00:30:00+23:59',
].flatMap((line) => line.split(' '))

const TIME_TYPES = ['type/Date', 'type/DateTime', 'type/DateTimeWithTZ', 'type/Time'] as const
const ZONES = ['UTC', 'Europe/Berlin', 'America/St_Johns', 'Asia/Kolkata']

test('times, as displayed', () => {
  const settings = fc.record(
    {
      date_style: fc.constantFrom('M/D/YYYY', 'dddd, MMMM D, YYYY', 'YYYY-MM-DD HH:mm', 'D', 'x'.repeat(600)),
      date_separator: fc.constantFrom('/', '-', '.'),
      date_abbreviate: fc.boolean(),
      time_enabled: fc.constantFrom(null, 'minutes', 'seconds', 'milliseconds'),
      time_style: fc.constantFrom('h:mm A', 'HH:mm', 'k:mm A', 'h A', 'D HH:mm'),
    },
    { requiredKeys: [] },
  )
  const units = ['default', 'year', 'quarter', 'month', 'week', 'day', 'hour', 'minute', 'second', 'day-of-week']
  fc.assert(
    fc.property(
      settings,
      fc.constantFrom(...TIME_TYPES),
      fc.constantFrom(...ZONES),
      fc.constantFrom(...units),
      fc.constantFrom('en', 'de', 'ja'),
      fc.array(fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }), { maxLength: 30 }),
      (given, type, timeZone, unit, locale, dates) => {
        const values = [...TIMES, ...dates.map((date) => date.toISOString())]
        const of = column('t', type, { unit, settings: { ...readFormatSettings(given) } })
        compare(of, values, { timeZone, locale })
      },
    ),
  )
})

test('raw times', () => {
  for (const type of TIME_TYPES) {
    for (const timeZone of ZONES) compare(column('t', type), TIMES, { formatRows: false, timeZone })
  }
})

test('usual cells are known', () => {
  const numbers = ['5', '-1234567', '12.50', '0.001']
  assert.equal(compare(column('n', 'type/Integer'), numbers), 4)
  assert.equal(compare(column('n', 'type/Decimal', { semantic_type: 'type/Percentage' }), numbers), 4)
  const instants = ['2024-03-05T10:20:30Z', '2024-12-31T23:30:00.5Z', '2024-07-05T10:20:30+02:00']
  assert.equal(compare(column('t', 'type/DateTimeWithTZ'), instants, { timeZone: 'Europe/Berlin' }), 3)
  assert.equal(compare(column('t', 'type/DateTime'), ['2024-03-05T10:20:30', '2024-03-05T00:00:00.25']), 2)
  assert.equal(compare(column('t', 'type/Date'), ['2024-03-05']), 1)
  assert.equal(compare(column('t', 'type/Time'), ['10:20:30']), 1)
  const raw = { formatRows: false, timeZone: 'Europe/Berlin' }
  assert.equal(compare(column('t', 'type/DateTimeWithTZ'), instants, raw), 3)
  assert.equal(compare(column('t', 'type/DateTime'), ['2024-03-05T00:00:00', '2024-03-05T10:20:30'], raw), 2)
})
