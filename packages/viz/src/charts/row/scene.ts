/** The picture of lying bars. */
import { roundedBar, type Hit, type Node, type Rect, type Scene } from '../../scene/index.ts'
import { textWidth } from '../../text/index.ts'
import type { Ink } from '../../color/index.ts'
import type { SceneInput } from '../../visualization.ts'
import {
  emptyScene,
  hitOf,
  lookOf,
  modelOf,
  slotsOf,
  summaryOf,
  type CartesianSettings,
  type Drawn,
  type Model,
} from '../cartesian/index.ts'
import { hasTotals, rowLayout, rowText, type RowLayout } from './layout.ts'

interface LyingBar {
  drawn: Drawn
  place: number
  rect: Rect
  isRight: boolean
  isEnd: boolean
}

export function rowScene(input: SceneInput<CartesianSettings>): Scene {
  const model = modelOf(input, 'bar')
  const { width, height } = input.size
  const layout = model.places.cells.length > 0 ? rowLayout(model, input.size) : undefined
  if (!layout) return emptyScene(model, width, height)
  const bars = barsOf(model, layout)
  const nodes = [...layout.under, ...barNodes(bars), ...valueNodes(model, layout, bars)]
  const hits = bars.map((bar) => barHit(model, layout, bar))
  return { width, height, nodes, hits, legend: layout.legend, summary: summaryOf(model), looks: lookOf(model) }
}

function barsOf(model: Model, { y, axis }: RowLayout): LyingBar[] {
  const slots = slotsOf(model.drawn)
  const count = Math.max(1, new Set(slots.values()).size)
  const band = y.step < 3 ? y.step : Math.min(y.band, 36 * count)
  const thick = band / count
  const gap = count > 1 && thick > 4 ? 1 : 0
  const bars: LyingBar[] = []
  const ends = new Map<string, LyingBar>()
  for (const drawn of model.drawn) {
    const slot = slots.get(drawn) ?? 0
    for (const [place, span] of drawn.spans.entries()) {
      if (!span) continue
      const [from, to] = [axis.at(span[0]), axis.at(span[1])]
      const rect = {
        x: Math.min(from, to),
        y: y.center(place) - band / 2 + slot * thick + gap / 2,
        width: Math.abs(to - from),
        height: thick - gap,
      }
      const bar = { drawn, place, rect, isRight: span[1] >= span[0], isEnd: !drawn.isStacked }
      if (drawn.isStacked && rect.width > 0) ends.set(`${slot} ${place} ${bar.isRight}`, bar)
      bars.push(bar)
    }
  }
  for (const bar of ends.values()) bar.isEnd = true
  return bars
}

function barNodes(bars: readonly LyingBar[]): Node[] {
  const paths = new Map<Drawn, string[]>()
  for (const { drawn, place, rect, isRight, isEnd } of bars) {
    if (rect.width === 0 && !drawn.series.values[place]) continue
    const gap = drawn.isStacked && !isEnd && rect.width > 3 ? 1 : 0
    const shown = { ...rect, x: isRight ? rect.x : rect.x + gap, width: Math.max(1, rect.width - gap) }
    const path = roundedBar(shown, isEnd && rect.height >= 5 ? 3 : 0, isRight ? 'right' : 'left')
    const list = paths.get(drawn)
    if (list) list.push(path)
    else paths.set(drawn, [path])
  }
  return [...paths].map(([{ series }, list]): Node => ({ kind: 'path', d: list.join(''), fill: series.color }))
}

function valueNodes(model: Model, layout: RowLayout, bars: readonly LyingBar[]): Node[] {
  if (layout.hasValues)
    return bars.map((bar) => besideNode(bar, model, model.ink, bar.drawn.series.values[bar.place] ?? null))
  const { values, stack } = model.settings
  const stacks = bars.filter(({ drawn }) => drawn.isStacked)
  if (!values.isShown || layout.plot.width < 120 || (stacks[0]?.rect.height ?? 0) < LEAST_TOLD) return []
  const ends = hasTotals(model) ? stacks.filter(({ isEnd, isRight }) => isEnd && isRight) : []
  const parts = values.ofStacks !== 'total' || stack === 'normalized' ? stacks : []
  return [
    ...parts.flatMap((bar) => insideNode(bar, model)),
    ...ends.map((bar) => besideNode(bar, model, model.ink, bar.drawn.spans[bar.place]?.[1] ?? null)),
  ]
}

/** Bars thinner than this have no room for a text. */
const LEAST_TOLD = 11

function besideNode({ drawn, rect, isRight }: LyingBar, model: Model, { text2 }: Ink, value: number | null): Node {
  return {
    kind: 'text',
    x: isRight ? rect.x + rect.width + 6 : rect.x - 6,
    y: rect.y + rect.height / 2 + 4,
    text: rowText(model, drawn.series.metric, value),
    size: 11,
    fill: text2,
    anchor: isRight ? 'start' : 'end',
  }
}

/** On its part of a stack, where it has room. */
function insideNode({ drawn, place, rect }: LyingBar, model: Model): Node[] {
  const span = drawn.spans[place]
  const isShare = model.settings.stack === 'normalized' && span !== undefined
  const value = drawn.series.values[place] ?? null
  const text = isShare ? `${Math.round((span[1] - span[0]) * 100)}%` : rowText(model, drawn.series.metric, value)
  if (rect.height < LEAST_TOLD + 3 || textWidth(text, 11, 600) + 6 > rect.width) return []
  const at = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 + 4 }
  return [{ kind: 'text', ...at, text, size: 11, weight: 600, fill: model.ink.surface, anchor: 'middle' }]
}

/** A bar that stands alone answers along its whole row, a short one too. */
function barHit(model: Model, { plot, y }: RowLayout, { drawn, place, rect, isRight }: LyingBar): Hit {
  const isAlone = model.drawn.length === 1
  const shape = isAlone
    ? { x: plot.x, y: y.center(place) - y.step / 2, width: plot.width, height: y.step }
    : { ...rect, width: Math.max(rect.width, 6), x: isRight ? rect.x : rect.x + rect.width - Math.max(rect.width, 6) }
  const anchor = { x: isRight ? rect.x + rect.width : rect.x, y: rect.y + rect.height / 2 }
  return hitOf(model, drawn, place, shape, anchor)
}
