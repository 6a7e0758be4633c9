/** What the address of a page says: the parts of its path that have names, and its search. */
import { rootRouteId, useParams, useSearch } from '@tanstack/react-router'

/** The search as the router reads it: texts, and a list for a name that is there several times. */
export type AddressSearch = Readonly<Record<string, string | readonly string[] | undefined>>

const useParts = () => useParams({ strict: false })

/** A named part of the path, such as `slug` of `/dashboard/$slug`; undefined on pages without it. */
export function usePathPart(name: keyof ReturnType<typeof useParts>): string | undefined {
  return useParts()[name]
}

export function useAddressSearch(): AddressSearch {
  return useSearch({ from: rootRouteId })
}
