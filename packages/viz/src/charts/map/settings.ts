/** Settings of maps. */
import { LIGHT, readColor } from '../../color/index.ts'
import { columnNamed, type Column, type Shape } from '../../data/index.ts'
import { msg } from '../../msg.ts'
import type { Setting, SettingGroup, Widget } from '../../visualization.ts'
import { chosenName, readAll, readChoice, readNumber, readText } from '../shared/index.ts'

export interface MapSettings {
  type: 'region' | 'pin' | 'grid' | 'heat'
  /** The key of a map. */
  region: string
  dimension: string | null
  metric: string | null
  /** The strongest color of the scale. */
  color: string | undefined
  latitude: string | null
  longitude: string | null
  /** What sizes pins, colors a grid and weighs heat. */
  value: string | null
  view: { latitude: number; longitude: number; zoom: number } | undefined
  heat: { radius: number; blur: number; least: number }
}

export function coordinatesOf(columns: readonly Column[]): Record<'latitude' | 'longitude', Column | undefined> {
  const find = (type: string, name: RegExp) =>
    columns.find(({ semanticType }) => semanticType === type) ??
    columns.find((column) => column.kind === 'number' && name.test(column.name))
  return {
    latitude: find('type/Latitude', /^(?:.*_)?lat(?:itude)?$/i),
    longitude: find('type/Longitude', /^(?:.*_)?(?:lon|lng|long|longitude)$/i),
  }
}

export function isRegionColumn({ semanticType, kind }: Column): boolean {
  return kind === 'text' && (semanticType === 'type/State' || semanticType === 'type/Country')
}

export function completeMap(stored: unknown, { columns, dimensions, metrics }: Shape): MapSettings {
  const all = readAll(stored)
  const numbers = columns.filter(({ kind }) => kind === 'number')
  const found = coordinatesOf(columns)
  const region = dimensions.find(isRegionColumn) ?? dimensions.find(({ kind }) => kind === 'text')
  const hasPlaces = found.latitude !== undefined && found.longitude !== undefined
  const isBinned = hasPlaces && found.latitude?.binWidth !== null && found.longitude?.binWidth !== null
  const type = readChoice(all['map.type'], 'region', 'pin', 'grid', 'heat')
  const pins = readChoice(all['map.pin_type'], 'grid', 'heat')
  const isPlace = (column: Column) => column === found.latitude || column === found.longitude
  const measure = metrics.find((column) => !isPlace(column))
  const colors = all['map.colors']
  const [latitude, longitude, zoom] = ['center_latitude', 'center_longitude', 'zoom'].map((key) =>
    readNumber(all[`map.${key}`]),
  )
  const dimension = columnNamed(columns, all['map.dimension']) ?? region
  return {
    type: type === 'pin' ? (pins ?? 'pin') : (type ?? (hasPlaces ? (isBinned ? 'grid' : 'pin') : 'region')),
    region: readText(all['map.region']) ?? (isOfStates(dimension) ? 'us_states' : 'world_countries'),
    dimension: dimension?.name ?? null,
    metric: chosenName(numbers, all['map.metric'], measure),
    color: readColor(Array.isArray(colors) ? colors.at(-1) : colors),
    latitude: chosenName(numbers, all['map.latitude_column'], found.latitude),
    longitude: chosenName(numbers, all['map.longitude_column'], found.longitude),
    value: chosenName(numbers, all['map.metric_column'], isBinned ? measure : undefined),
    view:
      latitude === undefined || longitude === undefined || zoom === undefined
        ? undefined
        : { latitude, longitude, zoom: Math.max(0, Math.min(20, zoom)) },
    heat: {
      radius: Math.max(2, Math.min(120, readNumber(all['map.heat.radius']) ?? 30)),
      blur: Math.max(0, Math.min(240, readNumber(all['map.heat.blur']) ?? 60)),
      least: Math.max(0, Math.min(1, readNumber(all['map.heat.min-opacity']) ?? 0)),
    },
  }
}

function isOfStates(column: Column | undefined): boolean {
  return (
    column?.semanticType === 'type/State' ||
    (column?.semanticType !== 'type/Country' && /state/i.test(column?.name ?? ''))
  )
}

const choice = (...options: [unknown, string][]): Widget => ({
  kind: 'choice',
  options: options.map(([value, label]) => ({ value, label })),
})
const one = (of: 'dimensions' | 'metrics' | 'any'): Widget => ({ kind: 'columns', of, most: 1 })
const setting = (
  key: string,
  label: string,
  widget: Widget,
  value: Setting<MapSettings>['value'],
  when?: Setting<MapSettings>['when'],
): Setting<MapSettings> => ({ key, label, widget, value, ...(when ? { when } : {}) })
const ofRegions = ({ type }: MapSettings) => type === 'region'
const ofPlaces = ({ type }: MapSettings) => type !== 'region'
const ofHeat = ({ type }: MapSettings) => type === 'heat'
/** A scale is stored as a list whose last color is the strongest. */
const scale = (place: number): [unknown, string] => [
  [LIGHT.data[place]],
  [msg('Violet'), msg('Ochre'), msg('Teal'), msg('Rose'), msg('Blue')][place] ?? '',
]

export const MAP_SETTINGS: readonly SettingGroup<MapSettings>[] = [
  {
    key: 'data',
    label: msg('Data'),
    settings: [
      setting(
        'map.type',
        msg('Kind of map'),
        choice(['region', msg('Regions')], ['pin', msg('Pins')], ['grid', msg('Grid')], ['heat', msg('Heat')]),
        ({ type }) => type,
      ),
      setting(
        'map.region',
        msg('Map'),
        choice(['us_states', msg('United States')], ['world_countries', msg('World')]),
        ({ region }) => region,
        ofRegions,
      ),
      setting('map.dimension', msg('Regions'), one('dimensions'), ({ dimension }) => dimension, ofRegions),
      setting('map.metric', msg('Measure'), one('metrics'), ({ metric }) => metric, ofRegions),
      setting('map.latitude_column', msg('Latitude'), one('any'), ({ latitude }) => latitude, ofPlaces),
      setting('map.longitude_column', msg('Longitude'), one('any'), ({ longitude }) => longitude, ofPlaces),
      setting('map.metric_column', msg('Measure'), one('metrics'), ({ value }) => value, ofPlaces),
    ],
  },
  {
    key: 'display',
    label: msg('Display'),
    settings: [
      setting(
        'map.colors',
        msg('Colors'),
        choice([null, msg('Automatic')], scale(0), scale(2), scale(4), scale(3), scale(1)),
        ({ color }) => (color === undefined ? null : [color]),
      ),
      setting(
        'map.heat.radius',
        msg('Heat radius'),
        { kind: 'number', min: 2, max: 120, step: 1 },
        ({ heat }) => heat.radius,
        ofHeat,
      ),
      setting(
        'map.heat.blur',
        msg('Blur'),
        { kind: 'number', min: 0, max: 240, step: 1 },
        ({ heat }) => heat.blur,
        ofHeat,
      ),
      setting(
        'map.heat.min-opacity',
        msg('Minimum opacity'),
        { kind: 'number', min: 0, max: 1, step: 0.05 },
        ({ heat }) => heat.least,
        ofHeat,
      ),
    ],
  },
]
