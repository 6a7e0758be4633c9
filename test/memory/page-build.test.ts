/** The page can be built on a machine of 512 MB, beside the server. */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { SPARING_ENVIRONMENT, SPARING_FLAGS } from '../../packages/server/src/web/sparing.ts'

const MAKE = fileURLToPath(new URL('../../packages/server/src/web/make-build.ts', import.meta.url))
const SAY_PEAK = `data:text/javascript,process.on('exit',()=>process.stdout.write('peak '+process.resourceUsage().maxRSS))`
/**
 * Of 512 MB the server takes some 150. Pages of the program, some 80 MB, are shared with it and counted here all the same.
 * Measured: 385 MB, which is the graph of the page's modules in the bundler; it grows with them.
 */
const MOST_KB = 420_000

test('a sparing build of the page stays below 420 MB', async (t) => {
  const place = mkdtempSync(join(tmpdir(), 'querent-page-'))
  t.after(() => rmSync(place, { recursive: true, force: true }))
  const child = spawn(process.execPath, [...SPARING_FLAGS, '--import', SAY_PEAK, MAKE, place], {
    env: { ...process.env, ...SPARING_ENVIRONMENT },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [code] = await once(child, 'close')
  assert.equal(code, 0)
  const peak = Number(/peak (\d+)/.exec(output)?.[1])
  assert.ok(peak > 100_000 && peak < MOST_KB, `${peak} KB`)
})
