/** Where things stand: legend, titles, axes and the plot between them. */
import {
  AXIS_GAP,
  AXIS_SIZE,
  bottomLabels,
  categoryTicks,
  gridLines,
  sideLabels,
  timeTicks,
  valueNames,
  type Tick,
  type Turn,
} from '../../axis/index.ts'
import type { Ink } from '../../color/index.ts'
import { numberOf } from '../../data/index.ts'
import { drawLegend } from '../../legend/index.ts'
import { bandScale, numberScale, type PlaceScale } from '../../scale/index.ts'
import type { LegendItem, Node, Rect, Size } from '../../scene/index.ts'
import { fitText, textWidth } from '../../text/index.ts'
import { endLabelWidth } from './end-labels.ts'
import { EVENT_ROOM, eventsOnAxis } from './events.ts'
import { legendOf } from './legend-items.ts'
import type { Model } from './model/index.ts'
import { valueAxis, type ValueAxis } from './value-axis.ts'

export interface Layout {
  plot: Rect
  x: PlaceScale
  left: ValueAxis | undefined
  right: ValueAxis | undefined
  /** Below the marks. */
  under: Node[]
  legend: LegendItem[]
  /** True when lines are named at their ends. */
  hasEndLabels: boolean
  /** Between the axis and its names; 0 without events. */
  eventRoom: number
}

const TITLE_LINE = 20
/** Of a line that says what is left out. */
export const NOTE_LINE = 18
/** Above the highest mark and below the lowest. */
const ROOM = 6

export function layoutOf(model: Model, size: Size): Layout {
  const { settings, ink } = model
  const hasAxes = size.width >= 120 && size.height >= 80
  const hasTitles = size.width >= 260 && size.height >= 180
  const ends = hasAxes ? endLabelWidth(model, size) : 0
  const legend = ends > 0 ? [] : legendOf(model)
  const pad = hasAxes ? 4 : 2
  const drawnLegend = drawLegend(model.hasLegend && hasTitles ? legend : [], pad, 0, size.width - 2 * pad, ink)
  const nodes = [...drawnLegend.nodes]
  const isYShown = settings.y.isShown && hasAxes
  const title = hasTitles && isYShown && settings.y.hasTitle ? TITLE_LINE : 0
  const top = drawnLegend.height + title + (hasAxes ? 2 + ROOM : 2)
  const xTitle = hasTitles && settings.x.hasTitle && settings.x.isShown ? xTitleOf(model) : ''
  const note = model.leftOut > 0 && hasTitles ? model.format.words.noLogarithm(model.leftOut) : ''
  const noteRoom = note === '' ? 0 : NOTE_LINE
  const below = (xTitle === '' ? 0 : TITLE_LINE) + noteRoom
  const isXShown = settings.x.isShown && hasAxes
  const count = (height: number) => Math.max(2, Math.min(6, Math.round(height / 52)))
  const axesAt = (bottom: number) => {
    const range = [bottom, top] as const
    return [
      valueAxis(model, 'left', range, count(bottom - top)),
      valueAxis(model, 'right', range, count(bottom - top)),
    ] as const
  }
  const rough = axesAt(size.height - 24 - below)
  const sides = {
    left: isYShown && rough[0] ? rough[0].width + AXIS_GAP + pad : pad,
    right: isYShown && rough[1] ? rough[1].width + AXIS_GAP + pad : Math.max(ends, pad),
  }
  const plotX = { x: sides.left, width: Math.max(1, size.width - sides.left - sides.right) }
  const x = placeScale(model, [plotX.x, plotX.x + plotX.width])
  const names = isXShown ? xTicks(model, x, Math.max(0, (size.height - top) * 0.4)) : undefined
  const eventRoom = names && hasTitles && eventsOnAxis(model).length > 0 ? EVENT_ROOM : 0
  const bottom = Math.max(top + 1, size.height - below - eventRoom - (names ? names.height + AXIS_GAP : 2))
  const [left, right] = axesAt(bottom)
  const plot = { ...plotX, y: top, height: bottom - top }
  const axis = left ?? right
  if (axis && hasAxes) {
    const hasZero = axis.domain[0] <= 0 && axis.domain[1] >= 0 && settings.y.scale !== 'log'
    nodes.push(...gridLines(isYShown ? axis.named : [], plot, hasZero ? axis.at(0) : undefined, ink))
  }
  if (isYShown) {
    for (const one of [left, right]) if (one) nodes.push(...sideLabels(one.named, plot, one.side, ink))
    if (title > 0) nodes.push(...yTitles(model, left, right, drawnLegend.height, size))
  }
  if (names) {
    const ticks = names.ticks.map((tick) => ({ ...tick, width: textWidth(tick.label, AXIS_SIZE) }))
    nodes.push(...bottomLabels(ticks, { y: bottom + eventRoom, turn: names.turn, bounds: [0, size.width] }, ink))
  }
  if (xTitle !== '') {
    const text = fitText(xTitle, plot.width, AXIS_SIZE)
    nodes.push({
      kind: 'text',
      x: plot.x + plot.width / 2,
      y: size.height - 5 - noteRoom,
      text,
      size: AXIS_SIZE,
      fill: ink.text3,
      anchor: 'middle',
    })
  }
  if (note !== '') nodes.push(noteNode(note, size, ink))
  return { plot, x, left, right, under: nodes, legend, hasEndLabels: ends > 0, eventRoom }
}

