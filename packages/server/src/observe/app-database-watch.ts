/** All that is known of the app database by asking it and by writing to it. */
import { messageOf } from './message-of.ts'
import type { Reachability } from './reachability.ts'
import type { Writability } from './writability.ts'

export interface AppDatabaseWatch {
  /** Whether it answers: at once from a fresh answer, else when it has answered or the deadline has passed. */
  check: Reachability['check']
  /** Why nothing can be saved, as clients read it; undefined while it can. */
  obstacle: Writability['obstacle']
  /** Whether a failure is one of its own, which has no line in the log yet. */
  isUnknown(error: unknown): Promise<boolean>
  status(): {
    isReachable: boolean
    isWritable: boolean
    /** All that failed because of it. */
    failures: number
    writeFailures: number
    /** Of the last check. */
    checkSeconds: number
  }
}

export function appDatabaseWatch(reachable: Reachability, writable: Writability): AppDatabaseWatch {
  return {
    check: reachable.check,
    obstacle: writable.obstacle,
    async isUnknown(error) {
      return messageOf(error) !== writable.obstacle() && (await reachable.suspect())
    },
    status() {
      const { isReachable, failures, checkSeconds } = reachable.status()
      const { isWritable, failures: writeFailures } = writable.status()
      return { isReachable, isWritable, failures: failures + writeFailures, writeFailures, checkSeconds }
    },
  }
}
