/** API keys, found by the prefix that is not secret. */
import type { StoreContext } from '../../context.ts'
import type { NewRow, RowChanges } from '../../schema.ts'

export function apiKeyRepository({ db, change }: StoreContext) {
  const all = () =>
    db
      .selectFrom('api_keys')
      .innerJoin('permissions_groups', 'permissions_groups.id', 'api_keys.group_id')
      .leftJoin('users as editors', 'editors.id', 'api_keys.updated_by_id')
      .innerJoin('users as creators', 'creators.id', 'api_keys.creator_id')
      .select(['api_keys.id', 'api_keys.name', 'api_keys.prefix', 'api_keys.user_id', 'api_keys.key_hash'])
      .select(['api_keys.group_id', 'api_keys.created_at', 'api_keys.updated_at', 'api_keys.updated_by_id'])
      .select(['api_keys.expires_at', 'api_keys.last_used_at', 'api_keys.creator_id'])
      .select(['permissions_groups.name as group_name', 'editors.first_name', 'editors.last_name', 'editors.email'])
      .select(['creators.first_name as creator_first_name', 'creators.last_name as creator_last_name'])
      .select(['creators.email as creator_email', 'creators.is_active'])
  return {
    list: () => all().orderBy('api_keys.id').execute(),
    find: (id: number) => all().where('api_keys.id', '=', id).executeTakeFirst(),
    findByName: (name: string) => all().where('api_keys.name', '=', name).executeTakeFirst(),
    findByPrefix: (prefix: string) => all().where('api_keys.prefix', '=', prefix).executeTakeFirst(),

    /** Number of keys that act for a group. */
    async countOfGroup(groupId: number): Promise<number> {
      const { count } = await db
        .selectFrom('api_keys')
        .select((e) => e.fn.countAll<number>().as('count'))
        .where('group_id', '=', groupId)
        .executeTakeFirstOrThrow()
      return count
    },

    async count(): Promise<number> {
      const { count } = await db
        .selectFrom('api_keys')
        .select((e) => e.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return count
    },

    async create(key: NewRow<'api_keys'>): Promise<number> {
      const { id } = await change('identity', (db) =>
        db.insertInto('api_keys').values(key).returning('id').executeTakeFirstOrThrow(),
      )
      return id
    },

    async update(id: number, changes: RowChanges<'api_keys'>): Promise<void> {
      await change('identity', (db) => db.updateTable('api_keys').set(changes).where('id', '=', id).execute())
    },

    /** Notes an ISO time of use unless the one that is noted is later than `unlessAfter`. */
    async noteUse(id: number, time: string, unlessAfter: string): Promise<void> {
      await db
        .updateTable('api_keys')
        .set({ last_used_at: time })
        .where('id', '=', id)
        .where((e) => e.or([e('last_used_at', 'is', null), e('last_used_at', '<=', unlessAfter)]))
        .execute()
    },

    async delete(id: number): Promise<void> {
      await change('identity', (db) => db.deleteFrom('api_keys').where('id', '=', id).execute())
    },
  }
}
