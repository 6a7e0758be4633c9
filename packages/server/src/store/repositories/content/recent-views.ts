/** Who looked at what, and when. */
import { insertRows, deleteOlder } from '../../batches.ts'
import type { StoreContext } from '../../context.ts'
import type { NewRow } from '../../schema.ts'

/** The latest time that a user looked at (or chose) something. */
export interface RecentView {
  model: string
  model_id: number
  timestamp: string
}

export function recentViewRepository(context: StoreContext) {
  const { db } = context
  return {
    append: (views: readonly NewRow<'recent_views'>[]) => insertRows(context, 'recent_views', views),

    /** The latest of each thing that the user looked at since a time, newest first. */
    latestOf: (userId: number, contexts: readonly ('view' | 'selection')[], since: string): Promise<RecentView[]> =>
      db
        .selectFrom('recent_views')
        .select(['model', 'model_id', (e) => e.fn.max<string>('timestamp').as('timestamp')])
        .where('user_id', '=', userId)
        .where('context', 'in', contexts)
        .where('timestamp', '>=', since)
        .groupBy(['model', 'model_id'])
        .orderBy('timestamp', 'desc')
        .execute(),

    /** What was looked at most by anybody since a time, with the number of views. */
    popularSince: (since: string, limit: number) =>
      db
        .selectFrom('recent_views')
        .select(['model', 'model_id', (e) => e.fn.max<string>('timestamp').as('timestamp')])
        .select((e) => e.fn.countAll<number>().as('count'))
        .where('timestamp', '>=', since)
        .where('context', '=', 'view')
        .groupBy(['model', 'model_id'])
        .orderBy('count', 'desc')
        .orderBy('timestamp', 'desc')
        .limit(limit)
        .execute(),

    /** Removes some of the views from before an ISO time; gives their number. */
    deleteOlder: (before: string) => deleteOlder(db, { table: 'recent_views', key: 'id', time: 'timestamp' }, before),
  }
}
