/** Rules beyond the words of permissions: which rows and columns a group sees, as which role, and what of the server. */
import { inChunks } from '../../batches.ts'
import type { StoreContext } from '../../context.ts'
import type { ApplicationPermission, NewRow, Row, RowChanges } from '../../schema.ts'

/** With the database of its table. */
export type Sandbox = Row<'sandboxes'> & { db_id: number }
export type Impersonation = Row<'impersonations'>

export function accessRuleRepository({ db, change }: StoreContext) {
  return {
    sandboxes: (groupIds?: readonly number[]): Promise<Sandbox[]> =>
      db
        .selectFrom('sandboxes')
        .innerJoin('tables', 'tables.id', 'sandboxes.table_id')
        .selectAll('sandboxes')
        .select('tables.db_id')
        .$if(groupIds !== undefined, (query) => query.where('group_id', 'in', groupIds!))
        .orderBy('sandboxes.id')
        .execute(),

    findSandbox: (id: number) => db.selectFrom('sandboxes').selectAll().where('id', '=', id).executeTakeFirst(),

    /** Members of several groups with a rule for the same table, where one of the rules is a question. */
    overlappingSandboxes: () =>
      db
        .selectFrom('sandboxes')
        .innerJoin('memberships', 'memberships.group_id', 'sandboxes.group_id')
        .select(['memberships.user_id', 'sandboxes.table_id'])
        .groupBy(['memberships.user_id', 'sandboxes.table_id'])
        .having((e) => e.fn.countAll<number>(), '>', 1)
        .having((e) => e.fn.count<number>('sandboxes.card_id'), '>', 0)
        .execute(),

    /** Rules that are one of these questions. */
    sandboxesOfCards: (cardIds: readonly number[]) =>
      inChunks(cardIds, (some) => db.selectFrom('sandboxes').selectAll().where('card_id', 'in', some).execute()),

    createSandbox: (values: NewRow<'sandboxes'>): Promise<Row<'sandboxes'>> =>
      change('permissions', (db) => db.insertInto('sandboxes').values(values).returningAll().executeTakeFirstOrThrow()),
    updateSandbox: (id: number, changes: RowChanges<'sandboxes'>) =>
      change('permissions', (db) => db.updateTable('sandboxes').set(changes).where('id', '=', id).execute()),
    async deleteSandboxes(ids: readonly number[]): Promise<void> {
      if (ids.length === 0) return
      await change('permissions', (db) => db.deleteFrom('sandboxes').where('id', 'in', ids).execute())
    },

    impersonations: (groupIds?: readonly number[]): Promise<Impersonation[]> =>
      db
        .selectFrom('impersonations')
        .selectAll()
        .$if(groupIds !== undefined, (query) => query.where('group_id', 'in', groupIds!))
        .orderBy('id')
        .execute(),
    putImpersonation: (values: NewRow<'impersonations'>): Promise<Impersonation> =>
      change('permissions', (db) =>
        db
          .insertInto('impersonations')
          .values(values)
          .onConflict((conflict) =>
            conflict.columns(['group_id', 'db_id']).doUpdateSet({ attribute: values.attribute }),
          )
          .returningAll()
          .executeTakeFirstOrThrow(),
      ),
    async deleteImpersonations(ids: readonly number[]): Promise<void> {
      if (ids.length === 0) return
      await change('permissions', (db) => db.deleteFrom('impersonations').where('id', 'in', ids).execute())
    },

    application: (groupIds?: readonly number[]) =>
      db
        .selectFrom('application_permissions')
        .selectAll()
        .$if(groupIds !== undefined, (query) => query.where('group_id', 'in', groupIds!))
        .execute(),
    putApplication: (group_id: number, permission: ApplicationPermission, isGiven: boolean) =>
      change('permissions', async (db) => {
        await db
          .deleteFrom('application_permissions')
          .where('group_id', '=', group_id)
          .where('permission', '=', permission)
          .execute()
        if (isGiven) await db.insertInto('application_permissions').values({ group_id, permission }).execute()
      }),
  }
}
