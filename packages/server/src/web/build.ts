/** Has the page built in a process of its own, at a priority that no request feels. */
import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { SPARING_BELOW_BYTES, SPARING_ENVIRONMENT, SPARING_FLAGS } from './sparing.ts'

const MAKE = fileURLToPath(new URL('./make-build.ts', import.meta.url))
const PRIORITY = 10
/** Of what a failed build said, the end is shown. */
const SHOWN_LINES = 20
/** The peak of a sparing build, as measured. */
const NEEDED_MB = 390

/**
 * What people are told of a build that failed: a process that the system kills for memory says nothing itself.
 */
export function failureOf(said: string, code: number | null, signal: NodeJS.Signals | null): string {
  const output = said.trim().split('\n').slice(-SHOWN_LINES).join('\n')
  if (signal === null) return output === '' ? `The build ended with code ${code}.` : output
  const reason =
    signal === 'SIGKILL'
      ? `The system ended the build (SIGKILL), probably for lack of memory. Building needs about ${NEEDED_MB} MB beside the ` +
        'server. Make room, or run a release that brings the page, and restart the server.'
      : `The build was ended by ${signal}. Restart the server to build again.`
  return [reason, output].filter((part) => part !== '').join('\n')
}

/**
 * Resolves when the build with its key is at the place; its files are compressed for some time after.
 * @throws with the last lines of what the build said.
 */
export async function buildWeb(place: string): Promise<void> {
  const isSparing = process.availableMemory() < SPARING_BELOW_BYTES
  const child = spawn(process.execPath, [...(isSparing ? SPARING_FLAGS : []), MAKE, place], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(isSparing && SPARING_ENVIRONMENT) },
  })
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
  child.on('close', (code, signal) => {
    if (code === 0) resolve()
    else reject(new Error(failureOf(said, code, signal)))
  })
  return promise
}
