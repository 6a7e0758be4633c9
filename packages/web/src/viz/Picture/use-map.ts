/** The map that a picture is drawn on. */
import { remember } from '@querent/contract/lookup/index.ts'
import type { AnyVisualization, RegionMap } from '@querent/viz'
import { useGeojson } from '../../api/geojson.ts'

/** Maps as they were read: turning their rings takes a while, and all pictures of a page share it. */
const read = new WeakMap<object, RegionMap>()

/** The regions of a map: undefined while they load, null when no map is wanted or there is none. */
export function useMap(key: string | undefined, readMap: AnyVisualization['readMap']): RegionMap | null | undefined {
  const loaded = useGeojson(key)
  if (!loaded) return loaded
  const { geojson, properties } = loaded
  if (typeof geojson !== 'object' || geojson === null || readMap === undefined) return null
  return remember(read, geojson, () => readMap(loaded.key, geojson, properties))
}
