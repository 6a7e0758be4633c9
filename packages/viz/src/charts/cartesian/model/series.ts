/** Series: a list of values per measure and per value of the second dimension. */
import { seriesPlaces, type Ink } from '../../../color/index.ts'
import { columnNamed, isDate, numberOf, wallTimeOf, type Cell, type Column, type Data } from '../../../data/index.ts'
import type { Looks } from '../../../scene/index.ts'
import type { Format } from '../../../format/index.ts'
import { aggregated } from './aggregate.ts'
import { byValue, type Places } from './places.ts'
import { readSeries, type CartesianSettings, type Mark, type SeriesSettings, type Side } from '../settings/index.ts'

export interface Series {
  /** As in settings: the measure's name, or the text of the value that splits. */
  key: string
  name: string
  color: string
  mark: Mark
  axis: Side
  metric: Column
  split: { column: Column; cell: Cell } | undefined
  /** One per place. */
  values: (number | null)[]
  /** Rows behind each value. */
  rows: (number[] | undefined)[]
  style: SeriesSettings
  isHidden: boolean
  /** In the palette, whatever color it has; undefined for the rest. */
  place: number | undefined
}

type Raw = Pick<Series, 'key' | 'name' | 'metric' | 'split' | 'values' | 'rows'> & { isOther?: boolean }

export interface SeriesInput {
  data: Data
  settings: CartesianSettings
  format: Format
  ink: Ink
  places: Places
  hidden: ReadonlySet<string> | undefined
  before: Looks | undefined
  /** The display's own mark; `combo` draws the first series as bars and the others as lines. */
  mark: Mark | 'combo'
}

export function seriesOf(input: SeriesInput): Series[] {
  const { settings, ink, hidden } = input
  const ordered = inOrder(withOther(rawSeries(input), input), settings)
  const before = input.before?.of === looksOf(settings) ? input.before.series : undefined
  const keys = ordered.filter(({ isOther }) => !isOther).map(({ key }) => key)
  const had = new Map([...(before ?? [])].map(([key, { place }]) => [key, place]))
  const given = seriesPlaces(keys, ink.data.length, had)
  const placeOf = new Map(keys.map((key, i) => [key, given[i] ?? i]))
  const hasRight = !settings.stack && settings.y.isSplit
  const first = ordered[0] === undefined ? 0 : largest(ordered[0].values)
  return ordered.map((raw, i): Series => {
    const style = settings.series.get(raw.key) ?? readSeries({})
    const entry = settings.order.find(({ key }) => key === raw.key)
    // A filter changes sizes: a series that has an axis of its own keeps it.
    const isApart = i > 0 && (before?.get(raw.key)?.isRight === true || isFar(largest(raw.values), first))
    const axis = hasRight && raw.split === undefined && isApart ? 'right' : 'left'
    const place = raw.isOther ? undefined : (placeOf.get(raw.key) ?? i)
    const mark = style.display ?? (input.mark === 'combo' ? (i === 0 ? 'bar' : 'line') : input.mark)
    return {
      ...raw,
      name: style.title ?? entry?.name ?? settings.labels[i] ?? raw.name,
      color: raw.isOther
        ? ink.text3
        : (style.color ?? entry?.color ?? safe(settings.colors[i]) ?? ink.series(place ?? i)),
      mark,
      axis: style.axis ?? axis,
      values: style.missing === 'zero' && mark !== 'bar' ? raw.values.map((value) => value ?? 0) : raw.values,
      style,
      isHidden: hidden?.has(raw.key) === true,
      place,
    }
  })
}

/** The columns that make the series. */
export function looksOf({ dimensions, metrics }: Pick<CartesianSettings, 'dimensions' | 'metrics'>): string {
  return JSON.stringify([dimensions[1] ?? null, metrics])
}

function safe(color: string | undefined): string | undefined {
  return color === undefined ? undefined : readSeries({ color }).color
}

function largest(values: readonly (number | null)[]): number {
  let most = 0
  for (const value of values) most = Math.max(most, Math.abs(value ?? 0))
  return most
}

