/** Maps by region that are always there; nothing is fetched for them. Tested by test/contract/geojson.test.ts. */
import type { FeatureCollection } from 'geojson'

/**
 * What makes each map as GeoJSON, by its key in the setting `custom-geojson`, whose entries say which properties are the
 * code and the name of a region.
 */
export const BUILT_IN_MAPS: Readonly<Record<string, () => Promise<FeatureCollection>>> = {
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