/** What the picture leaves out, below all else. */
export function noteNode(note: string, { width, height }: Size, ink: Ink): Node {
  const text = fitText(note, width - 8, AXIS_SIZE)
  return { kind: 'text', x: width / 2, y: height - 5, text, size: AXIS_SIZE, fill: ink.text3, anchor: 'middle' }
}

function placeScale(model: Model, range: readonly [number, number]): PlaceScale {
  const { places, settings } = model
  const hasBars = model.series.some(({ mark }) => mark === 'bar')
  const isEven = places.kind === 'time' && places.period !== null && hasBars
  if (places.kind === 'band' || isEven || places.at.length < 2)
    return histogram(bandScale(places.cells.length, range), model)
  const kind = settings.x.scale === 'log' || settings.x.scale === 'pow' ? settings.x.scale : 'linear'
  const inset = hasBars ? 0 : Math.min(8, (range[1] - range[0]) / 20)
  const count = Math.max(2, Math.round((range[1] - range[0]) / 90))
  return numberScale(places.at, [range[0] + inset, range[1] - inset], { kind, hasBars, count })
}

/** Bars of bins touch each other, and bars too thin for a gap have none. */
function histogram(scale: PlaceScale, { settings, dimension }: Model): PlaceScale {
  if (settings.x.scale === 'histogram' || (dimension?.binWidth ?? null) !== null) {
    return { ...scale, band: Math.max(scale.step - 1, scale.step * 0.8) }
  }
  return scale.step < 3 ? { ...scale, band: scale.step } : scale
}

function xTicks(model: Model, x: PlaceScale, maxHeight: number): { ticks: Tick[]; turn: Turn; height: number } {
  const { places, dimension, format, settings } = model
  const count = places.cells.length
  if (places.kind === 'time' && count > 1) {
    const isDay24 = dimension ? (format.of(dimension).settings.time_style ?? '').startsWith('H') : false
    const ticks = timeTicks({ times: places.at, center: x.center, unit: places.period, locale: format.locale, isDay24 })
    if (ticks.length > 0 && count > places.at.length)
      addLast(ticks, { at: x.center(count - 1), label: model.label(count - 1) })
    if (ticks.length > 0) return { ticks, turn: 0, height: 16 }
  }
  if (x.ticks && dimension) {
    const names = valueNames(
      x.ticks.map(({ value }) => value),
      format.of(dimension),
    )
    const every = Math.ceil((widest(names) + 16) / spacing(x.ticks.map(({ at }) => at)))
    const ticks = x.ticks.map(({ at }, i) => ({ at, label: names[i] ?? '' }))
    return { ticks: ticks.filter((_, i) => i % Math.max(1, every) === 0), turn: 0, height: 16 }
  }
  const edges = dimension && edgesOf(model, x)
  if (edges) return { ticks: edges, turn: 0, height: 16 }
  return categoryTicks({
    count: dimension ? count : 0,
    label: model.label,
    short: model.short,
    center: x.center,
    step: x.step,
    turn: settings.x.turn,
    maxHeight,
  })
}

/** Of bins the edges are named, where they are; undefined for what is not in bins. */
function edgesOf(model: Model, x: PlaceScale): Tick[] | undefined {
  const { places, dimension, format } = model
  const width = dimension?.binWidth ?? null
  const numbers = places.cells.flatMap((cell) => numberOf(cell) ?? [])
  const last = numbers.at(-1)
  if (!dimension || width === null || places.kind !== 'band' || last === undefined) return undefined
  const names = valueNames([...numbers, last + width], format.of({ ...dimension, binWidth: null }))
  const every = Math.max(1, Math.ceil((widest(names) + 12) / x.step))
  const ticks = names
    .map((label, i) => ({ at: x.center(0) + x.step * (i - 0.5), label }))
    .filter((_, i) => i % every === 0)
  // What is no number, and a total.
  for (let i = numbers.length; i < places.cells.length; i += 1)
    addLast(ticks, { at: x.center(i), label: model.label(i) })
  return ticks
}

/** The name of a place that is no time, such as a total; times too near have none. */
function addLast(ticks: Tick[], last: Tick): void {
  const half = ({ label }: Tick) => textWidth(label, AXIS_SIZE) / 2
  while (ticks.length > 0 && last.at - (ticks.at(-1) as Tick).at < half(last) + half(ticks.at(-1) as Tick) + 8)
    ticks.pop()
  ticks.push(last)
}

function widest(labels: readonly string[]): number {
  return labels.reduce((most, label) => Math.max(most, textWidth(label, AXIS_SIZE)), 0)
}

function spacing(at: readonly number[]): number {
  let least = Infinity
  for (let i = 1; i < at.length; i += 1) least = Math.min(least, Math.abs((at[i] ?? 0) - (at[i - 1] ?? 0)))
  return least
}

function xTitleOf({ settings, dimension, format }: Model): string {
  return settings.x.title ?? (dimension ? format.of(dimension).title : '')
}

function yTitles(
  model: Model,
  left: ValueAxis | undefined,
  right: ValueAxis | undefined,
  y: number,
  { width }: Size,
): Node[] {
  const share = left && right ? width / 2 - 12 : width - 8
  const node = (axis: ValueAxis): Node => ({
    kind: 'text',
    x: axis.side === 'left' ? 4 : width - 4,
    y: y + 13,
    text: fitText(axis.title, share, AXIS_SIZE),
    size: AXIS_SIZE,
    fill: model.ink.text3,
    anchor: axis.side === 'left' ? 'start' : 'end',
  })
  return [left, right].flatMap((axis) => (axis ? [node(axis)] : []))
}
