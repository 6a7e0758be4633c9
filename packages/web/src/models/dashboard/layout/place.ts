/** Cards are moved, and others make way. Everything is computed from the layout as it was when the move began. */
import {
  bottomOf,
  byReading,
  clamp,
  COLUMNS,
  overlaps,
  withRect,
  type Layout,
  type Placed,
  type Rect,
  type Size,
} from './rect.ts'

/** By how much a group moves. */
export interface Shift {
  readonly cols: number
  readonly rows: number
}

/**
 * The layout with a card on another place. What lies there goes up where the card has left enough room for it, else down,
 * and pushes what it meets. Order of the list and all cards that are not met stay.
 */
export function place(layout: Layout, id: number, rect: Rect, least?: Size): Layout {
  const settled = settle(layout)
  return settled.some((item) => item.id === id) ? makeWay(settled, new Map([[id, clamp(rect, least)]])) : settled
}

/** Moves cards together, so far as all of them stay inside the grid. */
export function placeMany(layout: Layout, ids: readonly number[], by: Shift): Layout {
  const settled = settle(layout)
  const group = settled.filter(({ id }) => ids.includes(id))
  if (group.length === 0) return settled
  const start = Math.min(...group.map(({ col }) => col))
  const end = Math.max(...group.map(({ col, size_x }) => col + size_x))
  const top = Math.min(...group.map(({ row }) => row))
  const cols = Math.min(COLUMNS - end, Math.max(-start, Math.round(by.cols)))
  const rows = Math.max(-top, Math.round(by.rows))
  return makeWay(
    settled,
    new Map(group.map((item) => [item.id, { ...item, row: item.row + rows, col: item.col + cols }])),
  )
}

/** The layout with all cards inside the grid and none over another: cards that are fall below those that come before them. */
export function settle(layout: Layout): Layout {
  return makeWay(
    layout.map((item) => withRect(item, clamp(item))),
    new Map(),
  )
}

/**
 * What to keep of a move that has ended: rows that the cards have left and that nobody else stands in are closed when other
 * cards came to lie between, as after two have changed places. Gaps that were there, or that a card leaves on its way, stay.
 * @param before The layout when the move began. @param ids The cards that were moved.
 */
export function closeLeftRows(before: Layout, after: Layout, ids: readonly number[]): Layout {
  const moved = new Set(ids)
  const left = before.filter(({ id }) => moved.has(id))
  if (left.length === 0) return after
  const top = Math.min(...left.map(({ row }) => row))
  const bottom = bottomOf(left)
  const group = after.filter(({ id }) => moved.has(id))
  const arrived = group.length === 0 ? Infinity : Math.min(...group.map(({ row }) => row))
  const isLeft = after.every(({ row, size_y }) => row >= bottom || row + size_y <= top)
  const isBetween = after.some(({ id, row }) => !moved.has(id) && row >= bottom && row < arrived)
  if (!isLeft || !isBetween) return after
  return after.map((item) => (item.row >= bottom ? { ...item, row: item.row - (bottom - top) } : item))
}

/** The layout after cards were removed: rows that they alone stood in are closed, gaps that were there stay. */
export function closeEmptied(before: Layout, after: Layout): Layout {
  const stands = (layout: Layout, at: number) => layout.some(({ row, size_y }) => row <= at && at < row + size_y)
  const emptied: number[] = []
  for (let at = 0; at < bottomOf(before); at += 1) {
    if (stands(before, at) && !stands(after, at)) emptied.push(at)
  }
  return after.map((item) => {
    const above = emptied.filter((at) => at < item.row).length
    return above === 0 ? item : { ...item, row: item.row - above }
  })
}

/**
 * @param layout Without overlaps, or with nothing fixed.
 * @param fixed New places, which do not overlap each other.
 */
function makeWay(layout: Layout, fixed: ReadonlyMap<number, Rect>): Layout {
  const placed = new Map<number, Placed>()
  for (const item of layout) {
    const rect = fixed.get(item.id)
    if (rect !== undefined) placed.set(item.id, withRect(item, rect))
  }
  const left = layout.filter(({ id }) => fixed.has(id))
  for (const item of layout.filter(({ id }) => !fixed.has(id)).sort(byReading)) {
    const others = [...placed.values()]
    const up = others.some((other) => overlaps(item, other)) ? swapUp(item, layout, left, others) : null
    placed.set(item.id, up ?? fallDown(item, others))
  }
  return layout.map((item) => placed.get(item.id) ?? item)
}

/** The card in the room that was left above the moved ones; null where it does not fit or would lie over another. */
function swapUp(item: Placed, layout: Layout, left: readonly Placed[], placed: readonly Placed[]): Placed | null {
  for (const free of left) {
    const isAbove = free.row < item.row && free.row + item.size_y <= item.row
    const isWithin = free.col <= item.col && item.col + item.size_x <= free.col + free.size_x
    if (!isAbove || !isWithin) continue
    const up = { ...item, row: free.row }
    const meets = (other: Placed) => other.id !== item.id && overlaps(up, other)
    const isTaken = layout.some((other) => !left.includes(other) && meets(other)) || placed.some(meets)
    if (!isTaken) return up
  }
  return null
}

function fallDown(item: Placed, placed: readonly Placed[]): Placed {
  let row = item.row
  for (;;) {
    const met = placed.filter((other) => overlaps({ ...item, row }, other))
    if (met.length === 0) return row === item.row ? item : { ...item, row }
    row = bottomOf(met)
  }
}
