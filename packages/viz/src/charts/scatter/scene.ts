/** The picture of points. */
import { crisp } from '../../axis/index.ts'
import { inkOf } from '../../color/index.ts'
import type { Cell, Data } from '../../data/index.ts'
import { px, type Across, type Hit, type Node, type Scene } from '../../scene/index.ts'
import type { SceneInput } from '../../visualization.ts'
import { emptyScene, fitted, type CartesianSettings } from '../cartesian/index.ts'
import { dotLayout, type DotLayout } from './layout.ts'
import { pointsOf, type Dot, type DotSeries, type Points } from './points.ts'

const RADIUS = 4
const LARGEST = 22
/** Of more bubbles than this each is smaller, so that together they do not cover the picture. */
const MOST_LARGE = 250
/** More points than this are one path per series: a scene stays small. */
const MOST_CIRCLES = 2000
/** The rims of more points than this would be most of what is seen. */
const MOST_RIMS = 500
const THIN_RIM = 0.4

export function scatterScene(input: SceneInput<CartesianSettings>): Scene {
  const { width, height } = input.size
  const points = pointsOf(input)
  if (!points || points.series.length === 0) {
    return emptyScene({ ink: inkOf(input.paint), format: input.format }, width, height)
  }
  const radius = radiusOf(points, Math.min(width, height))
  const shown = points.series.map((series, place) => ({ series, place })).filter(({ series }) => !series.isHidden)
  const count = shown.reduce((sum, { series }) => sum + series.dots.length, 0)
  const layout = dotLayout(
    points,
    input.size,
    input.hasLegend !== false,
    points.bubble ? Math.min(LARGEST, width / 12) : 6,
  )
  const marks = shown.flatMap(({ series }) => markNodes(series, points, layout, radius, count))
  const lines = [...shown.flatMap(({ series }) => trendNode(series, points, layout)), ...goalNode(points, layout)]
  const hits = shown.flatMap(({ series, place }) =>
    series.dots.map((dot) => hitOf(input.data, points, { series, place, dot }, layout, Math.max(6, radius(dot)))),
  )
  const nodes = [...layout.under, ...marks, ...lines]
  const across = acrossOf(
    input.data,
    points,
    layout,
    shown.flatMap(({ series }) => series.dots),
  )
  const summary = summaryOf(points, count)
  return { width, height, nodes, hits, legend: layout.legend, summary, looks: points.looks, ...(across && { across }) }
}

/** Undefined for names, and where there are too few points to choose from. */
function acrossOf(
  data: Data,
  { x: column, kind }: Points,
  { x, plot }: DotLayout,
  dots: readonly Dot[],
): Across | undefined {
  if (kind === 'band') return undefined
  const byValue = new Map(dots.map((dot) => [dot.x, dot.row]))
  if (byValue.size < 2) return undefined
  const places = [...byValue]
    .sort(([one], [other]) => one - other)
    .map(([at, row]) => {
      const center = x(at)
      return { value: data.rows[row]?.[column.index] ?? null, at, center, begin: center }
    })
  return { kind, column: column.index, plot, places, isLoose: true }
}

/** Areas, not radii, stand for sizes. */
function radiusOf({ bubble, series }: Points, box: number): (dot: Dot) => number {
  if (!bubble) return () => RADIUS
  const largest = series.reduce((most, { dots }) => dots.reduce((one, { size }) => Math.max(one, size), most), 0)
  const count = series.reduce((sum, { dots }) => sum + dots.length, 0)
  const most = Math.max(RADIUS, Math.min(LARGEST, box / 12, LARGEST * Math.sqrt(MOST_LARGE / Math.max(1, count))))
  return ({ size }) => Math.max(2, most * Math.sqrt(largest > 0 ? size / largest : 0))
}

function markNodes(
  { dots, color }: DotSeries,
  { ink }: Points,
  { x, y }: DotLayout,
  radius: (dot: Dot) => number,
  count: number,
): Node[] {
  if (count <= MOST_CIRCLES) {
    const isDense = count > MOST_RIMS
    // Large ones first, so that small ones lie above them.
    const sorted = [...dots].sort((a, b) => b.size - a.size)
    return sorted.map((dot): Node => {
      return {
        kind: 'circle',
        x: x(dot.x),
        y: y.at(dot.y),
        radius: radius(dot),
        fill: color,
        opacity: 0.72,
        stroke: ink.surface,
        ...(isDense && { width: THIN_RIM }),
      }
    })
  }
  const seen = new Set(
    dots.map((dot) => `M${px(Math.round(x(dot.x) * 2) / 2)},${px(Math.round(y.at(dot.y) * 2) / 2)}h0`),
  )
  return [{ kind: 'group', opacity: 0.6, nodes: [{ kind: 'path', d: [...seen].join(''), stroke: color, width: 4 }] }]
}

