/** The axes of points. */
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
} from '../../axis/index.ts'
import { drawLegend } from '../../legend/index.ts'
import { bandScale, extentOf, valueScale, type ValueScale } from '../../scale/index.ts'
import type { LegendItem, Node, Rect, Size } from '../../scene/index.ts'
import { fitText, textWidth } from '../../text/index.ts'
import { NOTE_LINE, noteNode } from '../cartesian/index.ts'
import type { Points } from './points.ts'

export interface DotLayout {
  plot: Rect
  x(value: number): number
  y: ValueScale
  under: Node[]
  legend: LegendItem[]
}

/** @param reach Radius of the largest point: it stays inside of the plot. */
export function dotLayout(points: Points, size: Size, hasLegend: boolean, reach: number): DotLayout {
  const { ink, settings, format, series } = points
  const hasAxes = size.width >= 120 && size.height >= 80
  const hasTitles = size.width >= 260 && size.height >= 180
  const legend = legendOf(points)
  const drawnLegend = drawLegend(hasLegend && hasTitles ? legend : [], 4, 0, size.width - 8, ink)
  const shown = series.filter(({ isHidden }) => !isHidden).flatMap(({ dots }) => dots)
  const hasYTitle = hasTitles && settings.y.isShown && settings.y.hasTitle
  const top = drawnLegend.height + (hasYTitle ? 20 : 0) + 8
  const xTitle = hasTitles && settings.x.isShown && settings.x.hasTitle
  const note = points.leftOut > 0 && hasTitles ? format.words.noLogarithm(points.leftOut) : ''
  const lowest = size.height - (note === '' ? 0 : NOTE_LINE)
  const bottom = Math.max(top + 1, lowest - (xTitle ? 20 : 0) - (hasAxes && settings.x.isShown ? 24 : 4))
  const metric = series[0]?.metric
  const y = yScale(
    points,
    shown.map((dot) => dot.y),
    [bottom - reach / 2, top + reach / 2],
  )
  const names = metric ? valueNames(y.ticks, format.of(metric)) : []
  const named = y.ticks.map((value, i) => ({ at: y.at(value), label: names[i] ?? '' }))
  const isYShown = hasAxes && settings.y.isShown
  const left = isYShown ? Math.max(0, ...named.map((tick) => textWidth(tick.label, AXIS_SIZE))) + AXIS_GAP + 4 : 4
  const plot = { x: left, y: top, width: Math.max(1, size.width - left - 4), height: bottom - top }
  const { at, ticks } = xScale(
    points,
    shown.map((dot) => dot.x),
    [plot.x + reach, plot.x + plot.width - reach],
  )
  const nodes: Node[] = [...drawnLegend.nodes]
  if (isYShown) {
    nodes.push(...gridLines(named, plot, undefined, ink), ...sideLabels(named, plot, 'left', ink))
  }
  if (hasAxes && settings.x.isShown) {
    const wide = ticks.map((tick) => ({ ...tick, width: textWidth(tick.label, AXIS_SIZE) }))
    nodes.push({
      kind: 'line',
      from: { x: plot.x, y: bottom },
      to: { x: plot.x + plot.width, y: bottom },
      stroke: ink.lineStrong,
    })
    nodes.push(...bottomLabels(wide, { y: bottom, turn: 0, bounds: [0, size.width] }, ink))
  }
  const title = (text: string, x: number, baseline: number, anchor: 'start' | 'middle'): Node => {
    return {
      kind: 'text',
      x,
      y: baseline,
      text: fitText(text, plot.width, AXIS_SIZE),
      size: AXIS_SIZE,
      fill: ink.text3,
      anchor,
    }
  }
  if (hasYTitle && metric)
    nodes.push(title(settings.y.title ?? format.of(metric).title, 4, drawnLegend.height + 13, 'start'))
  if (xTitle) {
    nodes.push(title(settings.x.title ?? format.of(points.x).title, plot.x + plot.width / 2, lowest - 5, 'middle'))
  }
  if (note !== '') nodes.push(noteNode(note, size, ink))
  return { plot, x: at, y, under: nodes, legend }
}

/** Points are compared with each other, not with zero: axes begin where they lie. */
function yScale({ settings }: Points, values: readonly number[], range: readonly [number, number]): ValueScale {
  const { y, goal } = settings
  const isFixed = !y.isAuto && y.min < y.max
  const all = goal.isShown ? [...values, goal.value] : values
  const extent = isFixed ? ([y.min, y.max] as const) : (extentOf(all) ?? ([0, 1] as const))
  const count = Math.max(2, Math.min(6, Math.round(Math.abs(range[0] - range[1]) / 52)))
  return valueScale({ kind: y.scale, extent, range, count, isNice: !isFixed })
}

function xScale(
  points: Points,
  values: readonly number[],
  range: readonly [number, number],
): { at(value: number): number; ticks: Tick[] } {
  const { kind, names, x, format, settings } = points
  const { text, compact, settings: own } = format.of(x)
  if (kind === 'band') {
    const scale = bandScale(names.length, range)
    const { ticks } = categoryTicks({
      count: names.length,
      label: (i) => text(names[i] ?? null) || format.words.empty,
      short: x.unit?.includes('-of-') !== true ? undefined : (i) => compact(names[i] ?? null) || format.words.empty,
      center: scale.center,
      step: scale.step,
      turn: 'compact',
      maxHeight: 16,
    })
    return { at: scale.center, ticks }
  }
  const extent = extentOf(values) ?? ([0, 1] as const)
  const count = Math.max(2, Math.round((range[1] - range[0]) / 90))
  const scaleKind = settings.x.scale === 'log' || settings.x.scale === 'pow' ? settings.x.scale : 'linear'
  const scale = valueScale({
    kind: kind === 'time' ? 'linear' : scaleKind,
    extent,
    range,
    count,
    isNice: kind === 'number',
  })
  if (kind === 'number') {
    const labels = valueNames(scale.ticks, format.of(x))
    return { at: scale.at, ticks: scale.ticks.map((value, i) => ({ at: scale.at(value), label: labels[i] ?? '' })) }
  }
  const times = [...new Set(values)].sort((a, b) => a - b)
  const isDay24 = (own.time_style ?? '').startsWith('H')
  const center = (i: number) => scale.at(times[i] ?? 0)
  return { at: scale.at, ticks: timeTicks({ times, center, unit: x.unit, locale: format.locale, isDay24 }) }
}

function legendOf({ series }: Points): LegendItem[] {
  if (series.length < 2) return []
  return series.map(({ key, name, color, isHidden }) => ({ key, label: name, color, mark: 'dot', isHidden }))
}
