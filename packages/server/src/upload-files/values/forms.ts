/**
 * The forms that nearly all values of files have, recognized by their bytes. A text is made only of a value that has none of
 * these (`kinds.ts`, `convert.ts`): with millions of values, making texts would take most of the time.
 */
import type { LoadType } from '../types.ts'

/** What a value is for sure. Its bytes need no reading any more. */
export const FORM = {
  /** None of these forms. */
  unknown: 0,
  /** 0 and 1. */
  bit: 1,
  /** Digits that fit 64 bits, with or without a minus. */
  integer: 2,
  /** Digits on both sides of the decimal sign, and 2.0, where the fraction is zeros. */
  float: 3,
  whole: 4,
  true: 5,
  false: 6,
  /** `2024-01-30` */
  date: 7,
  /** `2024-01-30T10:20:30`, with a blank for the T, and a fraction of six digits at most. */
  datetime: 8,
  /** The same with a Z. */
  instant: 9,
} as const

const [ZERO, ONE, NINE, MINUS, POINT, COLON] = [48, 49, 57, 45, 46, 58]
const [SMALL, A, Z] = [32, 97, 122]
const [BLANK, LARGE_T, SMALL_T, LARGE_Z, SMALL_Z] = [32, 84, 116, 90, 122]
/** Integers of as many characters always fit 64 bits. */
const SURE_LENGTH = 18
/** Places in a date and time. */
const [MONTH, DAY, TIME, MINUTE, SECOND, SECOND_END] = [5, 8, 11, 14, 17, 19]
const MOST_FRACTION = 6
/** Days of the months, whatever the year. */
const SURE_DAYS = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** The words of booleans, and their first signs. */
const WORDS: readonly [word: string, form: number][] = [
  ...['true', 't', 'yes', 'y'].map((word): [string, number] => [word, FORM.true]),
  ...['false', 'f', 'no', 'n'].map((word): [string, number] => [word, FORM.false]),
]
const WORDS_OF = Array.from({ length: Z + 1 }, (_, code) =>
  WORDS.filter(([word]) => word.charCodeAt(0) === code).map(([word, form]) => ({ codes: Buffer.from(word), form })),
)

/** The forms that values of a type can have without more being looked at, as bits. */
const SURE: Readonly<Record<LoadType, number>> = {
  boolean: bitsOf(FORM.bit, FORM.true, FORM.false),
  integer: bitsOf(FORM.bit, FORM.integer),
  float: bitsOf(FORM.bit, FORM.integer, FORM.float, FORM.whole),
  date: bitsOf(FORM.date),
  datetime: bitsOf(FORM.date, FORM.datetime),
  'offset-datetime': bitsOf(FORM.instant),
  'varchar-255': 0,
  text: 0,
}

function bitsOf(...forms: number[]): number {
  return forms.reduce((bits, form) => bits | (1 << form), 0)
}

/** Whether every value of the form fits the type. */
export function isSure(type: LoadType, form: number): boolean {
  return (SURE[type] & (1 << form)) !== 0
}

/** The form of a value that is not empty. @param decimal The sign before fractions. */
export function formOf(bytes: Buffer, start: number, end: number, decimal: number): number {
  const first = bytes[start]!
  if ((first >= ZERO && first <= NINE) || first === MINUS) return numberForm(bytes, start, end, decimal)
  return wordForm(bytes, start, end, first | SMALL)
}

function numberForm(bytes: Buffer, start: number, end: number, decimal: number): number {
  const digits = bytes[start] === MINUS ? start + 1 : start
  const at = digitsEnd(bytes, digits, end)
  const isSure = at > digits && at - start <= SURE_LENGTH
  if (at === end) {
    if (end === start + 1 && bytes[start]! <= ONE && isSure) return FORM.bit
    return isSure ? FORM.integer : FORM.unknown
  }
  if (bytes[at] === decimal && isSure) return fractionForm(bytes, at + 1, end)
  return bytes[at] === MINUS && at === start + MONTH - 1 ? timeForm(bytes, start, end) : FORM.unknown
}

function fractionForm(bytes: Buffer, start: number, end: number): number {
  let zeros = start
  while (zeros < end && bytes[zeros] === ZERO) zeros += 1
  if (start === end || digitsEnd(bytes, zeros, end) < end) return FORM.unknown
  return zeros === end ? FORM.whole : FORM.float
}

function wordForm(bytes: Buffer, start: number, end: number, first: number): number {
  if (first < A || first > Z) return FORM.unknown
  for (const { codes, form } of WORDS_OF[first]!) {
    if (codes.length !== end - start) continue
    let at = 1
    while (at < codes.length && (bytes[start + at]! | SMALL) === codes[at]) at += 1
    if (at === codes.length) return form
  }
  return FORM.unknown
}

function timeForm(bytes: Buffer, start: number, end: number): number {
  const length = end - start
  if (length < TIME - 1 || !isDay(bytes, start)) return FORM.unknown
  if (length === TIME - 1) return FORM.date
  if (length < SECOND_END || !isClock(bytes, start)) return FORM.unknown
  const last = bytes[end - 1]!
  const isInstant = last === LARGE_Z || last === SMALL_Z
  const rest = start + SECOND_END
  const stop = isInstant ? end - 1 : end
  if (stop > rest) {
    const digits = stop - rest - 1
    if (bytes[rest] !== POINT || digits < 1 || digits > MOST_FRACTION) return FORM.unknown
    if (digitsEnd(bytes, rest + 1, stop) < stop) return FORM.unknown
  }
  return isInstant ? FORM.instant : FORM.datetime
}

/** `2024-01-30`; not 29 February. */
function isDay(bytes: Buffer, start: number): boolean {
  if (bytes[start + MONTH - 1] !== MINUS || bytes[start + DAY - 1] !== MINUS) return false
  const year = twoDigits(bytes, start) * 100 + twoDigits(bytes, start + 2)
  const month = twoDigits(bytes, start + MONTH)
  const day = twoDigits(bytes, start + DAY)
  return year > 0 && day > 0 && day <= (SURE_DAYS[month] ?? 0)
}

/** `T10:20:30` behind the day. */
function isClock(bytes: Buffer, start: number): boolean {
  const sign = bytes[start + TIME - 1]
  if (sign !== LARGE_T && sign !== BLANK && sign !== SMALL_T) return false
  if (bytes[start + MINUTE - 1] !== COLON || bytes[start + SECOND - 1] !== COLON) return false
  const [hours, minutes] = [twoDigits(bytes, start + TIME), twoDigits(bytes, start + MINUTE)]
  const seconds = twoDigits(bytes, start + SECOND)
  return hours >= 0 && hours < 24 && minutes >= 0 && minutes < 60 && seconds >= 0 && seconds < 60
}

/** The number that two digits are; much less than 0 for other signs. */
function twoDigits(bytes: Buffer, at: number): number {
  const first = bytes[at]! - ZERO
  const second = bytes[at + 1]! - ZERO
  return first >= 0 && first <= 9 && second >= 0 && second <= 9 ? first * 10 + second : -10_000
}

function digitsEnd(bytes: Buffer, start: number, end: number): number {
  let at = start
  while (at < end && bytes[at]! >= ZERO && bytes[at]! <= NINE) at += 1
  return at
}
