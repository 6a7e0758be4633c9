import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { readXlsx } from 'hucre/xlsx'
import { closeExportThreads } from '../index.ts'
import { column, exportBytes, options } from '../testing.ts'
import type { ExportColumn, ExportOptions } from '../types.ts'
import type { Row } from '@querent/query'

after(closeExportThreads)

async function readBack(rows: Row[], columns: ExportColumn[], rest: Partial<ExportOptions> = {}) {
  const bytes = await exportBytes('xlsx', rows, options(columns, rest))
  const [sheet] = (await readXlsx(bytes, { readStyles: true })).sheets
  assert.ok(sheet)
  return {
    name: sheet.name,
    rows: sheet.rows,
    cell: (row: number, columnIndex: number) => sheet.cells?.get(`${row},${columnIndex}`),
    formats: (row: number) => columns.map((_, i) => sheet.cells?.get(`${row},${i}`)?.style?.numFmt),
  }
}

test('one sheet with a header, real numbers, booleans and texts', async () => {
  const columns = [
    column('id', 'type/BigInteger', { semantic_type: 'type/PK' }),
    column('total', 'type/Decimal'),
    column('ratio', 'type/Float'),
    column('paid', 'type/Boolean'),
    column('name & <title>', 'type/Text'),
  ]
  const sheet = await readBack(
    [
      [1, '12.50', 0.1, true, ' "quoted" & <b> '],
      [null, null, null, false, 'Größe 🙂\nline'],
    ],
    columns,
  )
  assert.equal(sheet.name, 'Query result')
  assert.deepEqual(sheet.rows, [
    ['id', 'total', 'ratio', 'paid', 'name & <title>'],
    [1, 12.5, 0.1, true, ' "quoted" & <b> '],
    [null, null, null, false, 'Größe 🙂\nline'],
  ])
})

test('texts that begin a formula are texts, in cells, headers and links', async () => {
  const formulas = ['=1+1', '+1+1', '-1+1', '@SUM(A1)', '\t=1+1', '{=1+1}', '=HYPERLINK("http://x","y")']
  const columns = [
    column('=2+2', 'type/Text'),
    column('n', 'type/Integer'),
    column('u', 'type/Text', { settings: { view_as: 'link', link_text: '=3+3' } }),
  ]
  for (const formatRows of [false, true]) {
    const sheet = await readBack(
      formulas.map((text) => [text, text, text]),
      columns,
      { formatRows },
    )
    assert.deepEqual(sheet.rows, [['=2+2', 'n', 'u'], ...formulas.map((text) => [text, text, text])])
    for (let row = 0; row <= formulas.length; row += 1) {
      for (let i = 0; i < 3; i += 1) assert.equal(sheet.cell(row, i)?.formula, undefined)
    }
  }
})

test('numbers that a spreadsheet would round are texts', async () => {
  const columns = [column('i', 'type/BigInteger'), column('d', 'type/Decimal'), column('f', 'type/Float')]
  const sheet = await readBack(
    [
      [9007199254740993n, '1234567890.1234567', 1 / 3],
      [-999999999999999n, '123456789012.125', 1e300],
      [1234567890123456, 'NaN', NaN],
      [999999999999999, '0.000000000000000000123', Infinity],
    ],
    columns,
  )
  assert.deepEqual(sheet.rows.slice(1), [
    ['9007199254740993', '1234567890.1234567', 1 / 3],
    [-999999999999999, 123456789012.125, 1e300],
    ['1234567890123456', 'NaN', 'NaN'],
    [999999999999999, 1.23e-19, 'Infinity'],
  ])
})

test('dates and times are real ones, in the result zone; what a spreadsheet does not know is text', async () => {
  const columns = [
    column('date', 'type/Date'),
    column('wall', 'type/DateTime'),
    column('instant', 'type/DateTimeWithTZ'),
    column('time', 'type/Time'),
  ]
  const sheet = await readBack(
    [
      ['2024-03-05', '2024-03-05T10:20:30.5', '2024-03-05T23:30:00Z', '12:00:00'],
      ['1899-12-31', '12024-01-01T00:00:00', 'infinity', 'soon'],
      ['1900-01-01', '1900-03-01T00:00:00', null, null],
    ],
    columns,
    { timeZone: 'Europe/Paris' },
  )
  assert.deepEqual(sheet.rows[1]?.slice(0, 3), [
    new Date('2024-03-05T00:00:00Z'),
    new Date('2024-03-05T10:20:30.500Z'),
    new Date('2024-03-06T00:30:00Z'),
  ])
  assert.deepEqual(sheet.formats(1), [
    'mmmm d, yyyy',
    'mmmm d, yyyy, h:mm AM/PM',
    'mmmm d, yyyy, h:mm AM/PM',
    'h:mm AM/PM',
  ])
  assert.deepEqual(sheet.rows[2], ['1899-12-31', '12024-01-01T00:00:00', 'infinity', 'soon'])
  assert.deepEqual(sheet.rows[3]?.slice(0, 2), [new Date('1900-01-01T00:00:00Z'), new Date('1900-03-01T00:00:00Z')])
})

