/** API keys, found by the prefix that is not secret. */
import type { StoreContext } from '../../context.ts'
import type { NewRow, RowChanges } from '../../schema.ts'

export function apiKeyRepository({ db, change }: StoreContext) {
  const all = () =>
    db
      .selectFrom('api_keys')
      .innerJoin('permissions_groups', 'permissions_groups.id', 'api_keys.group_id')
      .leftJoin('users as editors', 'editors.id', 'api_keys.updated_by_id')
      .select(['api_keys.id', 'api_keys.name', 'api_keys.prefix', 'api_keys.user_id', 'api_keys.key_hash'])
      .select(['api_keys.group_id', 'api_keys.created_at', 'api_keys.updated_at', 'api_keys.updated_by_id'])
      .select(['permissions_groups.name as group_name', 'editors.first_name', 'editors.last_name', 'editors.email'])
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

    async delete(id: number): Promise<void> {
      await change('identity', (db) => db.deleteFrom('api_keys').where('id', '=', id).execute())
    },
  }
}
