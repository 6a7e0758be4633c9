/** What an address of a guest opens. */
import type { GuestPlace } from '../api/guest.ts'

/** The UUID of a path such as `/bi/public/action/<uuid>`; null for other ones. */
export function linkedAction(pathname: string): string | null {
  const [, uuid] = /\/public\/action\/([^/]+)\/?$/.exec(pathname) ?? []
  return uuid === undefined ? null : decodeURIComponent(uuid)
}

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
