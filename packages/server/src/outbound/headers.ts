/** What HTTP takes as a header that somebody else has chosen. */

const NAME = /^[!#$%&'*+.^_`|~0-9a-z-]+$/i
const VALUE = /^[\u0020-\u007e\u00a0-\u00ff]*$/

/** What the connection says of a message. */
const OF_CONNECTION: ReadonlySet<string> = new Set([
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

export function isHeaderName(text: string): boolean {
  return NAME.test(text)
}

/** False for a line break, which would begin another header. */
export function isHeaderValue(text: string): boolean {
  return VALUE.test(text)
}

/** Whether a header is for the connection or a proxy, and not for who gets the message. */
export function isOfConnection(name: string): boolean {
  return OF_CONNECTION.has(name.toLowerCase()) || /^proxy-/i.test(name)
}
