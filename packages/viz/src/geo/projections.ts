/** From the sphere to a box. */
import { geoAlbersUsa, geoEqualEarth, geoMercator, type GeoProjection } from 'd3-geo'
import type { FeatureCollection, MultiPoint } from 'geojson'
import type { Rect } from '../scene/index.ts'
import type { RegionMap } from './region-map.ts'

export interface Place {
  longitude: number
  latitude: number
}

/** Places closer together than this share of a degree are shown with what lies around them. */
const LARGEST_SCALE = 40_000
/** Degrees: wider than this, the whole world is shown. */
const WIDE = 150

/** All regions of a map. Areas are in proportion on maps of the world, of which Antarctica is left out. */
export function overRegions(map: RegionMap, box: Rect): GeoProjection {
  const projection =
    map.key === 'us_states' ? geoAlbersUsa() : map.key === 'world_countries' ? geoEqualEarth() : geoMercator()
  return projection.fitExtent(corners(box), shownOf(map))
}

/** The regions that a map is fitted to. */
function shownOf({ key, regions }: RegionMap): FeatureCollection {
  const shown = regions.filter((region) => key !== 'world_countries' || region.key !== 'AQ')
  return { type: 'FeatureCollection', features: shown.map(({ shape }) => shape) }
}

/**
 * Around places.
 * @param view Where maps of tiles are opened; taken when all places lie within.
 */
export function overPlaces(
  places: readonly Place[],
  map: RegionMap | undefined,
  box: Rect,
  view?: Place & { zoom: number },
): GeoProjection {
  if (view) {
    const opened = geoMercator()
      .center([view.longitude, view.latitude])
      .scale((256 * 2 ** view.zoom) / (2 * Math.PI))
      .translate([box.x + box.width / 2, box.y + box.height / 2])
    if (places.every((place) => isWithin(opened, place, box))) return opened
  }
  const longitudes = places.map(({ longitude }) => longitude)
  const isWide = Math.max(...longitudes) - Math.min(...longitudes) > WIDE
  if (isWide && map?.key === 'world_countries') return overRegions(map, box)
  const points: MultiPoint = {
    type: 'MultiPoint',
    coordinates: places.map(({ longitude, latitude }) => [longitude, Math.max(-84, Math.min(84, latitude))]),
  }
  const inner = Math.min(24, box.width / 8, box.height / 8)
  const fitted = geoMercator().fitExtent(
    corners({ x: box.x + inner, y: box.y + inner, width: box.width - 2 * inner, height: box.height - 2 * inner }),
    points,
  )
  if (Number.isFinite(fitted.scale()) && fitted.scale() <= LARGEST_SCALE) return fitted
  const [longitude = 0, latitude = 0] = points.coordinates[0] ?? []
  return geoMercator()
    .center([longitude, latitude])
    .scale(1200)
    .translate([box.x + box.width / 2, box.y + box.height / 2])
}

function isWithin(projection: GeoProjection, { longitude, latitude }: Place, box: Rect): boolean {
  const at = projection([longitude, latitude])
  return !!at && at[0] >= box.x && at[0] <= box.x + box.width && at[1] >= box.y && at[1] <= box.y + box.height
}

function corners({ x, y, width, height }: Rect): [[number, number], [number, number]] {
  return [
    [x, y],
    [x + Math.max(1, width), y + Math.max(1, height)],
  ]
}
