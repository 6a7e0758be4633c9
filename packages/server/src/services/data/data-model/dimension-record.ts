import type { DimensionRow, FieldRow } from '../../../store/index.ts'
import { fieldRecord } from './field-record.ts'

export type DimensionRecord = ReturnType<typeof dimensionRecord>

/** A remapping on the wire; `shown` is the field that stands for the key's own values. */
export function dimensionRecord(row: DimensionRow, shown: FieldRow | undefined) {
  if (row.human_readable_field_id === null) return { ...row }
  return { ...row, human_readable_field: shown === undefined ? null : fieldRecord(shown) }
}
