/** A value on an arc of ranges. */
import { arc } from 'd3-shape'
import { inkOf, type Ink } from '../../color/index.ts'
import { columnNamed, numberOf } from '../../data/index.ts'
import { polyline, type Hit, type Node, type Scene } from '../../scene/index.ts'
import { textWidth } from '../../text/index.ts'
import type { SceneInput } from '../../visualization.ts'
import { bigNumber, emptyScene, hitOf, lineOfText, movedPath, segmentAt, type Segment } from '../shared/index.ts'
import type { GaugeSettings } from './settings.ts'

const PADDING = 10
const SMALL = 11
/** Below the middle on both sides, as an angle. */
const DROP = Math.PI / 9
const START = -Math.PI / 2 - DROP
const END = Math.PI / 2 + DROP
const LARGEST = 220

export function gaugeScene(input: SceneInput<GaugeSettings>): Scene {
  const { data, settings, size, format, paint } = input
  const column = columnNamed(data.columns, settings.value)
  const row = data.rows[0]
  if (column === undefined || row === undefined) return emptyScene(input)
  const ink = inkOf(paint)
  const cell = row[column.index] ?? null
  const value = numberOf(cell)
  const { title, text, compact } = format.of(column)
  const segments = settings.segments.length > 0 ? settings.segments : usualSegments(value ?? 0, ink)
  const low = Math.min(...segments.map(({ min }) => min ?? 0))
  const high = Math.max(...segments.map(({ max }) => max ?? 1))
  const angleOf = (at: number) => START + (END - START) * Math.min(1, Math.max(0, (at - low) / (high - low || 1)))

  const { width, height } = size
  const hasEnds = width >= 160 && height >= 110
  const sides = hasEnds ? 44 : 0
  const sink = Math.sin(DROP)
  const radius = Math.max(
    12,
    Math.min((width - 2 * PADDING - 2 * sides) / 2, (height - 2 * PADDING - (hasEnds ? 20 : 0)) / (1 + sink), LARGEST),
  )
  const x = width / 2
  const y = (height - radius * (1 + sink)) / 2 + radius + (hasEnds ? 4 : 0)
  const thickness = Math.max(6, Math.min(22, radius * 0.16))
  const at = (angle: number, reach: number) => ({ x: x + Math.sin(angle) * reach, y: y - Math.cos(angle) * reach })

  const nodes: Node[] = []
  const hits: Hit[] = []
  for (const [i, segment] of segments.entries()) {
    const angles = { startAngle: angleOf(segment.min ?? low), endAngle: angleOf(segment.max ?? high) }
    const shape = arc<typeof angles>()
      .innerRadius(radius - thickness)
      .outerRadius(radius)
      .cornerRadius(2)
      .padAngle(0.012)
    const d = movedPath(shape(angles) ?? '', { x, y })
    nodes.push({ kind: 'path', d, fill: segment.color })
    const range = `${text(segment.min ?? low)} – ${text(segment.max ?? high)}`
    hits.push(
      hitOf({
        shape: { path: d },
        anchor: at((angles.startAngle + angles.endAngle) / 2, radius - thickness / 2),
        group: i + 1,
        name: segment.label ?? '',
        text: range,
        color: segment.color,
      }),
    )
  }
  if (hasEnds) nodes.push(...bounds(segments, low, high))
  const segment = value === undefined ? undefined : segmentAt(segments, Math.min(high, Math.max(low, value)))
  if (value !== undefined) nodes.push(...pointer(angleOf(value)))

  const full = cell === null ? format.words.empty : text(cell)
  const room = (radius - thickness) * 1.5
  const number = bigNumber(full, cell === null ? full : compact(cell), room, size)
  const label = segment?.label && radius > 60 ? segment.label : ''
  const baseline = y + (label === '' ? number.size * 0.3 : 0)
  const fill = cell === null ? ink.text3 : ink.text
  nodes.push({ kind: 'text', x, y: baseline, ...number, fill, anchor: 'middle' })
  if (label !== '') {
    nodes.push(lineOfText({ x, y: baseline + 20, text: label, size: 12, fill: ink.text2, anchor: 'middle', room }))
  }
  const said = segment?.label ? `${full} · ${segment.label}` : full
  const inner = radius - thickness - 8
  hits.unshift(
    hitOf({
      shape: { x: x - inner, y: y - inner, width: 2 * inner, height: inner * (1 + sink) },
      anchor: value === undefined ? { x, y } : at(angleOf(value), radius),
      rows: [0],
      columns: [column.index],
      values: [cell],
      name: title,
      text: said,
      color: segment?.color ?? ink.text3,
    }),
  )
  return { ...size, nodes, hits, legend: [], summary: format.words.valueOf(title, said) }

  /** A triangle inside the arc and a line across it. */
  function pointer(angle: number): Node[] {
    const half = 5 / radius
    const tip = at(angle, radius - thickness - 2)
    const inside = radius - thickness - 11
    const d = `${polyline([tip, at(angle - half, inside), at(angle + half, inside)])}Z`
    return [
      {
        kind: 'line',
        from: at(angle, radius - thickness - 2),
        to: at(angle, radius + 3),
        stroke: ink.surface,
        width: 4,
      },
      { kind: 'line', from: at(angle, radius - thickness - 2), to: at(angle, radius + 3), stroke: ink.text, width: 2 },
      ...(radius < 48 ? [] : [{ kind: 'path' as const, d, fill: ink.text }]),
    ]
  }

  /** The ends of the ranges, those left out that would stand on others. */
  function bounds(ranges: readonly Segment[], first: number, last: number): Node[] {
    const values = [...new Set([first, last, ...ranges.flatMap(({ min, max }) => [min ?? first, max ?? last])])]
    let taken: { x: number; y: number; width: number }[] = []
    return values.flatMap((bound): Node[] => {
      const angle = angleOf(bound)
      const place = at(angle, radius + 8)
      const said = compact(bound)
      const wide = textWidth(said, SMALL)
      const isClose = taken.some((other) => {
        return Math.abs(other.x - place.x) < (other.width + wide) / 2 + 8 && Math.abs(other.y - place.y) < 14
      })
      if (isClose) return []
      taken = [...taken, { ...place, width: wide }]
      const anchor = Math.abs(Math.sin(angle)) < 0.25 ? 'middle' : Math.sin(angle) < 0 ? 'end' : 'start'
      return [lineOfText({ ...place, y: place.y + 4, text: said, size: SMALL, fill: ink.text3, anchor, room: 44 })]
    })
  }
}

/** From zero to twice the value. */
function usualSegments(value: number, ink: Ink): Segment[] {
  const end = value === 0 ? 1 : 2 * value
  const [low, high] = [Math.min(0, end), Math.max(0, end)]
  const cut = (share: number) => low + (high - low) * share
  return [ink.bad, ink.warn, ink.good].map((color, i) => ({
    min: cut(i / 3),
    max: cut((i + 1) / 3),
    color,
    label: undefined,
  }))
}
