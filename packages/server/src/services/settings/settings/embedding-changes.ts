/** What else changes with the settings of embedding (contract: sharing, section 3.7). */
import { randomBytes } from 'node:crypto'
import { EMBEDDING_SWITCHES, STATIC_EMBEDDING_SWITCHES } from '@querent/contract'
import type { SettingsSnapshot } from '../../../settings/index.ts'

/** How long tokens of the previous key are good when nobody says: long enough for others to be told the new one. */
const GRACE_MS = 7 * 24 * 3600 * 1000

const KEY = 'embedding-secret-key'
const PREVIOUS = 'embedding-secret-key-previous'
const UNTIL = 'embedding-secret-key-previous-until'

/**
 * Adds to the changes what follows from them: both names of the switch, a key for what is switched on, and the end of
 * the previous key. Gives what is wrong with them, if anything.
 * @param time Epoch milliseconds.
 */
export function addEmbeddingChanges(
  changes: Map<string, unknown>,
  current: SettingsSnapshot,
  time: number,
): string | undefined {
  const sent = STATIC_EMBEDDING_SWITCHES.find((key) => changes.has(key))
  if (sent !== undefined) for (const key of STATIC_EMBEDDING_SWITCHES) changes.set(key, changes.get(sent))

  const after = (key: string) => (changes.has(key) ? changes.get(key) : current.read(key)) ?? null
  const isEmbedding = EMBEDDING_SWITCHES.some((key) => changes.get(key) === true)
  if (isEmbedding && after(KEY) === null) changes.set(KEY, randomBytes(32).toString('hex'))

  // A new key alone ends all tokens at once; to keep those of another key has to be asked for in the same call.
  const isKeyNew = after(KEY) !== current.read(KEY)
  if (isKeyNew && !changes.has(PREVIOUS) && current.read(PREVIOUS) !== null) changes.set(PREVIOUS, null)
  if (!changes.has(PREVIOUS)) return undefined
  const previous = changes.get(PREVIOUS)
  if (previous === null) changes.set(UNTIL, null)
  else if (after(KEY) === null) return `Set ${KEY} before ${PREVIOUS}.`
  else if (previous === after(KEY)) return `${PREVIOUS} must be another key than ${KEY}.`
  else if (!changes.has(UNTIL)) changes.set(UNTIL, new Date(time + GRACE_MS).toISOString())
  return undefined
}
