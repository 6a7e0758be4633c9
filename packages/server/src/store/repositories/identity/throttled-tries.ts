/**
 * Tries that count against whoever goes on trying, by the digest of a name or an address; and beside them what counts for a
 * day at most: mails to a person, and ends of sessions that are not stored.
 */
import { deleteOlder } from '../../batches.ts'
import type { StoreContext } from '../../context.ts'

export function throttledTriesRepository({ db }: StoreContext) {
  return {
    /** Those since an ISO time. */
    list: (key: string, since: string): Promise<{ id: number; timestamp: string }[]> =>
      db
        .selectFrom('throttled_tries')
        .select(['id', 'timestamp'])
        .where('key', '=', key)
        .where('timestamp', '>', since)
        .execute(),

    async has(key: string): Promise<boolean> {
      const row = await db.selectFrom('throttled_tries').select('id').where('key', '=', key).limit(1).executeTakeFirst()
      return row !== undefined
    },

    /** Gives its id. */
    async add(key: string, timestamp: string): Promise<number> {
      const { id } = await db
        .insertInto('throttled_tries')
        .values({ key, timestamp })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    async remove(id: number): Promise<void> {
      await db.deleteFrom('throttled_tries').where('id', '=', id).execute()
    },

    async clear(key: string): Promise<void> {
      await db.deleteFrom('throttled_tries').where('key', '=', key).execute()
    },

    /** Removes some of those from before an ISO time; gives their number. */
    deleteOlder: (before: string) =>
      deleteOlder(db, { table: 'throttled_tries', key: 'id', time: 'timestamp' }, before),
  }
}
