/** The work that keeps the data model up to date, as the queue runs it. */
import { taskName, type Jobs, type Task, type TaskName } from '../jobs/index.ts'
import type { Sync } from './index.ts'

interface OfDatabase {
  databaseId: number
}

interface OfTable {
  tableId: number
}

interface TableSync extends OfTable {
  /** Reads its columns from the database first. */
  readsColumns?: boolean
  /** True unless stated. */
  withValues?: boolean
}

export const SYNC_DATABASE = taskName<OfDatabase>('sync.database', ({ databaseId }) => `sync.database ${databaseId}`)
export const SYNC_VALUES = taskName<OfDatabase>('sync.values', ({ databaseId }) => `sync.values ${databaseId}`)
export const SYNC_TABLE = taskName<TableSync>('sync.table', ({ tableId, readsColumns }) =>
  readsColumns === true ? `sync.table-columns ${tableId}` : `sync.table ${tableId}`,
)
export const SYNC_NAMES = taskName('sync.names')
export const RESCAN_DATABASE = taskName<OfDatabase>(
  'rescan.database',
  ({ databaseId }) => `rescan.database ${databaseId}`,
)
export const RESCAN_TABLE = taskName<OfTable>('rescan.table', ({ tableId }) => `rescan.table ${tableId}`)
export const RESCAN_FIELD = taskName<{ fieldId: number }>('rescan.field', ({ fieldId }) => `rescan.field ${fieldId}`)

/** Syncs are heavy on both databases: few at a time in one process. */
const CONCURRENT_SYNCS = 2
const TRIES = 3

interface SyncTasksDeps {
  sync: Sync
  jobs: Pick<Jobs, 'enqueue'>
  /** Called when a database has been synced. */
  synced(): Promise<void>
  /** Whether names may have to change at a start, as the environment may say otherwise than at the last one. */
  renamesAtStart: boolean
}

export function syncTasks({ sync, jobs, synced, renamesAtStart }: SyncTasksDeps): Task[] {
  return [
    syncTask(SYNC_DATABASE, async ({ databaseId }, signal) => {
      await sync.syncDatabase(databaseId, signal)
      await synced()
    }),
    syncTask(SYNC_VALUES, ({ databaseId }, signal) => sync.syncValues(databaseId, signal)),
    syncTask(SYNC_TABLE, ({ tableId, readsColumns = false, withValues = true }, signal) =>
      sync.syncTable(tableId, signal, { readsColumns, withValues }),
    ),
    {
      ...syncTask(SYNC_NAMES, () => sync.renameByStrategy()),
      begin: async () => renamesAtStart && (await jobs.enqueue(SYNC_NAMES, {})),
    },
    syncTask(RESCAN_DATABASE, (database, signal) => sync.rescanValues(database, signal)),
    syncTask(RESCAN_TABLE, (table, signal) => sync.rescanValues(table, signal)),
    syncTask(RESCAN_FIELD, (field, signal) => sync.rescanValues(field, signal)),
  ]
}

function syncTask<Payload extends object>(name: TaskName<Payload>, run: Task<Payload>['run']): Task<Payload> {
  return { name, concurrency: CONCURRENT_SYNCS, tries: TRIES, run }
}
