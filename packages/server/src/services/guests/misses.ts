/** Slows down who tries keys that open nothing; whoever has a link or a token never waits. */
import { ApiError } from '@querent/contract'
import type { Store } from '../../store/index.ts'
import { countTry, throttle, throttledText } from '../people/sessions/index.ts'

/** Misses of one address without a delay, and how long they count. */
const FREE_MISSES = 100
const KEPT_MS = 60_000

export function missLimit({ store, now }: { store: Store; now: () => number }) {
  const misses = throttle({ store, name: 'shared content', free: FREE_MISSES, keptMs: KEPT_MS, now })

  /**
   * Opens something for a guest. @param isMiss Whether the failure says that the key opens nothing.
   * @throws {ApiError} 429 instead of such a failure when there were too many from the address.
   */
  return async <T>(address: string, open: () => Promise<T>, isMiss: (error: unknown) => boolean): Promise<T> => {
    try {
      return await open()
    } catch (error) {
      const seconds = isMiss(error) ? await countTry([[misses, address]]) : 0
      if (seconds > 0) throw new ApiError(429, throttledText(seconds), { 'retry-after': String(seconds) })
      throw error
    }
  }
}
