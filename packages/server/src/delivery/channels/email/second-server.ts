/**
 * How many mails go through the second server at the same time. Tested by test/contract/second-mail-server.test.ts.
 */
import { setTimeout as sleep } from 'node:timers/promises'

const MOST = 4
/** After this the first server is asked again: it may answer by now. */
const WAIT_MS = 5_000
const LOOK_EVERY_MS = 100

export interface SecondServer {
  /** Mails that it has now. */
  readonly taken: number
  /** @returns whether there was room for one more within some seconds. @throws {Error} when the signal aborts. */
  enter(signal: AbortSignal | undefined): Promise<boolean>
  leave(): void
}

/** @param entered Called when a mail has gone over to it, and waits for the first server no longer. */
export function secondServer(entered: () => void): SecondServer {
  let taken = 0
  return {
    get taken() {
      return taken
    },

    async enter(signal) {
      const until = performance.now() + WAIT_MS
      while (taken >= MOST) {
        if (performance.now() >= until) return false
        await sleep(LOOK_EVERY_MS, undefined, { ...(signal !== undefined && { signal }) })
      }
      taken += 1
      entered()
      return true
    },

    leave() {
      taken -= 1
    },
  }
}
