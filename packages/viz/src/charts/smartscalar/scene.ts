/** The last value of a series, its changes and a small line of all its values. */
import { inkOf, type Ink } from '../../color/index.ts'
import { columnNamed, dated } from '../../data/index.ts'
import { extentOf } from '../../scale/index.ts'
import { polyline, px, type Node, type Rect, type Scene } from '../../scene/index.ts'
import { textWidth } from '../../text/index.ts'
import type { SceneInput } from '../../visualization.ts'
import { bigNumber, emptyScene, hitOf, lineOfText, percentText } from '../shared/index.ts'
import { changesOf, pointsOf, type Change, type Point } from './changes.ts'
import type { TrendSettings } from './settings.ts'

const PADDING = 10
/** Above and below the texts where there are several changes. */
const LEAST_PADDING = 4
const LINE = 18
/** The number is smaller, down to this, before a change is left out. */
const LEAST_NUMBER = 20
const SMALL = 12
/** Less would not show a course. */
const LEAST_SPARKLINE = 28
const MOST_SPARKLINE = 96
const LEAST_POINTS = 3

export function trendScene(input: SceneInput<TrendSettings>): Scene {
  const { data, settings, size, format, paint } = input
  const named = columnNamed(data.columns, settings.dimension)
  const dimension = named && dated(named, data)
  const metric = columnNamed(data.columns, settings.field)
  const points = dimension && metric ? pointsOf(data, dimension, metric) : []
  const last = points.at(-1)
  if (dimension === undefined || metric === undefined || last === undefined) return emptyScene(input)
  const ink = inkOf(paint)
  const { width, height } = size
  const room = width - 2 * PADDING
  const cell = data.rows[last.row]?.[metric.index] ?? null
  const { title, text, compact, settings: style } = format.of(metric)
  const period = format.of(dimension).text(data.rows[last.row]?.[dimension.index] ?? null)
  const changes = changesOf(input, { points, dimension, metric })
  const large = bigNumber(settings.isCompact ? compact(cell) : text(cell), compact(cell), room, size)
  const isCrowded = changes.length > 1
  const forTexts = height - 2 * (isCrowded ? LEAST_PADDING : PADDING)
  const beside = forTexts - LINE * (changes.length + 1)
  const number = isCrowded ? { ...large, size: numberSize(large.size, beside) } : large

  const lines = Math.max(0, Math.floor((forTexts - number.size) / LINE))
  const hasPeriod = lines > Math.max(1, changes.length)
  const shown = changes.slice(0, Math.max(0, lines - (hasPeriod ? 1 : 0)))
  const textHeight = number.size + LINE * (shown.length + (hasPeriod ? 1 : 0))
  const free = height - textHeight - 2 * PADDING - 8
  const line = points.length >= LEAST_POINTS && free >= LEAST_SPARKLINE ? Math.min(free, MOST_SPARKLINE) : 0
  const top = (height - textHeight - (line > 0 ? line + 8 : 0)) / 2

  const x = width / 2
  let y = top + number.size * 0.86
  const nodes: Node[] = [{ kind: 'text', x, y, ...number, fill: ink.text, anchor: 'middle' }]
  if (hasPeriod) {
    y += LINE + 2
    nodes.push(lineOfText({ x, y, text: period, size: SMALL, fill: ink.text2, anchor: 'middle', room }))
  }
  const sayings = changes.map((change) => saying(change, input, (value) => compact(value), style))
  for (const [i, change] of shown.entries()) {
    y += LINE
    nodes.push(...changeNodes(change, sayings[i] ?? '', { x, y, room }, input, ink))
  }
  const plot = { x: PADDING + 4, y: height - PADDING - line, width: room - 8, height: line - 4 }
  if (line > 0) nodes.push(...sparkline(points, plot, ink))
  const told = sayings.map((said, i) => `${said} ${format.words.versus(changes[i]?.name ?? '')}`)
  const hit = hitOf({
    shape: { x: 0, y: 0, width, height },
    anchor: { x, y: top },
    rows: [last.row],
    columns: [dimension.index, metric.index],
    values: [data.rows[last.row]?.[dimension.index] ?? null, cell],
    title: period,
    name: title,
    text: [text(cell), ...told].join(' · '),
    color: ink.series(0),
  })
  const summary = [format.words.valueOf(`${title}, ${period}`, text(cell)), ...told].join(', ')
  return { width, height, nodes, hits: [hit], legend: [], summary }
}

