/** Questions that are stored nowhere, in the hash of an address. */

export interface AdHocQuestion {
  dataset_query: Record<string, unknown>
  display?: string
  visualization_settings?: Record<string, unknown>
  [key: string]: unknown
}

/** Base64 of the JSON in UTF-8, in letters that an address may hold, without padding. */
export function writeQuestionHash(question: AdHocQuestion): string {
  return new TextEncoder().encode(JSON.stringify(question)).toBase64({ alphabet: 'base64url', omitPadding: true })
}

/** The question of a hash in either alphabet, with or without padding and `#`; null for anything else. */
export function readQuestionHash(hash: string): AdHocQuestion | null {
  try {
    const text = decodeURIComponent(hash.replace(/^#/, ''))
      .replaceAll('-', '+')
      .replaceAll('_', '/')
      .replaceAll(' ', '+')
    const json = new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.fromBase64(text))
    const question: unknown = JSON.parse(json)
    return isQuestion(question) ? question : null
  } catch {
    return null
  }
}

function isQuestion(value: unknown): value is AdHocQuestion {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !('dataset_query' in value)) return false
  const query = value.dataset_query
  return typeof query === 'object' && query !== null && !Array.isArray(query)
}
