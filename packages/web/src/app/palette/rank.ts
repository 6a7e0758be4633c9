/** How well a text fits what was typed. */
import { plain, rankOf } from '../../lib/rank.ts'

/**
 * A score above 0 when all letters of `typed` occur in order, highest for a beginning, then for beginnings of words, then for
 * letters that lie together; 0 when they do not. Case and accents make no difference.
 */
export function fitOf(typed: string, text: string): number {
  const wanted = plain(typed)
  const among = plain(text)
  if (wanted === '') return 1
  const rank = rankOf(wanted, among)
  if (rank > 0) return (rank + 1) * 1000 - Math.min(among.length, 999)
  let at = -1
  let gaps = 0
  for (const letter of wanted.replaceAll(' ', '')) {
    const next = among.indexOf(letter, at + 1)
    if (next < 0) return 0
    if (next !== at + 1) gaps += 1
    at = next
  }
  return Math.max(1, 300 - gaps * 20 - among.length)
}

const SIGNS = { actions: '>', tables: '#', people: '@' } as const
const NARROW = ['actions', 'tables', 'people'] as const

/** What the palette looks for: everything, only what can be done (`>`), only tables (`#`), or people (`@`). */
export interface Scoped {
  scope: 'all' | keyof typeof SIGNS
  text: string
}

/** The scope that the first sign tells, and the words behind it. */
export function scopeOf(typed: string): Scoped {
  const text = typed.trimStart()
  const scope = NARROW.find((one) => text.startsWith(SIGNS[one])) ?? 'all'
  return { scope, text: (scope === 'all' ? text : text.slice(1)).trim() }
}

/** What Tab makes of a word that begins the name of a scope, `act` of `> `; null when it begins none. */
export function completedScope(typed: string, names: Readonly<Record<keyof typeof SIGNS, string>>): string | null {
  const word = typed.trim().toLocaleLowerCase()
  if (word === '') return null
  const scope = NARROW.find((one) => names[one].toLocaleLowerCase().startsWith(word))
  return scope === undefined ? null : `${SIGNS[scope]} `
}