test('formats come from the settings', async () => {
  const settings = (values: Record<string, unknown>) => ({ settings: values })
  const columns = [
    column('plain', 'type/Float'),
    column('fixed', 'type/Float', settings({ decimals: 3, number_separators: '.' })),
    column('percent', 'type/Float', { semantic_type: 'type/Percentage' }),
    column('money', 'type/Decimal', settings({ number_style: 'currency', currency: 'EUR', currency_in_header: false })),
    column('code', 'type/Float', { semantic_type: 'type/Price', ...settings({ currency_style: 'code' }) }),
    column('affixed', 'type/Float', settings({ prefix: '~', suffix: ' "km"', scale: 0.1 })),
    column('scientific', 'type/Float', settings({ number_style: 'scientific' })),
    column('month', 'type/Date', { unit: 'month' }),
    column('style', 'type/DateTime', settings({ date_style: 'D/M/YYYY', date_separator: '.', time_style: 'HH:mm' })),
    column('hour', 'type/Integer', { unit: 'hour-of-day' }),
  ]
  const row: Row = [1234.5, 1, 0.125, '5', 5, 15, 12345, '2024-03-01', '2024-03-05T15:20:30', 14]
  const sheet = await readBack([row, [1234, 1, 0.5, '5.25', 5, 10, 0, null, null, 2]], columns)
  assert.equal(sheet.rows[0]?.[4], 'code (USD)')
  assert.equal(sheet.rows[1]?.[5], 1.5)
  assert.deepEqual(sheet.formats(1), [
    '#,##0.##',
    '0.000',
    '#,##0.##%',
    '"€"#,##0.00',
    '#,##0.00',
    '"~"#,##0.##" "\\""km"\\"',
    '0.00E+0',
    'mmmm, yyyy',
    'd.m.yyyy, hh:mm',
    '0',
  ])
  assert.deepEqual(sheet.formats(2).slice(0, 3), ['#,##0', '0.000', '#,##0%'])
})

test('any setting gives a format that spreadsheets read', async () => {
  const columns = [
    column('fixed', 'type/Float', { settings: { decimals: 20 } }),
    column('least', 'type/Float', { settings: { minimumFractionDigits: 18 } }),
    column('affixed', 'type/Float', { settings: { prefix: 'a\u0001\ufffe~', suffix: '\u001f' } }),
  ]
  const sheet = await readBack([[1.5, 0.001, 1.5]], columns)
  assert.deepEqual(sheet.rows[1], [1.5, 0.001, 1.5])
  assert.deepEqual(sheet.formats(1), [`#,##0.${'0'.repeat(20)}`, `#,##0.${'0'.repeat(18)}`, '"a~"#,##0.##'])
})

test('long texts are cut, control characters and lookalike escapes survive', async () => {
  const sheet = await readBack(
    [[`${'x'.repeat(32_766)}🙂`], ['bell\u0007 cr\r _x0041_ \ufffe'], ['y'.repeat(40_000)], ['=1+1'], ['']],
    [column('t', 'type/Text')],
  )
  const texts = sheet.rows.map(([text]) => text)
  assert.equal(texts[1], 'x'.repeat(32_766))
  assert.equal(texts[2], 'bell\u0007 cr\r _x0041_ \ufffe')
  assert.equal(texts[3], 'y'.repeat(32_767))
  assert.equal(texts[4], '=1+1')
  assert.equal(sheet.cell(4, 0)?.formula, undefined)
})

test('a result without rows or without columns is a whole file', async () => {
  assert.deepEqual((await readBack([], [column('a', 'type/Text')])).rows, [['a']])
  assert.equal((await readBack([[], []], [])).name, 'Query result')
})

test('many columns get their letters, and the same rows the same bytes', async () => {
  const columns = Array.from({ length: 730 }, (_, i) => column(`c${i}`, 'type/Integer'))
  const row = columns.map((_, i) => i)
  const sheet = await readBack([row], columns)
  assert.deepEqual(sheet.rows[1], row)
  assert.deepEqual(
    await exportBytes('xlsx', [row], options(columns)),
    await exportBytes('xlsx', [row], options(columns)),
  )
})

test('more columns or rows than a sheet has are refused, not cut', async () => {
  const columns = Array.from({ length: 16_385 }, (_, i) => column(`c${i}`, 'type/Integer'))
  await assert.rejects(exportBytes('xlsx', [[1]], options(columns)), /at most 16384 columns/)
  const rows = Array.from({ length: 1_048_576 }, (): Row => [null])
  await assert.rejects(exportBytes('xlsx', rows, options([column('a', 'type/Text')])), /at most 1048576 rows/)
})
