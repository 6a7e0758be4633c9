import type { Answer } from './test-server.ts'

/** Cookies that an answer sets: name → value and attributes, as sent. */
export function cookiesOf({ headers }: Answer): Record<string, string> {
  const header = headers['set-cookie'] ?? []
  const lines = Array.isArray(header) ? header : [String(header)]
  return Object.fromEntries(
    lines.map((line) => {
      const end = line.indexOf('=')
      return [line.slice(0, end), line.slice(end + 1)]
    }),
  )
}