/** The size of the number where so much is left beside the other texts. */
function numberSize(size: number, room: number): number {
  return Math.min(size, Math.max(LEAST_NUMBER, Math.floor(room)))
}

/** `12.3%`, `No change`, `N/A`; the difference itself when a share of zero would have to be told. */
function saying(
  { share, before, difference }: Change,
  { format }: SceneInput<TrendSettings>,
  numberText: (value: number) => string,
  style: Parameters<typeof percentText>[2],
): string {
  if (before === null) return format.words.notAvailable
  if (share === 0) return format.words.noChange
  if (share !== null) return percentText(Math.abs(share), Math.abs(share) < 0.1 ? 2 : 1, style)
  return numberText(Math.abs(difference))
}

function changeNodes(
  change: Change,
  said: string,
  { x, y, room }: { x: number; y: number; room: number },
  { format, settings }: SceneInput<TrendSettings>,
  ink: Ink,
): Node[] {
  const direction = Math.sign(change.difference)
  const isGood = direction > 0 !== settings.isSwitched
  const fill = direction === 0 ? ink.text3 : isGood ? ink.good : ink.bad
  const arrow = direction === 0 ? 0 : 12
  const saidWidth = textWidth(said, SMALL, 600)
  const rest = room - arrow - saidWidth - 5
  const full = format.words.versus(change.name)
  const fits = textWidth(full, SMALL) <= rest
  const against = lineOfText({
    x: 0,
    y,
    text: change.name === '' ? '' : fits ? full : format.words.versus(change.short),
    size: SMALL,
    fill: ink.text3,
    room: rest,
  })
  const restWidth = rest < 40 || against.text === '' ? 0 : textWidth(against.text, SMALL) + 5
  const start = x - (arrow + saidWidth + restWidth) / 2
  const nodes: Node[] = [lineOfText({ x: start + arrow, y, text: said, size: SMALL, weight: 600, fill, room })]
  if (direction !== 0) nodes.push({ kind: 'path', d: arrowPath(start, y - 8, direction), fill })
  if (restWidth > 0) nodes.push({ ...against, x: start + arrow + saidWidth + 5 })
  return nodes
}

/** A triangle of 8 by 7. */
function arrowPath(x: number, y: number, direction: number): string {
  return direction > 0 ? `M${px(x)},${px(y + 7)}h8l-4,-7Z` : `M${px(x)},${px(y)}h8l-4,7Z`
}

function sparkline(points: readonly Point[], plot: Rect, ink: Ink): Node[] {
  const [low, high] = extentOf(points.map(({ value }) => value)) ?? [0, 1]
  const [first, last] = [points[0]?.time ?? 0, points.at(-1)?.time ?? 1]
  const places = points.map(({ time, value }) => ({
    x: plot.x + ((time - first) / (last - first || 1)) * plot.width,
    y: plot.y + plot.height * (high === low ? 0.5 : 1 - (value - low) / (high - low)),
  }))
  const end = places.at(-1) ?? plot
  const color = ink.series(0)
  const line = polyline(places)
  const bottom = px(plot.y + plot.height)
  return [
    { kind: 'path', d: `${line}V${bottom}H${px(plot.x)}Z`, fill: color, opacity: 0.08 },
    { kind: 'path', d: line, stroke: color, width: 1.5 },
    { kind: 'circle', x: end.x, y: end.y, radius: 3, fill: color, stroke: ink.surface },
  ]
}
