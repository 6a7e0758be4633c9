/** Lines that show which edges of cards stand in a row. */
import { type Layout, type Rect } from './rect.ts'

/** A line along a column (`col`) or a row, at the edge before it, over the cards whose edges it joins. */
export interface Guide {
  readonly axis: 'col' | 'row'
  readonly at: number
  /** In rows for a column, in columns for a row. */
  readonly from: number
  readonly to: number
}

/** Guides of a card that is moved: edges that it has in common with others. `ids` are the cards that move. */
export function guidesOf(layout: Layout, rect: Rect, ids: readonly number[]): readonly Guide[] {
  const others = layout.filter(({ id }) => !ids.includes(id))
  return [...along('col', rect, others), ...along('row', rect, others)]
}

function along(axis: Guide['axis'], rect: Rect, others: readonly Rect[]): Guide[] {
  return edges(axis, rect).flatMap((at) => {
    const aligned = others.filter((other) => edges(axis, other).includes(at))
    if (aligned.length === 0) return []
    const spans = [rect, ...aligned].map((one) => edges(axis === 'col' ? 'row' : 'col', one))
    return [{ axis, at, from: Math.min(...spans.map(([from]) => from)), to: Math.max(...spans.map(([, to]) => to)) }]
  })
}

function edges(axis: Guide['axis'], { row, col, size_x, size_y }: Rect): [number, number] {
  return axis === 'col' ? [col, col + size_x] : [row, row + size_y]
}
