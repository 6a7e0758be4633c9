/** A full disk is full for all workers: those that have not written yet try when one of them asks, and one tells. */
import type { Observe } from '../observe/events.ts'
import { writability, type Writability } from '../observe/writability.ts'
import { oneReporter } from './one-reporter.ts'
import type { Peers } from './peers.ts'

interface SharedWritabilityDeps {
  tryWriting(): Promise<void>
  isNearlyFull(): Promise<boolean>
  observe: Observe
  peers: Peers
}

/** That of this process. */
export function sharedWritability({ observe, peers, ...store }: SharedWritabilityDeps): Writability {
  const isLost = async () => (await own.examine()) !== undefined
  const report = oneReporter({ observe, peers, topic: 'appDatabaseObstacle', end: 'app-database.writable', isLost })
  const own = writability({ ...store, observe: report })
  return own
}
