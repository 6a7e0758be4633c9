/** How well a text fits what was typed. */
import { plain, rankOf } from '../../lib/rank.ts'

/**
 * A score above 0 when all letters of `typed` occur in order, highest for a beginning, then for beginnings of words, then for
 * letters that lie together. Where they do not, a text whose words begin as those typed, but for a slip, fits least; another
 * gives 0. Case and accents make no difference.
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
    if (next < 0) return fitsBesideSlips(wanted, among) ? LEAST : 0
    if (next !== at + 1) gaps += 1
    at = next
  }
  return Math.max(1, 300 - gaps * 20 - among.length)
}

const LEAST = 0.5

/** Whether each word typed begins some word of the text with one slip, or two in a long word. */
function fitsBesideSlips(typed: string, text: string): boolean {
  const words = text.split(/[^\p{L}\p{N}]+/u)
  return typed
    .split(/\s+/)
    .every((one) => words.some((word) => word.startsWith(one) || isNear(one, word, one.length < 8 ? 1 : 2)))
}

/** Short words have no room for a slip, and hardly anybody mistypes the first letter. */
function isNear(typed: string, word: string, most: number): boolean {
  if (typed.length < 4 || typed[0] !== word[0]) return false
  const lengths = Array.from({ length: 2 * most + 1 }, (_, at) => typed.length - most + at)
  return lengths.some((length) => length <= word.length && slipsBetween(typed, word.slice(0, length)) <= most)
}

/** How many letters are missing, too many, others, or exchanged with the next one. */
function slipsBetween(one: string, other: string): number {
  let [older, before] = [[] as number[], Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1]
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      const least = Math.min((before[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (before[j - 1] ?? 0) + (isSame ? 0 : 1))
      row.push(isSwapped ? Math.min(least, (older[j - 2] ?? 0) + 1) : least)
    }
    older = before
    before = row
  }
  return before[other.length] ?? 0
}

const SIGNS = { actions: '>', tables: '#', people: '@' } as const
const NARROW = ['actions', 'tables', 'people'] as const

/** What the palette looks for: everything, only what can be done (`>`), only tables (`#`), or people (`@`). */
interface Scoped {
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
