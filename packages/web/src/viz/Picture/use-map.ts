/** The map that a picture is drawn on. */
import { readRegionMap, type RegionMap } from '@querent/viz'
import { useGeojson } from '../../api/geojson.ts'

/** Maps as they were read: turning their rings takes a while, and all pictures of a page share it. */
const read = new WeakMap<object, RegionMap>()

/** The regions of a map: undefined while they load, null when no map is wanted or there is none. */
export function useMap(key: string | undefined): RegionMap | null | undefined {
  const loaded = useGeojson(key)
  if (!loaded) return loaded
  const { geojson, properties } = loaded
  if (typeof geojson !== 'object' || geojson === null) return null
  let map = read.get(geojson)
  if (map === undefined) read.set(geojson, (map = readRegionMap(loaded.key, geojson, properties)))
  return map
}
