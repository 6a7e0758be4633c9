/** Who logged in, from where and with what. */
import type { StoreContext } from '../../context.ts'
import type { NewRow } from '../../schema.ts'

export function loginHistoryRepository({ db }: StoreContext) {
  return {
    async add(entry: NewRow<'login_history'>): Promise<void> {
      await db.insertInto('login_history').values(entry).execute()
    },

    /** Newest first; `session_key_hash` tells whether the session still exists. */
    list: (userId: number) =>
      db
        .selectFrom('login_history')
        .leftJoin('sessions', 'sessions.key_hash', 'login_history.session_key_hash')
        .select(['login_history.timestamp', 'login_history.device_description', 'login_history.ip_address'])
        .select(['login_history.signed_in_with', 'sessions.key_hash as session_key_hash'])
        .where('login_history.user_id', '=', userId)
        .orderBy('login_history.id', 'desc')
        .execute(),

    /** Whether the user of an address, or of a name in a directory, has logged in with a device before. */
    async knowsDevice(name: string, deviceId: string): Promise<boolean> {
      const row = await db
        .selectFrom('login_history')
        .innerJoin('users', 'users.id', 'login_history.user_id')
        .select('login_history.id')
        .where((e) =>
          e.or([e('users.email', '=', name.toLowerCase()), e('login_history.login_name', '=', name.toLowerCase())]),
        )
        .where('login_history.device_id', '=', deviceId)
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },

    /** Removes entries from before an ISO time, but not the first of each user; gives their number. */
    async deleteOlder(before: string): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom('login_history')
        .where('timestamp', '<', before)
        .where('id', 'not in', (first) =>
          first
            .selectFrom('login_history')
            .select((e) => e.fn.min<number>('id').as('id'))
            .groupBy('user_id'),
        )
        .executeTakeFirst()
      return Number(numDeletedRows)
    },

    /** Time of the first login. */
    async first(userId: number): Promise<string | undefined> {
      const row = await db
        .selectFrom('login_history')
        .select((e) => e.fn.min('timestamp').as('timestamp'))
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return row?.timestamp ?? undefined
    },
  }
}
