/** Maps by region. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { get } from './client.ts'
import { propertiesOptions } from './session.ts'

/** A map, and which properties of its features are the code and the name of a region. */
export interface LoadedMap {
  key: string
  geojson: unknown
  properties: { key: string; name: string }
}

/** Borders rarely move: a map is asked for once. */
export const geojsonOptions = (key: string) =>
  queryOptions({
    queryKey: ['geojson', key],
    queryFn: ({ signal }) => get<object>(`/api/geojson/${encodeURIComponent(key)}`, undefined, signal),
    staleTime: Infinity,
    // Comparing a hundred thousand points with themselves is work for nothing.
    structuralSharing: false,
  })

/** The map of a key: undefined while it loads, null when there is none. */
export function useGeojson(key: string | undefined): LoadedMap | null | undefined {
  const isWanted = key !== undefined
  const settings = useQuery({ ...propertiesOptions, enabled: isWanted })
  const map = useQuery({ ...geojsonOptions(key ?? ''), enabled: isWanted })
  if (!isWanted || map.isError || settings.isError) return null
  if (map.data === undefined || settings.data === undefined) return undefined
  const all = settings.data['custom-geojson'] as Record<string, Record<string, unknown>> | undefined
  const { region_key, region_name } = all?.[key] ?? {}
  return { key, geojson: map.data, properties: { key: String(region_key ?? ''), name: String(region_name ?? '') } }
}
