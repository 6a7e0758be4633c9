/** Settings of displays with two axes: what is stored, older spellings too, to all values. */
import { lookup } from '@querent/contract/lookup/index.ts'
import { readColor } from '../../../color/index.ts'
import { columnNamed, isMap, type Column, type Shape } from '../../../data/index.ts'
import type { Turn } from '../../../axis/index.ts'
import { flag, mapOf, oneOf, readNumber, readText, texts } from './read.ts'

export type Mark = 'bar' | 'line' | 'area'
export type Side = 'left' | 'right'
type Missing = 'zero' | 'none' | 'interpolate'
export type Aggregation = 'sum' | 'avg' | 'min' | 'max' | 'median' | 'stddev'

/** What is set for one series; what is not set is undefined. */
export interface SeriesSettings {
  title: string | undefined
  color: string | undefined
  display: Mark | undefined
  axis: Side | undefined
  interpolate: 'linear' | 'cardinal' | 'step-after'
  style: 'solid' | 'dashed' | 'dotted'
  size: 'S' | 'M' | 'L'
  hasMarkers: boolean | undefined
  missing: Missing
  showValues: boolean | undefined
  showTrend: boolean | undefined
}

interface AxisSettings {
  isShown: boolean
  hasTitle: boolean
  title: string | undefined
}

export interface CartesianSettings {
  /** Names of columns: the first along the axis, the second splits into series. */
  dimensions: readonly string[]
  metrics: readonly string[]
  order: readonly { key: string; name: string | undefined; isEnabled: boolean; color: string | undefined }[]
  series: ReadonlyMap<string, SeriesSettings>
  colors: readonly string[]
  labels: readonly string[]
  stack: 'stacked' | 'normalized' | null
  goal: { isShown: boolean; value: number; label: string | undefined }
  showTrend: boolean
  values: {
    isShown: boolean
    frequency: 'fit' | 'all'
    format: 'auto' | 'compact' | 'full'
    ofStacks: 'total' | 'series' | 'all'
  }
  x: AxisSettings & {
    scale: XScale | undefined
    turn: 'auto' | 'compact' | Turn
    /** The text that means all other values, and comes last. */
    rest: string | undefined
  }
  y: AxisSettings & {
    scale: 'linear' | 'pow' | 'log'
    isAuto: boolean
    min: number
    max: number
    isUnpinned: boolean
    isSplit: boolean
  }
  others: { isEnabled: boolean; most: number; by: Aggregation }
  isLegendReversed: boolean
  /** Name of the column that sizes bubbles. */
  bubble: string | undefined
}

const X_SCALES = ['timeseries', 'linear', 'pow', 'log', 'histogram', 'ordinal'] as const
export type XScale = (typeof X_SCALES)[number]

/** Reads stored settings; columns that the result does not have are replaced by a guess. */
export function completeCartesian(stored: unknown, shape: Shape, own: { isStacked?: boolean } = {}): CartesianSettings {
  const raw = isMap(stored) ? stored : {}
  const names = columnsOf(raw, shape)
  const hasSeveral = names.dimensions.length > 1 || names.metrics.length > 1
  const of = (key: string) => raw[`graph.${key}`]
  const xShown = of('x_axis.axis_enabled')
  return {
    ...names,
    order: readOrder(raw['graph.series_order']),
    series: new Map(Object.entries(mapOf(raw['series_settings'])).map(([key, value]) => [key, readSeries(value)])),
    colors: texts(of('colors')),
    labels: texts(of('series_labels')),
    stack: readStack(raw, hasSeveral && own.isStacked === true),
    goal: {
      isShown: flag(of('show_goal'), false),
      value: readNumber(of('goal_value'), 0),
      label: readText(of('goal_label')),
    },
    showTrend: flag(of('show_trendline'), false),
    values: {
      isShown: flag(of('show_values'), false),
      frequency: oneOf(of('label_value_frequency'), ['fit', 'all']) ?? 'fit',
      format: oneOf(of('label_value_formatting'), ['auto', 'compact', 'full']) ?? 'auto',
      ofStacks: oneOf(of('show_stack_values'), ['total', 'series', 'all']) ?? 'total',
    },
    x: {
      isShown: xShown !== false,
      hasTitle: flag(of('x_axis.labels_enabled'), true),
      title: readText(of('x_axis.title_text')),
      scale: oneOf(of('x_axis.scale'), X_SCALES),
      turn: TURNS[String(xShown)] ?? 'auto',
      rest: readText(of('x_axis.rest_value')),
    },
    y: {
      isShown: of('y_axis.axis_enabled') !== false,
      hasTitle: flag(of('y_axis.labels_enabled'), true),
      title: readText(of('y_axis.title_text')),
      scale: oneOf(of('y_axis.scale'), ['linear', 'pow', 'log']) ?? 'linear',
      isAuto: flag(of('y_axis.auto_range'), true),
      min: readNumber(of('y_axis.min'), 0),
      max: readNumber(of('y_axis.max'), 100),
      isUnpinned: flag(of('y_axis.unpin_from_zero'), false),
      isSplit: flag(of('y_axis.auto_split'), true),
    },
    others: {
      isEnabled: flag(of('max_categories_enabled'), true),
      most: Math.max(1, Math.trunc(readNumber(of('max_categories'), 8))),
      by: oneOf(of('other_category_aggregation_fn'), ['sum', 'avg', 'min', 'max', 'median', 'stddev']) ?? 'sum',
    },
    isLegendReversed: flag(raw['legend.is_reversed'], false),
    bubble: columnNamed(shape.columns, raw['scatter.bubble'])?.name,
  }
}

