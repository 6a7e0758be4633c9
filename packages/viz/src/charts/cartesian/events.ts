/** Events as ticks under a time axis, each with its icon; those that stand close share one, with their number. */
import { wallTimeOf } from '../../data/index.ts'
import { nextBucket } from '../../scale/index.ts'
import type { EventLine, Hit, Node } from '../../scene/index.ts'
import { textWidth } from '../../text/index.ts'
import type { TimelineEvent } from '../../visualization.ts'
import { glyph } from './event-glyphs.ts'
import type { Layout } from './layout.ts'
import type { Model } from './model/index.ts'

/** Between the axis and the names of its ticks. */
export const EVENT_ROOM = 22
const ICON = 13
const TICK = 4
const COUNT_SIZE = 10
/** Icons closer than this would touch each other. */
const NEAR = 24
/** Lines closer than this are one. */
const SAME_LINE = 3
const DAY_MS = 86_400_000

interface Placed {
  event: TimelineEvent
  /** Among the events that were given. */
  place: number
  time: number
}

/** The events between the beginning of a time axis and the end of its last bucket. */
export function eventsOnAxis({ places, events }: Model): Placed[] {
  const [first, last] = [places.at[0], places.at.at(-1)]
  if (places.kind !== 'time' || first === undefined || last === undefined) return []
  const end = endOf(last, places)
  return events
    .map((event, place) => ({ event, place, time: wallTimeOf(event.at) ?? Number.NaN }))
    .filter(({ time }) => time >= first && time < end)
    .toSorted((a, b) => a.time - b.time)
}

/** Lines that stand behind all marks, and the icons below them. */
export function eventMarks(model: Model, layout: Layout): { lines: Node[]; nodes: Node[]; hits: Hit[] } {
  if (layout.eventRoom === 0) return { lines: [], nodes: [], hits: [] }
  const { ink } = model
  const { plot } = layout
  const placed = eventsOnAxis(model).map((one) => ({ ...one, x: placeAt(layout, model, one.time) }))
  const groups: (typeof placed)[] = []
  for (const one of placed) {
    const group = groups.at(-1)
    if (group?.[0] && one.x - group[0].x < NEAR) group.push(one)
    else groups.push([one])
  }
  const bottom = plot.y + plot.height
  const line = (x: number, from: number, to: number) => ({ from: { x, y: from }, to: { x, y: to } })
  const ticks = apart(placed.map(({ x }) => x))
  const lines = ticks.map((x): Node => {
    return { kind: 'line', ...line(x, plot.y, bottom), stroke: ink.lineStrong, dash: '2 3' }
  })
  const nodes = ticks.map((x): Node => ({ kind: 'line', ...line(x, bottom, bottom + TICK), stroke: ink.accent }))
  const say = dateWords(model)
  const hits: Hit[] = []
  for (const [i, group] of groups.entries()) {
    const count = group.length > 1 ? String(group.length) : ''
    const room = count === '' ? 0 : textWidth(count, COUNT_SIZE, 600) + 3
    const x = Math.min(group[0]?.x ?? 0, plot.x + plot.width + 3 - ICON / 2 - room)
    const y = bottom + TICK + 1 + ICON / 2
    const icons = new Set(group.map(({ event }) => event.icon))
    const d = glyph(icons.size === 1 ? group[0]?.event.icon : 'star', { x, y }, ICON)
    nodes.push({ kind: 'path', d, fill: ink.surface, stroke: ink.accent, width: 1.25 })
    if (count !== '') {
      const text = { kind: 'text' as const, text: count, size: COUNT_SIZE, weight: 600, fill: ink.accent }
      nodes.push({ ...text, x: x + ICON / 2 + 3, y: y + 3.5 })
    }
    const shape = { x: x - ICON / 2 - 4, y: bottom, width: ICON + room + 8, height: EVENT_ROOM }
    const named = group.map(({ event, place }) => ({ place, name: event.name, text: say(event.at) }))
    hits.push({ ...wordsOf(named), shape, anchor: { x, y: bottom }, ...NO_VALUES, group: -1 - i, color: ink.accent })
  }
  return { lines, nodes, hits }
}

const NO_VALUES = { series: -1, rows: [], columns: [], values: [], name: '' }

function wordsOf(lines: readonly EventLine[]): Pick<Hit, 'title' | 'text' | 'label' | 'events'> {
  const dates = [...new Set([lines[0]?.text ?? '', lines.at(-1)?.text ?? ''])]
  const names = lines.map(({ name }) => name).join(', ')
  const title = dates.join(' – ')
  return { title, text: names, label: `${title}, ${names}`, events: lines }
}

/** Days as the column's dates are written, with the time where an event has one. */
function dateWords({ dimension, format }: Model): (at: string) => string {
  if (!dimension) return (at) => at
  const day = format.of({ ...dimension, unit: null, kind: 'date' })
  const time = format.of({ ...dimension, unit: null, kind: 'datetime' })
  return (at) => (at.length > 10 ? time : day).text(at)
}

function apart(places: readonly number[]): number[] {
  const kept: number[] = []
  for (const x of places) if (x - (kept.at(-1) ?? -Infinity) >= SAME_LINE) kept.push(x)
  return kept
}

function endOf(time: number, { period }: Model['places']): number {
  return nextBucket(time, period ?? '') ?? time + DAY_MS
}

/** In bands an event stands in the bucket that holds it; on a line, what is within the last bucket stands at its end. */
function placeAt({ x, plot }: Layout, { places }: Model, time: number): number {
  if (x.at) return Math.min(x.at(time), plot.x + plot.width)
  const place = places.at.findLastIndex((one) => one <= time)
  const start = places.at[place] ?? 0
  const next = places.at[place + 1] ?? endOf(start, places)
  const share = Math.min(0.999, (time - start) / (next - start))
  return x.center(place) - x.step / 2 + x.step * share
}
