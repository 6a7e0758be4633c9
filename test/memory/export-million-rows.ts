/**
 * Writes generated rows × 12 columns in the format of the first argument (`csv`, `json`, `xlsx`), as many as the second
 * says, followed by `formatted` or nothing, and prints bytes and peak memory as JSON. Run with a fixed heap by export-writers.test.ts.
 */
import type { Row } from '@querent/query'
import { exportStream } from '../../packages/server/src/export/index.ts'
import type { ExportColumn, ExportFormat } from '../../packages/server/src/export/index.ts'

const BATCH = 1000

const TYPES = {
  id: ['type/BigInteger', 'type/PK'],
  user_id: ['type/Integer', 'type/FK'],
  status: ['type/Text', 'type/Category'],
  total: ['type/Decimal', 'type/Price'],
  tax: ['type/Float', null],
  share: ['type/Float', 'type/Percentage'],
  quantity: ['type/Integer', 'type/Quantity'],
  created_at: ['type/DateTimeWithTZ', 'type/CreationTimestamp'],
  day: ['type/Date', null],
  paid: ['type/Boolean', null],
  note: ['type/Text', null],
  email: ['type/Text', 'type/Email'],
} as const

const columns: ExportColumn[] = Object.entries(TYPES).map(([name, [base_type, semantic_type]]) => ({
  name,
  display_name: name,
  base_type,
  semantic_type,
}))

function two(value: number): string {
  return value < 10 ? `0${value}` : `${value}`
}

function makeRow(i: number): Row {
  const day = `2024-${two(1 + (i % 12))}-${two(1 + (i % 28))}`
  return [
    i,
    i % 5000,
    i % 3 ? 'shipped' : 'returned, twice',
    `${i % 977}.${two(i % 100)}`,
    (i % 1000) / 8,
    (i % 100) / 100,
    i % 13,
    `${day}T${two(i % 24)}:${two(i % 60)}:${two((i * 7) % 60)}Z`,
    day,
    i % 3 === 0,
    i % 10 ? `Deliver to door ${i}` : null,
    `user${i % 5000}@example.com`,
  ]
}

async function* batches(): AsyncGenerator<Row[]> {
  for (let start = 0; start < rows; start += BATCH) {
    yield Array.from({ length: BATCH }, (_, i) => makeRow(start + i))
  }
}

function isFormat(text: string | undefined): text is ExportFormat {
  return text === 'csv' || text === 'json' || text === 'xlsx'
}

const [format, count, formatted] = process.argv.slice(2)
const rows = Number(count)
if (!isFormat(format)) throw new TypeError(`unknown format ${format}`)

let bytes = 0
let lines = 0
for await (const chunk of exportStream(format, batches, {
  columns,
  timeZone: 'Europe/Berlin',
  formatRows: formatted === 'formatted',
  visualizationSettings: {},
})) {
  bytes += chunk.length
  if (format !== 'xlsx') for (let at = -1; (at = chunk.indexOf(10, at + 1)) >= 0;) lines += 1
}
// `maxRSS` is in KiB.
console.log(JSON.stringify({ bytes, lines, peakMb: Math.round(process.resourceUsage().maxRSS / 1024) }))
