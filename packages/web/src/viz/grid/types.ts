/** What tables, pivots and details share. */
import type { Cell, Column } from '../../api/dataset.ts'

export type { Cell, Column, ResultData } from '../../api/dataset.ts'

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
  /** Where a menu may open. */
  anchor: Element
}

export interface SortKey {
  /** The column's name. */
  name: string
  direction: 'ascending' | 'descending'
}

export type Settings = Readonly<Record<string, unknown>>
