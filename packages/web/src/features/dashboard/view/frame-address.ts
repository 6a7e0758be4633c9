/** Pages that are embedded into cards. */

/** The web address of what somebody has written: an address, or the code of an `iframe`; null for anything else. */
export function frameAddress(written: string): string | null {
  const [, source] = /<iframe[^>]*\ssrc=["']([^"']+)["']/i.exec(written) ?? []
  const text = (source ?? written).trim().replaceAll('&amp;', '&')
  const whole = text.startsWith('//') ? `https:${text}` : text
  if (!/^https?:\/\//i.test(whole)) return null
  return URL.canParse(whole) ? new URL(whole).href : null
}
