import type { Connection } from '../connections/index.ts'
import type { Observe } from '../observe/events.ts'
import type { Store } from '../store/index.ts'
import type { HumanizationStrategy } from './names/strategy.ts'

/** What the steps of one sync work with. */
export interface SyncContext {
  store: Store
  connection: Connection
  /** The connection anew: the server may have told what it is meanwhile. @throws as `Connections.get` does */
  connect(): Promise<Connection>
  databaseId: number
  /** Aborts when the server stops or somebody else has taken over. */
  signal: AbortSignal
  humanization: HumanizationStrategy
  /** Epoch milliseconds. */
  now: () => number
  observe: Observe
  /** Notes that something was left out, without ending the sync. */
  report(step: string, error: unknown): void
}

/** ISO-8601 now. */
export function timestamp({ now }: Pick<SyncContext, 'now'>): string {
  return new Date(now()).toISOString()
}
