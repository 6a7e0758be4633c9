/** Results that pictures are tested with. */
import {
  createFormat,
  readData,
  shapeOf,
  toSvg,
  type Data,
  type Palette,
  type Scene,
  type Visualization,
} from '@querent/viz'

type Cells = readonly (string | number | null)[]

export const MONTH = {
  name: 'MONTH',
  display_name: 'Created At: Month',
  base_type: 'type/DateTime',
  unit: 'month',
  source: 'breakout',
}
export const CATEGORY = { name: 'CATEGORY', display_name: 'Category', base_type: 'type/Text', source: 'breakout' }
export const CHANNEL = { ...CATEGORY, name: 'CHANNEL', display_name: 'Channel' }
export const REVENUE = { name: 'sum', display_name: 'Revenue', base_type: 'type/Float', source: 'aggregation' }
export const ORDERS = { name: 'count', display_name: 'Orders', base_type: 'type/Integer', source: 'aggregation' }

export const result = (cols: readonly object[], rows: readonly Cells[]): Data => readData({ cols, rows })

/** The first day of a month, counted from January 2026, as results give it. */
export function month(i: number): string {
  return `${new Date(Date.UTC(2026, i)).toISOString().slice(0, 19)}Z`
}

/** Numbers that look like chance and are always the same. */
export function wave(i: number, seed = 1): number {
  return Math.round(120 + 60 * Math.sin(i * 0.7 + seed) + 35 * Math.sin(i * 2.3 * seed) + i * 4)
}

const LONG = [
  'Handmade wooden kitchen utensils and accessories',
  'Gadgets',
  'Widgets for outdoor use in all weathers',
  'Gizmos',
]
const NAMES = ['Doohickey', 'Gadget', 'Gizmo', 'Widget', 'Sprocket', 'Lever']

/** One result of each sort that breaks pictures. */
export const CATEGORY_RESULTS: Readonly<Record<string, Data>> = {
  typical: result(
    [CATEGORY, REVENUE],
    NAMES.map((name, i) => [name, wave(i) * 310]),
  ),
  empty: result([CATEGORY, REVENUE], []),
  'one-row': result([CATEGORY, REVENUE], [['Gadget', 1234.5]]),
  nulls: result(
    [CATEGORY, REVENUE],
    NAMES.map((name, i) => [i === 1 ? null : name, i % 3 === 2 ? null : wave(i)]),
  ),
  negative: result(
    [CATEGORY, REVENUE],
    NAMES.map((name, i) => [name, wave(i, 2) - 160]),
  ),
  'thousand-categories': result(
    [CATEGORY, REVENUE],
    Array.from({ length: 1000 }, (_, i) => [`Item ${i + 1}`, wave(i % 90)]),
  ),
  'long-labels': result(
    [CATEGORY, REVENUE],
    LONG.map((name, i) => [name, wave(i) * 12]),
  ),
  'right-to-left': result(
    [CATEGORY, REVENUE],
    ['إلكترونيات', 'ملابس', 'כלי בית', 'أثاث'].map((name, i) => [name, wave(i)]),
  ),
}

/** The same for a result over months, split by channel where `channels` is above 1. */
export function overTime(
  months: number,
  channels = 1,
  value: (i: number, channel: number) => number | null = (i, c) => wave(i, c + 1) * 900,
): Data {
  const names = [
    'Affiliate',
    'Direct',
    'Organic',
    'Paid search',
    'Referral',
    'Email',
    'Partners',
    'Events',
    'Podcast',
    'Print',
    'Radio',
  ]
  const rows: Cells[] = []
  for (let i = 0; i < months; i += 1) {
    for (let c = 0; c < channels; c += 1) {
      rows.push(channels > 1 ? [month(i), names[c] ?? `Channel ${c}`, value(i, c)] : [month(i), value(i, 0)])
    }
  }
  return result(channels > 1 ? [MONTH, CHANNEL, REVENUE] : [MONTH, REVENUE], rows)
}

export const TIME_RESULTS: Readonly<Record<string, Data>> = {
  typical: overTime(24),
  empty: overTime(0),
  'one-row': overTime(1),
  nulls: overTime(24, 1, (i) => (i % 7 === 3 ? null : wave(i))),
  negative: overTime(18, 1, (i) => wave(i, 2) - 170),
  series: overTime(18, 4),
  'many-series': overTime(12, 11),
}

export interface PictureOptions {
  settings?: Readonly<Record<string, unknown>>
  width?: number
  height?: number
  hidden?: ReadonlySet<string>
  events?: readonly { at: string; name: string; icon?: string }[]
  hasLegend?: boolean
}

/** Draws as the server does: from a stored display and a result to a scene. */
export function sceneOf<S>(
  visualization: Visualization<S>,
  data: Data,
  paint: Palette | 'vars',
  options: PictureOptions = {},
): Scene {
  const settings = options.settings ?? {}
  return visualization.scene({
    data,
    settings: visualization.complete(settings, shapeOf(data)),
    size: { width: options.width ?? 640, height: options.height ?? 320 },
    format: createFormat({ visualizationSettings: settings, columns: data.columns }),
    paint,
    ...(options.hidden ? { hidden: options.hidden } : {}),
    ...(options.events ? { events: options.events } : {}),
    ...(options.hasLegend === undefined ? {} : { hasLegend: options.hasLegend }),
  })
}

export function pictureOf<S>(
  visualization: Visualization<S>,
  data: Data,
  paint: Palette | 'vars',
  options: PictureOptions = {},
): string {
  const background = paint === 'vars' ? {} : { background: paint.surface }
  return toSvg(sceneOf(visualization, data, paint, options), background)
}
