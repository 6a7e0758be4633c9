/** Executions of actions: what was done, and what a repeated one is answered with. */
import { deleteOlder } from '../../batches.ts'
import type { StoreContext } from '../../context.ts'
import type { NewRow, Row, RowChanges } from '../../schema.ts'

export type ActionRunRow = Row<'action_runs'>

const EQUAL = ['action_id', 'table_id', 'user_id', 'state'] as const

/** What executions have to be like; whatever is left out may be anything. Times are ISO. */
export interface ActionRunFilter {
  action_id?: number
  table_id?: number
  user_id?: number
  state?: ActionRunRow['state']
  /** From this time on. */
  since?: string
  /** Before this time. */
  until?: string
}

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

    /** Those that fit, newest first; below an id where one is given. */
    page(filter: ActionRunFilter, limit: number, before?: number): Promise<ActionRunRow[]> {
      const { since, until, ...equal } = filter
      let query = db.selectFrom('action_runs').selectAll()
      for (const column of EQUAL) {
        const value = equal[column]
        if (value !== undefined) query = query.where(column, '=', value)
      }
      if (since !== undefined) query = query.where('started_at', '>=', since)
      if (until !== undefined) query = query.where('started_at', '<', until)
      if (before !== undefined) query = query.where('id', '<', before)
      return query.orderBy('id', 'desc').limit(limit).execute()
    },

    async end(id: number, changes: RowChanges<'action_runs'>): Promise<void> {
      await db.updateTable('action_runs').set(changes).where('id', '=', id).execute()
    },

    /** Removes what was begun before an ISO time, the oldest first, up to a number. @returns how many. */
    deleteOlder: (before: string): Promise<number> =>
      deleteOlder(db, { table: 'action_runs', key: 'id', time: 'started_at' }, before),
  }
}
