/** What a picture with two axes shows, before it has a size. */
import { inkOf, type Ink } from '../../../color/index.ts'
import { columnNamed, dated, stacked, type Cell, type Column, type Data, type Span } from '../../../data/index.ts'
import type { Format } from '../../../format/index.ts'
import type { Looks } from '../../../scene/index.ts'
import type { SceneInput, TimelineEvent } from '../../../visualization.ts'
import { placesOf, type Places } from './places.ts'
import { looksOf, seriesOf, type Series, type SeriesInput } from './series.ts'
import type { CartesianSettings } from '../settings/index.ts'

/** A series with the bottom and top of its marks. */
export interface Drawn {
  series: Series
  /** Its place among all series. */
  place: number
  /** In the axis' units, one per place. */
  spans: Span[]
  isStacked: boolean
}

export interface Model {
  data: Data
  settings: CartesianSettings
  format: Format
  ink: Ink
  dimension: Column | undefined
  places: Places
  /** All, also hidden ones. */
  series: Series[]
  drawn: Drawn[]
  /** Values that an axis of logarithms has no place for. */
  leftOut: number
  events: readonly TimelineEvent[]
  hasLegend: boolean
  /** The text of a place's value. */
  label(place: number): string
  /** A shorter one, where there are such: `Jan`, `Mon`. */
  short: ((place: number) => string) | undefined
}

export function modelOf(input: SceneInput<CartesianSettings>, mark: SeriesInput['mark']): Model {
  const { data, settings, format } = input
  const ink = inkOf(input.paint)
  const isLog = settings.y.scale === 'log'
  const named = columnNamed(data.columns, settings.dimensions[0])
  const dimension = named && dated(named, data)
  const places = placesOf(data, dimension, { ...settings.x, isSplit: settings.dimensions.length > 1 })
  const series = seriesOf({ data, settings, format, ink, places, hidden: input.hidden, before: input.before, mark })
  const texts = dimension && format.of(dimension)
  const nameOf = (text: ((cell: Cell) => string) | undefined) => (place: number) =>
    text?.(places.cells[place] ?? null) || (dimension ? format.words.empty : '')
  const drawn = drawnOf(series, settings.stack)
  return {
    data,
    settings,
    format,
    ink,
    dimension,
    places,
    series,
    drawn: isLog ? drawn.map(aboveZero) : drawn,
    leftOut: places.leftOut + (isLog ? drawn.reduce((count, { series: { values } }) => count + belowOf(values), 0) : 0),
    events: input.events ?? [],
    hasLegend: input.hasLegend !== false,
    label: nameOf(texts?.text),
    short: dimension?.unit?.includes('-of-') ? nameOf(texts?.compact) : undefined,
  }
}

/** How its series look, for the next picture. */
export function lookOf({ series, settings }: Pick<Model, 'series' | 'settings'>): Looks {
  const places = series.flatMap(({ key, place, axis }) =>
    place === undefined ? [] : [[key, { place, isRight: axis === 'right' }] as const],
  )
  return { of: looksOf(settings), series: new Map(places) }
}

/** Lines stand at their value; bars and areas reach from zero, or from the mark below in a stack. */
function drawnOf(series: readonly Series[], stack: CartesianSettings['stack']): Drawn[] {
  const visible = series.map((one, place) => ({ one, place })).filter(({ one }) => !one.isHidden)
  const spans = new Map<Series, Span[]>()
  if (stack !== null) {
    for (const mark of ['bar', 'area'] as const) {
      for (const axis of ['left', 'right'] as const) {
        const group = visible.filter(({ one }) => one.mark === mark && one.axis === axis).map(({ one }) => one)
        const filled = group.map(({ values }) => (mark === 'area' ? values.map((value) => value ?? 0) : values))
        stacked(filled, stack === 'normalized').forEach((list, i) => spans.set(group[i] as Series, list))
      }
    }
  }
  return visible.map(({ one, place }) => ({
    series: one,
    place,
    isStacked: spans.has(one),
    spans: spans.get(one) ?? one.values.map((value) => spanOf(value, one.mark === 'line')),
  }))
}

/** Without the marks that have no logarithm. */
function aboveZero(drawn: Drawn): Drawn {
  return { ...drawn, spans: drawn.spans.map((span) => (span && span[1] > 0 ? span : undefined)) }
}

function belowOf(values: readonly (number | null)[]): number {
  return values.reduce<number>((count, value) => count + Number(value !== null && value <= 0), 0)
}

function spanOf(value: number | null, isLine: boolean): Span {
  return value === null ? undefined : [isLine ? value : 0, value]
}
