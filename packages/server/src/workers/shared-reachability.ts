/** Workers lose the app database together, and it comes back to all of them: one tells. */
import type { Observe } from '../observe/events.ts'
import { reachability, type Reachability } from '../observe/reachability.ts'
import { oneReporter } from './one-reporter.ts'
import type { Peers } from './peers.ts'

interface SharedReachabilityDeps {
  /** One cheap read of the app database. */
  ask(): Promise<unknown>
  observe: Observe
  peers: Peers
}

/** That of this process. */
export function sharedReachability({ ask, observe, peers }: SharedReachabilityDeps): Reachability {
  const isLost = async () => !own.status().isReachable || !(await own.check())
  const report = oneReporter({ observe, peers, topic: 'appDatabaseLoss', end: 'app-database.restored', isLost })
  const own = reachability({ ask, observe: report })
  return own
}
