/** Gives memory back when the server has come to rest: by itself, V8 keeps what a first sync or a large answer left. */
import { collectGarbage } from '@querent/drivers/shared/threads/index.ts'
import { trimNativeHeap } from './native-heap.ts'

const LOOK_EVERY_MS = 5_000
/** Of processor time of the thread that answers: a server at rest takes less between two looks, also on a busy machine. */
const REST_MS = 50
/** Work after which there is something to give back. */
const WORK_MS = 500
/** Threads free what the collector found a moment after it; those of exports end by themselves, some looks later. */
const TRIMS = 3
const TRIM_AFTER_MS = 500

type Step = 'collect' | 'trim'

/** @param freeCaches Frees what is kept only to be quicker and lies outside of V8's heap. */
export function restWhenQuiet(freeCaches: () => void): NodeJS.Timeout {
  let before = processorMs()
  // Loading the modules was work, too.
  const stepOf = restSteps(before)
  const timer = setInterval(() => {
    const step = stepOf(processorMs() - before)
    if (step === 'collect') {
      freeCaches()
      collectGarbage()
    }
    if (step !== undefined) setTimeout(trimNativeHeap, TRIM_AFTER_MS).unref()
    // Giving back is no work.
    before = processorMs()
  }, LOOK_EVERY_MS)
  return timer.unref()
}

function processorMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/**
 * Tells at every look, from the milliseconds worked since the one before, what is to be done: to collect when work is over
 * and nothing was given back since, then to trim what threads free after that.
 */
export function restSteps(workedMs = 0): (workMs: number) => Step | undefined {
  let trims = 0
  return (workMs) => {
    workedMs += workMs
    if (workMs > REST_MS) return undefined
    if (workedMs >= WORK_MS) {
      workedMs = 0
      trims = TRIMS
      return 'collect'
    }
    if (trims === 0) return undefined
    trims -= 1
    return 'trim'
  }
}
