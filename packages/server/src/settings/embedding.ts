/** Embedding with signed tokens: whether it is on, and which keys tokens may be signed with. */
import type { SettingsSnapshot } from './snapshot.ts'

export function isStaticEmbeddingOn(current: SettingsSnapshot): boolean {
  return current.get('enable-embedding-static')
}

/**
 * The key, and while keys change the previous one too; empty when no key is set.
 * @param time Epoch milliseconds.
 */
export function embeddingKeys(current: SettingsSnapshot, time: number): string[] {
  const key = current.get('embedding-secret-key')
  if (key === null) return []
  const previous = current.get('embedding-secret-key-previous')
  const until = current.get('embedding-secret-key-previous-until')
  const isGood = previous !== null && (until === null || time < Date.parse(until))
  return isGood ? [key, previous] : [key]
}
