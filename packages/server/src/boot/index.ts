/**
 * Quick starts: nearly all of a start is finding and loading modules. Here imports are found without asking the disk, and
 * third-party packages come from a bundle that was made beside an earlier start (docs/decisions/0007-bundled-packages.md).
 * Our own sources always run as they are.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { bundleFolder } from './folder.ts'
import { resolveQuickly } from './resolve.ts'

const MAKE = fileURLToPath(new URL('./make-bundle.ts', import.meta.url))
/** Lower than everything that somebody waits for. */
const PRIORITY = 15
/** By then the first visitors have been served, and a process that ends at once has ended. */
const DELAY_MS = 10_000

/** To be called before anything else is imported. */
export function startQuickly(): void {
  resolveQuickly(bundleFolder())
}

/** Makes the bundle for later starts, unless it is there, a little later and at low priority; the reason if that failed. */
export async function prepareNextStart(): Promise<string | undefined> {
  const folder = bundleFolder()
  if (folder === undefined || existsSync(folder)) return undefined
  await sleep(DELAY_MS, undefined, { ref: false })
  const child = spawn(process.execPath, [MAKE], { stdio: ['ignore', 'ignore', 'pipe'] })
  let reason = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (reason += text))
  child.unref()
  child.on('spawn', () => setPriority(child.pid!, PRIORITY))
  return new Promise((resolve) => {
    child.on('error', (error) => resolve(error.message))
    child.on('close', (code) => resolve(code === 0 ? undefined : reason.trim()))
  })
}
