/** One point per row. */
import { inkOf, type Ink } from '../../color/index.ts'
import { columnNamed, isDate, numberOf, wallTimeOf, type Cell, type Column } from '../../data/index.ts'
import type { Format } from '../../format/index.ts'
import type { SceneInput } from '../../visualization.ts'
import { readSeries, type CartesianSettings, type SeriesSettings } from '../cartesian/index.ts'

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
}

/** Undefined where the columns of the axes are missing. */
export function pointsOf({ data, settings, format, paint, hidden }: SceneInput<CartesianSettings>): Points | undefined {
  const x = columnNamed(data.columns, settings.dimensions[0])
  const metrics = settings.metrics.flatMap((name) => columnNamed(data.columns, name) ?? [])
  if (!x || metrics.length === 0) return undefined
  const ink = inkOf(paint)
  const by = columnNamed(data.columns, settings.dimensions[1])
  const bubble = columnNamed(data.columns, settings.bubble)
  const isBand = settings.x.scale === 'ordinal' || (!isDate(x) && x.kind !== 'number')
  const kind = isBand ? 'band' : isDate(x) ? 'time' : 'number'
  const names = new Map<Cell, number>()
  const found = new Map<string, Omit<DotSeries, 'color' | 'style' | 'isHidden'>>()
  for (const [row, cells] of data.rows.entries()) {
    const cell = cells[x.index] ?? null
    if (isBand && !names.has(cell)) names.set(cell, names.size)
    const at = isBand ? names.get(cell) : kind === 'time' ? wallTimeOf(cell) : numberOf(cell)
    for (const metric of metrics) {
      const y = numberOf(cells[metric.index])
      if (at === undefined || y === undefined) continue
      const value = by && (format.of(by).text(cells[by.index] ?? null) || format.words.empty)
      const key = value ?? metric.name
      let one = found.get(key)
      if (!one) found.set(key, (one = { key, name: value ?? format.of(metric).title, metric, dots: [] }))
      const size = bubble ? Math.abs(numberOf(cells[bubble.index]) ?? 0) : 0
      one.dots.push({ row, x: at, y, size })
    }
  }
  const series = [...found.values()].map((one, i): DotSeries => {
    const style = settings.series.get(one.key) ?? readSeries({})
    return {
      ...one,
      name: style.title ?? one.name,
      color: style.color ?? ink.series(i),
      style,
      isHidden: hidden?.has(one.key) === true,
    }
  })
  return { ink, format, settings, x, by, bubble, kind, names: [...names.keys()], series }
}
