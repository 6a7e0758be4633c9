/** A ring of slices, its total in the middle, names beside it. */
import { arc } from 'd3-shape'
import { inkOf, type Ink } from '../../color/index.ts'
import { columnNamed } from '../../data/index.ts'
import { drawLegend } from '../../legend/index.ts'
import type { Hit, Node, Point, Rect, Scene } from '../../scene/index.ts'
import { fitTexts, textWidth } from '../../text/index.ts'
import type { SceneInput } from '../../visualization.ts'
import { bigNumber, emptyScene, hitOf, lineOfText, movedPath, percentText } from '../shared/index.ts'
import { labelNodes, labelRoomOf } from './labels.ts'
import type { PieSettings } from './settings.ts'
import { slicesOf, type Slice } from './slices.ts'

const PADDING = 8
const LINE = 24
const SMALL = 12
const HOLE = 0.62
const MOST_LABELS = 8
const LEAST_LABELED = 360
const WIDEST_LIST = 220

export function pieScene(input: SceneInput<PieSettings>): Scene {
  const { data, settings, size, format, paint } = input
  const metric = columnNamed(data.columns, settings.metric)
  const ink = inkOf(paint)
  const { before, hidden = new Set<string>() } = input
  const { slices, total, leftOut, looks } = slicesOf(data, settings, { format, ink, hidden, before })
  const inner = slices.filter(({ ring }) => ring === 0)
  if (metric === undefined || inner.length === 0) {
    return emptyScene(input, leftOut > 0 ? format.words.belowZero(leftOut) : undefined)
  }
  const { text, compact, title, settings: style } = format.of(metric)
  const { width, height } = size
  const percent = ({ from, to }: Slice) => percentText(to - from, settings.decimals ?? 1, style)
  const isWide = width >= LEAST_LABELED && height >= 140
  const hasLabels = settings.hasLabels ?? (settings.hasLegend !== true && isWide && inner.length <= MOST_LABELS)
  const withPercent = settings.percents === 'legend' || settings.percents === 'both'
  const named = (slice: Slice) => ({ label: slice.label, percent: withPercent ? percent(slice) : '' })
  const legend = inner.map(({ key, label, color }) => ({
    key,
    label,
    color,
    mark: 'square' as const,
    isHidden: false,
  }))
  const hasLegend = !hasLabels && settings.hasLegend !== false && height >= 100 && width >= 120
  const isDrawn = hasLegend && input.hasLegend !== false

  const nodes: Node[] = []
  const note = leftOut > 0 && height >= 140 ? format.words.belowZero(leftOut) : ''
  let plot: Rect = { x: PADDING, y: PADDING, width: width - 2 * PADDING, height: height - 2 * PADDING }
  if (note !== '') {
    plot = { ...plot, height: plot.height - 20 }
    nodes.push(lineOfText({ x: width / 2, y: height - 8, text: note, size: 11, fill: ink.text3, anchor: 'middle' }))
  }
  if (isDrawn && width > height * 1.3) {
    const widest = Math.max(...inner.map((slice) => listWidth(named(slice))))
    const room = Math.min(widest, WIDEST_LIST, width * 0.5)
    plot = { ...plot, width: plot.width - room - 24 }
    const radius = Math.min(plot.width, plot.height) / 2
    // Ring and list stand together in the middle.
    const left = Math.max(plot.x + plot.width + 24 - Math.max(0, plot.width / 2 - radius) * 0.66, 0)
    nodes.push(...listNodes(inner, named, { x: left, y: plot.y, width: room, height: plot.height }, input, ink))
    plot = { ...plot, x: plot.x + Math.max(0, plot.width / 2 - radius) * 0.33 }
  } else if (isDrawn) {
    const items = legend.map((item, i) => {
      const slice = inner[i]
      return { ...item, label: `${item.label} ${slice ? named(slice).percent : ''}`.trimEnd() }
    })
    const drawn = drawLegend(items, plot.x, plot.y, plot.width, ink)
    nodes.push(...drawn.nodes)
    plot = { ...plot, y: plot.y + drawn.height, height: plot.height - drawn.height }
  }

  const center = { x: plot.x + plot.width / 2, y: plot.y + plot.height / 2 }
  const labelRoom = hasLabels ? labelRoomOf(inner.map(named), width) : 0
  const radius = Math.max(8, Math.min(plot.width / 2 - labelRoom, (plot.height - (hasLabels ? 24 : 0)) / 2, 240))
  const rings = 1 + Math.max(...slices.map(({ ring }) => ring))
  const hole = radius * (rings > 1 ? 0.36 : HOLE)
  const thickness = (radius - hole) / rings
  const hits: Hit[] = []
  for (const slice of slices) {
    const outer = hole + thickness * (slice.ring + 1)
    const made = sliceNodes(slice, { center, inner: outer - thickness, outer, isWhole: slices.length === 1 })
    const { d, at } = made
    nodes.push({
      kind: 'path',
      d,
      fill: slice.color,
      opacity: slice.opacity,
      stroke: ink.surface,
      width: slices.length > 1 ? 1.5 : 0,
    })
    const share = percent(slice)
    const arcLength = (slice.to - slice.from) * 2 * Math.PI * (outer - thickness / 2)
    const isInside = settings.percents === 'inside' || settings.percents === 'both'
    if (isInside && Math.min(arcLength, thickness) > textWidth(share, 11, 600) + 4) {
      const halo = ink.mix(slice.color, ink.text, 0.75)
      const place = { x: at.x, y: at.y + 4, anchor: 'middle' as const }
      nodes.push(lineOfText({ ...place, text: share, size: 11, weight: 600, fill: ink.surface, halo }))
    }
    hits.push(
      hitOf({
        shape: { path: d },
        anchor: at,
        series: slice.place,
        group: slice.place,
        rows: slice.rows,
        columns: settings.dimensions
          .slice(slice.ring, slice.ring + 1)
          .flatMap((name) => columnNamed(data.columns, name)?.index ?? [])
          .concat(metric.index),
        values: [slice.cell, slice.value],
        title: slice.label,
        name: title,
        text: `${text(slice.value)} (${share})`,
        color: slice.color,
      }),
    )
  }
  if (hasLabels) nodes.push(...labelNodes(inner, named, { center, radius, bounds: { x: 0, y: 0, ...size } }, ink))
  if (settings.hasTotal) nodes.push(...totalNodes(text(total), compact(total), hole, center, input, ink))
  const largest = inner.reduce((best, slice) => (Math.abs(slice.value) > Math.abs(best.value) ? slice : best))
  const smallest = inner.reduce((best, slice) => (Math.abs(slice.value) < Math.abs(best.value) ? slice : best))
  const dimension = columnNamed(data.columns, settings.dimensions[0])
  const summary = format.words.summary({
    metrics: title,
    dimension: dimension ? format.of(dimension).title : '',
    points: inner.length,
    lowest: compact(smallest.value),
    highest: compact(largest.value),
    highestAt: largest.label,
  })
  return { width, height, nodes, hits, legend: hasLegend ? legend : [], summary, looks }
}

