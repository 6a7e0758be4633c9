/** Room for one more card. */
import { bottomOf, COLUMNS, overlaps, type Layout, type Rect, type Size } from './rect.ts'

/**
 * The first place in reading order, from a row on, on which a card of the size lies over no other.
 * @param from The first row that counts, such as that at the top of the window.
 */
export function firstFreePlace(layout: Layout, size: Size, from = 0): Rect {
  const size_x = Math.min(COLUMNS, size.size_x)
  const last = Math.max(from, bottomOf(layout))
  for (let row = from; row < last; row += 1) {
    const near = layout.filter((other) => overlaps({ row, col: 0, size_x: COLUMNS, size_y: size.size_y }, other))
    for (let col = 0; col + size_x <= COLUMNS; col += 1) {
      const rect = { row, col, size_x, size_y: size.size_y }
      if (!near.some((other) => overlaps(rect, other))) return rect
    }
  }
  return { row: last, col: 0, size_x, size_y: size.size_y }
}
