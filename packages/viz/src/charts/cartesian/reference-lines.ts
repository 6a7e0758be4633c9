/** Lines to compare with: the goal and trends. */
import { crisp } from '../../axis/index.ts'
import type { Node } from '../../scene/index.ts'
import { fitText } from '../../text/index.ts'
import { linePath } from './lines.ts'
import type { Layout } from './layout.ts'
import type { Model } from './model/index.ts'
import { trendOf } from './model/index.ts'
import { goalValue } from './value-axis.ts'

export function goalNodes({ settings, format, ink, series }: Model, { plot, left }: Layout): Node[] {
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
  const isNearTop = y - plot.y < 14
  const label: Node = {
    kind: 'text',
    x: plot.x + plot.width - 4,
    y: isNearTop ? y + 14 : y - 5,
    text: fitText(`${goal.label ?? format.words.goal} ${value}`.trim(), plot.width * 0.6, 11, 600),
    size: 11,
    weight: 600,
    fill: ink.text2,
    anchor: 'end',
    halo: ink.surface,
  }
  return [line, label]
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
    return [{ kind: 'path', d, stroke: model.ink.asText(drawn.series.color), width: 1.5, dash: '2 5' }]
  })
  return nodes.length > 0 ? [{ kind: 'group', clip: layout.plot, nodes }] : []
}