function sliceNodes(
  { from, to }: Slice,
  { center, inner, outer, isWhole }: { center: Point; inner: number; outer: number; isWhole: boolean },
): { d: string; at: Point } {
  const angles = { startAngle: from * 2 * Math.PI, endAngle: (isWhole ? 1 : to) * 2 * Math.PI }
  const shape = arc<typeof angles>().innerRadius(inner).outerRadius(outer).digits(2)
  const middle = (angles.startAngle + angles.endAngle) / 2 - Math.PI / 2
  const reach = (inner + outer) / 2
  const at = { x: center.x + Math.cos(middle) * reach, y: center.y + Math.sin(middle) * reach }
  return { d: movedPath(shape(angles) ?? '', center), at }
}

function totalNodes(
  full: string,
  short: string,
  hole: number,
  { x, y }: Point,
  { size, format }: SceneInput<PieSettings>,
  ink: Ink,
): Node[] {
  const room = hole * 1.7
  if (room < 44) return []
  const number = bigNumber(full, short, room, size)
  const hasWord = hole > 42
  const word = { x, y: y + 20, text: format.words.total, size: SMALL, fill: ink.text3, anchor: 'middle' as const }
  return [
    { kind: 'text', x, y: y + (hasWord ? 2 : number.size * 0.36), ...number, fill: ink.text, anchor: 'middle' },
    ...(hasWord ? [lineOfText({ ...word, room })] : []),
  ]
}

interface Named {
  label: string
  percent: string
}

function listWidth({ label, percent }: Named): number {
  return 16 + textWidth(label, SMALL) + (percent === '' ? 0 : 20 + textWidth(percent, SMALL))
}

/** The legend as a list beside the ring; what has no room is counted. */
function listNodes(
  slices: readonly Slice[],
  named: (slice: Slice) => Named,
  { x, y, width, height }: Rect,
  { format }: SceneInput<PieSettings>,
  ink: Ink,
): Node[] {
  const most = Math.max(1, Math.floor(height / LINE))
  const shown = slices.slice(0, slices.length > most ? most - 1 : most)
  const lines = Math.min(slices.length, most)
  const top = y + (height - lines * LINE) / 2
  const rightOf = (percent: string) => (percent === '' ? 0 : textWidth(percent, SMALL) + 12)
  const roomOf = (place: number) => width - 16 - rightOf(shown[place] ? named(shown[place]).percent : '')
  const labels = fitTexts(
    shown.map((slice) => named(slice).label),
    roomOf,
    SMALL,
  )
  const nodes = shown.flatMap((slice, i): Node[] => {
    const { percent } = named(slice)
    const baseline = top + i * LINE + 16
    return [
      { kind: 'rect', x, y: baseline - 8, width: 8, height: 8, radius: 2, fill: slice.color },
      lineOfText({ x: x + 16, y: baseline, text: labels[i] ?? '', size: SMALL, fill: ink.text2 }),
      lineOfText({ x: x + width, y: baseline, text: percent, size: SMALL, fill: ink.text, anchor: 'end' }),
    ]
  })
  const rest = slices.length - shown.length
  const last = { x: x + 16, y: top + shown.length * LINE + 16, size: SMALL, fill: ink.text3 }
  return rest > 0 ? [...nodes, lineOfText({ ...last, text: format.words.more(rest) })] : nodes
}
