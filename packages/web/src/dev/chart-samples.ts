/** What each display is shown with: its own samples, and for those with two axes results of all sorts. */
import type { Cell, RegionMap } from '@querent/viz'

export interface ChartSample {
  name: string
  cols: readonly object[]
  rows: readonly (readonly Cell[])[]
  settings?: Readonly<Record<string, unknown>>
  map?: RegionMap
}

/** The samples that displays are tested with lie beside them. */
const files = import.meta.glob<{ SAMPLES: ChartSample[] }>('../../../viz/src/charts/*/samples.ts', { eager: true })
const tested = Object.entries(files).map(([path, { SAMPLES }]) => [path.split('/').at(-2) ?? '', SAMPLES] as const)

const column = (name: string, type: string, more: object = {}) => ({
  name: name.toUpperCase(),
  display_name: name,
  base_type: `type/${type}`,
  ...more,
})
const breakout = (name: string, type: string, more: object = {}) => column(name, type, { source: 'breakout', ...more })
const aggregation = (name: string) => column(name, 'Float', { source: 'aggregation' })
const wave = (i: number, seed: number) =>
  Math.round((120 + 60 * Math.sin(i * 0.7 + seed) + 35 * Math.sin(i * 2.3 * seed) + i * 4) * 310)
const month = (i: number) => `${new Date(Date.UTC(2025, i)).toISOString().slice(0, 19)}Z`
const NAMES = ['Doohickey', 'Gadget', 'Gizmo', 'Widget', 'Sprocket', 'Lever']
const CHANNELS = ['Affiliate', 'Direct', 'Organic', 'Paid search']
const category = breakout('Category', 'Text')
const time = breakout('Created at', 'DateTime', { unit: 'month' })
const revenue = aggregation('Revenue')
const byName = NAMES.map((name, i) => [name, wave(i, 1)])
const overTime = Array.from({ length: 18 }, (_, i) => [month(i), wave(i, 1)])
const split = overTime.flatMap(([at], i) => CHANNELS.map((name, c) => [at ?? '', name, wave(i, c + 1)]))
const channels = [time, breakout('Channel', 'Text'), revenue]
const values = { 'graph.show_values': true }

const TWO_AXES: readonly ChartSample[] = [
  { name: 'categories, values', cols: [category, revenue], rows: byName, settings: values },
  { name: 'over time', cols: [time, revenue], rows: overTime },
  { name: 'series', cols: channels, rows: split },
  {
    name: 'stacked, values',
    cols: channels,
    rows: split.slice(0, 32),
    settings: { 'stackable.stack_type': 'stacked', ...values, 'graph.show_stack_values': 'all' },
  },
  { name: 'shares', cols: channels, rows: split, settings: { 'stackable.stack_type': 'normalized' } },
  {
    name: 'below zero, goal, trend',
    cols: [time, revenue],
    rows: overTime.map(([at], i) => [at ?? '', wave(i, 2) - 52_000]),
    settings: { 'graph.show_goal': true, 'graph.goal_value': 15_000, 'graph.show_trendline': true, ...values },
  },
  {
    name: 'two axes',
    cols: [time, revenue, aggregation('Orders')],
    rows: overTime.map(([at, value], i) => [at ?? '', value ?? 0, 20 + (i % 7)]),
  },
  {
    name: 'long names',
    cols: [category, revenue],
    rows: byName.map(([name, value]) => [`${name} for outdoor use in all weathers`, value ?? 0]),
  },
]

const points: readonly ChartSample[] = [
  {
    name: 'typical',
    cols: [column('Price', 'Float'), column('Rating', 'Float'), column('Sold', 'Integer')],
    rows: Array.from({ length: 60 }, (_, i) => [wave(i, 3) / 900, wave(i, 2) / 9000, (i * 37) % 90]),
    settings: {
      'graph.dimensions': ['PRICE'],
      'graph.metrics': ['RATING'],
      'scatter.bubble': 'SOLD',
      'graph.show_trendline': true,
    },
  },
]

export const CHART_SAMPLES: Readonly<Record<string, readonly ChartSample[]>> = {
  bar: TWO_AXES,
  line: TWO_AXES,
  area: TWO_AXES,
  combo: TWO_AXES,
  row: TWO_AXES,
  scatter: points,
  ...Object.fromEntries(tested),
}
