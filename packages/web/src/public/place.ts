/** What an address of a guest opens. */
import type { GuestPlace } from '../api/guest.ts'

/**
 * The place of a path such as `/bi/public/dashboard/<uuid>`, below whatever path the application lives; null for no such one.
 * @param isPreview an administrator tries a token that is not published.
 */
export function placeOf(pathname: string, isPreview: boolean): GuestPlace | null {
  const [, way, what, key] = /\/(public|embed)\/(question|dashboard)\/([^/]+)\/?$/.exec(pathname) ?? []
  if (way === undefined || what === undefined || key === undefined) return null
  return {
    way: way === 'public' ? way : isPreview ? 'preview_embed' : 'embed',
    what: what as GuestPlace['what'],
    key: decodeURIComponent(key),
  }
}

/** The part of an address behind `?`, by names; a name that is given several times has a list. */
export function searchOf(text: string): Record<string, string | string[]> {
  const query = new URLSearchParams(text)
  return Object.fromEntries(
    [...new Set(query.keys())].map((name): [string, string | string[]] => {
      const [first = '', ...others] = query.getAll(name)
      return [name, others.length === 0 ? first : [first, ...others]]
    }),
  )
}

/** The opposite of {@link searchOf}, with its `?` when there is something to say. */
export function searchText(search: Readonly<Record<string, string | readonly string[] | undefined>>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    for (const one of value === undefined ? [] : [value].flat()) query.append(name, one)
  }
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
