/** Where a browser goes after a sign-in: a page of this server and no other one. */
import { invalidField } from '@querent/contract'

/** Stands for the server where its address is not known; nobody has it. */
const UNKNOWN_SITE = 'http://site.invalid'

/**
 * Path, query and fragment of a page of this server.
 * @param text what the browser sent: a path, or an address of the server; undefined for the first page.
 * @param siteUrl the address of the server, which may have a path itself; null while it is not known.
 * @throws {ApiError} 400 on `return_to` for an address elsewhere.
 */
export function returnPath(text: string | undefined, siteUrl: string | null): string {
  const site = new URL(siteUrl ?? UNKNOWN_SITE)
  const prefix = site.pathname.replace(/\/+$/, '')
  if (text === undefined || text === '') return `${prefix}/`
  const isRead = URL.canParse(text, site.origin)
  const target = isRead ? new URL(text, site.origin) : undefined
  if (target === undefined || target.origin !== site.origin || target.protocol !== site.protocol) {
    throw invalidField('return_to', 'This field must be a path of this server.')
  }
  // A browser takes what begins with two slashes for another server.
  const path = target.pathname.replace(/^\/+/, '/')
  const isWithin = path === prefix || path.startsWith(`${prefix}/`)
  return `${isWithin ? '' : prefix}${path}${target.search}${target.hash}`
}
