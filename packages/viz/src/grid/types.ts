/** What tables, pivots and details share. */

/** A value of a cell; integers beyond 2^53 come as texts of their digits. */
export type Cell = string | number | boolean | null | object

/** A column of a result, as the server sends it. */
export interface Column {
  readonly name: string
  readonly display_name: string
  readonly base_type: string
  readonly effective_type?: string
  readonly semantic_type?: string | null
  /** `breakout`, `aggregation`, `fields` or `native`. */
  readonly source?: string
  /** Legacy form, such as `["field", 7, null]`. */
  readonly field_ref?: unknown
  readonly id?: number | null
  readonly table_id?: number | string | null
  readonly description?: string | null
  readonly visibility_type?: string | null
  readonly settings?: Readonly<Record<string, unknown>> | null
  readonly fk_target_field_id?: number | null
  readonly unit?: string
  /** Name of the column that has the values to show instead of these. */
  readonly remapped_to?: string
  /** Name of the column that these are the labels of. */
  readonly remapped_from?: string
  readonly expression_name?: string
  readonly binning_info?: Readonly<Record<string, unknown>>
  readonly fingerprint?: Readonly<Record<string, unknown>> | null
  /** Put beside the columns of another question. */
  readonly isAdded?: boolean
}

/** Rows and columns of a result. */
export interface ResultData {
  cols: readonly Column[]
  rows: readonly (readonly Cell[])[]
  /** Of how many rows these are the first. */
  rows_truncated?: number
}

/** What a cell shows. `url` of links, mail addresses and images. */
export interface CellText {
  text: string
  kind?: 'text' | 'link' | 'email' | 'image'
  url?: string
}

/** Values as shown. The row serves templates that name other columns. */
export interface FormatCell {
  (value: Cell, column: Column, row: readonly Cell[]): CellText
  /** The title of a column, with its currency unless the cells carry it. */
  title?(column: Column): string | undefined
}

/** A value that was pressed, with all that says where it stands. */
export interface Hit {
  column: Column
  value: Cell
  /** Of the data, not of the order in which rows are shown; absent where a cell sums up rows. */
  rowIndex?: number
  row?: readonly Cell[]
  /** The values that the cell is grouped by. */
  dimensions: readonly { column: Column; value: Cell }[]
  /** Where a menu may open, in pixels of the window. */
  anchor: Anchor
}

/** An element, as far as its place is concerned. */
interface Anchor {
  getBoundingClientRect(): { left: number; bottom: number }
}

export interface SortKey {
  /** The column's name. */
  name: string
  direction: 'ascending' | 'descending'
}

export type Settings = Readonly<Record<string, unknown>>
