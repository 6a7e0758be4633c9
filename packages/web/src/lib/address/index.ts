/** What the address of a page says: the parts of its path that have names, and its search. */
import { useParams, useSearch } from '@tanstack/react-router'

/** The search as the router reads it: texts, and a list for a name that is there several times. */
type AddressSearch = Readonly<Record<string, string | readonly string[] | undefined>>

/** A named part of the path, such as `slug` of `/dashboard/$slug`; undefined on pages without it. */
export function usePathPart(name: 'id' | 'slug' | 'schema' | 'section' | 'token'): string | undefined {
  const parts: Readonly<Record<string, string | undefined>> = useParams({ strict: false })
  return parts[name]
}

export function useAddressSearch(): AddressSearch {
  const search: AddressSearch = useSearch({ strict: false })
  return search
}
