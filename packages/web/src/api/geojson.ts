/** Maps by region. Borders rarely move: a map is asked for once, and guests, whose pages keep no cache, have them too. */
import { useEffect, useState } from 'react'
import { get } from './client.ts'
import { usePageProperties } from './customs.ts'

/** A map, and which properties of its features are the code and the name of a region. */
export interface LoadedMap {
  key: string
  geojson: unknown
  properties: { key: string; name: string }
}

/** By key; null where there is none, or none could be had. */
const maps = new Map<string, object | null>()
const asked = new Map<string, Promise<void>>()

function load(key: string): Promise<void> {
  let answer = asked.get(key)
  if (answer === undefined) {
    answer = get<object>(`/api/geojson/${encodeURIComponent(key)}`)
      .then(
        (map) => void maps.set(key, map),
        () => void maps.set(key, null),
      )
      .finally(() => asked.delete(key))
    asked.set(key, answer)
  }
  return answer
}

/** The map of a key: undefined while it loads, null when there is none. */
export function useGeojson(key: string | undefined): LoadedMap | null | undefined {
  const all = usePageProperties()['custom-geojson'] as Record<string, Record<string, unknown>> | undefined
  const [, setArrived] = useState<object>()
  useEffect(() => {
    // What could not be had may be there now.
    if (key === undefined || maps.get(key)) return undefined
    let isWanted = true
    void load(key).then(() => isWanted && setArrived({}))
    return () => {
      isWanted = false
    }
  }, [key])
  if (key === undefined) return null
  const geojson = maps.get(key)
  if (!geojson) return geojson
  const { region_key, region_name } = all?.[key] ?? {}
  return { key, geojson, properties: { key: String(region_key ?? ''), name: String(region_name ?? '') } }
}
