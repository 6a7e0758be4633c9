/** The audit log. Changes of audited tables leave their entries by themselves (`store/audit`). */
import { sql } from 'kysely'
import type { AuditAction, AuditModel } from '@querent/contract'
import { auditRow, currentActor, withNames, type Actor, type AuditNote } from '../../audit/index.ts'
import { deleteOlder, inChunks, insertRows } from '../../batches.ts'
import type { StoreContext } from '../../context.ts'
import type { JsonObject, Row, Schema } from '../../schema.ts'

export type AuditRow = Row<'audit_log'>

/** What entries have to be like; whatever is left out may be anything. */
export interface AuditFilter {
  userId?: number
  actions?: readonly AuditAction[]
  models?: readonly AuditModel[]
  modelId?: number
  /** ISO times: from the first on, and before the second. */
  since?: string
  until?: string
  /** Part of a name, in any case. */
  text?: string
}

/** Where an entry stands in the order of the log, in which the newest is first. */
export type AuditPlace = Pick<AuditRow, 'timestamp' | 'id'>

export function auditLogRepository(context: StoreContext) {
  const { db } = context

  /** Adds entries with who did them; names that are not given are those of now. */
  async function append(notes: readonly (readonly [AuditNote, Actor | undefined])[]): Promise<void> {
    if (notes.length === 0) return
    const rows = notes.map(([note, actor]) => auditRow(note, actor))
    await insertRows(context, 'audit_log', await withNames(rows, readNames))
  }

  const readNames = (table: keyof Schema, name: string, ids: readonly number[]) =>
    inChunks(ids, async (some) => {
      const { rows } = await sql<{ id: number; name: string }>`select id, ${sql.ref(name)} as name
        from ${sql.table(table)} where id in (${sql.join(some)})`.execute(db)
      return rows
    })

  return {
    /** Notes what happened now and leaves no entry of its own, on behalf of who is at work. */
    async note(
      action: AuditAction,
      { model, id }: { model: AuditModel; id: number | null },
      details: JsonObject = {},
    ): Promise<void> {
      await append([[{ action, model, model_id: id, model_name: null, details }, currentActor()?.()]])
    },

    append,

    /** The entries that follow a place, newest first. */
    async page(filter: AuditFilter, limit: number, after?: AuditPlace): Promise<AuditRow[]> {
      const { userId, actions, models, modelId, since, until, text } = filter
      let query = db.selectFrom('audit_log').selectAll()
      if (userId !== undefined) query = query.where('user_id', '=', userId)
      if (actions !== undefined) query = query.where('action', 'in', actions)
      if (models !== undefined) query = query.where('model', 'in', models)
      if (modelId !== undefined) query = query.where('model_id', '=', modelId)
      if (since !== undefined) query = query.where('timestamp', '>=', since)
      if (until !== undefined) query = query.where('timestamp', '<', until)
      if (text !== undefined) {
        const pattern = `%${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`
        query = query.where(sql<boolean>`lower(model_name) like ${pattern} escape '\\'`)
      }
      if (after !== undefined) {
        query = query.where(sql<boolean>`(timestamp, id) < (${after.timestamp}, cast(${after.id} as bigint))`)
      }
      return query.orderBy('timestamp', 'desc').orderBy('id', 'desc').limit(limit).execute()
    },

    /** Removes some of the entries from before an ISO time; gives their number. */
    deleteOlder: (before: string) => deleteOlder(db, { table: 'audit_log', key: 'id', time: 'timestamp' }, before),
  }
}