/** True where one of two measures would lie flat on the axis of the other. */
function isFar(size: number, first: number): boolean {
  return size > 0 && first > 0 && (size / first > 10 || first / size > 10)
}

function rawSeries({ data, settings, format, places }: SeriesInput): Raw[] {
  const metrics = settings.metrics.flatMap((name) => columnNamed(data.columns, name) ?? [])
  const by = columnNamed(data.columns, settings.dimensions[1])
  const count = places.cells.length
  const found = new Map<unknown, Raw[]>()
  for (const [i, row] of data.rows.entries()) {
    const place = places.ofRows[i] ?? -1
    if (place < 0) continue
    const cell = by ? (row[by.index] ?? null) : null
    const key = typeof cell === 'object' ? JSON.stringify(cell) : cell
    let group = found.get(key)
    if (group === undefined) {
      group = metrics.map((metric) =>
        emptySeries(metric, by && { column: by, cell }, metrics.length > 1, count, format),
      )
      found.set(key, group)
    }
    for (const series of group) {
      const value = numberOf(row[series.metric.index])
      ;(series.rows[place] ??= []).push(i)
      if (value !== undefined) series.values[place] = (series.values[place] ?? 0) + value
    }
  }
  const groups = [...found.values()]
  // Numbers and dates are in their order, whatever the row that has one first.
  if (by && (by.kind === 'number' || isDate(by))) {
    const cellOf = (group: Raw[]) => group[0]?.split?.cell ?? null
    const compare = by.kind === 'number' ? byValue : byTime
    groups.sort((a, b) => compare(cellOf(a), cellOf(b)))
  }
  return groups.flat()
}

function byTime(a: Cell, b: Cell): number {
  return (wallTimeOf(a) ?? Infinity) - (wallTimeOf(b) ?? Infinity) || 0
}

function emptySeries(metric: Column, split: Series['split'], isOneOfMany: boolean, count: number, format: Format): Raw {
  const title = format.of(metric).title
  const value = split && (format.of(split.column).text(split.cell) || format.words.empty)
  const both = value !== undefined && isOneOfMany
  return {
    key: value === undefined ? metric.name : both ? `${value} - ${metric.name}` : value,
    name: value === undefined ? title : both ? `${value} · ${title}` : value,
    metric,
    split,
    values: Array.from({ length: count }, () => null),
    rows: [],
  }
}

/** The largest series, and all others in one. */
function withOther(series: Raw[], { settings: { others }, format }: SeriesInput): Raw[] {
  if (!others.isEnabled || series.length <= others.most || series[0]?.split === undefined) return series
  const size = new Map(
    series.map((one) => [one, one.values.reduce<number>((sum, value) => sum + Math.abs(value ?? 0), 0)]),
  )
  const sizeOf = (one: Raw) => size.get(one) ?? 0
  const kept = new Set([...series].sort((a, b) => sizeOf(b) - sizeOf(a)).slice(0, others.most))
  const rest = series.filter((one) => !kept.has(one))
  const [{ metric, split, values }] = series as [Raw]
  const other: Raw = {
    key: '___OTHER___',
    name: format.words.other,
    metric,
    split: split && { column: split.column, cell: format.words.other },
    values: values.map((_, place) =>
      aggregated(
        rest.map((one) => one.values[place] ?? null),
        others.by,
      ),
    ),
    rows: values.map((_, place) => rest.flatMap((one) => one.rows[place] ?? [])),
    isOther: true,
  }
  return [...series.filter((one) => kept.has(one)), other]
}

/** Those that the settings do not leave out, in their order; others follow. */
export function inOrder<S extends { key: string }>(series: readonly S[], { order }: CartesianSettings): S[] {
  const placeOf = new Map(order.map(({ key }, i) => [key, i]))
  const enabled = series.filter(({ key }) => order.find((entry) => entry.key === key)?.isEnabled !== false)
  return enabled.sort((a, b) => (placeOf.get(a.key) ?? order.length) - (placeOf.get(b.key) ?? order.length))
}
