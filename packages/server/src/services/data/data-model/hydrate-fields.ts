import { isShownIn } from '@querent/contract'
import type { DimensionRow, FieldRow } from '../../../store/index.ts'
import { dimensionRecord, type DimensionRecord } from './dimension-record.ts'
import { fieldRecord, type FieldRecord } from './field-record.ts'

/** What stands for the rows of a table: its Name field. */
type NameField = Pick<
  FieldRecord,
  'id' | 'table_id' | 'display_name' | 'name' | 'base_type' | 'semantic_type' | 'has_field_values'
>

export interface HydratedField extends FieldRecord {
  target: FieldRecord | null
  dimensions: DimensionRecord[]
  name_field: NameField | null
}

interface HydrationSources {
  /** Fields that others may point to, with those that are hydrated among them. */
  fields: Iterable<FieldRow>
  dimensions: Iterable<DimensionRow>
}

/** Fields with what belongs to them, found in memory. */
export function hydrateFields(fields: readonly FieldRow[], sources: HydrationSources): HydratedField[] {
  return fields.map(fieldHydrator(sources))
}

/** A function that gives a field with what belongs to it. */
export function fieldHydrator(sources: HydrationSources): (field: FieldRow) => HydratedField {
  const byId = new Map<number, FieldRow>()
  const nameOfTable = new Map<number, FieldRow>()
  for (const field of sources.fields) {
    byId.set(field.id, field)
    if (field.semantic_type === 'type/Name' && isShownIn('use', field) && !nameOfTable.has(field.table_id)) {
      nameOfTable.set(field.table_id, field)
    }
  }
  const dimensionOf = new Map<number, DimensionRow>()
  for (const dimension of sources.dimensions) dimensionOf.set(dimension.field_id, dimension)
  return (field) => {
    const target = field.fk_target_field_id === null ? undefined : byId.get(field.fk_target_field_id)
    const dimension = dimensionOf.get(field.id)
    const name = field.semantic_type === 'type/PK' ? nameOfTable.get(field.table_id) : undefined
    return {
      ...fieldRecord(field),
      target: target?.active === true ? fieldRecord(target) : null,
      dimensions:
        dimension === undefined ? [] : [dimensionRecord(dimension, byId.get(dimension.human_readable_field_id ?? 0))],
      name_field: name === undefined ? null : nameField(name),
    }
  }
}

function nameField(row: FieldRow): NameField {
  const { id, table_id, display_name, name, base_type, semantic_type, has_field_values } = fieldRecord(row)
  return { id, table_id, display_name, name, base_type, semantic_type, has_field_values }
}
