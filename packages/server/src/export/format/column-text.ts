/** The texts of a column's cells, as displayed or raw (contract: exports, section 4). */
import { rawTextRewriter } from './cell-text.ts'
import { cellFormatter } from './cell.ts'
import { numberStyle } from './numbers/number-style.ts'
import { coordinateFormatter } from './numbers/coordinates.ts'
import { partFormatter } from './times/dates.ts'
import type { UsualText } from './usual.ts'
import { usualNumber } from './numbers/usual-numbers.ts'
import { usualInstant, usualTime, usualWallTime } from './times/usual-times.ts'
import type { ExportPlan, PlannedColumn } from '../types.ts'

/** How the text of a value becomes what is written. */
export interface ColumnText {
  /** Undefined when it is written as it is. */
  text?: ((value: string) => string) | undefined
  /** The same for the usual values, without a string made of each. */
  usual?: UsualText | undefined
}

export function columnText(column: PlannedColumn, plan: ExportPlan): ColumnText {
  return plan.formatRows ? displayed(column, plan) : raw(column)
}

function displayed(column: PlannedColumn, plan: ExportPlan): ColumnText {
  if (column.kind === 'other') return {}
  const text = cellFormatter(column, plan)
  if (column.kind !== 'number') return { text, usual: usualTime(column, plan) }
  const isOther = partFormatter(column, plan) !== undefined || coordinateFormatter(column) !== undefined
  return { text, usual: isOther ? undefined : usualNumber(numberStyle(column, plan.locale)) }
}

function raw(column: PlannedColumn): ColumnText {
  const text = rawTextRewriter(column)
  if (text === undefined) return {}
  return { text, usual: column.kind === 'instant' ? usualInstant(column.timeZone) : usualWallTime }
}