const TURNS: Readonly<Record<string, 'compact' | Turn>> = lookup({
  compact: 'compact',
  'rotate-45': 45,
  'rotate-90': 90,
})

function columnsOf(raw: Record<string, unknown>, shape: Shape): Pick<CartesianSettings, 'dimensions' | 'metrics'> {
  const known = (key: string) => texts(raw[key]).filter((name) => columnNamed(shape.columns, name) !== undefined)
  const chosen = { dimensions: known('graph.dimensions'), metrics: known('graph.metrics') }
  const free = (columns: readonly Column[], taken: readonly string[]) =>
    columns.map(({ name }) => name).filter((name) => !taken.includes(name))
  const guessed = free(shape.dimensions, chosen.metrics).slice(0, 2)
  let dimensions = chosen.dimensions.length > 0 ? chosen.dimensions : guessed
  let metrics = chosen.metrics.length > 0 ? chosen.metrics : free(shape.metrics, dimensions)
  if (dimensions.length === 0 && metrics.length > 1 && chosen.metrics.length === 0) {
    dimensions = metrics.slice(0, 1)
    metrics = metrics.slice(1)
  }
  // Series of several measures and of a second dimension at once are more than a picture can say.
  if (chosen.metrics.length === 0 && dimensions.length > 1) metrics = metrics.slice(0, 1)
  if (chosen.dimensions.length === 0 && chosen.metrics.length > 1) dimensions = dimensions.slice(0, 1)
  return { dimensions, metrics }
}

function readStack(raw: Record<string, unknown>, isStacked: boolean): CartesianSettings['stack'] {
  const type = raw['stackable.stack_type']
  if (type === null) return null
  return oneOf(type, ['stacked', 'normalized']) ?? (isStacked ? 'stacked' : null)
}

function readOrder(raw: unknown): CartesianSettings['order'] {
  const items = Array.isArray(raw) ? raw.filter(isMap) : []
  return items.flatMap((item) => {
    const key = readText(item['key'])
    if (key === undefined) return []
    return [
      { key, name: readText(item['name']), isEnabled: item['enabled'] !== false, color: readColor(item['color']) },
    ]
  })
}

/** Reads what is set for a series. */
export function readSeries(raw: unknown): SeriesSettings {
  const of = mapOf(raw)
  return {
    title: readText(of['title']),
    color: readColor(of['color']),
    display: oneOf(of['display'], ['bar', 'line', 'area']),
    axis: oneOf(of['axis'], ['left', 'right']),
    interpolate: oneOf(of['line.interpolate'], ['linear', 'cardinal', 'step-after']) ?? 'linear',
    style: oneOf(of['line.style'], ['solid', 'dashed', 'dotted']) ?? 'solid',
    size: oneOf(of['line.size'], ['S', 'M', 'L']) ?? 'M',
    hasMarkers: typeof of['line.marker_enabled'] === 'boolean' ? of['line.marker_enabled'] : undefined,
    missing: oneOf(of['line.missing'], ['zero', 'none', 'interpolate']) ?? 'interpolate',
    showValues: typeof of['show_series_values'] === 'boolean' ? of['show_series_values'] : undefined,
    showTrend: typeof of['show_series_trendline'] === 'boolean' ? of['show_series_trendline'] : undefined,
  }
}
