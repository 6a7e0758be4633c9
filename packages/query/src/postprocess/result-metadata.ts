/** What a card keeps of its result's columns, and clients send back (contract: results, section 1). */
import type { ResultColumn } from '../prepared.ts'

const OF_FIELDS = [
  'id',
  'table_id',
  'description',
  'settings',
  'coercion_strategy',
  'visibility_type',
  'fk_target_field_id',
  'unit',
  'source_alias',
  'database_type',
  'remapped_from',
  'remapped_to',
] as const

export type Fingerprints = readonly (Record<string, unknown> | null)[]

/** @param fingerprints By column, in place of the stored ones. */
export function resultMetadata(
  columns: readonly ResultColumn[],
  fingerprints?: Fingerprints,
): (Record<string, unknown> & { name: string })[] {
  return columns.map((column, index) => {
    const item: Record<string, unknown> & { name: string } = {
      name: column.name,
      display_name: column.display_name,
      base_type: column.base_type,
      effective_type: column.effective_type,
      semantic_type: column.semantic_type ?? null,
      field_ref: column.field_ref ?? null,
      fingerprint: (fingerprints ? fingerprints[index] : column.fingerprint) ?? null,
    }
    for (const key of OF_FIELDS) if (column[key] !== undefined) item[key] = column[key]
    return item
  })
}
