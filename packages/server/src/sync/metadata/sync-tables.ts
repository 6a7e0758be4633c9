import type { TableDescription } from '@querent/query'
import { newEntityId, type TableRow, type TableUpdate } from '../../store/index.ts'
import { timestamp, type SyncContext } from '../context.ts'
import { isCustomized } from '../customized.ts'
import { isCrufty } from './crufty-tables.ts'
import { entityTypeOf } from './entity-type.ts'
import { humanize } from '../names/humanize.ts'

/** Finds tables by schema and name; databases without schemas have none or an empty one. */
export function tableKey(schema: string | null, name: string): string {
  return JSON.stringify([schema ?? '', name])
}

interface SyncedTables {
  /** Active tables by {@link tableKey}. */
  byKey: Map<string, TableRow>
  counts: { created: number; removed: number; restored: number }
}

/**
 * Adds new tables, deactivates what vanished and reactivates what came back.
 * @param rows What is known of the tables that it is about.
 */
export async function syncTables(
  context: SyncContext,
  found: readonly TableDescription[],
  rows: readonly TableRow[],
): Promise<SyncedTables> {
  const { store } = context
  const known = indexTables(rows)
  const seen = new Map(found.map((table) => [tableKey(table.schema, table.name), table]))
  const missing = [...seen].flatMap(([key, table]) => (known.has(key) ? [] : [table]))
  const updates: TableUpdate[] = []
  const counts = { created: missing.length, removed: 0, restored: 0 }
  for (const [key, row] of known) {
    const table = seen.get(key)
    const changes = table === undefined ? vanished(row) : changesOf(row, table)
    if (changes.active === false) counts.removed += 1
    if (changes.active === true) counts.restored += 1
    if (Object.keys(changes).length > 0) updates.push({ id: row.id, ...changes, updated_at: timestamp(context) })
  }
  const created = await store.transaction(async ({ tables }) => {
    await tables.updateMany(updates)
    return tables.createMany(missing.map((table) => newTable(context, table)))
  })
  const byKey = new Map(created.map((row) => [tableKey(row.schema, row.name), row]))
  for (const [key, row] of known) if (seen.has(key)) byKey.set(key, { ...row, active: true })
  return { byKey, counts }
}

/** Of several rows with one name the active one counts. */
function indexTables(rows: readonly TableRow[]): Map<string, TableRow> {
  const index = new Map<string, TableRow>()
  for (const row of rows) {
    const key = tableKey(row.schema, row.name)
    if (row.active || !index.has(key)) index.set(key, row)
  }
  return index
}

function vanished(row: TableRow): Omit<TableUpdate, 'id'> {
  return row.active ? { active: false } : {}
}

function changesOf(row: TableRow, table: TableDescription): Omit<TableUpdate, 'id'> {
  const changes: Omit<TableUpdate, 'id'> = {}
  if (!row.active) changes.active = true
  if (row.estimated_row_count !== table.estimatedRows) changes.estimated_row_count = table.estimatedRows
  if (table.comment !== null && table.comment !== row.description && !isCustomized(row, 'description'))
    changes.description = table.comment
  return changes
}

function newTable(context: SyncContext, { schema, name, comment, estimatedRows }: TableDescription) {
  const time = timestamp(context)
  return {
    db_id: context.databaseId,
    schema,
    name,
    display_name: humanize(name, context.humanization),
    description: comment,
    caveats: null,
    points_of_interest: null,
    entity_type: entityTypeOf(name),
    visibility_type: isCrufty(name) ? ('cruft' as const) : null,
    estimated_row_count: estimatedRows,
    customized: null,
    created_at: time,
    updated_at: time,
    entity_id: newEntityId(),
  }
}
