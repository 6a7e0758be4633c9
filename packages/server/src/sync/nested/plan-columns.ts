/** What becomes of the nested fields of one column, given what a sample of its documents holds. */
import { isBaseType, type BaseType } from '@querent/contract'
import type { FieldRow, FieldUpdate } from '../../store/index.ts'
import { timestamp, type SyncContext } from '../context.ts'
import { emptyField } from '../metadata/empty-field.ts'
import { humanizePath } from '../names/humanize.ts'
import { commonType, nameOfPath, type FoundPath } from '../json/index.ts'
import { typeChanges } from '../metadata/sync-fields.ts'

/** The most fields that are made of one column. */
export const NESTED_FIELDS = 100

/** What is shown as the type in the database; JSON has no such names, so they are the same for every engine. */
const DATABASE_TYPES: Partial<Record<BaseType, string>> = {
  'type/Boolean': 'boolean',
  'type/Integer': 'integer',
  'type/BigInteger': 'bigint',
  'type/Float': 'double precision',
  'type/Date': 'date',
  'type/DateTime': 'timestamp',
}

export interface ColumnPlan {
  created: ReturnType<typeof newNestedField>[]
  updates: FieldUpdate[]
  /** Paths beyond the limit. */
  leftOut: number
}

/**
 * @param known Nested fields of the column, also inactive ones.
 * @param isWhole Whether every document of the column was looked at. If not, fields without a value in the sample stay,
 *   and types only widen.
 */
export function planColumn(
  context: SyncContext,
  root: FieldRow,
  known: readonly FieldRow[],
  found: readonly FoundPath[],
  isWhole: boolean,
): ColumnPlan {
  const plan: ColumnPlan = { created: [], updates: [], leftOut: 0 }
  const knownByName = new Map(known.map((field) => [field.name, field]))
  const named = found.map((path) => ({ ...path, name: nameOfPath([root.name, ...path.keys]) }))
  const names = new Set(named.map(({ name }) => name))
  const unseen = known.filter((field) => field.active && !names.has(field.name))
  if (isWhole) plan.updates.push(...deactivate(context, unseen))
  const places = NESTED_FIELDS - (isWhole ? 0 : unseen.length)
  const isActive = ({ name }: { name: string }) => knownByName.get(name)?.active === true
  // Fields that are there stay; of the others those that most documents have.
  const ranked = named.toSorted((a, b) => Number(isActive(b)) - Number(isActive(a)) || b.count - a.count)
  const chosen = new Set(ranked.slice(0, Math.max(places, 0)))
  plan.leftOut = named.length - chosen.size
  for (const path of named) {
    const field = knownByName.get(path.name)
    if (!chosen.has(path)) continue
    if (field === undefined) plan.created.push(newNestedField(context, root, path))
    else plan.updates.push(...changesOf(context, root, field, isWhole ? path.type : widened(field, path.type)))
  }
  return plan
}

/** Takes fields out of use; they come back as they were. */
export function deactivate(context: SyncContext, fields: readonly FieldRow[]): FieldUpdate[] {
  const updated_at = timestamp(context)
  return fields.flatMap(({ id, active }) => (active ? [{ id, active: false, updated_at }] : []))
}

function widened({ base_type }: FieldRow, type: BaseType): BaseType {
  return isBaseType(base_type) ? commonType(base_type, type) : type
}

function changesOf(context: SyncContext, root: FieldRow, field: FieldRow, type: BaseType): FieldUpdate[] {
  const isRetyped = field.base_type !== type
  const isMoved = field.database_position !== root.database_position
  if (field.active && !isRetyped && !isMoved) return []
  return [
    {
      id: field.id,
      active: true,
      database_position: root.database_position,
      ...(isRetyped ? { ...typeChanges(field, type), database_type: DATABASE_TYPES[type] ?? 'text' } : {}),
      updated_at: timestamp(context),
    },
  ]
}

function newNestedField(context: SyncContext, root: FieldRow, { name, keys, type }: FoundPath & { name: string }) {
  const path = [root.name, ...keys]
  return {
    ...emptyField(context),
    table_id: root.table_id,
    name,
    display_name: humanizePath(path, context.humanization),
    database_type: DATABASE_TYPES[type] ?? 'text',
    base_type: type,
    effective_type: type,
    position: root.position,
    database_position: root.database_position,
    nfc_path: path,
  }
}
