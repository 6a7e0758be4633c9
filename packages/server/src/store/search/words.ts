/**
 * Texts as the index keeps them and as queries are read: the same words on both engines, whatever their own rules for
 * words are. Case, accents and punctuation make no difference; there are no stems and no stop words.
 */
import { lookup } from '@querent/contract'

/** Words of a text that are indexed; SQL and columns of wide tables are longer. */
const MAX_WORDS = 1_000
/** Characters of a name that are compared as a whole. */
const MAX_NAME = 200
/** Letters of a word that count, far below what PostgreSQL takes. */
const MAX_LETTERS = 100

/** Letters that are no other letter with an accent, though people write them so. */
const PLAIN: Readonly<Record<string, string>> = lookup({
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
})
const NOT_PLAIN = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g')
const ACCENTS = /[\u0300-\u036f]/g

/** Scripts that are written without spaces have words of one letter. */
const UNSPACED = ['Han', 'Hiragana', 'Katakana', 'Thai', 'Lao', 'Khmer', 'Myanmar']
  .map((script) => `\\p{scx=${script}}`)
  .join('')
const LETTERS = '[\\p{L}\\p{M}\\p{N}]'
/** Emoji are words too. */
const EMOJI = '[\\p{Extended_Pictographic}--[©®™]]'
const WORDS = new RegExp(`[${LETTERS}&&[${UNSPACED}]]|${EMOJI}|[${LETTERS}--[${UNSPACED}]]+`, 'gv')
const SPACES = /[\s\p{Cc}\p{Cs}]+/gu

/** The text without case, accents and needless spaces. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(ACCENTS, '')
    .toLowerCase()
    .replaceAll(NOT_PLAIN, (letter) => PLAIN[letter] ?? letter)
    .normalize('NFKC')
    .replaceAll(SPACES, ' ')
    .trim()
}

/** What names are compared by as a whole. */
export function nameKey(name: string): string {
  return cut(fold(name), MAX_NAME)
}

function cut(text: string, characters: number): string {
  return text.length <= characters ? text : [...text].slice(0, characters).join('')
}

/** The words of a text, folded, in their order. */
export function wordsOf(text: string): string[] {
  const words: string[] = []
  for (const [word] of fold(text).matchAll(WORDS)) {
    words.push(cut(word, MAX_LETTERS))
    if (words.length === MAX_WORDS) break
  }
  return words
}

/** The same, and the parts of what is written `likeThis`. */
export function wordsOfName(text: string): string[] {
  const parts = text.replaceAll(/(?<=\p{Ll}|\p{N})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, ' ')
  return parts === text ? wordsOf(text) : [...new Set([...wordsOf(text), ...wordsOf(parts)])]
}
