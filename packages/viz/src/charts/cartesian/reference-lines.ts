/** Lines to compare with: the goal and trends. */
import { crisp } from '../../axis/index.ts'
import type { Node, Rect } from '../../scene/index.ts'
import { fitText, textWidth } from '../../text/index.ts'
import type { Bar } from './bars.ts'
import { linePath, type Run } from './lines.ts'
import type { Layout } from './layout.ts'
import type { Model } from './model/index.ts'
import { trendOf } from './model/index.ts'
import { goalValue } from './value-axis.ts'

/** @param marks What the label keeps away from, where it can. */
export function goalNodes(
  { settings, format, ink, series }: Model,
  { plot, left }: Layout,
  marks: { bars: readonly Bar[]; runs: readonly Run[] },
): Node[] {
  const { goal } = settings
  if (!goal.isShown || !left) return []
  const at = left.at(goalValue(goal.value, settings.stack))
  if (at < plot.y - 0.5 || at > plot.y + plot.height + 0.5) return []
  const y = crisp(at)
  const metric = series.find(({ axis }) => axis === 'left')?.metric
  const value = settings.stack === 'normalized' ? `${goal.value}%` : metric ? format.of(metric).compact(goal.value) : ''
  const line: Node = {
    kind: 'line',
    from: { x: plot.x, y },
    to: { x: plot.x + plot.width, y },
    stroke: ink.text2,
    dash: '4 4',
  }
  if (plot.width < 120) return [line]
  const text = fitText(`${goal.label ?? format.words.goal} ${value}`.trim(), plot.width * 0.6, 11, 600)
  const width = textWidth(text, 11, 600)
  const [start, end] = [plot.x + 4, plot.x + plot.width - 4 - width]
  const [above, below] = [y - 5, y + 14]
  const places = [above, below].flatMap((baseline) => [end, start].map((x) => ({ x, y: baseline })))
  const scored = places
    .filter((place) => place.y >= 10 && place.y <= plot.y + plot.height)
    .map((place) => ({ ...place, covered: coveredBy(marks, { x: place.x, y: place.y - 11, width, height: 14 }) }))
  const best = scored.reduce((a, b) => (b.covered < a.covered ? b : a), scored[0] ?? { x: end, y: above, covered: 0 })
  const label: Node = {
    kind: 'text',
    x: best.x,
    y: best.y,
    text,
    size: 11,
    weight: 600,
    fill: ink.text2,
    halo: ink.surface,
  }
  return [line, label]
}

/** How many bars and stretches of lines run through a box. */
function coveredBy({ bars, runs }: { bars: readonly Bar[]; runs: readonly Run[] }, box: Rect): number {
  const [right, bottom] = [box.x + box.width, box.y + box.height]
  const isHit = (x1: number, x2: number, y1: number, y2: number) =>
    x1 < right && x2 > box.x && y1 < bottom && y2 > box.y
  let count = 0
  for (const { rect } of bars) {
    if (isHit(rect.x, rect.x + rect.width, rect.y, rect.y + rect.height)) count += 1
  }
  for (const { points } of runs) {
    for (const [i, to] of points.entries()) {
      const from = points[i - 1] ?? to
      if (to.x < box.x || from.x > right) continue
      const at = (x: number) => from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x || 1)
      const [y1, y2] = [at(Math.max(from.x, box.x)), at(Math.min(to.x, right))]
      if (isHit(from.x, to.x, Math.min(y1, y2) - 2, Math.max(y1, y2) + 2)) count += 1
    }
  }
  return count
}

export function trendNodes(model: Model, layout: Layout): Node[] {
  const nodes = model.drawn.flatMap((drawn): Node[] => {
    const trend = trendOf(model, drawn)
    const axis = layout[drawn.series.axis]
    if (!trend || !axis) return []
    const points = trend.values.map((value, place) => ({ x: layout.x.center(place), y: axis.at(value) }))
    const [first, last] = [points[0], points.at(-1)]
    if (!first || !last) return []
    // On an axis of logarithms a straight line is bent.
    const d = linePath(
      model.settings.y.scale === 'linear' && model.places.kind !== 'number' ? [first, last] : points,
      'linear',
    )
    const { color, mark } = drawn.series
    // Over bars of its own color it would not be seen.
    const stroke = mark === 'bar' ? model.ink.mix(color, model.ink.text, 0.25) : model.ink.asText(color)
    return [{ kind: 'path', d, stroke, width: 1.5, dash: '2 5' }]
  })
  return nodes.length > 0 ? [{ kind: 'group', clip: layout.plot, nodes }] : []
}
