/** Executions of actions: what was done, and what a repeated one is answered with. */
import { deleteOlder } from '../../batches.ts'
import type { StoreContext } from '../../context.ts'
import type { NewRow, Row, RowChanges } from '../../schema.ts'

export type ActionRunRow = Row<'action_runs'>

export function actionRunRepository({ db }: StoreContext) {
  return {
    /** Undefined when there is one with this key already. */
    async begin(run: NewRow<'action_runs'>): Promise<number | undefined> {
      const added = await db
        .insertInto('action_runs')
        .values(run)
        .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
        .returning('id')
        .executeTakeFirst()
      return added?.id
    },

    findByKey: (key: string): Promise<ActionRunRow | undefined> =>
      db.selectFrom('action_runs').selectAll().where('idempotency_key', '=', key).executeTakeFirst(),

    async end(id: number, changes: RowChanges<'action_runs'>): Promise<void> {
      await db.updateTable('action_runs').set(changes).where('id', '=', id).execute()
    },

    /** Removes what was begun before an ISO time, the oldest first, up to a number. @returns how many. */
    deleteOlder: (before: string): Promise<number> =>
      deleteOlder(db, { table: 'action_runs', key: 'id', time: 'started_at' }, before),
  }
}
