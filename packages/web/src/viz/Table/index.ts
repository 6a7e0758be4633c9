/** The table: rows and columns of a result, virtual on both axes. */
export type { Cell, CellText, Column, FormatCell, Hit, ResultData, Settings, SortKey } from '@querent/viz/grid/index.ts'
export type { CellHook, CellLook, CellPlace, Leave } from './cell-hook.ts'
export { Table } from './Table.tsx'
