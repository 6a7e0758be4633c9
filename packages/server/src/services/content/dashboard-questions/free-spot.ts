/** Where on a dashboard's grid there is room for one more card (contract: dashboards, section 4). */
import { displayOf } from '@querent/viz/displays/index.ts'

/** Columns of the grid. */
const COLUMNS = 24

interface Size {
  size_x: number
  size_y: number
}

interface Spot {
  row: number
  col: number
}

/** The first spot in reading order on which a card of the size lies over no other; one wider than the grid begins at its left. */
export function freeSpot(placed: readonly (Spot & Size)[], { size_x, size_y }: Size): Spot {
  // Whatever is free and could not lie higher or further left touches the grid's edge or the end of another card.
  const rows = [...new Set([0, ...placed.map((one) => one.row + one.size_y)])].sort((a, b) => a - b)
  const cols = [...new Set([0, ...placed.map((one) => one.col + one.size_x)])].sort((a, b) => a - b)
  const fitting = cols.filter((col) => col === 0 || col + size_x <= COLUMNS)
  for (const row of rows) {
    const near = placed.filter((one) => one.row < row + size_y && row < one.row + one.size_y)
    const col = fitting.find((at) => !near.some((one) => one.col < at + size_x && at < one.col + one.size_x))
    if (col !== undefined) return { row, col }
  }
  return { row: rows.at(-1) ?? 0, col: 0 }
}

/** How large a card of the display is at first. */
export function defaultSize(display: string): Size {
  const [size_x, size_y] = displayOf(display).size
  return { size_x, size_y }
}
