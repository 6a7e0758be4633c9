/** Pivot tables as files, from rows in the order in which the statement gives them. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { readXlsx } from 'hucre/xlsx'
import type { PivotLayout, Row } from '@querent/query'
import { closeExportThreads, pivotStream } from '../index.ts'
import { column, inBatches, options } from '../testing.ts'
import type { ExportFormat, ExportOptions } from '../types.ts'

after(closeExportThreads)

const COLUMNS = [
  column('region', 'type/Text', { display_name: 'Region' }),
  column('city', 'type/Text', { display_name: 'City' }),
  column('year', 'type/Date', { display_name: 'Year', unit: 'year' }),
  column('pivot-grouping', 'type/Integer'),
  column('count', 'type/Integer', { display_name: 'Count' }),
  column('sum', 'type/Decimal', { display_name: 'Sum', semantic_type: 'type/Currency' }),
]

const LAYOUT: PivotLayout = {
  grouping: 3,
  rows: [
    { bit: 1, places: [0] },
    { bit: 2, places: [1] },
  ],
  columns: [{ bit: 4, places: [2] }],
  values: [4],
  showRowTotals: true,
  showColumnTotals: true,
}

const ROWS: Row[] = [
  [null, null, '2023-01-01', 3, 6, '60'],
  [null, null, '2024-01-01', 3, 5, '50'],
  ['North', 'Aal', '2023-01-01', 0, 1, '10'],
  ['North', 'Aal', '2024-01-01', 0, 2, '20'],
  ['North', 'Aal', null, 4, 3, '30'],
  ['North', null, '2024-01-01', 0, 3, '30'],
  ['North', null, null, 4, 3, '30'],
  ['North', null, '2023-01-01', 2, 1, '10'],
  ['North', null, '2024-01-01', 2, 5, '50'],
  ['North', null, null, 6, 6, '60'],
  [null, 'Ulm', '2023-01-01', 0, 5, '50'],
  [null, 'Ulm', null, 4, 5, '50'],
  [null, null, '2023-01-01', 2, 5, '50'],
  [null, null, null, 6, 5, '50'],
  [null, null, null, 7, 11, '110'],
]

async function file(
  format: ExportFormat,
  rows: Row[],
  layout: PivotLayout,
  more: Partial<ExportOptions>,
  size: number,
): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  const stream = await pivotStream(format, () => inBatches(rows, size), options(COLUMNS, more), layout)
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function csv(rows: Row[], layout: PivotLayout, more: Partial<ExportOptions> = {}, size = 4): Promise<string[]> {
  return (await file('csv', rows, layout, more, size)).toString().trimEnd().split('\n')
}

test('rows, subtotals, totals of rows and columns; nulls stay apart from totals', async () => {
  const expected = [
    'Region,City,2023-01-01,2024-01-01,Row totals',
    'North,Aal,1,2,3',
    'North,,,3,3',
    'Totals for North,,1,5,6',
    ',Ulm,5,,5',
    'Totals for,,5,,5',
    'Grand totals,,6,5,11',
  ]
  for (const size of [1, 2, 3, 100]) assert.deepEqual(await csv(ROWS, LAYOUT, {}, size), expected)
})

test('several values have a header line of their own; formatted texts', async () => {
  const lines = await csv(ROWS, { ...LAYOUT, values: [4, 5] }, { formatRows: true })
  assert.deepEqual(lines.slice(0, 3), [
    'Region,City,2023,2023,2024,2024,Row totals,Row totals',
    'Region,City,Count,Sum,Count,Sum,Count,Sum',
    'North,Aal,1,$10.00,2,$20.00,3,$30.00',
  ])
})

test('a sheet has real numbers and dates, and both header lines stay in view', async () => {
  const [year] = LAYOUT.columns
  assert.ok(year)
  const layout = { ...LAYOUT, rows: [year], columns: [{ bit: 1, places: [0] }], values: [4, 5] }
  const rows: Row[] = [
    ['North', null, null, 4, 3, '30'],
    ['North', null, '2024-01-01', 0, 3, '30.5'],
    [null, null, '2024-01-01', 1, 3, '30.5'],
    [null, null, null, 5, 3, '30.5'],
  ]
  const [sheet] = (await readXlsx(await file('xlsx', rows, layout, {}, 2))).sheets
  assert.deepEqual(sheet?.rows, [
    ['Year', 'North', 'North', 'Row totals', 'Row totals'],
    ['Year', 'Count', 'Sum', 'Count', 'Sum'],
    [new Date(Date.UTC(2024, 0, 1)), 3, 30.5, 3, 30.5],
    ['Grand totals', 3, 30, 3, 30.5],
  ])
})

test('totals that are not shown', async () => {
  const withoutRowTotals = ROWS.filter((row) => (Number(row[3]) & 4) === 0)
  const lines = await csv(withoutRowTotals, { ...LAYOUT, showRowTotals: false })
  assert.deepEqual([lines[0], lines.at(-1)], ['Region,City,2023-01-01,2024-01-01', 'Grand totals,,6,5'])
  const headAndRows = ROWS.filter((row, index) => index < 2 || (Number(row[3]) & 3) === 0)
  const plain = await csv(headAndRows, { ...LAYOUT, showColumnTotals: false })
  assert.deepEqual(plain, [
    'Region,City,2023-01-01,2024-01-01,Row totals',
    'North,Aal,1,2,3',
    'North,,,3,3',
    ',Ulm,5,,5',
  ])
  const settings = { column_settings: { '["name","region"]': { 'pivot_table.column_show_totals': false } } }
  const quiet = await csv(ROWS, LAYOUT, { visualizationSettings: settings })
  assert.equal(quiet.filter((line) => line.startsWith('Totals')).length, 0)
  assert.equal(quiet.at(-1), 'Grand totals,,6,5,11')
})

test('condensed: a subtotal that repeats its only row is left out', async () => {
  const visualizationSettings = { 'pivot.condense_duplicate_totals': true }
  for (const size of [1, 100]) {
    assert.deepEqual(await csv(ROWS, LAYOUT, { visualizationSettings }, size), [
      'Region,City,2023-01-01,2024-01-01,Row totals',
      'North,Aal,1,2,3',
      'North,,,3,3',
      'Totals for North,,1,5,6',
      ',Ulm,5,,5',
      'Grand totals,,6,5,11',
    ])
  }
})

test('a table without columns, one without rows, and one without either', async () => {
  const [region] = LAYOUT.rows
  assert.ok(region)
  const rowsOnly = { ...LAYOUT, rows: [region], columns: [], values: [4, 5] }
  const total: Row = [null, null, null, 1, 3, '30']
  const one: Row = ['North', null, null, 0, 3, '30']
  assert.deepEqual(await csv([total, one], rowsOnly), ['Region,Count,Sum', 'North,3,30', 'Grand totals,3,30'])
  assert.deepEqual(await csv([one], { ...rowsOnly, showColumnTotals: false }), ['Region,Count,Sum', 'North,3,30'])
  const columnsOnly = { ...LAYOUT, rows: [] }
  const cells: Row[] = [
    [null, null, '2023-01-01', 0, 6, '60'],
    [null, null, '2024-01-01', 0, 5, '50'],
    [null, null, null, 4, 11, '110'],
  ]
  assert.deepEqual(await csv(cells, columnsOnly), ['Year,2023-01-01,2024-01-01,Row totals', 'Grand totals,6,5,11'])
  assert.deepEqual(await csv([one], { ...LAYOUT, rows: [], columns: [] }), ['Count', '3'])
})

test('without aggregations the rows are listed', async () => {
  const lines = await csv(ROWS.slice(0, 5), { ...LAYOUT, values: [] })
  assert.deepEqual(lines, ['Region,City', 'North,Aal', 'Grand totals,'])
})

test('no rows give the header alone', async () => {
  assert.deepEqual(await csv([], LAYOUT), ['Region,City,Row totals'])
})

test('more columns than a table can have are refused, and the source is closed', async () => {
  let isClosed = false
  async function* many(): AsyncGenerator<Row[]> {
    try {
      for (let year = 0; ; year++) yield [[null, null, `${year}`, 3, 1, '1']]
    } finally {
      isClosed = true
    }
  }
  await assert.rejects(pivotStream('csv', many, options(COLUMNS), LAYOUT), /at most 16384 columns/)
  assert.ok(isClosed)
})

test('a reader that leaves closes the source, also before its first read', async () => {
  for (const reads of [0, 1]) {
    let isClosed = false
    async function* endless(): AsyncGenerator<Row[]> {
      try {
        yield [ROWS[0]!.slice()]
        for (let n = 0; ; n++) yield Array.from({ length: 500 }, (_, i) => ['x', `${n}-${i}`, '2023-01-01', 0, 1, '1'])
      } finally {
        isClosed = true
      }
    }
    const stream = await pivotStream('csv', endless, options(COLUMNS), LAYOUT)
    for (let read = 0; read < reads; read++) await stream.next()
    await stream.return?.()
    assert.ok(isClosed, `after ${reads} reads`)
  }
})
