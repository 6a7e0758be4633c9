/**
 * Which addresses a link may have: one rule for links in cells, cards, texts, clicks and settings, so that no value of a
 * database and no text of a person becomes a link that runs something or that leads elsewhere than it says.
 */

/** What opens a page, a mail or a telephone, and runs nothing here. */
const SCHEMES: ReadonlySet<string> = new Set(['http', 'https', 'mailto', 'tel'])

const SCHEME = /^([a-z][a-z0-9+.-]*):/i

/** Browsers drop these at the ends of an address, and some of them within its scheme: what is left is not what was checked. */
const CONTROL = /\p{Cc}/u

/**
 * The address without blanks around it; null for one that a link may not have. Web addresses, mail, telephones and places of
 * this site may be linked to. Others may not: they can run code (`javascript:`, `data:`, `vbscript:`) or name another site
 * while they look like a path (`//host`, `/\host`).
 */
export function linkAddress(text: string): string | null {
  const address = text.replace(/^ +| +$/g, '')
  if (address === '' || CONTROL.test(address)) return null
  if (isOwnAddress(address)) return address
  const scheme = SCHEME.exec(address)?.[1]?.toLowerCase()
  if (scheme === undefined || !SCHEMES.has(scheme)) return null
  if (scheme !== 'http' && scheme !== 'https') return address
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : null
}

/** Whether an address is a place of this site: a path, a query or a fragment, without scheme and host. */
export function isOwnAddress(address: string): boolean {
  return !CONTROL.test(address) && !SCHEME.test(address) && !/^[/\\]{2}/.test(address)
}

/** The address of a picture or a font: as of a link to the web or this site, or the file itself in a `data:` address of `kind`. */
export function fileAddress(text: string, kind: 'image' | 'font'): string | null {
  const isInline = kind === 'image' ? /^data:image\//i : /^data:(?:font|application)\//i
  if (isInline.test(text) && !CONTROL.test(text)) return text
  const address = linkAddress(text)
  return address !== null && (isOwnAddress(address) || /^https?:/i.test(address)) ? address : null
}

const HOST = /^(?:\[[0-9a-f:.]+\]|[^\s/@:?#[\]*%\\]+)$/i
/** At least two colons: one would be that of a port. */
const IP_6 = /^[0-9a-f.]*:[0-9a-f.]*:[0-9a-f:.]*$/i

/**
 * The name or address of a host as URLs have it: in lower case, IPv6 in brackets; undefined for what no URL can have as its
 * host, such as patterns, ranges, and what has a scheme, a port or a path.
 */
export function hostName(text: string): string | undefined {
  const host = IP_6.test(text) ? `[${text}]` : text
  return HOST.test(host) && URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : undefined
}
