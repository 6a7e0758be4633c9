/** Maps by region: those that are always there, and those that administrators name. Tested by test/contract/geojson.test.ts. */
import { badRequest } from '@querent/contract'
import type { FeatureCollection } from 'geojson'
import { mapCache } from './map-cache.ts'
import type { Settings } from '../../../settings/index.ts'
import { isPublicAddress } from '../../../outbound/index.ts'
import type { FoundMap } from '../../../pictures/index.ts'

/**
 * What makes each map as GeoJSON, by its key in the setting `custom-geojson`, whose entries say which properties are the
 * code and the name of a region.
 */
const BUILT_IN_MAPS: Readonly<Record<string, () => Promise<FeatureCollection>>> = {
  async us_states() {
    const [{ readAtlas }, { stateCode }] = await Promise.all([import('./read-atlas.ts'), import('./state-codes.ts')])
    return readAtlas(import.meta.resolve('us-atlas/states-10m.json'), 'states', (number, name) => ({
      STATE: stateCode(number),
      NAME: name,
    }))
  },
  async world_countries() {
    const [{ readAtlas }, { countryCode }] = await Promise.all([
      import('./read-atlas.ts'),
      import('./country-codes.ts'),
    ])
    return readAtlas(import.meta.resolve('world-atlas/countries-50m.json'), 'countries', (number, name) => ({
      ISO_A2: countryCode(number, name),
      NAME: name,
    }))
  },
}

export function mapService(settings: Settings, now: () => number) {
  const kept = mapCache(now)

  /** JSON text of the map at an address. @throws {ApiError} 400 while other maps are switched off, or when it fails. */
  async function load(url: string): Promise<string> {
    await requireOn()
    const { fetchMap } = await import('./fetch-map.ts')
    return fetchMap(url, isPublicAddress)
  }

  async function requireOn(): Promise<void> {
    if ((await settings.current()).read('custom-geojson-enabled') !== true) {
      throw badRequest('Maps from other addresses are switched off.')
    }
  }

  async function entryOf(key: string): Promise<Record<string, unknown>> {
    const own: Record<string, unknown> = Object((await settings.current()).read('custom-geojson'))
    return Object.hasOwn(own, key) ? Object(own[key]) : {}
  }

  /** JSON text of a map that administrators named, kept for a while. @throws {ApiError} 400 for an unknown key, and as `load`. */
  async function named(key: string): Promise<string> {
    const { url } = await entryOf(key)
    if (typeof url !== 'string') throw badRequest('There is no map with this key.')
    await requireOn()
    return kept.get(url, () => load(url))
  }

  /** For pictures: a map with the properties that hold the key and the name of a region. @throws {ApiError} as `named`. */
  async function forPictures(key: string): Promise<FoundMap> {
    if (Object.hasOwn(BUILT_IN_MAPS, key)) {
      const geojson = JSON.stringify(await BUILT_IN_MAPS[key]?.())
      return { geojson, properties: { key: key === 'us_states' ? 'STATE' : 'ISO_A2', name: 'NAME' } }
    }
    const { region_key, region_name } = await entryOf(key)
    return { geojson: await named(key), properties: { key: String(region_key ?? ''), name: String(region_name ?? '') } }
  }

  return { builtIn: BUILT_IN_MAPS, load, named, forPictures }
}
