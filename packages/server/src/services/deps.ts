/** What every service is handed; nothing else of the outside world is reachable from a service. */
import type { Config } from '../config/config.ts'
import type { Connections } from '../connections/index.ts'
import type { Jobs } from '../jobs/index.ts'
import type { Observe } from '../observe/events.ts'
import type { LogLine } from '../observe/recent.ts'
import type { Settings } from '../settings/index.ts'
import type { Store } from '../store/index.ts'
import type { Sync } from '../sync/index.ts'
import type { Peers } from '../workers/index.ts'
import type { Change } from './shared/work.ts'

export interface Deps {
  store: Store
  /** Makes a change of several services at once. */
  change: Change
  /** The settings in effect. */
  settings: Settings
  connections: Connections
  jobs: Jobs
  sync: Sync
  config: Config
  /** Connection forms by engine. */
  engines: () => Record<string, unknown>
  observe: Observe
  /** The other processes of this server. */
  peers: Peers
  /** The latest log lines of this process, newest first. */
  recentLogs: () => LogLine[]
  /** How much work hashing a password is (services/people/users/passwords.ts). */
  passwordCost: number
  /** Epoch milliseconds. */
  now: () => number
}
