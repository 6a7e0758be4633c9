/**
 * Quick starts: nearly all of a start is finding and loading modules. Here imports are found without asking the disk, and
 * third-party packages come from a bundle that was made beside an earlier start (docs/decisions/0007-bundled-packages.md). So
 * do our own sources, as long as they are as they were then (docs/decisions/0029-bundled-program.md).
 */
import { spawn } from 'node:child_process'
import { setSourceMapsSupport } from 'node:module'
import { setPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { bundleFolder } from './folder.ts'
import { freshProgram, runsSources } from './program/index.ts'
import { resolveQuickly } from './resolve.ts'

const MAKE_PACKAGES = fileURLToPath(new URL('./make-bundle.ts', import.meta.url))
const MAKE_PROGRAM = fileURLToPath(new URL('./program/make-program.ts', import.meta.url))
/** Lower than everything that somebody waits for. */
const PRIORITY = 15
/** By then the first visitors have been served, and a process that ends at once has ended. */
const DELAY_MS = 10_000

/** To be called before anything else is imported. @returns the program's file to load in place of our sources, if one fits. */
export function startQuickly(): string | undefined {
  const packages = bundleFolder()
  resolveQuickly(packages)
  const program = packages === undefined ? undefined : freshProgram(packages)
  // Stacks name our sources. The maps are read when a stack is.
  setSourceMapsSupport(program !== undefined, { nodeModules: true })
  return program === undefined ? undefined : pathToFileURL(program).href
}

/** Makes the bundles for later starts, unless they fit, a little later and at low priority; the reason if that failed. */
export async function prepareNextStart(): Promise<string | undefined> {
  const packages = bundleFolder()
  if (packages === undefined || runsSources()) return undefined
  await sleep(DELAY_MS, undefined, { ref: false })
  if (freshProgram(packages) !== undefined) return undefined
  return (await run(MAKE_PACKAGES)) ?? run(MAKE_PROGRAM)
}

async function run(maker: string): Promise<string | undefined> {
  const child = spawn(process.execPath, [maker], { stdio: ['ignore', 'ignore', 'pipe'] })
  let reason = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (reason += text))
  child.unref()
  child.on('spawn', () => setPriority(child.pid!, PRIORITY))
  return new Promise((resolve) => {
    child.on('error', (error) => resolve(error.message))
    child.on('close', (code) => resolve(code === 0 ? undefined : reason.trim()))
  })
}
