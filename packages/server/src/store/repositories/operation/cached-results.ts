/** Stored query results, shared by all processes. */
import { deleteOlder } from '../../batches.ts'
import type { StoreContext } from '../../context.ts'

/** A result as it is stored. */
export interface StoredResult {
  cache_key: string
  /** ISO time at which the run began. */
  created_at: string
  body: Uint8Array
}

export function cachedResultRepository({ db, change }: StoreContext) {
  return {
    /** When the entry was made; undefined without one. */
    async createdAt(key: string): Promise<string | undefined> {
      const row = await db
        .selectFrom('cached_results')
        .select('created_at')
        .where('cache_key', '=', key)
        .executeTakeFirst()
      return row?.created_at
    },

    find: (key: string) =>
      db.selectFrom('cached_results').select(['created_at', 'body']).where('cache_key', '=', key).executeTakeFirst(),

    /** Of several results with one key, the last is kept. */
    async put(results: readonly StoredResult[]): Promise<void> {
      const last = new Map(results.map((result) => [result.cache_key, result]))
      // In the same order for everybody: two processes that keep the same never wait for each other.
      const rows = [...last.values()]
        .sort((a, b) => (a.cache_key < b.cache_key ? -1 : 1))
        .map((result) => ({ ...result, size_bytes: result.body.byteLength }))
      await change('results', (db) =>
        db
          .insertInto('cached_results')
          .values(rows)
          .onConflict((conflict) =>
            conflict.column('cache_key').doUpdateSet((e) => ({
              created_at: e.ref('excluded.created_at'),
              body: e.ref('excluded.body'),
              size_bytes: e.ref('excluded.size_bytes'),
            })),
          )
          .execute(),
      )
    },

    async totalBytes(): Promise<number> {
      const row = await db
        .selectFrom('cached_results')
        .select((e) => e.fn.sum<number | string | null>('size_bytes').as('bytes'))
        .executeTakeFirst()
      return Number(row?.bytes ?? 0)
    },

    /** Oldest first, with sizes, for making room. */
    oldest: (limit: number) =>
      db.selectFrom('cached_results').select(['cache_key', 'size_bytes']).orderBy('created_at').limit(limit).execute(),

    /** The longest `cache_ttl` of databases, dashboards and cards, in hours; 0 when none has one. */
    async longestHours(): Promise<number> {
      const { hours } = await db
        .selectFrom((e) =>
          e
            .selectFrom('databases')
            .select('cache_ttl')
            .unionAll(e.selectFrom('cards').select('cache_ttl'))
            .unionAll(e.selectFrom('dashboards').select('cache_ttl'))
            .as('times'),
        )
        .select((e) => e.fn.max<number | null>('cache_ttl').as('hours'))
        .executeTakeFirstOrThrow()
      return hours ?? 0
    },

    /** Deletes some of the results from before an ISO time; gives their number. */
    deleteOlder: (before: string) =>
      deleteOlder(db, { table: 'cached_results', key: 'cache_key', time: 'created_at' }, before),

    async delete(keys: readonly string[]): Promise<void> {
      if (keys.length > 0)
        await db
          .deleteFrom('cached_results')
          .where('cache_key', 'in', [...keys])
          .execute()
    },
  }
}
