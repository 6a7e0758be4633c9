/**
 * What a write of the server's own to a connected database puts out of date: cached results, stored models and copies
 * (docs/explanation/copies.md). It counts in every process once the change is committed, so commit it before the answer.
 */
import { queued, taskName } from '../../jobs/index.ts'
import type { Work } from './work.ts'

/** Has all that is kept of a database refreshed after its data has changed. */
export const REFRESH_CHANGED = taskName<{ databaseId: number }>(
  'persist.changed',
  ({ databaseId }) => `persist.changed ${databaseId}`,
)
/** Changes within this time are one refresh: a load writes several tables. */
export const TOGETHER_MS = 10_000

/** Questions read the source from now on, until rows that were read later are there. */
export async function noteWritten({ repositories, time }: Work, databaseId: number): Promise<void> {
  const { cacheRules, persistence, jobs } = repositories
  await cacheRules.invalidateAll('database', [databaseId], time)
  if (!(await persistence.noteWritten(databaseId, time))) return
  const waiting = await jobs.find(REFRESH_CHANGED.keyOf({ databaseId }))
  // Its time stays, or writes one after the other would put it off for ever. By a moment later it is another request: one
  // that is just being begun runs once more.
  const isWaiting = waiting !== undefined && waiting.locked_by === null
  const due = isWaiting ? Date.parse(waiting.run_at) + 1 : Date.parse(time) + TOGETHER_MS
  await jobs.put(queued(REFRESH_CHANGED, { databaseId }, new Date(due).toISOString()))
}
