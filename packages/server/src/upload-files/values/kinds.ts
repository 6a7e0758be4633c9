/** What single values are, and the type that values have in common (contract: uploads, section 5). */
import { fitsInteger, isPlainInteger, wholeNumber, type ReadNumber } from './numbers.ts'
import { isoKind, readDate } from './times.ts'
import type { LoadType } from '../types.ts'

/** The kinds of values, as bits: a column has those of all its values. */
export const KIND = {
  /** 0 and 1. */
  bit: 1,
  boolean: 2,
  integer: 4,
  /** 2.0 */
  whole: 8,
  float: 16,
  /** An integer beyond 64 bits. */
  huge: 32,
  date: 64,
  datetime: 128,
  offsetDatetime: 256,
  other: 512,
} as const

const NUMBERS = KIND.bit | KIND.integer | KIND.whole | KIND.float | KIND.huge
/** From special to general, with the kinds of values that can be read as it. */
const READS: readonly [LoadType, number][] = [
  ['boolean', KIND.bit | KIND.boolean],
  ['integer', KIND.bit | KIND.integer | KIND.whole],
  ['float', NUMBERS],
  ['date', KIND.date],
  ['datetime', KIND.date | KIND.datetime],
  ['offset-datetime', KIND.offsetDatetime],
]
/** Characters of the shorter type for texts. */
export const VARCHAR_LENGTH = 255

const ISO_KINDS = {
  date: KIND.date,
  datetime: KIND.datetime,
  'offset-datetime': KIND.offsetDatetime,
  other: KIND.other,
}
const BOOLEANS: ReadonlyMap<string, 't' | 'f'> = new Map([
  ...['true', 't', 'yes', 'y', '1'].map((text) => [text, 't'] as const),
  ...['false', 'f', 'no', 'n', '0'].map((text) => [text, 'f'] as const),
])
const LONGEST_BOOLEAN = 5
const [ZERO, NINE, DASH] = [48, 57, 45]

/** Every type that values of these kinds can be read as; without values, every type. */
export function typesFor(kinds: number, longest: number): LoadType[] {
  const types = READS.filter(([, kindsOfType]) => (kinds & ~kindsOfType) === 0).map(([type]) => type)
  return [...types, ...(longest <= VARCHAR_LENGTH ? (['varchar-255'] as const) : []), 'text']
}

/** The most special type of values: text without any, and rather text than integers that lose digits. */
export function commonType(kinds: number, longest: number): LoadType {
  if (kinds === 0) return 'text'
  const [first = 'text'] = typesFor(kinds, longest)
  if (first === 'integer' && (kinds & KIND.whole) !== 0) return 'float'
  return first === 'float' && (kinds & KIND.huge) !== 0 ? textType(longest) : first
}

/** The kind of a text that is not blank and has no blanks around it. */
export function kindOf(text: string, readNumber: ReadNumber): number {
  const first = text.charCodeAt(0)
  if (first < ZERO || first > NINE) return isLetter(first) ? wordKind(text) : numberKind(text, readNumber)
  if (isPlainInteger(text)) return text === '0' || text === '1' ? KIND.bit : integerKind(text)
  if (text.charCodeAt(4) === DASH) return ISO_KINDS[isoKind(text) ?? 'other']
  const kind = numberKind(text, readNumber)
  return kind === KIND.other && readDate(text) !== undefined ? KIND.date : kind
}

/** `t` or `f`; undefined for what is not a boolean. */
export function readBoolean(text: string): 't' | 'f' | undefined {
  if (text.length > LONGEST_BOOLEAN) return undefined
  return BOOLEANS.get(text) ?? BOOLEANS.get(text.toLowerCase())
}

/** Characters, as databases count them. */
export function characterCount(text: string): number {
  if (text.length <= VARCHAR_LENGTH || text.length > 2 * VARCHAR_LENGTH) return text.length
  return [...text].length
}

function textType(longest: number): LoadType {
  return longest <= VARCHAR_LENGTH ? 'varchar-255' : 'text'
}

function isLetter(code: number): boolean {
  const lower = code | 32
  return lower >= 97 && lower <= 122
}

function wordKind(text: string): number {
  if (readBoolean(text) !== undefined) return KIND.boolean
  return readDate(text) === undefined ? KIND.other : KIND.date
}

function integerKind(digits: string): number {
  return fitsInteger(digits) ? KIND.integer : KIND.huge
}

function numberKind(text: string, readNumber: ReadNumber): number {
  const number = readNumber(text)
  if (number === undefined) return KIND.other
  if (!number.includes('.')) return integerKind(number)
  const whole = wholeNumber(number)
  return whole !== undefined && fitsInteger(whole) ? KIND.whole : KIND.float
}
