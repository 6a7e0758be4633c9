/** Cells as displayed: picks the formatter of a column once, so that a cell costs one call. */
import type { Cell } from '@querent/query'
import type { ExportPlan, PlannedColumn } from '../types.ts'
import { coordinateFormatter } from './numbers/coordinates.ts'
import { partFormatter, temporalFormatter } from './times/dates.ts'
import { numberFormatter } from './numbers/numbers.ts'

/** Gives the displayed text of every cell of a column that is not null. */
export function cellFormatter(column: PlannedColumn, plan: ExportPlan): (cell: NonNullable<Cell>) => string {
  if (column.kind === 'other') return String
  if (column.kind === 'number') return numberCellFormatter(column, plan)
  const format = temporalFormatter(column, plan)
  return (cell) => (typeof cell === 'string' ? format(cell) : String(cell))
}

function numberCellFormatter(column: PlannedColumn, plan: ExportPlan): (cell: NonNullable<Cell>) => string {
  const coordinate = coordinateFormatter(column)
  if (coordinate) return coordinate
  const part = partFormatter(column, plan)
  const format = numberFormatter(column, plan.locale)
  return (cell) => {
    if (typeof cell === 'boolean') return String(cell)
    return part && Number.isInteger(Number(cell)) ? part(Number(cell)) : format(cell)
  }
}
