/** How the values of a result are written, in pictures and in tables. */
import { remember } from '@querent/contract/lookup/index.ts'
import { readData, type Column as TypedColumn, type Data } from '../data/index.ts'
import { alignedColumn, createFormat, type Format, type FormatOptions } from '../format/index.ts'
import type { FormatCell, ResultData } from './types.ts'

export interface Formats {
  data: Data
  format: Format
  /** The same for the cells of tables. */
  formatCell: FormatCell
}

/** The result with typed columns, and how its cells are written under the settings of a card. */
export function formatsOf(result: ResultData, options: Omit<FormatOptions, 'columns'>): Formats {
  const data = readData(result)
  const format = createFormat({ ...options, columns: data.columns })
  const columnOf = new Map(result.cols.map((column, place) => [column, data.columns[place]]))
  // Of a table only the columns in sight are aligned.
  const aligned = new Map<TypedColumn, TypedColumn>()
  const typedOf = (column: (typeof result.cols)[number]) => {
    const own = columnOf.get(column)
    if (own === undefined) return undefined
    return remember(aligned, own, () => alignedColumn(own, data, format))
  }
  const formatCell: FormatCell = (value, column, row) => {
    const typed = typedOf(column)
    return typed === undefined ? { text: String(value ?? '') } : format.of(typed).rich(value, row)
  }
  formatCell.title = (column) => {
    const typed = columnOf.get(column)
    return typed === undefined ? undefined : format.of(typed).title
  }
  return { data, format, formatCell }
}
