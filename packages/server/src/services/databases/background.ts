import type { Jobs } from '../../jobs/index.ts'
import type { DatabaseRow } from '../../store/index.ts'

/** Queues a sync of the database. */
export async function queueSync(jobs: Jobs, databaseId: number): Promise<void> {
  await jobs.enqueue('sync.database', syncKey(databaseId), { databaseId })
}

export async function queueRescan(jobs: Jobs, databaseId: number): Promise<void> {
  await jobs.enqueue('rescan.database', `rescan.database ${databaseId}`, { databaseId })
}

/** Has the database looked at in the rhythm that its row states. */
export async function scheduleDatabase(jobs: Jobs, row: DatabaseRow): Promise<void> {
  const payload = { databaseId: row.id }
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const common = { payload, timeZone }
  const cron = row.metadata_sync_schedule
  await jobs.schedule(syncKey(row.id), { ...common, cron, kind: 'sync.database', key: syncKey(row.id) })
  // Otherwise values are read only when somebody asks for them.
  if (!row.is_full_sync) return jobs.unschedule([valuesKey(row.id)])
  const valuesCron = row.cache_field_values_schedule
  await jobs.schedule(valuesKey(row.id), { ...common, cron: valuesCron, kind: 'sync.values', key: valuesKey(row.id) })
}

export async function unscheduleDatabase(jobs: Jobs, databaseId: number): Promise<void> {
  await jobs.unschedule([syncKey(databaseId), valuesKey(databaseId)])
}

function syncKey(databaseId: number): string {
  return `sync.database ${databaseId}`
}

function valuesKey(databaseId: number): string {
  return `sync.values ${databaseId}`
}
