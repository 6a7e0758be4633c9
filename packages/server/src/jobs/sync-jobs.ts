import type { JsonObject } from '../store/index.ts'
import type { Sync } from '../sync/index.ts'
import type { Jobs } from './queue.ts'

/** Syncs are heavy on both databases: few at a time in one process. */
const CONCURRENT_SYNCS = 2
const MAX_ATTEMPTS = 3

/**
 * The kinds of jobs that keep the data model up to date.
 * @param synced Called when a database has been synced.
 */
export function registerSyncJobs(jobs: Jobs, sync: Sync, synced: () => Promise<void>): void {
  const kinds: Record<string, (payload: JsonObject, signal: AbortSignal) => Promise<void>> = {
    'sync.database': async ({ databaseId }, signal) => {
      await sync.syncDatabase(Number(databaseId), signal)
      await synced()
    },
    'sync.values': ({ databaseId }, signal) => sync.syncValues(Number(databaseId), signal),
    'sync.table': ({ tableId }, signal) => sync.syncTable(Number(tableId), signal),
    'sync.names': () => sync.renameByStrategy(),
    'rescan.database': ({ databaseId }, signal) => sync.rescanValues({ databaseId: Number(databaseId) }, signal),
    'rescan.table': ({ tableId }, signal) => sync.rescanValues({ tableId: Number(tableId) }, signal),
    'rescan.field': ({ fieldId }, signal) => sync.rescanValues({ fieldId: Number(fieldId) }, signal),
  }
  for (const [kind, run] of Object.entries(kinds)) {
    jobs.register(kind, { concurrency: CONCURRENT_SYNCS, maxAttempts: MAX_ATTEMPTS, run })
  }
}
