/** What a change of a field comes to (contract: data-model, section 3). */
import {
  COERCIONS,
  invalidField,
  isA,
  isCoercionStrategy,
  isSemanticType,
  type BaseType,
  type FieldChangesBody,
} from '@querent/contract'
import type { DimensionRow, FieldRow, FieldUpdate } from '../../../store/index.ts'

/** Columns that a person may set and sync then leaves alone. */
const OWNED = [
  'display_name',
  'description',
  'semantic_type',
  'fk_target_field_id',
  'visibility_type',
  'has_field_values',
  'json_unfolding',
] as const

type Changes = Omit<FieldUpdate, 'id'>

/** @throws {ApiError} 400 for an unknown type or strategy. */
export function fieldChanges(field: FieldRow, body: FieldChangesBody): Changes {
  const changes: Changes = { ...plainChanges(body), ...typeChanges(field, body), ...coercionChanges(field, body) }
  const own = OWNED.filter((name) => changes[name] !== undefined && changes[name] !== field[name])
  if (own.length > 0) changes.customized = [...new Set([...(field.customized ?? []), ...own])]
  return changes
}

/** Null clears, except for what every field has. */
function plainChanges(body: FieldChangesBody): Changes {
  const changes: Changes = {}
  const { display_name, visibility_type, json_unfolding } = body
  if (display_name !== undefined && display_name !== null) changes.display_name = display_name
  if (visibility_type !== undefined && visibility_type !== null) changes.visibility_type = visibility_type
  if (json_unfolding !== undefined && json_unfolding !== null) changes.json_unfolding = json_unfolding
  if (body.description !== undefined) changes.description = body.description
  if (body.caveats !== undefined) changes.caveats = body.caveats
  if (body.points_of_interest !== undefined) changes.points_of_interest = body.points_of_interest
  if (body.has_field_values !== undefined) changes.has_field_values = body.has_field_values
  if (body.settings !== undefined) changes.settings = body.settings
  if (body.nfc_path !== undefined) changes.nfc_path = body.nfc_path
  return changes
}

/** Only a foreign key has a target. */
function typeChanges(field: FieldRow, body: FieldChangesBody): Changes {
  const { semantic_type, fk_target_field_id } = body
  const changes: Changes = {}
  if (semantic_type !== undefined) {
    if (semantic_type !== null && !isSemanticType(semantic_type)) {
      throw invalidField('semantic_type', 'value must be a valid field semantic or relation type (keyword or string).')
    }
    changes.semantic_type = semantic_type
  }
  if (fk_target_field_id !== undefined) changes.fk_target_field_id = fk_target_field_id
  const newType = semantic_type === undefined ? field.semantic_type : semantic_type
  const leavesKeys = field.semantic_type === 'type/FK' && newType !== 'type/FK'
  if (leavesKeys && semantic_type !== undefined) changes.fk_target_field_id = null
  return changes
}

/** A strategy that does not fit the stored type counts as none. */
function coercionChanges({ base_type }: FieldRow, { coercion_strategy }: FieldChangesBody): Changes {
  if (coercion_strategy === undefined) return {}
  if (coercion_strategy === null) return { coercion_strategy: null, effective_type: base_type }
  if (!isCoercionStrategy(coercion_strategy)) {
    throw invalidField('coercion_strategy', 'value must be a valid coercion strategy (keyword or string).')
  }
  const { to } = COERCIONS[coercion_strategy]
  const from: readonly BaseType[] = COERCIONS[coercion_strategy].from
  const isPossible = from.some((type) => (type === 'type/*' ? base_type === type : isA(base_type, type)))
  return isPossible ? { coercion_strategy, effective_type: to } : { coercion_strategy: null, effective_type: base_type }
}

/** Whether the fields inside a column of JSON have to be looked at anew. */
export function changesNestedFields(field: FieldRow, changes: Changes): boolean {
  if (!isA(field.base_type, 'type/JSON')) return false
  const isUnfolded = changes.json_unfolding ?? field.json_unfolding
  const isShown = changes.visibility_type ?? field.visibility_type
  return isUnfolded !== field.json_unfolding || isShown !== field.visibility_type
}

/** What becomes of the remapping when the field changes. */
type DimensionFate = 'keep' | 'delete' | { renameTo: string }

/** Labels need a number that stands for something, a foreign column needs a foreign key. */
export function dimensionFate(field: FieldRow, changes: Changes, dimension: DimensionRow | undefined): DimensionFate {
  if (dimension === undefined) return 'keep'
  if (changes.semantic_type !== undefined) {
    const type = changes.semantic_type
    if (dimension.type === 'external' && type !== 'type/FK') return 'delete'
    const isLabeled = isA(field.base_type, 'type/Integer') && LABELED_TYPES.has(type)
    if (dimension.type === 'internal' && !isLabeled) return 'delete'
  }
  const isRenamed = changes.display_name !== undefined && changes.display_name !== field.display_name
  return isRenamed ? { renameTo: changes.display_name ?? '' } : 'keep'
}

const LABELED_TYPES = new Set<string | null>([null, 'type/Category', 'type/Enum'])
