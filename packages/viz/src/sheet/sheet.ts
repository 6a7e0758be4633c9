/** Tables, pivots and details as plain lines of texts, from which pictures and pages are drawn. */
import type { ShownColumn } from '../grid/index.ts'

export interface SheetCell {
  text: string
  /** In place of that of its column. */
  align?: ShownColumn['align']
  /** A literal color, or a variable of the page, as the paint is. */
  background?: string
  /** Share of the greatest value, -1 to 1, shown as a bar before the number. */
  bar?: number
  /** Where it leads. */
  href?: string
  /** In one of the quieter colors. */
  isQuiet?: boolean
  /** In further lines where it does not fit into one. */
  isWrapped?: boolean
  /** Over how many columns it reaches; 1 when left out. Cells that it covers are there, with empty texts. */
  span?: number
}

export interface SheetLine {
  cells: readonly SheetCell[]
  /** On another ground, and heavier: totals. */
  isStrong?: boolean
}

export interface Sheet {
  /** Widths in pixels, as they were given or are wanted. */
  columns: readonly { width: number; align: ShownColumn['align'] }[]
  /** Lines above the others, which each page repeats. */
  head: readonly SheetLine[]
  lines: readonly SheetLine[]
  /** Sentences below it, such as how many rows are left out. */
  notes: readonly string[]
  /** How many columns stay when others are left out for lack of room: labels of groups. */
  pinned: number
}

/** How much of a result a sheet holds; all of it where left out. */
export interface SheetLimits {
  rows?: number
  columns?: number
}
