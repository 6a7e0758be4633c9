/** The table: rows and columns of a result, virtual on both axes; the pivot shares its parts. */
export type { Cell, CellText, Column, FormatCell, Hit, ResultData, Settings, SortKey } from '@querent/viz/grid/index.ts'
export { CellView } from './CellView.tsx'
export { copyCells } from './clipboard.ts'
export { Table } from './Table.tsx'
export { placeOf, useGrid } from './use-grid.ts'
export { usePrinting } from './use-printing.ts'
export { useSlots } from './use-slots.ts'
