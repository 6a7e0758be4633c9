/**
 * What exports.test.ts does not send through a whole server, under a heap of 128 MB, into which it would not fit: rows × 12
 * columns with formatted values, and pivot tables.
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

const ROWS = 400_000

test(`${ROWS} rows as csv, formatted fit into a fixed heap`, { timeout: 240_000 }, async (t) => {
  const report = await exported(ROWS_SCRIPT, ['csv', String(ROWS), 'formatted'])
  t.diagnostic(`${(report.bytes / 1e6).toFixed(0)} MB written, peak ${report.peakMb} MB`)
  assert.equal(report.lines, ROWS + 1)
  assert.ok(report.bytes > ROWS * 80, `${report.bytes} bytes`)
  assert.ok(report.peakMb < PEAK_LIMIT_MB, `peak ${report.peakMb} MB`)
})

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
