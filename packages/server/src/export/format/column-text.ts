/** The texts of a column's cells, as displayed or raw (contract: exports, section 4). */
import { partText, type Calendar } from '@querent/viz/format/index.ts'
import type { ExportPlan, PlannedColumn } from '../types.ts'
import type { CellText } from './cell-text.ts'
import { coordinateText } from './numbers/coordinates.ts'
import { numberText } from './numbers/numbers.ts'
import { rawTime } from './times/raw-times.ts'
import { shownTime } from './times/shown-times.ts'

/** The texts that an export writes; undefined for a column whose cells are written as they are. */
export function columnText(column: PlannedColumn, plan: ExportPlan): CellText | undefined {
  return plan.formatRows ? shownText(column, plan) : rawText(column)
}

/** The texts as displayed; undefined for a column whose cells are shown as they are. */
export function shownText(column: PlannedColumn, calendar: Calendar): CellText | undefined {
  if (column.kind === 'other') return undefined
  return column.kind === 'number' ? shownNumber(column, calendar) : shownTime(column, calendar)
}

/** The raw texts; undefined for a column whose cells are written as they are. */
export function rawText(column: PlannedColumn): CellText | undefined {
  return column.kind === 'other' || column.kind === 'number' ? undefined : rawTime(column)
}

function shownNumber(column: PlannedColumn, calendar: Calendar): CellText {
  const coordinate = coordinateText(column)
  if (coordinate) return coordinate
  const number = numberText(column, calendar.locale)
  const name = partText(column.unit, column.settings, calendar)
  if (name === undefined) return number
  const isPart = (cell: unknown) => typeof cell !== 'boolean' && Number.isInteger(Number(cell))
  return { plain: (cell) => (isPart(cell) ? name(Number(cell)) : number.plain(cell)) }
}
