/** Where things stand in a picture of lying bars: names at the start, numbers above or at the ends. */
import { AXIS_GAP, AXIS_SIZE, crisp } from '../../axis/index.ts'
import type { Column } from '../../data/index.ts'
import { drawLegend } from '../../legend/index.ts'
import { bandScale, type PlaceScale } from '../../scale/index.ts'
import type { LegendItem, Node, Rect, Size } from '../../scene/index.ts'
import { fitTexts, textWidth } from '../../text/index.ts'
import { legendOf, NOTE_LINE, noteNode, valueAxis, type Model, type ValueAxis } from '../cartesian/index.ts'

export interface RowLayout {
  plot: Rect
  y: PlaceScale
  axis: ValueAxis
  under: Node[]
  legend: LegendItem[]
  /** True where each bar says its value, and no axis is needed. */
  hasValues: boolean
}

const NAME_SIZE = 12
/** Bars closer than this say no values, and only some have names. */
const LEAST_STEP = 15

export function rowLayout(model: Model, size: Size): RowLayout | undefined {
  const { ink, settings } = model
  const hasAxes = size.width >= 120 && size.height >= 60
  const hasTitles = size.width >= 260 && size.height >= 160
  const legend = legendOf(model)
  const drawnLegend = drawLegend(model.hasLegend && hasTitles ? legend : [], 4, 0, size.width - 8, ink)
  const count = model.places.cells.length
  const top = drawnLegend.height + 4
  const isStacked = model.drawn.some((one) => one.isStacked)
  const note = model.leftOut > 0 && hasTitles ? model.format.words.noLogarithm(model.leftOut) : ''
  const lowest = size.height - (note === '' ? 0 : NOTE_LINE)
  const room = (lowest - top - 4) / Math.max(1, count)
  const hasValues = hasAxes && !isStacked && room / Math.max(1, model.drawn.length) >= LEAST_STEP
  const hasNumbers = hasAxes && !hasValues && settings.y.isShown
  const bottom = Math.max(top + 1, lowest - (hasNumbers ? 24 : 4))
  const y = bandScale(count, [top, bottom])
  const every = Math.max(1, Math.ceil(LEAST_STEP / Math.max(y.step, 0.01)))
  const names = hasAxes && settings.x.isShown ? namesOf(model, every, size.width * 0.4) : []
  const widest = names.reduce((most, { label }) => Math.max(most, textWidth(label, NAME_SIZE)), 0)
  const left = widest > 0 ? Math.ceil(widest) + AXIS_GAP + 4 : 4
  const [before, after] = hasValues ? valueRoom(model) : hasAxes && hasTotals(model) ? [0, totalRoom(model)] : [0, 0]
  const end = Math.max(left + 1, size.width - 8 - after)
  const start = Math.min(left + before, end - 1)
  const axis = valueAxis(
    model,
    'left',
    [start, end],
    Math.max(2, Math.min(7, Math.round((end - start) / 90))),
    !hasValues,
  )
  if (!axis) return undefined
  const plot = { x: left, y: top, width: size.width - left - 4, height: bottom - top }
  const under: Node[] = [...drawnLegend.nodes]
  if (hasNumbers) under.push(...numberAxis(axis, plot, model))
  if (hasAxes) under.push(upright(crisp(axis.at(0)), plot, ink.lineStrong))
  for (const { place, label } of names) {
    under.push({
      kind: 'text',
      x: left - AXIS_GAP,
      y: Math.max(11, y.center(place) + 4),
      text: label,
      size: NAME_SIZE,
      fill: ink.text2,
      anchor: 'end',
    })
  }
  if (note !== '') under.push(noteNode(note, size, ink))
  return { plot, y, axis, under, legend, hasValues }
}

function namesOf({ places, label }: Model, every: number, width: number): { place: number; label: string }[] {
  const shown = places.cells.flatMap((_, place) => (place % every === 0 ? place : []))
  const texts = fitTexts(shown.map(label), () => width, NAME_SIZE)
  return shown.map((place, i) => ({ place, label: texts[i] ?? '' }))
}

/** Room for the values of bars to the left of zero, and at the ends of the others. */
function valueRoom(model: Model): [number, number] {
  let [before, after] = [0, 0]
  for (const { series } of model.drawn) {
    for (const value of series.values) {
      if (value === null) continue
      const width = textWidth(rowText(model, series.metric, value), AXIS_SIZE) + AXIS_GAP
      if (value < 0) before = Math.max(before, width)
      else after = Math.max(after, width)
    }
  }
  return [before, after]
}

/** True where the ends of stacks are told. */
export function hasTotals({ settings: { stack, values } }: Model): boolean {
  return stack === 'stacked' && values.isShown && values.ofStacks !== 'series'
}

function totalRoom(model: Model): number {
  const widths = model.drawn.flatMap(({ series, spans }) =>
    spans.map((span) => textWidth(rowText(model, series.metric, span?.[1] ?? 0), AXIS_SIZE)),
  )
  return Math.max(0, ...widths) + AXIS_GAP
}

/** A value in the length that is set; beside rows there is room for short ones. */
export function rowText({ format, settings }: Model, metric: Column, value: number | null): string {
  const { compact, text } = format.of(metric)
  return settings.values.format === 'full' ? text(value) : compact(value)
}

function numberAxis(axis: ValueAxis, plot: Rect, { ink }: Model): Node[] {
  return axis.named.flatMap(({ at, label }): Node[] => [
    upright(crisp(at), plot, ink.line),
    {
      kind: 'text',
      x: Math.min(at, plot.x + plot.width - textWidth(label, AXIS_SIZE) / 2),
      y: plot.y + plot.height + 17,
      text: label,
      size: AXIS_SIZE,
      fill: ink.text3,
      anchor: 'middle',
    },
  ])
}

function upright(x: number, { y, height }: Rect, stroke: string): Node {
  return { kind: 'line', from: { x, y }, to: { x, y: y + height }, stroke }
}
