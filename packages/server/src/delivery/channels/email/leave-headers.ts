/** Headers that let mail programs offer to unsubscribe, with one click where they can (RFC 8058). */

/** @param leaveUrl Where a recipient without an account leaves, by GET as a page and by POST at once; null when all have one. */
export function leaveHeaders(leaveUrl: string | null): Record<string, string> {
  if (leaveUrl === null) return {}
  const isSecure = leaveUrl.startsWith('https:')
  return {
    'List-Unsubscribe': `<${leaveUrl}>`,
    ...(isSecure && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  }
}
