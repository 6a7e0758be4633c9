/** Small values that the application keeps for a user, such as what was acknowledged. */
import { parseExactJson } from '@querent/contract'
import type { StoreContext } from '../../context.ts'

interface UserKeyValue {
  user_id: number
  namespace: string
  key: string
  value: unknown
  expires_at: string | null
}

export function userKeyValueRepository({ db }: StoreContext) {
  /** Rows of a namespace that have not expired. */
  const live = (userId: number, namespace: string, time: string) =>
    db
      .selectFrom('user_key_values')
      .select(['key', 'json'])
      .where('user_id', '=', userId)
      .where('namespace', '=', namespace)
      .where((e) => e.or([e('expires_at', 'is', null), e('expires_at', '>', time)]))

  return {
    async list(userId: number, namespace: string, time: string): Promise<{ key: string; value: unknown }[]> {
      const rows = await live(userId, namespace, time).orderBy('key').execute()
      return rows.map(({ key, json }) => ({ key, value: parseExactJson(json) }))
    },

    async find(userId: number, namespace: string, key: string, time: string): Promise<unknown> {
      const row = await live(userId, namespace, time).where('key', '=', key).executeTakeFirst()
      return row === undefined ? undefined : parseExactJson(row.json)
    },

    async write({ value, ...rest }: UserKeyValue): Promise<void> {
      await db
        .insertInto('user_key_values')
        .values({ ...rest, json: JSON.stringify(value) })
        .onConflict((conflict) =>
          conflict
            .columns(['user_id', 'namespace', 'key'])
            .doUpdateSet((e) => ({ json: e.ref('excluded.json'), expires_at: e.ref('excluded.expires_at') })),
        )
        .execute()
    },

    /** Removes what expired before an ISO time; gives the number. */
    async deleteExpired(before: string): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom('user_key_values')
        .where('expires_at', '<', before)
        .executeTakeFirst()
      return Number(numDeletedRows)
    },

    async delete(userId: number, namespace: string, key: string): Promise<void> {
      await db
        .deleteFrom('user_key_values')
        .where('user_id', '=', userId)
        .where('namespace', '=', namespace)
        .where('key', '=', key)
        .execute()
    },
  }
}
