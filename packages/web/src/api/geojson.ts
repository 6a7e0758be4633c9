/** Maps by region. Borders rarely move: a map is asked for once, and guests, whose pages keep no cache, have them too. */
import { createLate, useLate } from '../lib/late.ts'
import { get } from './client.ts'
import { usePageProperties } from './customs.ts'

/** A map, and which properties of its features are the code and the name of a region. */
interface LoadedMap {
  key: string
  geojson: unknown
  properties: { key: string; name: string }
}

const maps = createLate((key) => get<object>(`/api/geojson/${encodeURIComponent(key)}`))

/** The map of a key: undefined while it loads, null when there is none. */
export function useGeojson(key: string | undefined): LoadedMap | null | undefined {
  const all = usePageProperties()['custom-geojson'] as Record<string, Record<string, unknown>> | undefined
  const { value: geojson, error } = useLate(maps, key)
  if (key === undefined || error !== undefined) return null
  if (geojson === undefined) return undefined
  const { region_key, region_name } = all?.[key] ?? {}
  return { key, geojson, properties: { key: String(region_key ?? ''), name: String(region_name ?? '') } }
}
