/** The background work on stored models by name. */
import { taskName } from '../../jobs/index.ts'

/** Refreshes one model or table; `id` is that of its row. */
export const REFRESH = taskName<{ id: number }>('persist.refresh', ({ id }) => `persist.refresh ${id}`)
/** Has all models of a database refreshed. */
export const REFRESH_ALL = taskName<{ databaseId: number }>(
  'persist.database',
  ({ databaseId }) => `persist.database ${databaseId}`,
)
/** Has all copies refreshed. */
export const REFRESH_COPIES = taskName('persist.copies')
/** Drops tables that nothing reads any more. */
export const PRUNE = taskName('persist.prune')
