/** Ranges and dates along the axis of a picture. */
import type { Across, Rect } from '@querent/viz'

/** Two places and all between them; `head` is the one that moves. */
export interface Range {
  anchor: number
  head: number
}

/** The places between two points, in pixels; null when there is none. */
export function rangeBetween({ places }: Across, one: number, other: number): Range | null {
  const [from, to] = one < other ? [one, other] : [other, one]
  const anchor = places.findIndex(({ center }) => center >= from)
  const head = places.findLastIndex(({ center }) => center <= to)
  return anchor < 0 || head < anchor ? null : { anchor, head }
}

/** The range with its moving end one further; it begins at a place and never leaves the axis. */
export function extended({ places }: Across, range: Range | null, place: number, step: 1 | -1): Range {
  const { anchor, head } = range ?? { anchor: place, head: place }
  return { anchor, head: Math.max(0, Math.min(places.length - 1, head + step)) }
}

/** Its places in their order. */
export function endsOf({ anchor, head }: Range): [first: number, last: number] {
  return anchor < head ? [anchor, head] : [head, anchor]
}

/** What a range covers of the picture: its marks, up to the middle between them and the next. */
export function rectOf({ places, plot }: Across, range: Range): Rect {
  const [first, last] = endsOf(range)
  const center = (place: number) => places[place]?.center ?? 0
  const from = first === 0 ? plot.x : (center(first - 1) + center(first)) / 2
  const to = last === places.length - 1 ? plot.x + plot.width : (center(last) + center(last + 1)) / 2
  return { x: from, y: plot.y, width: to - from, height: plot.height }
}

/** The day under a point of a time axis, such as `2026-05-04`: buckets are divided evenly. */
export function dayAt({ places }: Across, x: number): string {
  const last = places.length - 2
  const place = Math.max(
    0,
    Math.min(
      last,
      places.findLastIndex(({ begin }) => begin <= x),
    ),
  )
  const [here, next] = [places[place], places[place + 1]]
  if (here === undefined || next === undefined) return ''
  const share = Math.max(0, Math.min(1.999, (x - here.begin) / (next.begin - here.begin)))
  return new Date(here.at + (next.at - here.at) * share).toISOString().slice(0, 10)
}

/** The day on which what stands at a place begins. */
export function dayOf({ places }: Across, place: number): string {
  return new Date(places[place]?.at ?? 0).toISOString().slice(0, 10)
}
