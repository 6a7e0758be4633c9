import type { ForeignKeyDescription } from '@querent/query'
import type { FieldRow, FieldUpdate, TableRow } from '../../store/index.ts'
import { timestamp, type SyncContext } from '../context.ts'
import { isCustomized } from '../customized.ts'
import type { SyncedFields } from './sync-fields.ts'
import { tableKey } from './sync-tables.ts'

/** Sets the targets of foreign keys, and clears those that the database no longer has. A person's choice stays. */
export async function syncForeignKeys(
  context: SyncContext,
  tables: ReadonlyMap<string, TableRow>,
  { byTable }: SyncedFields,
  keys: readonly ForeignKeyDescription[],
): Promise<{ foreign_keys: number }> {
  const find = (schema: string | null, table: string, column: string): FieldRow | undefined =>
    byTable.get(tables.get(tableKey(schema, table))?.id ?? 0)?.get(column)
  const targets = new Map<number, number>()
  for (const key of keys) {
    const field = find(key.schema, key.table, key.column)
    const target = find(key.targetSchema, key.targetTable, key.targetColumn)
    if (field !== undefined && target !== undefined) targets.set(field.id, target.id)
  }
  const updates = [...byTable.values()].flatMap((fields) =>
    [...fields.values()].flatMap((field) => changesOf(field, targets.get(field.id))),
  )
  const time = timestamp(context)
  await context.store.transaction(({ fields }) =>
    fields.updateMany(updates.map((update) => ({ ...update, updated_at: time }))),
  )
  return { foreign_keys: targets.size }
}

function changesOf(field: FieldRow, targetId: number | undefined): FieldUpdate[] {
  const { id, semantic_type, fk_target_field_id } = field
  if (isCustomized(field, 'semantic_type') || isCustomized(field, 'fk_target_field_id')) return []
  if (targetId === undefined) {
    if (fk_target_field_id === null) return []
    return [{ id, fk_target_field_id: null, semantic_type: semantic_type === 'type/FK' ? null : semantic_type }]
  }
  // A column that is key and reference at once stays the key; its target is known all the same.
  const newType = semantic_type === 'type/PK' ? 'type/PK' : 'type/FK'
  if (fk_target_field_id === targetId && semantic_type === newType) return []
  return [{ id, fk_target_field_id: targetId, semantic_type: newType }]
}
