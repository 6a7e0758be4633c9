/** GeoJSON as regions that can be drawn. */
import type { Feature, Geometry, Position } from 'geojson'
import { geoArea } from 'd3-geo'
import { isMap } from '../data/index.ts'

export interface Region {
  /** What the result's cells are compared with, e.g. `DE`; empty when the map does not say it. */
  key: string
  name: string
  shape: Feature
}

export interface RegionMap {
  /** As in `map.region`. */
  key: string
  regions: readonly Region[]
}

const HALF_OF_GLOBE = 2 * Math.PI

/**
 * Reads a map; features without a shape are left out, rings are turned as spheres want them.
 * @param properties The names of the properties that hold key and name: `region_key`, `region_name` in `custom-geojson`.
 */
export function readRegionMap(key: string, geojson: unknown, properties: { key: string; name: string }): RegionMap {
  const list = isMap(geojson) && Array.isArray(geojson['features']) ? geojson['features'] : [geojson]
  const regions = list.filter(isMap).flatMap((feature): Region[] => {
    const shape = readShape(feature['geometry'])
    if (shape === undefined) return []
    const held = isMap(feature['properties']) ? feature['properties'] : {}
    const text = (name: string) => (held[name] === null || held[name] === undefined ? '' : String(held[name]))
    return [
      {
        key: text(properties.key),
        name: text(properties.name) || text(properties.key),
        shape: { type: 'Feature', properties: {}, geometry: shape },
      },
    ]
  })
  return { key, regions }
}

function readShape(geometry: unknown): Geometry | undefined {
  if (!isMap(geometry) || !Array.isArray(geometry['coordinates'])) return undefined
  const { type, coordinates } = geometry
  if (type === 'Polygon') return { type, coordinates: turned(coordinates) }
  if (type === 'MultiPolygon') return { type, coordinates: coordinates.filter(Array.isArray).map(turned) }
  return undefined
}

/** On a sphere a ring surrounds what lies to its right: borders go clockwise, holes the other way. */
function turned(rings: readonly unknown[]): Position[][] {
  return rings.filter(isRing).map((ring, i) => {
    const isLarge = geoArea({ type: 'Polygon', coordinates: [ring] }) > HALF_OF_GLOBE
    return isLarge === i > 0 ? ring : ring.toReversed()
  })
}

function isRing(value: unknown): value is Position[] {
  return (
    Array.isArray(value) &&
    value.length > 3 &&
    value.every((point) => Array.isArray(point) && Number.isFinite(point[0]) && Number.isFinite(point[1]))
  )
}
