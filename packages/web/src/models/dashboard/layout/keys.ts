/** Moving and resizing by keys. */
import { clamp, COLUMNS, type Rect, type Size } from './rect.ts'
import type { Shift } from './place.ts'

interface KeyOptions {
  /** Shift is held: the end of the card moves in place of the whole. */
  isResize: boolean
  /** In pages from right to left the first column is at the right. */
  isRtl?: boolean
}

/** Where an arrow key leads; null for any other key. */
export function shiftOfKey(key: string, isRtl = false): Shift | null {
  const forward = isRtl ? -1 : 1
  switch (key) {
    case 'ArrowLeft':
      return { cols: -forward, rows: 0 }
    case 'ArrowRight':
      return { cols: forward, rows: 0 }
    case 'ArrowUp':
      return { cols: 0, rows: -1 }
    case 'ArrowDown':
      return { cols: 0, rows: 1 }
    default:
      return null
  }
}

/** The rect after an arrow key, for `place`; null for any other key. */
export function rectByKey(rect: Rect, key: string, { isResize, isRtl = false }: KeyOptions, least?: Size): Rect | null {
  const shift = shiftOfKey(key, isRtl)
  if (shift === null) return null
  if (!isResize) return clamp({ ...rect, col: rect.col + shift.cols, row: rect.row + shift.rows }, least)
  const size_x = Math.min(COLUMNS - rect.col, rect.size_x + shift.cols)
  return clamp({ ...rect, size_x, size_y: rect.size_y + shift.rows }, least)
}
