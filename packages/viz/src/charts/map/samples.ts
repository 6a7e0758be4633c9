/** Maps of a country that does not exist. */
import { readRegionMap } from '../../geo/index.ts'
import { aggregation, breakout, column, SMALL, TINY, type Sample } from '../sample.ts'

/** Corners of a region in degrees, with a bay in its upper border. */
const region = (key: string, name: string, west: number, south: number, east: number, north: number) => ({
  type: 'Feature',
  properties: { CODE: key, NAME: name },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [west, south],
        [west, north],
        [west + (east - west) * 0.4, north - (north - south) * 0.12],
        [west + (east - west) * 0.6, north],
        [east, north],
        [east, south],
        [west, south],
      ],
    ],
  },
})
const features = [
  region('NW', 'Northern Heights', 0, 46, 5, 50),
  region('NE', 'Nordmark', 5, 46, 11, 50),
  region('SW', 'Süderland', 0, 42, 4, 46),
  region('SC', 'Centre', 4, 42, 8, 46),
  region('SE', 'Eastern Plain', 8, 42, 11, 46),
  region('IS', 'The Isle', 13, 43, 15, 45),
]
const land = readRegionMap('islands', { type: 'FeatureCollection', features }, { key: 'CODE', name: 'NAME' })

const cols = [breakout('Province', 'Text', { semantic_type: 'type/State' }), aggregation('Customers')]
const rows: [string | null, number | null][] = [
  ['NW', 162],
  ['ne', 81],
  ['Suderland', 40],
  ['SC', 26],
  ['IS', 11],
  ['Elsewhere', 4],
]
const settings = { 'map.type': 'region', 'map.region': 'islands' }
const points = [
  column('Name', 'Text'),
  column('Latitude', 'Float', { semantic_type: 'type/Latitude' }),
  column('Longitude', 'Float', { semantic_type: 'type/Longitude' }),
  column('Seats', 'Integer'),
]
/** Numbers that look like chance and are always the same. */
const noise = (i: number) => Math.abs(Math.sin(i * 12.9898) * 43758.5453) % 1
const places = Array.from({ length: 60 }, (_, i) => [
  `Account ${i + 1}`,
  42.3 + noise(i) * noise(i + 7) * 7,
  0.4 + noise(i + 100) * 10,
  Math.round(2 + noise(i + 50) ** 3 * 400),
])
const bins = [
  breakout('Latitude', 'Float', { semantic_type: 'type/Latitude', binning_info: { bin_width: 1 } }),
  breakout('Longitude', 'Float', { semantic_type: 'type/Longitude', binning_info: { bin_width: 1 } }),
  aggregation('Orders'),
]
const binned = Array.from({ length: 24 }, (_, i) => [42 + (i % 6), Math.floor(i / 6) * 2, Math.round(noise(i) * 300)])
const map = land

export const SAMPLES: readonly Sample[] = [
  { name: 'typical', cols, rows, settings, map },
  { name: 'colors', cols, rows, settings: { ...settings, 'map.colors': ['#ffffff', '#036e65'] }, map },
  { name: 'pins', cols: points, rows: places, settings: { 'map.metric_column': 'SEATS' }, map },
  { name: 'grid', cols: bins, rows: binned, map },
  { name: 'heat', cols: points, rows: places, settings: { 'map.type': 'heat' }, map },
  { name: 'card', cols, rows, settings, map, size: SMALL },
  { name: 'empty', cols, rows: [], settings, map },
  { name: 'without-map', cols, rows, settings },
  { name: 'one-row', cols, rows: rows.slice(0, 1), settings, map },
  { name: 'one-pin', cols: points, rows: places.slice(0, 1), map },
  {
    name: 'nulls',
    cols,
    rows: [
      [null, 12],
      ['NE', null],
      ['SC', 8],
    ],
    settings,
    map,
  },
  { name: 'negative', cols, rows: rows.map(([name, n]) => [name, (n ?? 0) - 60]), settings, map },
  {
    name: 'many-pins',
    cols: points,
    rows: Array.from({ length: 2000 }, (_, i) => [`A ${i}`, 42 + noise(i) * 8, noise(i + 9999) * 11, 1]),
    map,
  },
  { name: 'tiny', cols, rows, settings, map, size: TINY },
]
