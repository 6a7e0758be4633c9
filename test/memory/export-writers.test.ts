/**
 * Rows × 12 columns leave in every format under a heap of 128 MB: more than would fit into it. A million of them go
 * through a whole server in exports.test.ts.
 */
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { test } from 'node:test'
import { promisify } from 'node:util'

const ROWS_SCRIPT = fileURLToPath(new URL('./export-million-rows.ts', import.meta.url))
const PIVOT_SCRIPT = fileURLToPath(new URL('./pivot-million-rows.ts', import.meta.url))
/** Whole process, threads and buffers included (issue: peak in any export at most 300 MB). */
const PEAK_LIMIT_MB = 300

interface Report {
  bytes: number
  lines: number
  peakMb: number
}

async function exported(script: string, args: string[]): Promise<Report> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--max-old-space-size=128', script, ...args])
  return JSON.parse(stdout)
}

const cases = [
  { format: 'csv', rows: 400_000, more: [], lines: 400_001 },
  { format: 'json', rows: 400_000, more: [], lines: 399_999 },
  { format: 'csv', rows: 400_000, more: ['formatted'], lines: 400_001 },
  { format: 'xlsx', rows: 400_000, more: [], lines: 0 },
]

for (const { format, rows, more, lines } of cases) {
  test(`${rows} rows as ${[format, ...more].join(', ')} fit into a fixed heap`, { timeout: 240_000 }, async (t) => {
    const report = await exported(ROWS_SCRIPT, [format, String(rows), ...more])
    t.diagnostic(`${(report.bytes / 1e6).toFixed(0)} MB written, peak ${report.peakMb} MB`)
    assert.equal(report.lines, lines)
    assert.ok(report.bytes > rows * 80, `${report.bytes} bytes`)
    assert.ok(report.peakMb < PEAK_LIMIT_MB, `peak ${report.peakMb} MB`)
  })
}

for (const { args, lines } of [
  { args: ['csv'], lines: 100_002 },
  { args: ['csv', 'formatted'], lines: 100_002 },
  { args: ['xlsx'], lines: 0 },
]) {
  test(`a pivot table of a million cells as ${args.join(', ')} fits too`, { timeout: 240_000 }, async (t) => {
    const report = await exported(PIVOT_SCRIPT, args)
    t.diagnostic(`${(report.bytes / 1e6).toFixed(0)} MB written, peak ${report.peakMb} MB`)
    assert.equal(report.lines, lines)
    assert.ok(report.bytes > 5e6, `${report.bytes} bytes`)
    assert.ok(report.peakMb < PEAK_LIMIT_MB, `peak ${report.peakMb} MB`)
  })
}
