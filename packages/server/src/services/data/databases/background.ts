import type { Jobs } from '../../../jobs/index.ts'
import type { DatabaseRow } from '../../../store/index.ts'
import { SYNC_DATABASE, SYNC_VALUES } from '../../../sync/index.ts'

/** Has the database looked at in the rhythm that its row states. */
export async function scheduleDatabase(jobs: Jobs, row: DatabaseRow): Promise<void> {
  const payload = { databaseId: row.id }
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  await jobs.schedule(SYNC_DATABASE, payload, { cron: row.metadata_sync_schedule, timeZone })
  // Otherwise values are read only when somebody asks for them.
  if (!row.is_full_sync) return jobs.unschedule(SYNC_VALUES, [payload])
  await jobs.schedule(SYNC_VALUES, payload, { cron: row.cache_field_values_schedule, timeZone })
}

export async function unscheduleDatabase(jobs: Jobs, databaseId: number): Promise<void> {
  await jobs.unschedule(SYNC_DATABASE, [{ databaseId }])
  await jobs.unschedule(SYNC_VALUES, [{ databaseId }])
}
