/** What tables, pivots and details compute: order, sums, selection, copies, columns and colors. Pure. */
export { toHtml, toTsv } from './copy.ts'
export {
  BESIDE_BAR,
  longestRows,
  MIN_WIDTH,
  movedColumns,
  pinnedCount,
  roomyPins,
  settingsOf,
  shownColumns,
  type ShownColumn,
} from './columns.ts'
export { readRules, type Backgrounds } from './rules.ts'
export { afterPress, at, isSingle, rangeOf, within, type Bounds, type Place, type Selection } from './selection.ts'
export { nextSort, sortedOrder } from './sort.ts'
export { createSummary, type Summary } from './summary.ts'
export type { Cell, CellText, Column, FormatCell, Hit, ResultData, Settings, SortKey } from './types.ts'
export { cellComparator, isNumeric, textOf } from './values.ts'