function trendNode(
  { dots, color, style }: DotSeries,
  { settings, ink, kind }: Points,
  { x, y, plot }: DotLayout,
): Node[] {
  const line =
    (style.showTrend ?? settings.showTrend) && kind !== 'band' ? fitted(dots.map((dot) => [dot.x, dot.y])) : undefined
  if (!line || dots.length === 0) return []
  const first = dots.reduce((a, b) => (b.x < a.x ? b : a)).x
  const last = dots.reduce((a, b) => (b.x > a.x ? b : a)).x
  const at = (value: number) => `${px(x(value))},${px(y.at(line(value)))}`
  const path: Node = {
    kind: 'path',
    d: `M${at(first)}L${at(last)}`,
    stroke: ink.asText(color),
    width: 1.5,
    dash: '2 5',
  }
  return [{ kind: 'group', clip: plot, nodes: [path] }]
}

function goalNode({ settings: { goal }, format, ink, series }: Points, { plot, y }: DotLayout): Node[] {
  const at = crisp(y.at(goal.value))
  const metric = series[0]?.metric
  if (!goal.isShown || !metric || at < plot.y || at > plot.y + plot.height) return []
  const text = `${goal.label ?? format.words.goal} ${format.of(metric).compact(goal.value)}`
  return [
    { kind: 'line', from: { x: plot.x, y: at }, to: { x: plot.x + plot.width, y: at }, stroke: ink.text2, dash: '4 4' },
    {
      kind: 'text',
      x: plot.x + plot.width - 4,
      y: at - 5,
      text,
      size: 11,
      weight: 600,
      fill: ink.text2,
      anchor: 'end',
      halo: ink.surface,
    },
  ]
}

function hitOf(
  data: Data,
  { x: column, by, bubble, format }: Points,
  { series, place, dot }: { series: DotSeries; place: number; dot: Dot },
  { x, y }: DotLayout,
  reach: number,
): Hit {
  const cells = data.rows[dot.row] ?? []
  const columns = [series.metric, column, ...(by ? [by] : []), ...(bubble ? [bubble] : [])]
  const text = (of: typeof column): string => format.of(of).text(cells[of.index] ?? null)
  const anchor = { x: x(dot.x), y: y.at(dot.y) }
  const title = `${format.of(column).title}: ${text(column)}`
  const value = text(series.metric) + (bubble ? ` · ${format.of(bubble).title}: ${text(bubble)}` : '')
  return {
    shape: { x: anchor.x - reach, y: anchor.y - reach, width: reach * 2, height: reach * 2 },
    anchor,
    series: place,
    // Every point stands alone.
    group: dot.row,
    rows: [dot.row],
    columns: columns.map(({ index }) => index),
    values: columns.map(({ index }): Cell => cells[index] ?? null),
    title,
    name: series.name,
    text: value,
    label: `${title}, ${series.name}, ${value}`,
    color: series.color,
  }
}

function summaryOf({ series, x, format, kind, names }: Points, count: number): string {
  const all = series
    .filter(({ isHidden }) => !isHidden)
    .flatMap(({ dots, metric }) => dots.map((dot) => ({ dot, metric })))
  const [first] = all
  if (!first) return format.words.noResults
  const lowest = all.reduce((a, b) => (b.dot.y < a.dot.y ? b : a))
  const highest = all.reduce((a, b) => (b.dot.y > a.dot.y ? b : a))
  const { text, compact } = format.of(x)
  const at = highest.dot.x
  const where =
    kind === 'band'
      ? text(names[at] ?? null)
      : kind === 'time'
        ? text(new Date(at).toISOString().slice(0, 19))
        : compact(at)
  return format.words.summary({
    metrics: [...new Set(series.map(({ metric }) => format.of(metric).title))].join(', '),
    dimension: format.of(x).title,
    points: count,
    lowest: format.of(lowest.metric).compact(lowest.dot.y),
    highest: format.of(highest.metric).compact(highest.dot.y),
    highestAt: where,
  })
}
