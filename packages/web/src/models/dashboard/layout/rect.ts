/** Places on the grid of a dashboard, in its units: columns across, rows down. */

/** Columns of the grid (contract: dashboards, section 4). */
export const COLUMNS = 24
/** CSS pixels of a row, and of the space between two. */
export const ROW_HEIGHT = 44
export const ROW_GAP = 12

export interface Size {
  readonly size_x: number
  readonly size_y: number
}

export interface Rect extends Size {
  readonly row: number
  readonly col: number
}

export interface Placed extends Rect {
  readonly id: number
}

/** Cards of one tab. */
export type Layout = readonly Placed[]

/** True when both lie over a same cell. */
export function overlaps(one: Rect, other: Rect): boolean {
  return (
    one.col < other.col + other.size_x &&
    other.col < one.col + one.size_x &&
    one.row < other.row + other.size_y &&
    other.row < one.row + one.size_y
  )
}

export function sameRect(one: Rect, other: Rect): boolean {
  return one.row === other.row && one.col === other.col && one.size_x === other.size_x && one.size_y === other.size_y
}

/** The first row below all of them; 0 for none. */
export function bottomOf(layout: readonly Rect[]): number {
  return layout.reduce((bottom, { row, size_y }) => Math.max(bottom, row + size_y), 0)
}

/** Row by row, each from its beginning. */
export function byReading(one: Placed, other: Placed): number {
  return one.row - other.row || one.col - other.col || one.id - other.id
}

/** Whole numbers, at least the least size and at most the grid's width, and inside the grid: moved, and cut only if it must be. */
export function clamp(rect: Rect, least: Size = { size_x: 1, size_y: 1 }): Rect {
  const size_x = Math.min(COLUMNS, Math.max(least.size_x, whole(rect.size_x)))
  const size_y = Math.max(least.size_y, whole(rect.size_y))
  const col = Math.min(COLUMNS - size_x, Math.max(0, whole(rect.col)))
  return { row: Math.max(0, whole(rect.row)), col, size_x, size_y }
}

function whole(value: number): number {
  return Number.isFinite(value) ? Math.round(value) : 0
}

/** `item` on another place; the same object where nothing changes. */
export function withRect<T extends Rect>(item: T, { row, col, size_x, size_y }: Rect): T {
  return sameRect(item, { row, col, size_x, size_y }) ? item : { ...item, row, col, size_x, size_y }
}
