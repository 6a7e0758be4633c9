/** The picture of boxes: the middle half of the values, whiskers, mean and outliers. */
import { columnNamed } from '../../data/index.ts'
import { px, type Hit, type Node, type Scene } from '../../scene/index.ts'
import type { SceneInput } from '../../visualization.ts'
import { barsOf, goalNodes, hitOf, layoutOf, lookOf, summaryOf, type Layout, type Model } from '../cartesian/index.ts'
import { emptyScene } from '../shared/index.ts'
import { boxesOf, type Box } from './boxes.ts'
import { boxLabels } from './labels.ts'
import type { BoxplotSettings } from './settings.ts'

const WIDEST = 64
const RADIUS = 2.5
/** More points than this are one path per box. */
const MOST_CIRCLES = 400

/** A box in pixels. */
export interface PlacedBox extends Box {
  x: number
  width: number
  /** The place of a value. */
  at(value: number): number
}

export function boxplotScene(input: SceneInput<BoxplotSettings>): Scene {
  const { model, boxes } = boxesOf(input)
  if (boxes.length === 0) return emptyScene(input)
  const layout = layoutOf(model, input.size)
  const placed = placedBoxes(boxes, model, layout)
  const goal = goalNodes(model, layout, { bars: barsOf(model, layout), runs: [] })
  const marks = placed.flatMap((box) => [...boxNodes(box, model, input.settings), ...pointNodes(box, input.settings)])
  const nodes: Node[] = [
    ...layout.under,
    { kind: 'group', clip: wider(layout), nodes: marks },
    ...goal,
    ...boxLabels(placed, model, layout, input.settings),
  ]
  const hits = placed.flatMap((box) => [boxHit(box, model, input.settings), ...outlierHits(box, model, input)])
  return { ...input.size, nodes, hits, legend: layout.legend, summary: summaryOf(model), looks: lookOf(model) }
}

function placedBoxes(boxes: readonly Box[], model: Model, layout: Layout): PlacedBox[] {
  const bars = new Map(barsOf(model, layout).map((bar) => [`${bar.drawn.place} ${bar.place}`, bar.rect]))
  return boxes.flatMap((box): PlacedBox[] => {
    const rect = bars.get(`${box.drawn.place} ${box.place}`)
    const axis = layout[box.drawn.series.axis] ?? layout.left
    if (!rect || !axis) return []
    const width = Math.min(WIDEST, rect.width)
    return [{ ...box, x: rect.x + rect.width / 2, width, at: axis.at }]
  })
}

function boxNodes({ drawn, x, width, at, ...box }: PlacedBox, { ink }: Model, { hasMean }: BoxplotSettings): Node[] {
  const { color } = drawn.series
  const [left, right, cap] = [x - width / 2, x + width / 2, width / 4]
  const [low, lower, median, upper, high] = [box.low, box.lower, box.median, box.upper, box.high].map(at) as [
    number,
    number,
    number,
    number,
    number,
  ]
  const ends = width >= 6 ? `M${px(x - cap)},${px(low)}H${px(x + cap)}M${px(x - cap)},${px(high)}H${px(x + cap)}` : ''
  const whiskers = `M${px(x)},${px(low)}V${px(lower)}M${px(x)},${px(upper)}V${px(high)}${ends}`
  const frame = `M${px(left)},${px(upper)}H${px(right)}V${px(lower)}H${px(left)}Z`
  const nodes: Node[] = [
    { kind: 'path', d: whiskers, stroke: color, width: 1.5 },
    { kind: 'path', d: frame, fill: ink.mix(color, ink.surface, 0.2), stroke: color, width: 1.5 },
    { kind: 'path', d: `M${px(left)},${px(median)}H${px(right)}`, stroke: color, width: 2.5 },
  ]
  if (hasMean && width >= 8) {
    const y = at(box.mean)
    const r = Math.min(4, width / 5)
    const diamond = `M${px(x)},${px(y - r)}L${px(x + r)},${px(y)}L${px(x)},${px(y + r)}L${px(x - r)},${px(y)}Z`
    nodes.push({ kind: 'path', d: diamond, fill: ink.surface, stroke: color, width: 1.5 })
  }
  return nodes
}

function pointNodes({ drawn, x, width, at, values, outliers }: PlacedBox, { points }: BoxplotSettings): Node[] {
  if (points === 'none') return []
  const { color } = drawn.series
  const shown = points === 'all' ? values : outliers
  const isOut = new Set(outliers)
  // All points of a place lie on one line: they are spread over the width of the box, always in the same way.
  const spread = (i: number) =>
    points === 'all' && !isOut.has(shown[i]!) ? (((i * 0.618034) % 1) - 0.5) * width * 0.7 : 0
  if (shown.length > MOST_CIRCLES) {
    const d = [...new Set(shown.map(({ value }, i) => `M${px(Math.round(x + spread(i)))},${px(at(value))}h0`))].join('')
    return [{ kind: 'group', opacity: 0.5, nodes: [{ kind: 'path', d, stroke: color, width: RADIUS * 2 }] }]
  }
  return shown.map(({ value }, i) => ({
    kind: 'circle',
    x: x + spread(i),
    y: at(value),
    radius: RADIUS,
    fill: color,
    opacity: isOut.has(shown[i]!) ? 0.9 : 0.45,
  }))
}

function boxHit(box: PlacedBox, model: Model, { hasMean }: BoxplotSettings): Hit {
  const { drawn, place, x, width, at } = box
  const { words } = model.format
  const { text } = model.format.of(drawn.series.metric)
  const told = [
    words.valueOf(words.median, text(box.median)),
    words.valueOf(words.lowerQuartile, text(box.lower)),
    words.valueOf(words.upperQuartile, text(box.upper)),
    words.valueOf(words.minimum, text(box.values[0]?.value ?? box.low)),
    words.valueOf(words.maximum, text(box.values.at(-1)?.value ?? box.high)),
    ...(hasMean ? [words.valueOf(words.mean, text(box.mean))] : []),
  ].join(' · ')
  const [top, bottom] = [at(box.high), at(box.low)]
  const shape = { x: x - Math.max(width, 6) / 2, y: top - 3, width: Math.max(width, 6), height: bottom - top + 6 }
  const hit = hitOf(model, drawn, place, shape, { x, y: at(box.upper) })
  return { ...hit, text: told, label: [hit.title, hit.name, told].filter((part) => part !== '').join(', ') }
}

/** Each says its own row; a second dimension names it. */
function outlierHits(box: PlacedBox, model: Model, { settings, data, format }: SceneInput<BoxplotSettings>): Hit[] {
  if (settings.points === 'none') return []
  const named = columnNamed(data.columns, settings.dimensions[1])
  const { words } = format
  return box.outliers.map(({ row, value }) => {
    const y = box.at(value)
    const shape = { x: box.x - 6, y: y - 6, width: 12, height: 12 }
    const hit = hitOf(model, box.drawn, box.place, shape, { x: box.x, y })
    const name = named ? format.of(named).text(data.rows[row]?.[named.index] ?? null) : words.outlier
    const text = format.of(box.drawn.series.metric).text(value)
    const values = hit.columns.map((index) => data.rows[row]?.[index] ?? null)
    const label = [hit.title, name, text].filter((part) => part !== '').join(', ')
    // Not of the group: a tooltip shows the one that is meant.
    return { ...hit, rows: [row], values, name, text, label, group: -1 - row }
  })
}

/** A line at the end of the axis is as thick as others. */
function wider({ plot }: Layout): Layout['plot'] {
  return { ...plot, y: plot.y - 4, height: plot.height + 8 }
}
