import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readData } from '../data/index.ts'
import { createFormat } from './values.ts'

const cols = [
  { name: 'paid', base_type: 'type/Float' },
  { name: 'id', base_type: 'type/Integer', semantic_type: 'type/PK' },
  { name: 'at', base_type: 'type/DateTime' },
  { name: 'month', base_type: 'type/Date', unit: 'month' },
  { name: 'year', base_type: 'type/Integer', unit: 'week-of-year' },
  { name: 'week', base_type: 'type/Date', unit: 'week' },
]
const row = [12_345.67, 12_345, '2026-01-17T15:05:00Z', '2026-01-01', 2026, '2026-01-18']

function texts(locale: string, customFormatting = {}): string[] {
  const { columns } = readData({ cols, rows: [row] } as never)
  const format = createFormat({ locale, byLanguage: true, customFormatting, columns })
  return columns.map((column, at) => format.of(column).text(row[at] as never))
}

test('a language writes numbers, dates and times as it does', () => {
  assert.deepEqual(texts('en'), [
    '12,345.67',
    '12345',
    'January 17, 2026, 3:05 PM',
    'January, 2026',
    '2026',
    'Week 4 - 2026',
  ])
  assert.deepEqual(texts('de').slice(0, 5), ['12.345,67', '12345', '17. Januar 2026, 15:05', 'Januar 2026', '2026'])
  assert.deepEqual(texts('es').slice(2, 4), ['17 de enero de 2026, 15:05', 'enero 2026'])
  assert.deepEqual(texts('fr').slice(0, 3), ['12\u202F345,67', '12345', '17 janvier 2026, 15:05'])
  assert.equal(texts('ar')[0]?.replaceAll(/\D/g, ''), '1234567')
  assert.deepEqual(texts('no such language'), texts('en'))
})

test('what the site or a column says counts over the language', () => {
  const custom = {
    'type/Number': { number_separators: '.’' },
    'type/Temporal': { date_style: 'YYYY/M/D', time_style: 'h:mm A' },
  }
  assert.deepEqual(texts('de', custom).slice(0, 3), ['12’345.67', '12345', '2026/1/17, 3:05 PM'])
})

test('short numbers and money are written as the language does', () => {
  const money = { semantic_type: 'type/Currency', settings: { currency: 'EUR', currency_in_header: false } }
  const columns = readData({
    cols: [
      { name: 'n', base_type: 'type/Float' },
      { name: 'paid', base_type: 'type/Float', ...money },
    ],
    rows: [],
  } as never).columns
  const short = (locale: string, value: number, at: number) => {
    const format = createFormat({ locale, byLanguage: true, columns })
    return format.of(columns[at]!).compact(value).replaceAll('\u00A0', '_')
  }
  const text = (locale: string) => {
    const format = createFormat({ locale, byLanguage: true, columns })
    return format.of(columns[1]!).text(1862).replaceAll('\u00A0', '_')
  }
  assert.equal(short('en', 3e9, 0), '3B')
  assert.equal(short('de', 3e9, 0), '3_Mrd.')
  assert.equal(short('de', 1_234_567, 1), '1,2_Mio._€')
  assert.equal(short('de', 12_345, 0), '12.345')
  assert.equal(text('de'), '1.862,00_€')
  assert.equal(text('en'), '€1,862.00')
})

test('places have the decimal sign of the language', () => {
  const { columns } = readData({
    cols: [{ name: 'lat', display_name: 'Lat', base_type: 'type/Float', semantic_type: 'type/Latitude' }],
    rows: [],
  } as never)
  const text = (locale: string) => createFormat({ locale, byLanguage: true, columns }).of(columns[0]!).text(-48.5)
  assert.equal(text('de'), '48,50000000° S')
  assert.equal(text('en'), '48.50000000° S')
})
