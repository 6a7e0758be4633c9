/** Gives memory back when the server has come to rest: by itself, V8 keeps what a first sync or a large answer left. */
import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const LOOK_EVERY_MS = 5_000
/** A server at rest is busy for less than this between two looks. */
const REST_MS = 50
/** Work after which there is something to give back. */
const WORK_MS = 500

export function restWhenQuiet(): NodeJS.Timeout {
  let before = performance.eventLoopUtilization()
  const isDue = restDue()
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization()
    const { active } = performance.eventLoopUtilization(now, before)
    before = now
    if (isDue(active)) collectGarbage()
  }, LOOK_EVERY_MS)
  return timer.unref()
}

/** Tells at every look, from the milliseconds worked since the one before, whether work is over and nothing was given back since. */
export function restDue(): (activeMs: number) => boolean {
  let workedMs = 0
  return (activeMs) => {
    workedMs += activeMs
    if (activeMs > REST_MS || workedMs < WORK_MS) return false
    workedMs = 0
    return true
  }
}

type Collect = (options: { type: 'major'; flavor: 'last-resort' }) => void

/** Also what V8 keeps for code that may run again; takes some 100 ms. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect: Collect = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  collect({ type: 'major', flavor: 'last-resort' })
}
