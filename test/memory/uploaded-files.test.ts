/** A file that is uploaded is read in the same memory, however large it is. */
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { test } from 'node:test'
import { promisify } from 'node:util'

const SCRIPT = fileURLToPath(new URL('./read-uploaded-file.ts', import.meta.url))
const MEGABYTES = 80
/** Whole process, the thread included: 122 to 125 MB for 40 MB and more. */
const PEAK_LIMIT_MB = 160

interface Report {
  size: number
  rowCount: number
  bytes: number
  peakMb: number
}

test(`${MEGABYTES} MB of CSV are read in less than ${PEAK_LIMIT_MB} MB`, { timeout: 240_000 }, async (t) => {
  const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT, String(MEGABYTES)])
  const { size, rowCount, bytes, peakMb }: Report = JSON.parse(stdout)
  t.diagnostic(`${(size / 1e6).toFixed(0)} MB read, peak ${peakMb} MB`)
  assert.ok(size > MEGABYTES * 1e6 && bytes > size * 0.9, `${bytes} of ${size} bytes`)
  assert.equal(rowCount % 1_000, 0)
  assert.ok(peakMb < PEAK_LIMIT_MB, `peak ${peakMb} MB`)
})
