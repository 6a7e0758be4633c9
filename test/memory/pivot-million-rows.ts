/**
 * Writes a pivot table of 100,000 rows and ten columns from a million generated cells, in the format of the first
 * argument, and prints bytes and peak memory as JSON. Run with a fixed heap by export-writers.test.ts.
 */
import type { Row } from '@querent/query'
import { pivotStream } from '../../packages/server/src/export/index.ts'

const ROWS = 100_000
const COLUMNS = 10

const columns = (['user', 'month', 'pivot-grouping', 'sum'] as const).map((name) => ({
  name,
  display_name: name,
  base_type: name === 'user' ? ('type/Text' as const) : ('type/Integer' as const),
  semantic_type: null,
}))
const layout = {
  grouping: 2,
  rows: [{ bit: 1, places: [0] }],
  columns: [{ bit: 2, places: [1] }],
  values: [3],
  showRowTotals: true,
  showColumnTotals: true,
}

async function* batches(): AsyncGenerator<Row[]> {
  yield Array.from({ length: COLUMNS }, (_, month): Row => [null, month, 1, ROWS])
  for (let start = 0; start < ROWS; start += 90) {
    yield Array.from({ length: Math.min(90, ROWS - start) }, (_, i) => start + i).flatMap((user): Row[] => [
      ...Array.from({ length: COLUMNS }, (_, month): Row => [`user ${user} of the shop`, month, 0, user * month]),
      [`user ${user} of the shop`, null, 2, user * 45],
    ])
  }
  yield [[null, null, 3, ROWS * COLUMNS]]
}

const format = process.argv[2] === 'xlsx' ? 'xlsx' : 'csv'
const options = { columns, timeZone: 'UTC', formatRows: process.argv[3] === 'formatted', visualizationSettings: {} }
let bytes = 0
let lines = 0
for await (const chunk of await pivotStream(format, batches, options, layout)) {
  bytes += chunk.length
  if (format !== 'xlsx') for (let at = -1; (at = chunk.indexOf(10, at + 1)) >= 0;) lines += 1
}
// `maxRSS` is in KiB.
console.log(JSON.stringify({ bytes, lines, peakMb: Math.round(process.resourceUsage().maxRSS / 1024) }))
