/** The picture of flows: ends as bars, flows as bands between them. */
import { inkOf, type Ink } from '../../color/index.ts'
import type { Format } from '../../format/index.ts'
import { px, type Hit, type Node, type Rect, type Scene, type Size } from '../../scene/index.ts'
import { fitText, textWidth } from '../../text/index.ts'
import type { SceneInput } from '../../visualization.ts'
import { emptyScene, hitOf, lineOfText } from '../shared/index.ts'
import { flowsOf, type End, type Flows } from './flows.ts'
import { sankeyLayout, type PlacedEnd, type PlacedFlow, type SankeyLayout } from './layout.ts'
import type { SankeySettings } from './settings.ts'

const SIZE = 12
const GAP = 6
/** Below this height an end has no name. */
const LEAST_NAMED = 4

interface Drawing extends Flows {
  ink: Ink
  format: Format
  settings: SankeySettings
  /** In the length that is set. */
  short(value: number): string
  color(end: End): string
}

export function sankeyScene(input: SceneInput<SankeySettings>): Scene {
  const { data, settings, size, format, paint } = input
  const known = flowsOf(data, settings, format)
  if (!known || known.flows.length === 0) return emptyScene(input)
  const ink = inkOf(paint)
  const { text, compact } = format.of(known.metric)
  const drawing: Drawing = {
    ...known,
    ink,
    format,
    settings,
    short: settings.length === 'full' ? text : compact,
    color: ({ place }) => ink.series(place % ink.data.length),
  }
  const names = namesOf(known.ends, size)
  const note = known.back > 0 && size.height >= 140 ? format.words.waysBack(known.back) : ''
  const top = size.height >= 100 ? 8 : 2
  const box = { x: 4, y: top, width: size.width - 8, height: Math.max(1, size.height - 2 * top - (note ? 20 : 0)) }
  const layout = sankeyLayout(known.ends, { ...box, width: Math.max(20, box.width) }, settings.align)
  const nodes = [
    ...layout.flows.map((flow) => bandNode(flow, layout, drawing)),
    ...layout.ends.map(({ end, rect }): Node => ({ kind: 'rect', ...rect, radius: 2, fill: drawing.color(end) })),
    ...(names ? endLabels(layout, drawing, size) : []),
    ...(settings.hasEdgeLabels ? flowLabels(layout, drawing) : []),
  ]
  if (note)
    nodes.push(lineOfText({ x: 4, y: size.height - 6, text: note, size: 11, fill: ink.text3, room: size.width - 8 }))
  const hits = [
    ...layout.flows.map((flow) => flowHit(flow, layout, drawing)),
    ...layout.ends.map((end) => endHit(end, drawing)),
  ]
  return { ...size, nodes, hits, legend: [], summary: summaryOf(drawing) }
}

/** True where names have room beside the ends. */
function namesOf(ends: readonly End[], { width, height }: Size): boolean {
  return ends.length > 0 && width >= 240 && height >= 80
}

function ends(layout: SankeyLayout, { flow }: PlacedFlow): { start: Rect; end: Rect } {
  const rectOf = (end: End) => layout.ends.find((one) => one.end === end)?.rect ?? { x: 0, y: 0, width: 0, height: 0 }
  return { start: rectOf(flow.from), end: rectOf(flow.to) }
}

function bandPath(layout: SankeyLayout, placed: PlacedFlow): string {
  const { start, end } = ends(layout, placed)
  const [x1, x2] = [start.x + start.width, end.x]
  const middle = (x1 + x2) / 2
  const { from, to, thick } = placed
  return (
    `M${px(x1)},${px(from)}C${px(middle)},${px(from)} ${px(middle)},${px(to)} ${px(x2)},${px(to)}` +
    `V${px(to + thick)}C${px(middle)},${px(to + thick)} ${px(middle)},${px(from + thick)} ${px(x1)},${px(from + thick)}Z`
  )
}

function bandNode(placed: PlacedFlow, layout: SankeyLayout, { settings, ink, color }: Drawing): Node {
  const { from, to } = placed.flow
  const fill = settings.edges === 'gray' ? ink.text3 : color(settings.edges === 'source' ? from : to)
  return { kind: 'path', d: bandPath(layout, placed), fill, opacity: 0.28 }
}

