/** Which columns of a table can be written in place. */
import { isA, type ColumnRefusal, type RowEditingColumn } from '@querent/contract'
import type { Dialect } from '@querent/query'
import type { FieldRow } from '../../../store/index.ts'
import { isKey, type RowColumn } from '../../content/action-content/index.ts'

/** A column that the caller sees. Its slug is its name. */
export interface SeenColumn extends RowColumn {
  createRefusal: ColumnRefusal | null
  updateRefusal: ColumnRefusal | null
}

/** Types whose values can be typed, and written as they are shown. */
const WRITABLE = ['type/Text', 'type/TextLike', 'type/Number', 'type/Boolean', 'type/HasDate', 'type/Time'] as const

export function seenColumns(fields: readonly FieldRow[], dialect: Dialect): SeenColumn[] {
  return fields.map((field) => {
    const refusal = refusalOf(field, dialect)
    const generated = field.database_is_generated ? 'generated' : null
    const updateRefusal = refusal ?? (isKey(field) ? 'key' : generated)
    const createRefusal = refusal ?? (field.database_is_auto_increment ? 'auto-increment' : generated)
    return { slug: field.name, field, createRefusal, updateRefusal }
  })
}

function refusalOf(field: FieldRow, dialect: Dialect): ColumnRefusal | null {
  const { base_type, database_type, nfc_path, coercion_strategy } = field
  const isWritable =
    nfc_path === null &&
    !dialect.holdsBytes(database_type) &&
    WRITABLE.some((type) => isA(base_type, type)) &&
    !isA(base_type, 'type/Structured')
  if (!isWritable) return 'type'
  return coercion_strategy === null ? null : 'coerced'
}

/** Values that were deleted with their row are given back, also where the database counts them up. */
export const isGivenBack = ({ createRefusal }: SeenColumn): boolean =>
  createRefusal === null || createRefusal === 'auto-increment'

/** Whether a row that was deleted can have the value again: it is given back, or comes by itself. */
export const isRestorable = (column: SeenColumn): boolean => isGivenBack(column) || column.createRefusal === 'generated'

export function columnRecord({ field, createRefusal, updateRefusal }: SeenColumn): RowEditingColumn {
  return {
    field_id: field.id,
    name: field.name,
    is_key: isKey(field),
    is_required: field.database_required,
    create_refusal: createRefusal,
    update_refusal: updateRefusal,
  }
}
