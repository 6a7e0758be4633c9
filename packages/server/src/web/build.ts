/** Has the page built in a process of its own, at a priority that no request feels. */
import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'

const MAKE = fileURLToPath(new URL('./make-build.ts', import.meta.url))
const PRIORITY = 10
/** Of what a failed build said, the end is shown. */
const SHOWN_LINES = 20

/**
 * Resolves when the build with its key lies at the place; its files are compressed for some time after.
 * @throws with the last lines of what the build said.
 */
export async function buildWeb(place: string): Promise<void> {
  const child = spawn(process.execPath, [MAKE, place], { stdio: ['ignore', 'pipe', 'pipe'] })
  child.unref()
  child.on('spawn', () => {
    try {
      setPriority(child.pid!, PRIORITY)
    } catch {
      // It has ended already, or the system has no priorities.
    }
  })
  let said = ''
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
    if (/^built /m.test(text)) resolve()
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
  child.on('error', reject)
  child.on('close', (code) => {
    if (code === 0) resolve()
    else reject(new Error(said.trim().split('\n').slice(-SHOWN_LINES).join('\n')))
  })
  return promise
}
