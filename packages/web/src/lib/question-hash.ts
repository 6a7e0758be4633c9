/** Questions that are not saved, in the address: the form that other tools link to as well. */

export interface HashedQuestion {
  dataset_query: Readonly<Record<string, unknown>>
  display?: string
  visualization_settings?: Readonly<Record<string, unknown>>
  /** Of what it was made from, as the original's name. */
  name?: string | null
  /** The saved question that it began as. */
  original_card_id?: number
  type?: string
  [key: string]: unknown
}

/** Base64 of the JSON as UTF-8. */
export function questionHash(question: HashedQuestion): string {
  const bytes = new TextEncoder().encode(JSON.stringify(question))
  let text = ''
  for (const byte of bytes) text += String.fromCodePoint(byte)
  return btoa(text)
}

/** The question of an address' hash, with or without `#`; null for anything else. */
export function readQuestionHash(hash: string): HashedQuestion | null {
  try {
    const text = atob(decodeURIComponent(hash.replace(/^#/, '')).replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(text, (character) => character.codePointAt(0) ?? 0)
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes))
    if (typeof value !== 'object' || value === null || !('dataset_query' in value)) return null
    return typeof value.dataset_query === 'object' && value.dataset_query !== null ? (value as HashedQuestion) : null
  } catch {
    return null
  }
}
