/** One point per row. */
import { remember } from '@querent/contract/lookup/index.ts'
import { inkOf, seriesPlaces, type Ink } from '../../color/index.ts'
import {
  columnNamed,
  dated,
  isDate,
  numberOf,
  wallTimeOf,
  type Cell,
  type Column,
  type Data,
} from '../../data/index.ts'
import type { Format } from '../../format/index.ts'
import type { Looks } from '../../scene/index.ts'
import type { SceneInput } from '../../visualization.ts'
import { byValue, inOrder, readSeries, type CartesianSettings, type SeriesSettings } from '../cartesian/index.ts'

export interface Dot {
  row: number
  x: number
  y: number
  /** What the size says; 0 where it is not known. */
  size: number
}

export interface DotSeries {
  key: string
  name: string
  color: string
  metric: Column
  dots: Dot[]
  style: SeriesSettings
  isHidden: boolean
}

export interface Points {
  ink: Ink
  format: Format
  settings: CartesianSettings
  x: Column
  by: Column | undefined
  bubble: Column | undefined
  kind: 'time' | 'number' | 'band'
  /** The values of an axis of names, in their order. */
  names: Cell[]
  series: DotSeries[]
  /** Values that an axis of logarithms has no place for. */
  leftOut: number
  looks: Looks
}

/** Undefined where the columns of the axes are missing. */
export function pointsOf({
  data,
  settings,
  format,
  paint,
  hidden,
  before,
}: SceneInput<CartesianSettings>): Points | undefined {
  const named = columnNamed(data.columns, settings.dimensions[0])
  const x = named && dated(named, data)
  const metrics = settings.metrics.flatMap((name) => columnNamed(data.columns, name) ?? [])
  if (!x || metrics.length === 0) return undefined
  const ink = inkOf(paint)
  const by = columnNamed(data.columns, settings.dimensions[1])
  const bubble = columnNamed(data.columns, settings.bubble)
  const isBand = settings.x.scale === 'ordinal' || x.labels !== null || (!isDate(x) && x.kind !== 'number')
  const kind = isBand ? 'band' : isDate(x) ? 'time' : 'number'
  const isLog = { x: kind === 'number' && settings.x.scale === 'log', y: settings.y.scale === 'log' }
  let leftOut = 0
  const names = isBand ? namesOf(data, x) : new Map<Cell, number>()
  const found = new Map<string, Omit<DotSeries, 'color' | 'style' | 'isHidden'>>()
  for (const [row, cells] of data.rows.entries()) {
    const cell = cells[x.index] ?? null
    const at = isBand ? names.get(cell) : kind === 'time' ? wallTimeOf(cell) : numberOf(cell)
    for (const metric of metrics) {
      const y = numberOf(cells[metric.index])
      if (at === undefined || y === undefined) continue
      if ((isLog.x && at <= 0) || (isLog.y && y <= 0)) {
        leftOut += 1
        continue
      }
      const value = by && (format.of(by).text(cells[by.index] ?? null) || format.words.empty)
      const key = value ?? metric.name
      const one = remember(found, key, () => ({ key, name: value ?? format.of(metric).title, metric, dots: [] }))
      const size = bubble ? Math.abs(numberOf(cells[bubble.index]) ?? 0) : 0
      one.dots.push({ row, x: at, y, size })
    }
  }
  const looks = JSON.stringify([by?.name ?? null, metrics.map(({ name }) => name)])
  const had = before?.of === looks ? new Map([...before.series].map(([key, { place }]) => [key, place])) : undefined
  const ordered = inOrder([...found.values()], settings)
  const places = seriesPlaces(
    ordered.map(({ key }) => key),
    ink.data.length,
    had,
  )
  const series = ordered.map((one, i): DotSeries => {
    const style = settings.series.get(one.key) ?? readSeries({})
    return {
      ...one,
      name: style.title ?? one.name,
      color: style.color ?? settings.order.find(({ key }) => key === one.key)?.color ?? ink.series(places[i] ?? i),
      style,
      isHidden: hidden?.has(one.key) === true,
    }
  })
  return {
    ink,
    format,
    settings,
    x,
    by,
    bubble,
    kind,
    names: [...names.keys()],
    series,
    leftOut,
    looks: { of: looks, series: new Map(keysWith(found.keys(), places)) },
  }
}

/** The places of the values on an axis of names: numbers ascending, all else as the rows have it. */
function namesOf({ rows }: Data, { index, kind }: Column): Map<Cell, number> {
  const cells = [...new Set(rows.map((row) => row[index] ?? null))]
  if (kind === 'number') cells.sort(byValue)
  return new Map(cells.map((cell, place) => [cell, place]))
}

function keysWith(keys: Iterable<string>, places: readonly number[]) {
  return [...keys].map((key, i) => [key, { place: places[i] ?? i, isRight: false }] as const)
}
