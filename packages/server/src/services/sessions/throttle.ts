/** Slows down who tries again and again (contract: identity, section 2.4). In memory: each process counts for itself. */
import { hash } from 'node:crypto'

const HOUR_MS = 3_600_000
const FIRST_DELAY_MS = 15_000
const GROWTH = 1.5
/** Beyond this many keys the ones that were idle for longest are forgotten. */
const KEYS_LIMIT = 20_000

export interface Throttle {
  /** Seconds to wait before the next try; 0 when it may go on, and then it is counted. */
  check(key: string): number
  /** Takes back the latest try: it was not a failure. */
  release(key: string): void
  /** Forgets all tries. */
  clear(key: string): void
}

export interface ThrottleOptions {
  /** Tries without a delay. */
  free: number
  /** How long a try counts. */
  keptMs?: number
  now: () => number
}

export function throttle({ free, keptMs = HOUR_MS, now }: ThrottleOptions): Throttle {
  /** Times of the tries by digest of their key, which may be as long as a request; the one used last stands last. */
  const tries = new Map<string, number[]>()
  const digest = (key: string) => hash('sha1', key)
  const timesOf = (key: string) => tries.get(digest(key)) ?? []

  function store(key: string, times: number[]): void {
    tries.delete(digest(key))
    if (times.length > 0) tries.set(digest(key), times)
    for (const oldest of tries.keys()) {
      if (tries.size <= KEYS_LIMIT) return
      tries.delete(oldest)
    }
  }

  return {
    check(key) {
      const time = now()
      const recent = timesOf(key).filter((at) => time - at < keptMs)
      const last = recent.at(-1)
      const extra = recent.length - free
      if (extra >= 0 && last !== undefined) {
        const waitMs = last + FIRST_DELAY_MS * GROWTH ** extra - time
        if (waitMs > 0) return Math.ceil(waitMs / 1000)
      }
      store(key, [...recent, time])
      return 0
    },
    release: (key) => store(key, timesOf(key).slice(0, -1)),
    clear: (key) => store(key, []),
  }
}

export function throttledText(seconds: number): string {
  return `Too many attempts! You must wait ${seconds} seconds before trying again.`
}
