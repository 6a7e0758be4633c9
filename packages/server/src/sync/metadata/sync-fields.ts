import { scheduler } from 'node:timers/promises'
import { COERCIONS, isA, isCoercionStrategy, isSemanticType, SEMANTIC_TYPES, type BaseType } from '@querent/contract'
import type { ColumnDescription } from '@querent/query'
import type { FieldRow, FieldUpdate, TableRow } from '../../store/index.ts'
import { timestamp, type SyncContext } from '../context.ts'
import { isCustomized } from '../customized.ts'
import { emptyField } from './empty-field.ts'
import { humanize } from '../names/humanize.ts'
import { unfoldedPath } from '../json/index.ts'
import { positionsOf } from '../positions.ts'
import { tableKey } from './sync-tables.ts'

/** Fields written in one transaction; requests are answered between two. */
const BATCH_FIELDS = 1000

export interface SyncedFields {
  /** Active fields by table id, then name. */
  byTable: Map<number, Map<string, FieldRow>>
  counts: { fields_created: number; fields_removed: number }
}

type FieldChanges = Omit<FieldUpdate, 'id'>

/** Brings the fields of the tables in line with their columns. */
export async function syncFields(
  context: SyncContext,
  tables: ReadonlyMap<string, TableRow>,
  columns: readonly ColumnDescription[],
): Promise<SyncedFields> {
  const { store } = context
  const known = Map.groupBy(
    await store.fields.listOfTables([...tables.values()].map(({ id }) => id)),
    (f) => f.table_id,
  )
  const found = Map.groupBy(columns, ({ schema, table }) => tableKey(schema, table))
  const byTable: SyncedFields['byTable'] = new Map()
  const counts = { fields_created: 0, fields_removed: 0 }
  let plans: TablePlan[] = []
  for (const [key, table] of tables) {
    const plan = planTable(context, table, known.get(table.id) ?? [], found.get(key) ?? [])
    byTable.set(table.id, plan.current)
    plans.push(plan)
    if (plans.reduce((sum, { created, updates }) => sum + created.length + updates.length, 0) < BATCH_FIELDS) continue
    await writePlans(context, plans, counts)
    plans = []
  }
  await writePlans(context, plans, counts)
  return { byTable, counts }
}

interface TablePlan {
  table: TableRow
  /** Fields that are there after the sync; completed when the plan is written. */
  current: Map<string, FieldRow>
  created: ReturnType<typeof newField>[]
  updates: FieldUpdate[]
  removed: number
}

function planTable(
  context: SyncContext,
  table: TableRow,
  known: readonly FieldRow[],
  columns: readonly ColumnDescription[],
): TablePlan {
  const plan: TablePlan = { table, current: new Map(), created: [], updates: [], removed: 0 }
  const knownByName = new Map(known.filter((field) => field.parent_id === null).map((field) => [field.name, field]))
  const isSoleKey = columns.filter((column) => column.isPrimaryKey).length === 1
  const names = columns.map(({ name }) => name)
  for (const column of columns) {
    const field = knownByName.get(column.name)
    if (field === undefined) {
      plan.created.push(newField(context, table.id, column, names))
      continue
    }
    const changes = changesOf(field, column, isSoleKey)
    plan.current.set(field.name, { ...field, ...changes, active: true })
    if (Object.keys(changes).length > 0) plan.updates.push({ id: field.id, ...changes, updated_at: timestamp(context) })
  }
  const positions = new Map(columns.map(({ name, position }) => [name, position]))
  for (const field of knownByName.values()) {
    if (positions.has(field.name) || !field.active) continue
    const rootPosition = positions.get(unfoldedPath(field)?.[0] ?? '')
    if (rootPosition !== undefined) {
      plan.current.set(field.name, { ...field, database_position: rootPosition })
      continue
    }
    plan.updates.push({ id: field.id, active: false, updated_at: timestamp(context) })
    plan.removed += 1
  }
  return plan
}