/** Names stand to the right of their ends, at the last column to the left, and none over another. */
function endLabels(layout: SankeyLayout, { ink, short }: Drawing, { width }: Size): Node[] {
  const step = layout.columns > 1 ? (width - 20) / (layout.columns - 1) : width
  const nodes: Node[] = []
  const taken: Rect[] = []
  for (const { end, column, rect } of layout.ends.toSorted((a, b) => b.end.value - a.end.value)) {
    if (rect.height < LEAST_NAMED && taken.length > 12) continue
    const isLast = column === layout.columns - 1 && layout.columns > 1
    const room = Math.max(20, step * (layout.columns > 2 ? 0.72 : 0.45) - 2 * GAP)
    const value = short(end.value)
    const valueWidth = textWidth(value, SIZE) + 5
    // A whole name says more than a part of it with its value.
    const hasValue = textWidth(end.label, SIZE, 520) + valueWidth <= room || textWidth(end.label, SIZE, 520) > room
    const x = isLast ? rect.x - GAP : rect.x + rect.width + GAP
    const y = rect.y + rect.height / 2 + 4
    const text = fitText(end.label, hasValue ? room - valueWidth : room, SIZE, 520)
    if (text === '') continue
    const nameWidth = textWidth(text, SIZE, 520)
    const total = nameWidth + (hasValue ? valueWidth : 0)
    const box = { x: isLast ? x - total : x, y: y - SIZE, width: total, height: SIZE + 2 }
    if (taken.some((other) => overlaps(box, other))) continue
    taken.push(box)
    const common = { kind: 'text' as const, y, size: SIZE, halo: ink.surface }
    nodes.push({ ...common, x: box.x, text, weight: 520, fill: ink.text })
    if (hasValue) nodes.push({ ...common, x: box.x + nameWidth + 5, text: value, fill: ink.text3 })
  }
  return nodes
}

function overlaps(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

function flowLabels(layout: SankeyLayout, { ink, short }: Drawing): Node[] {
  return layout.flows.flatMap((placed): Node[] => {
    if (placed.thick < 14) return []
    const { start, end } = ends(layout, placed)
    const x = (start.x + start.width + end.x) / 2
    const y = (placed.from + placed.to + placed.thick) / 2 + 4
    return [
      {
        kind: 'text',
        x,
        y,
        text: short(placed.flow.value),
        size: 11,
        fill: ink.text2,
        anchor: 'middle',
        halo: ink.surface,
      },
    ]
  })
}

function flowHit(placed: PlacedFlow, layout: SankeyLayout, drawing: Drawing): Hit {
  const { flow, thick } = placed
  const { start, end } = ends(layout, placed)
  const { source, target, metric, format, settings, color } = drawing
  const x = (start.x + start.width + end.x) / 2
  const y = (placed.from + placed.to) / 2
  return hitOf({
    shape: { path: bandPath(layout, placed) },
    anchor: { x, y: y + thick / 2 },
    group: -1 - layout.flows.indexOf(placed),
    rows: flow.rows,
    columns: [source.index, target.index, metric.index],
    values: [flow.from.cell, flow.to.cell, flow.value],
    title: `${flow.from.label} → ${flow.to.label}`,
    name: format.of(metric).title,
    text: format.of(metric).text(flow.value),
    color: color(settings.edges === 'target' ? flow.to : flow.from),
  })
}

function endHit({ end, rect }: PlacedEnd, { source, target, metric, format, color }: Drawing): Hit {
  const isSource = end.outgoing.length > 0
  const flows = isSource ? end.outgoing : end.incoming
  return hitOf({
    shape: { x: rect.x - 2, y: rect.y - 1, width: rect.width + 4, height: Math.max(6, rect.height + 2) },
    anchor: { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 },
    group: end.place,
    rows: flows.flatMap(({ rows }) => rows),
    columns: [(isSource ? source : target).index, metric.index],
    values: [end.cell, end.value],
    title: end.label,
    name: format.of(metric).title,
    text: format.of(metric).text(end.value),
    color: color(end),
  })
}

function summaryOf({ flows, source, target, metric, format }: Drawing): string {
  const largest = flows.reduce((best, flow) => (flow.value > best.value ? flow : best))
  const smallest = flows.reduce((best, flow) => (flow.value < best.value ? flow : best))
  const { compact, title } = format.of(metric)
  return format.words.summary({
    metrics: title,
    dimension: `${format.of(source).title} → ${format.of(target).title}`,
    points: flows.length,
    lowest: compact(smallest.value),
    highest: compact(largest.value),
    highestAt: `${largest.from.label} → ${largest.to.label}`,
  })
}
