/** Bars: beside each other, or in stacks. */
import { roundedBar, type Node, type Rect } from '../../scene/index.ts'
import type { Layout } from './layout.ts'
import type { Drawn, Model } from './model/index.ts'

const RADIUS = 3

export interface Bar {
  drawn: Drawn
  place: number
  rect: Rect
  isUp: boolean
  /** True at the end of a stack, and for bars that stand alone. */
  isEnd: boolean
}

export function barsOf(model: Model, layout: Layout): Bar[] {
  const drawn = model.drawn.filter(({ series }) => series.mark === 'bar')
  const slots = slotsOf(drawn)
  const count = Math.max(1, new Set(slots.values()).size)
  // Where there are more places than pixels, a bar between empty ones could not be seen. Bars that fill the plot stay as they are.
  const most = Math.max(0, ...drawn.map(({ spans }) => spans.filter(Boolean).length))
  const isThin = layout.x.step < 1 && most * count < layout.plot.width / 2
  const width = Math.max(isThin ? 1 : 0, layout.x.band / count)
  const last = isThin ? layout.plot.x + layout.plot.width - width : Infinity
  const gap = count > 1 && width > 4 ? Math.min(2, width * 0.12) : 0
  const bars: Bar[] = []
  const ends = new Map<string, Bar>()
  for (const one of drawn) {
    const slot = slots.get(one) ?? 0
    const axis = layout[one.series.axis] ?? layout.left
    if (!axis) continue
    for (const [place, span] of one.spans.entries()) {
      if (!span) continue
      const [from, to] = [axis.at(span[0]), axis.at(span[1])]
      const x = Math.min(layout.x.center(place) + (slot - count / 2) * width, last) + gap / 2
      const isUp = span[1] >= span[0]
      const rect = { x, y: Math.min(from, to), width: width - gap, height: Math.abs(to - from) }
      const bar: Bar = { drawn: one, place, rect, isUp, isEnd: !one.isStacked }
      // The end of a stack is its last bar that can be seen.
      if (one.isStacked && rect.height > 0) ends.set(`${slot} ${place} ${isUp}`, bar)
      bars.push(bar)
    }
  }
  for (const bar of ends.values()) bar.isEnd = true
  return bars
}

/** Narrower bars would differ too much from each other. */
const LEAST_DEVICE_PIXELS = 8

/**
 * The bars with sides where pixels of the device begin: sharp, and with half of the work for whoever paints them.
 * @param density Pixels of the device for one of the picture; undefined when it is not known.
 */
export function sharpened(bars: readonly Bar[], { plot }: Layout, density: number | undefined): readonly Bar[] {
  if (density === undefined) return bars
  const atPixel = (x: number) => Math.round(x * density) / density
  return bars.map((bar) => {
    const { rect } = bar
    const [left, right] = [atPixel(rect.x), atPixel(rect.x + rect.width)]
    if (rect.width * density < LEAST_DEVICE_PIXELS || left < plot.x || right > plot.x + plot.width) return bar
    return { ...bar, rect: { ...rect, x: left, width: right - left } }
  })
}

/** Which place in a group of bars each series has: stacked ones share theirs. */
export function slotsOf(drawn: readonly Drawn[]): Map<Drawn, number> {
  const slots = new Map<Drawn, number>()
  const known = new Map<string, number>()
  for (const one of drawn) {
    const key = one.isStacked ? one.series.axis : `${one.place}`
    const slot = known.get(key) ?? known.size
    known.set(key, slot)
    slots.set(one, slot)
  }
  return slots
}

/** One path per series: a thousand bars are one node. */
export function barNodes(bars: readonly Bar[], { plot }: Layout): Node[] {
  const paths = new Map<Drawn, string[]>()
  for (const bar of bars) {
    const rect = shownRect(bar)
    if (rect.height <= 0) continue
    const path = roundedBar(rect, bar.isEnd && rect.width >= 5 ? RADIUS : 0, bar.isUp ? 'top' : 'bottom')
    const list = paths.get(bar.drawn)
    if (list) list.push(path)
    else paths.set(bar.drawn, [path])
  }
  const nodes = [...paths].map(([{ series }, list]): Node => ({ kind: 'path', d: list.join(''), fill: series.color }))
  return nodes.length > 0 ? [{ kind: 'group', clip: plot, nodes }] : []
}

/** Values that are not zero can be seen; marks of a stack are apart by a pixel. */
function shownRect({ rect, isUp, isEnd, drawn, place }: Bar): Rect {
  const value = drawn.series.values[place] ?? 0
  const least = value === 0 ? 0 : Math.max(rect.height, drawn.isStacked ? 0 : 1)
  const gap = drawn.isStacked && !isEnd && least > 3 ? 1 : 0
  return { ...rect, height: least - gap, y: isUp ? rect.y + rect.height - least + gap : rect.y }
}
