/** Maps by region: those that are always there, and those that administrators name. Tested by test/contract/geojson.test.ts. */
import { badRequest } from '@querent/contract'
import type { FeatureCollection } from 'geojson'
import { mapCache } from './map-cache.ts'
import type { Settings } from '../../../settings/index.ts'
import { isPublicAddress } from '../../../outbound/index.ts'

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

  return {
    builtIn: BUILT_IN_MAPS,
    load,

    /** JSON text of a map that administrators named, kept for a while. @throws {ApiError} 400 for an unknown key, and as `load`. */
    async named(key: string): Promise<string> {
      const own: Record<string, unknown> = Object((await settings.current()).read('custom-geojson'))
      const url: unknown = Object.hasOwn(own, key) ? Object(own[key])['url'] : undefined
      if (typeof url !== 'string') throw badRequest('There is no map with this key.')
      await requireOn()
      return kept.get(url, () => load(url))
    },
  }
}
