/** The picture of steps: floating bars, joined where one ends and the next begins. */
import { roundedBar, type Hit, type Node, type Scene } from '../../scene/index.ts'
import type { SceneInput } from '../../visualization.ts'
import {
  barHits,
  barsOf,
  goalNodes,
  layoutOf,
  summaryOf,
  valueLabels,
  type Bar,
  type Layout,
} from '../cartesian/index.ts'
import { emptyScene } from '../shared/index.ts'
import type { WaterfallSettings } from './settings.ts'
import { stepsOf, type Steps } from './steps.ts'

const RADIUS = 3
/** Values beside steps closer than this belong to no step that can be seen. */
const LEAST_LABELED = 12

export function waterfallScene(input: SceneInput<WaterfallSettings>): Scene {
  const steps = stepsOf(input)
  if (!steps) return emptyScene(input)
  const { model } = steps
  const layout = layoutOf(model, input.size)
  const bars = barsOf(model, layout)
  const color = colorOf(steps, input.settings)
  const goal = goalNodes(model, layout, { bars, runs: [] })
  const nodes: Node[] = [
    ...layout.under,
    { kind: 'group', clip: layout.plot, nodes: [...joints(steps, bars, layout), ...barNodes(bars, color)] },
    ...goal,
    ...(layout.x.step >= LEAST_LABELED || model.settings.values.frequency === 'all'
      ? valueLabels(model, layout, { bars, runs: [], beside: goal })
      : []),
  ]
  const hits = barHits(model, bars, layout.x.step).map((hit, i) => stepHit(hit, bars[i], steps, color))
  return { ...input.size, nodes, hits, legend: [], summary: summaryOf(model) }
}

function colorOf({ model: { ink }, total }: Steps, settings: WaterfallSettings): (bar: Bar) => string {
  const own = { up: settings.increase ?? ink.good, down: settings.decrease ?? ink.bad }
  return ({ place, isUp }) => (place === total ? (settings.total ?? ink.text3) : isUp ? own.up : own.down)
}

/** One path per color, so that many steps are few nodes. */
function barNodes(bars: readonly Bar[], color: (bar: Bar) => string): Node[] {
  const paths = new Map<string, string>()
  for (const bar of bars) {
    const { rect, isUp } = bar
    const height = Math.max(1, rect.height)
    const shown = { ...rect, height, y: isUp ? rect.y + rect.height - height : rect.y }
    const path = roundedBar(shown, rect.width >= 5 ? RADIUS : 0, isUp ? 'top' : 'bottom')
    paths.set(color(bar), (paths.get(color(bar)) ?? '') + path)
  }
  return [...paths].map(([fill, d]): Node => ({ kind: 'path', d, fill }))
}

/** From the end of a bar to the beginning of the next. */
function joints({ model: { ink }, sums }: Steps, bars: readonly Bar[], { left }: Layout): Node[] {
  if (!left || (bars[0]?.rect.width ?? 0) < 3) return []
  return bars.slice(0, -1).flatMap(({ rect, place }, i): Node[] => {
    const next = bars[i + 1]
    if (!next) return []
    const y = left.at(sums[place] ?? 0)
    return [{ kind: 'line', from: { x: rect.x + rect.width, y }, to: { x: next.rect.x, y }, stroke: ink.lineStrong }]
  })
}

function stepHit(hit: Hit, bar: Bar | undefined, { model, sums, total }: Steps, color: (bar: Bar) => string): Hit {
  if (!bar) return hit
  const { words, of } = model.format
  const sum = of(bar.drawn.series.metric).text(sums[bar.place] ?? 0)
  const text = bar.place === total ? hit.text : `${hit.text} · ${words.valueOf(words.total, sum)}`
  return { ...hit, text, label: [hit.title, hit.name, text].join(', '), color: color(bar) }
}
