/** Which site passkeys belong to: that of the setting `site-url`. */
import { badRequest } from '@querent/contract'
import type { Settings } from '../../../settings/index.ts'

export interface RelyingParty {
  /** Host of the site. */
  id: string
  /** Scheme, host and port of the site. */
  origin: string
  name: string
}

/** Undefined while the setting names no site that passkeys can belong to. */
export async function findRelyingParty(settings: Settings): Promise<RelyingParty | undefined> {
  const current = await settings.current()
  const site = current.get('site-url')
  if (site === null) return undefined
  const { hostname, origin } = new URL(site)
  const isAddress = /^[\d.]+$|^\[/.test(hostname)
  return isAddress ? undefined : { id: hostname, origin, name: current.get('site-name') }
}

/** @throws {ApiError} 400 while the setting names no site that passkeys can belong to. */
export async function relyingParty(settings: Settings): Promise<RelyingParty> {
  const found = await findRelyingParty(settings)
  if (found !== undefined) return found
  throw badRequest(
    'Passkeys belong to a host name: an administrator has to set `site-url` to the address of this server, and not to an IP address.',
  )
}
