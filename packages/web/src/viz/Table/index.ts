/** The table: rows and columns of a result, virtual on both axes; its models are shared by pivot and detail. */
export { Table } from './Table.tsx'
export type { CellText, FormatCell, Hit, Settings, SortKey } from './types.ts'
