/** Permission groups and who belongs to them. */
import { inChunks } from '../../batches.ts'
import type { StoreContext } from '../../context.ts'
import { newEntityId } from '../../entity-id.ts'
import { nullsLast } from './nulls-last.ts'
import { grantNewGroup } from '../permissions/data-permissions.ts'

export function groupRepository({ db, change }: StoreContext) {
  return {
    /** By lower-case name, with the number of active people. */
    async list() {
      const groups = await db
        .selectFrom('permissions_groups')
        .select(['id', 'name', 'entity_id'])
        .orderBy((e) => e.fn<string>('lower', ['name']))
        .execute()
      const counts = await db
        .selectFrom('memberships')
        .innerJoin('users', 'users.id', 'memberships.user_id')
        .select(['memberships.group_id', (e) => e.fn.countAll<number>().as('count')])
        .where('users.is_active', '=', true)
        .where('users.type', '=', 'personal')
        .groupBy('memberships.group_id')
        .execute()
      const countOf = new Map(counts.map((row) => [row.group_id, row.count]))
      return groups.map((group) => ({ ...group, member_count: countOf.get(group.id) ?? 0 }))
    },

    ids: async (): Promise<number[]> =>
      (await db.selectFrom('permissions_groups').select('id').orderBy('id').execute()).map(({ id }) => id),

    /** Those of the ids that are of groups. */
    idsAmong: (ids: readonly number[]): Promise<number[]> =>
      inChunks(ids, async (some) =>
        (await db.selectFrom('permissions_groups').select('id').where('id', 'in', some).execute()).map(({ id }) => id),
      ),

    async idsOfNames(names: readonly string[]): Promise<number[]> {
      const rows = await inChunks(names, (some) =>
        db.selectFrom('permissions_groups').select('id').where('name', 'in', some).execute(),
      )
      return rows.map(({ id }) => id)
    },

    find: (id: number) => db.selectFrom('permissions_groups').selectAll().where('id', '=', id).executeTakeFirst(),
    /** Names that differ only in case are the same name. */
    findByName: (name: string) =>
      db
        .selectFrom('permissions_groups')
        .selectAll()
        .where((e) => e.or([e('name', '=', name), e(e.fn<string>('lower', ['name']), '=', name.toLowerCase())]))
        .executeTakeFirst(),

    async create(name: string) {
      return change(['identity', 'permissions'], async (db) => {
        const group = await db
          .insertInto('permissions_groups')
          .values({ name, entity_id: newEntityId() })
          .returningAll()
          .executeTakeFirstOrThrow()
        await grantNewGroup(db, group.id)
        return group
      })
    },

    async rename(id: number, name: string): Promise<void> {
      await change('identity', (db) =>
        db.updateTable('permissions_groups').set({ name }).where('id', '=', id).execute(),
      )
    },

    async delete(id: number): Promise<void> {
      await change(['identity', 'permissions'], (db) =>
        db.deleteFrom('permissions_groups').where('id', '=', id).execute(),
      )
    },

    /** Active people of a group, by name. */
    members: (groupId: number) =>
      db
        .selectFrom('memberships')
        .innerJoin('users', 'users.id', 'memberships.user_id')
        .select(['users.id', 'memberships.user_id', 'users.email', 'users.first_name', 'users.last_name'])
        .select(['users.is_superuser', 'memberships.group_id', 'memberships.id as membership_id'])
        .select('memberships.is_group_manager')
        .where('memberships.group_id', '=', groupId)
        .where('users.is_active', '=', true)
        .where('users.type', '=', 'personal')
        .orderBy((e) => e.fn<string>('lower', ['users.first_name']), nullsLast)
        .orderBy((e) => e.fn<string>('lower', ['users.last_name']), nullsLast)
        .orderBy('users.id')
        .execute(),

    /** Of active people; of some groups, or of all. */
    memberships(groupIds?: readonly number[]) {
      const all = db
        .selectFrom('memberships')
        .innerJoin('users', 'users.id', 'memberships.user_id')
        .select(['memberships.id as membership_id', 'memberships.group_id', 'memberships.user_id'])
        .select('memberships.is_group_manager')
        .where('users.is_active', '=', true)
        .where('users.type', '=', 'personal')
        .orderBy('memberships.id')
      return groupIds === undefined ? all.execute() : all.where('memberships.group_id', 'in', [...groupIds]).execute()
    },

    /** Those of users by group. */
    membershipsOf: (userIds: readonly number[]) =>
      inChunks(userIds, (some) =>
        db
          .selectFrom('memberships')
          .select(['user_id', 'group_id', 'is_group_manager'])
          .where('user_id', 'in', some)
          .orderBy('group_id')
          .execute(),
      ),

    findMembership: (id: number) => db.selectFrom('memberships').selectAll().where('id', '=', id).executeTakeFirst(),

    async add(userId: number, groupIds: readonly number[]): Promise<void> {
      if (groupIds.length === 0) return
      await change('identity', (db) =>
        db
          .insertInto('memberships')
          .values(groupIds.map((group_id) => ({ user_id: userId, group_id })))
          .onConflict((conflict) => conflict.columns(['user_id', 'group_id']).doNothing())
          .execute(),
      )
    },

    async removeFrom(userId: number, groupIds: readonly number[]): Promise<void> {
      if (groupIds.length === 0) return
      await change('identity', (db) =>
        db
          .deleteFrom('memberships')
          .where('user_id', '=', userId)
          .where('group_id', 'in', [...groupIds])
          .execute(),
      )
    },

    /** Makes members managers of groups, or has them manage these no more. */
    async setManager(userId: number, groupIds: readonly number[], is_group_manager: boolean): Promise<void> {
      if (groupIds.length === 0) return
      await change('identity', (db) =>
        db
          .updateTable('memberships')
          .set({ is_group_manager })
          .where('user_id', '=', userId)
          .where('group_id', 'in', [...groupIds])
          .execute(),
      )
    },

    async clear(groupId: number): Promise<void> {
      await change('identity', (db) => db.deleteFrom('memberships').where('group_id', '=', groupId).execute())
    },
  }
}
