/** Pages that are embedded into cards. */
import { linkAddress } from '@querent/contract/links/index.ts'

/** The web address of what somebody has written: an address, or the code of an `iframe`; null for anything else. */
export function frameAddress(written: string): string | null {
  const [, source] = /<iframe[^>]*\ssrc=["']([^"']+)["']/i.exec(written) ?? []
  const text = (source ?? written).trim().replaceAll('&amp;', '&')
  const whole = text.startsWith('//') ? `https:${text}` : text
  return /^https?:/i.test(whole) && linkAddress(whole) !== null ? new URL(whole).href : null
}

/** Pages of this site that are made for frames; their code is ours, and it does not run without an origin. */
const SHARED = /(?:^|\/)(?:public|embed)\/(?:question|dashboard)\/[^/]+$/

/**
 * What a page in a frame may do. Any other page of this site loses its origin: with it, its scripts could reach the page
 * around them and act as the reader.
 */
export function sandboxOf(address: string, site: string = window.location.origin): string {
  const { origin, pathname } = new URL(address)
  const isAlone = origin === site && !SHARED.test(pathname)
  return `allow-scripts ${isAlone ? '' : 'allow-same-origin '}allow-forms allow-popups`
}
