/** Headers of exported columns. */
import { isCurrencyColumn } from '@querent/viz/data/index.ts'
import { currencyUnit } from '@querent/viz/format/index.ts'
import type { ExportPlan, PlannedColumn } from '../types.ts'

/** The display name; with formatted rows the column's title, which carries the currency unless the cells do. */
export function headerOf(column: PlannedColumn, plan: ExportPlan): string {
  return plan.formatRows ? titleOf(column, plan) : column.name
}

/** The title with its currency, as in `Total ($)`. */
export function titleOf({ title, kind, semanticType, settings }: PlannedColumn, plan: ExportPlan): string {
  const isUnitInHeader =
    kind === 'number' && isCurrencyColumn(semanticType, settings) && settings.currency_in_header !== false
  return isUnitInHeader ? `${title} (${currencyUnit(settings, plan.locale)})` : title
}