async function writePlans(context: SyncContext, plans: TablePlan[], counts: SyncedFields['counts']): Promise<void> {
  if (plans.length === 0) return
  context.signal.throwIfAborted()
  const created = plans.flatMap((plan) => plan.created)
  const updates = plans.flatMap((plan) => plan.updates)
  counts.fields_created += created.length
  counts.fields_removed += plans.reduce((sum, plan) => sum + plan.removed, 0)
  if (created.length + updates.length === 0) return
  await context.store.transaction(async ({ fields }) => {
    await fields.updateMany(updates)
    const rows = Map.groupBy(await fields.createMany(created), (row) => row.table_id)
    for (const { table, current } of plans) {
      for (const row of rows.get(table.id) ?? []) current.set(row.name, row)
    }
    await fields.updateMany(
      plans.flatMap(({ table, current }) => positionsOf([...current.values()], table.field_order)),
    )
  })
  await scheduler.yield()
}

function changesOf(field: FieldRow, column: ColumnDescription, isSoleKey: boolean): FieldChanges {
  const changes: FieldChanges = {}
  if (!field.active) changes.active = true
  if (field.database_type !== column.databaseType) changes.database_type = column.databaseType
  if (field.database_position !== column.position) changes.database_position = column.position
  if (field.database_required !== column.isRequired) changes.database_required = column.isRequired
  if (field.database_is_auto_increment !== column.isAutoIncrement) {
    changes.database_is_auto_increment = column.isAutoIncrement
  }
  const isGenerated = column.isGenerated === true
  if (field.database_is_generated !== isGenerated) changes.database_is_generated = isGenerated
  if (field.database_indexed !== column.isIndexed) changes.database_indexed = column.isIndexed
  if (field.base_type !== column.baseType) Object.assign(changes, typeChanges(field, column.baseType))
  if (column.comment !== null && column.comment !== field.description && !isCustomized(field, 'description')) {
    changes.description = column.comment
  }
  const semanticType = changes.semantic_type === undefined ? field.semantic_type : changes.semantic_type
  if (column.isPrimaryKey && semanticType !== 'type/PK' && !isCustomized(field, 'semantic_type')) {
    // A part of a longer key that points to another table stays a foreign key.
    if (semanticType !== 'type/FK' || isSoleKey) changes.semantic_type = 'type/PK'
  }
  return changes
}

/** What was learned from values of the old type is learned anew. */
export function typeChanges(field: FieldRow, baseType: BaseType): FieldChanges {
  const strategy = field.coercion_strategy
  const coercion = strategy !== null && isCoercionStrategy(strategy) ? COERCIONS[strategy] : undefined
  const keepsUnfolding = isCustomized(field, 'json_unfolding')
  const isStillCoerced = coercion?.from.some((from) => isA(baseType, from)) === true
  return {
    base_type: baseType,
    effective_type: isStillCoerced && coercion !== undefined ? coercion.to : baseType,
    coercion_strategy: isStillCoerced ? strategy : null,
    json_unfolding: keepsUnfolding ? field.json_unfolding : isA(baseType, 'type/JSON'),
    semantic_type: fits(field.semantic_type, baseType) ? field.semantic_type : null,
    fingerprint: null,
    fingerprint_version: 0,
    last_analyzed: null,
  }
}

function fits(semanticType: string | null, baseType: BaseType): boolean {
  if (semanticType === null || !isSemanticType(semanticType)) return true
  const needed = SEMANTIC_TYPES[semanticType]
  return needed === null || isA(baseType, needed)
}

function newField(context: SyncContext, tableId: number, column: ColumnDescription, beside: readonly string[]) {
  return {
    ...emptyField(context),
    table_id: tableId,
    name: column.name,
    display_name: humanize(column.name, context.humanization, beside),
    description: column.comment,
    database_type: column.databaseType,
    base_type: column.baseType,
    effective_type: column.baseType,
    semantic_type: column.isPrimaryKey ? 'type/PK' : null,
    position: column.position,
    database_position: column.position,
    database_required: column.isRequired,
    database_is_auto_increment: column.isAutoIncrement,
    database_is_generated: column.isGenerated === true,
    database_indexed: column.isIndexed,
    json_unfolding: isA(column.baseType, 'type/JSON'),
  }
}
