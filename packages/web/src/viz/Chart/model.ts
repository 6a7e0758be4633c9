/** Which mark pointer and keyboard mean. */
import type { Hit, Looks, Point, Rect } from '@querent/viz'

export type Step = 'before' | 'after' | 'above' | 'below' | 'first' | 'last'

/** The farthest a mark may be from the pointer, in pixels. */
const REACH = 48

/**
 * The mark that a point means: the one that holds it; in a plot whose marks stand at places the nearest at the nearest place,
 * however far; else the nearest within reach.
 */
export function hitMeant(hits: readonly Hit[], point: Point, plot: Rect | undefined): Hit | null {
  if (plot === undefined || !holds(plot, point)) return hitAt(hits, point)
  const marks = hits.filter(({ events }) => events === undefined)
  const held = marks.findLast(({ shape }) => 'width' in shape && holds(shape, point))
  const across = (hit: Hit) => Math.abs(hit.anchor.x - point.x)
  const group = (held ?? least(marks, across))?.group
  // Of a held group the nearest: bars of a stack hold a point alone, those of lines at one place may overlap.
  if (held !== undefined && marks.filter((hit) => hit.group === group && isHeld(hit, point)).length < 2) return held
  return (
    least(
      marks.filter((hit) => hit.group === group),
      (hit) => Math.abs(hit.anchor.y - point.y) + across(hit) / 1000,
    ) ?? null
  )
}

function isHeld({ shape }: Hit, point: Point): boolean {
  return 'width' in shape && holds(shape, point)
}

function least(hits: readonly Hit[], away: (hit: Hit) => number): Hit | undefined {
  let best: Hit | undefined
  let nearest = Infinity
  for (const hit of hits) {
    const distance = away(hit)
    if (distance < nearest) [best, nearest] = [hit, distance]
  }
  return best
}

/** The mark at a point: the topmost that holds it, else the nearest within reach. */
export function hitAt(hits: readonly Hit[], point: Point): Hit | null {
  const within = hits.findLast(({ shape }) => ('width' in shape ? holds(shape, point) : holdsPath(shape.path, point)))
  if (within !== undefined) return within
  let best: Hit | null = null
  let least = REACH ** 2
  for (const hit of hits) {
    // Whoever points beside a country means none.
    if ('path' in hit.shape && cornersOf(hit.shape.path) !== null) continue
    const distance = (hit.anchor.x - point.x) ** 2 + (hit.anchor.y - point.y) ** 2
    if (distance < least) {
      best = hit
      least = distance
    }
  }
  return best
}

function holds(rect: Point & { width: number; height: number }, { x, y }: Point): boolean {
  return x >= rect.x && x <= rect.x + rect.width && y >= rect.y && y <= rect.y + rect.height
}

/** Shapes of straight lines by their paths; null for those with curves. */
const shapes = new Map<string, readonly (readonly Point[])[] | null>()
const MOST_SHAPES = 2000

function cornersOf(path: string): readonly (readonly Point[])[] | null {
  let rings = shapes.get(path)
  if (rings === undefined) {
    if (shapes.size >= MOST_SHAPES) shapes.clear()
    rings = /^[MLZ\d.,\s-]*$/.test(path) ? path.split('M').filter(Boolean).map(ringOf) : null
    shapes.set(path, rings)
  }
  return rings
}

function ringOf(text: string): Point[] {
  return text
    .replace('Z', '')
    .split('L')
    .map((pair) => {
      const [x, y] = pair.split(',').map(Number)
      return { x: x ?? 0, y: y ?? 0 }
    })
}

/** Inside is where a line to the edge crosses an odd number of borders. */
function holdsPath(path: string, { x, y }: Point): boolean {
  let isInside = false
  for (const ring of cornersOf(path) ?? []) {
    for (const [i, a] of ring.entries()) {
      const b = ring[(i + 1) % ring.length] ?? a
      if (a.y > y !== b.y > y && x < a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)) isInside = !isInside
    }
  }
  return isInside
}

/**
 * The mark that a key leads to: along the groups of marks, or between the series of one group. Below the last of a group is the
 * nearest event, if there are any, and above that the nearest mark.
 */
export function hitAfter(hits: readonly Hit[], current: Hit | null, step: Step): Hit | null {
  const [first] = hits
  if (first === undefined) return null
  if (current === null || step === 'first') return first
  if (step === 'last') return hits.findLast(({ events }) => events === undefined) ?? first
  if (step === 'above' || step === 'below') {
    const group = hits.filter((hit) => hit.group === current.group)
    const next = group[group.indexOf(current) + (step === 'below' ? 1 : -1)]
    const isEvent = current.events !== undefined
    if (next !== undefined || isEvent === (step === 'below')) return next ?? current
    return (
      nearest(
        hits.filter(({ events }) => (events === undefined) === isEvent),
        current,
      ) ?? current
    )
  }
  const direction = step === 'after' ? 1 : -1
  const inSeries = hits.filter((hit) => hit.series === current.series)
  return inSeries[inSeries.indexOf(current) + direction] ?? current
}

function nearest(hits: readonly Hit[], { anchor }: Hit): Hit | undefined {
  return least(hits, (hit) => Math.abs(hit.anchor.x - anchor.x))
}

/** The mark at another place, of the same series where it has one there. */
export function hitIn(hits: readonly Hit[], current: Hit | null, group: number): Hit | null {
  const there = hits.filter((hit) => hit.group === group)
  return there.find(({ series }) => series === current?.series) ?? there[0] ?? current
}

/** Marks that a tooltip shows together with one. */
export function togetherWith(hits: readonly Hit[], current: Hit): Hit[] {
  const together = hits.filter((hit) => hit.group === current.group)
  return together.includes(current) ? together : [current]
}

/** The looks of all series that were seen, those of the last picture first; of other columns they begin again. */
export function keptLooks(before: Looks | undefined, now: Looks): Looks {
  return before?.of === now.of ? { of: now.of, series: new Map([...before.series, ...now.series]) } : now
}
