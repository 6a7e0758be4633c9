/** A field of Copies, of a column of a copy and what is known of it in its source. */
import {
  COERCIONS,
  isA,
  isCoercionStrategy,
  isSemanticType,
  SEMANTIC_TYPES,
  type BaseType,
  type CopiedColumnRecord,
} from '@querent/contract'
import { copiedBaseType } from '@querent/drivers'
import type { FieldRow } from '../../../store/index.ts'

/** What is known of a column: a field, or what a model says of its column. */
export type Meaning = Partial<Omit<FieldRow, 'base_type'>> & { base_type?: unknown }

export type CopiedField = ReturnType<typeof copiedField>

export function copiedField(column: CopiedColumnRecord, known: Meaning | undefined, position: number) {
  const base_type = copiedBaseType(column.databaseType)
  const coercion = coercionOf(known?.coercion_strategy, base_type)
  const effective_type = coercion?.to ?? base_type
  return {
    name: column.name,
    display_name: known?.display_name ?? column.name,
    description: known?.description ?? null,
    database_type: column.databaseType,
    base_type,
    effective_type,
    coercion_strategy: coercion?.name ?? null,
    semantic_type: semanticOf(known?.semantic_type, effective_type),
    visibility_type: known?.visibility_type ?? ('normal' as const),
    has_field_values: known?.has_field_values ?? null,
    fingerprint: known?.fingerprint ?? null,
    settings: known?.settings ?? null,
    position,
    database_position: position,
    // What it has only the texts of cannot be compared as the source does: no rule of the source is kept by it.
    copy_of_field_id: column.class === 'full' ? (known?.copy_of_field_id ?? null) : null,
  }
}

function coercionOf(name: string | null | undefined, base: BaseType): { name: string; to: BaseType } | undefined {
  if (name == null || !isCoercionStrategy(name)) return undefined
  const { from, to } = COERCIONS[name]
  return from.some((type) => isA(base, type)) ? { name, to } : undefined
}

function semanticOf(name: string | null | undefined, type: BaseType): string | null {
  if (name == null || !isSemanticType(name)) return null
  const needed = SEMANTIC_TYPES[name]
  return needed === null || isA(type, needed) ? name : null
}
