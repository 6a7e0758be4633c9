import { randomBytes } from 'node:crypto'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-'

/** Gives a new 21-character id that stays the same when content moves between servers (contract: http, section 1). */
export function newEntityId(): string {
  return Array.from(randomBytes(21), (byte) => ALPHABET[byte & 63]).join('')
}
