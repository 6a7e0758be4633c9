/** Which columns the entries of the setting `table.columns` mean (contract: exports, section 5). */
import { isMap } from '@querent/contract'
import { columnReferenceKey } from '@querent/query'
import type { ExportColumn } from '../types.ts'

/** Finds the column of an entry: by its `fieldRef`, which tells apart columns of one name, else by its `name`. */
export function tableColumnFinder(columns: readonly ExportColumn[]): (entry: unknown) => ExportColumn | undefined {
  const byRef = new Map<string, ExportColumn>()
  const byName = new Map<string, ExportColumn>()
  for (const column of columns) {
    const key = columnReferenceKey(column.field_ref)
    if (key !== undefined && !byRef.has(key)) byRef.set(key, column)
    if (!byName.has(column.name)) byName.set(column.name, column)
  }
  return (entry) => {
    if (!isMap(entry)) return undefined
    const key = columnReferenceKey(entry['fieldRef'])
    const referred = key === undefined ? undefined : byRef.get(key)
    return referred ?? (typeof entry['name'] === 'string' ? byName.get(entry['name']) : undefined)
  }
}
