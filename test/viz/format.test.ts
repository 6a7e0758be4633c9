/** What pictures and tables show is what exports write: one text for a value and its settings. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BASE_TYPES, isA } from '@querent/contract'
import { kindOfType } from '@querent/viz/data/index.ts'
import { createFormat, readData } from '@querent/viz'
import { exportText, column, options } from '../../packages/server/src/export/testing.ts'
import type { ExportColumn, ExportOptions } from '../../packages/server/src/export/types.ts'

/** Checks that each value has the same text here and in a JSON file of formatted rows, and the same title. */
async function compare(
  of: ExportColumn,
  values: (string | number)[],
  rest: Partial<ExportOptions> = {},
): Promise<void> {
  const exported = options([of], { formatRows: true, ...rest })
  const rows: Record<string, unknown>[] = JSON.parse(
    await exportText(
      'json',
      values.map((value) => [value]),
      exported,
    ),
  )
  const { columns } = readData({ cols: [of], rows: [] })
  const format = createFormat({ ...exported, columns })
  const shown = format.of(columns[0]!)
  assert.deepEqual(
    values.map((value) => shown.text(value)),
    rows.map((row) => String(Object.values(row)[0])),
    JSON.stringify(of.settings ?? {}),
  )
  assert.equal(shown.title, Object.keys(rows[0] ?? {})[0])
}

const FLOATS = [0, 1, -1, 999, 1000, -1234567, 0.005, 0.0001234, -0.004, 12.5, 99.995, 1e21, 1e-7]
const EXACT = ['9007199254740993', '-12345678901234567890', '123456789.123456789', '0.00']
const NUMBERS = [...FLOATS, ...EXACT]

test('numbers', async () => {
  const styles: Record<string, unknown>[] = [
    {},
    { decimals: 0 },
    { decimals: 3 },
    { minimumFractionDigits: 1 },
    { number_style: 'percent' },
    { number_style: 'scientific' },
    ...['USD', 'EUR', 'JPY'].flatMap((currency) =>
      ['symbol', 'narrowSymbol', 'code', 'name'].flatMap((currency_style) =>
        [true, false].map((currency_in_header) => ({
          number_style: 'currency',
          currency,
          currency_style,
          currency_in_header,
        })),
      ),
    ),
    ...['.,', ', ', ',.', '.', '.’'].map((number_separators) => ({ number_separators })),
    { scale: 0.01, prefix: '~', suffix: ' km' },
  ]
  for (const settings of styles) {
    for (const semantic_type of [null, 'type/PK', 'type/Price', 'type/Percentage', 'type/Latitude', 'type/Longitude']) {
      for (const locale of ['en', 'de']) {
        await compare(column('n', 'type/Decimal', { semantic_type, settings }), NUMBERS, { locale })
      }
    }
  }
})

test('dates and times', async () => {
  const styles: Record<string, unknown>[] = [
    {},
    ...['MMMM D, YYYY', 'D MMMM, YYYY', 'dddd, MMMM D, YYYY', 'M/D/YYYY', 'YYYY/M/D'].flatMap((date_style) => [
      { date_style },
      { date_style, date_abbreviate: true, date_separator: '-' },
    ]),
    ...[null, 'minutes', 'seconds', 'milliseconds'].flatMap((time_enabled) =>
      ['h:mm A', 'HH:mm', 'h A'].map((time_style) => ({ time_enabled, time_style })),
    ),
  ]
  const units = [undefined, 'minute', 'hour', 'day', 'week', 'month', 'quarter', 'year']
  const texts = ['2024-03-05T10:20:30', '2024-12-31T00:00:00', '2023-01-01T23:59:59.123', 'infinity']
  for (const settings of styles) {
    for (const unit of units) {
      for (const startOfWeek of ['sunday', 'monday']) {
        const rest = { locale: startOfWeek === 'sunday' ? 'en' : 'fr', startOfWeek }
        await compare(column('t', 'type/DateTime', { unit: unit ?? null, settings }), texts, rest)
        await compare(column('t', 'type/Date', { unit: unit ?? null, settings }), ['2024-03-05', '2024-12-30'], rest)
      }
    }
    await compare(column('t', 'type/Time', { settings }), ['10:20:30', '00:00:00'])
  }
})

test('parts of dates', async () => {
  for (const unit of ['day-of-week', 'month-of-year', 'quarter-of-year', 'hour-of-day', 'day-of-month']) {
    for (const settings of [{}, { date_abbreviate: true, time_style: 'HH:mm' }]) {
      await compare(column('p', 'type/Integer', { unit, settings }), [1, 4, 7, 12], { startOfWeek: 'monday' })
    }
  }
})

test('the kind of every type is what the types say', () => {
  const expected = (type: (typeof BASE_TYPES)[number]) => {
    if (isA(type, 'type/Number')) return 'number'
    if (isA(type, 'type/Date')) return 'date'
    if (isA(type, 'type/DateTimeWithTZ')) return 'instant'
    if (isA(type, 'type/DateTime')) return 'datetime'
    return isA(type, 'type/Time') ? 'time' : undefined
  }
  for (const type of BASE_TYPES) {
    const kind = kindOfType(type)
    assert.equal(expected(type) ?? 'other', ['boolean', 'text'].includes(kind) ? 'other' : kind, type)
  }
})
