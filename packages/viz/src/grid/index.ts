/** What tables, pivots and details compute: order, sums, selection, copies, columns and colors. Pure. */
export { toHtml, toTsv } from './copy.ts'
export {
  BESIDE_BAR,
  fillingColumns,
  longestRows,
  columnEntries,
  MIN_WIDTH,
  movedColumns,
  pinnedCount,
  roomyPins,
  settingsOf,
  shownColumns,
  textWidth,
  titleOf,
  type ShownColumn,
} from './columns.ts'
export { detailColumns } from './detail-columns.ts'
export { formatsOf, type Formats } from './formats.ts'
export { columnPlaces, type ColumnPlace } from './labels.ts'
export { GROUPING, placesOf, splitOf, type PivotSplit } from './pivot-split.ts'
export { hasGroups, plainRows } from './plain-rows.ts'
export { readRules, type BackgroundPaint, type Backgrounds } from './rules.ts'
export { WITHOUT_VALUE } from './conditions.ts'
export { afterPress, at, isSingle, rangeOf, within, type Bounds, type Place, type Selection } from './selection.ts'
export { nextSort, sortedOrder } from './sort.ts'
export { createSummary, type Summary } from './summary.ts'
export { totalsOf } from './totals.ts'
export { partsOf, unfold, unfoldedSettings } from './unfold.ts'
export type { Cell, CellText, Column, FormatCell, Hit, ResultData, Settings, SortKey } from './types.ts'
export { cellComparator, isNumeric, isTemporal, textOf } from './values.ts'
