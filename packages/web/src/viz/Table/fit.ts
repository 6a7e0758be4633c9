import {
  BESIDE_BAR,
  longestRows,
  MIN_WIDTH,
  type ShownColumn,
  type Cell,
  type FormatCell,
} from '@querent/viz/grid/index.ts'

const PADDING = 28
const SORT_MARK = 18
const MOST = 900

/** The width in pixels that holds title and loaded values of a column in the font of `within`. */
export function fittingWidth(
  { index, column, title, barMax }: ShownColumn,
  rows: readonly (readonly Cell[])[],
  format: FormatCell,
  within: Element | null,
): number {
  const context = document.createElement('canvas').getContext('2d')
  if (context === null) return MIN_WIDTH
  const font = within === null ? '13px sans-serif' : getComputedStyle(within).font
  context.font = font
  let widest = context.measureText(title).width + SORT_MARK
  const share = barMax === undefined ? 1 : BESIDE_BAR
  for (const place of longestRows(rows, index)) {
    const row = rows[place] ?? []
    const value = row[index] ?? null
    if (value !== null) widest = Math.max(widest, context.measureText(format(value, column, row).text).width / share)
  }
  return Math.min(Math.max(Math.ceil(widest) + PADDING, MIN_WIDTH), MOST)
}
