/** Tries that count against whoever goes on trying, by the digest of a name or an address. */
import { deleteOlder } from '../../batches.ts'
import type { StoreContext } from '../../context.ts'

export function throttledTriesRepository({ db }: StoreContext) {
  return {
    /** ISO times since one, in order. */
    async list(key: string, since: string): Promise<string[]> {
      const rows = await db
        .selectFrom('throttled_tries')
        .select('timestamp')
        .where('key', '=', key)
        .where('timestamp', '>', since)
        .orderBy('timestamp')
        .execute()
      return rows.map(({ timestamp }) => timestamp)
    },

    async add(key: string, timestamp: string): Promise<void> {
      await db.insertInto('throttled_tries').values({ key, timestamp }).execute()
    },

    async clear(key: string): Promise<void> {
      await db.deleteFrom('throttled_tries').where('key', '=', key).execute()
    },

    /** Removes some of those from before an ISO time; gives their number. */
    deleteOlder: (before: string) =>
      deleteOlder(db, { table: 'throttled_tries', key: 'id', time: 'timestamp' }, before),
  }
}
