/** Numbers as people write them (contract: uploads, section 5). */
import type { NumberSeparators } from '../types.ts'

/** Digits with `.` as the decimal sign and a minus, or undefined for what is not a number. */
export type ReadNumber = (text: string) => string | undefined

const CURRENCIES = '$€£¥₹₪₩₿'
const MOST_INTEGER = 2n ** 63n - 1n
const LEAST_INTEGER = -(2n ** 63n)
/** Integers of as many characters always fit 64 bits. */
const SURE_LENGTH = 18
const [ZERO, NINE, MINUS, POINT] = [48, 57, 45, 46]

/** Group and decimal sign. The last group has three digits, others two or three, as in 1,00,000. */
const SIGNS: Record<NumberSeparators, [group: string, decimal: string]> = {
  '.': [',', '\\.'],
  '.,': [',', '\\.'],
  ',.': ['\\.', ','],
  ', ': ['[ \\u00a0\\u202f]', ','],
  '.’': ['’', '\\.'],
}

/** Reads numbers with the signs of a setting. */
export interface NumberReader {
  read: ReadNumber
  /** The sign before fractions, as a byte. */
  decimal: number
}

export function numberReader(separators: NumberSeparators): NumberReader {
  const [group, decimal] = SIGNS[separators]
  const form = new RegExp(`^(\\d+|\\d{1,3}(?:${group}\\d{2,3})*${group}\\d{3})?(?:${decimal}(\\d+))?$`, 'u')
  const point = decimal.charCodeAt(decimal.length - 1)
  return { decimal: point, read: (text) => plainNumber(text, point) ?? signedNumber(text, form) }
}

/** Most numbers are digits with at most one decimal sign in them, which need no pattern. */
function plainNumber(text: string, decimal: number): string | undefined {
  const start = text.charCodeAt(0) === MINUS ? 1 : 0
  let point = 0
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code >= ZERO && code <= NINE) continue
    if (code !== decimal || point > 0 || at === start || at === text.length - 1) return undefined
    point = at
  }
  if (text.length === start) return undefined
  return point === 0 || decimal === POINT ? text : `${text.slice(0, point)}.${text.slice(point + 1)}`
}

/** Whether a text is digits alone, with or without a minus. */
export function isPlainInteger(text: string): boolean {
  let at = text.charCodeAt(0) === MINUS ? 1 : 0
  if (at === text.length) return false
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code < ZERO || code > NINE) return false
  }
  return true
}

/** Whether an integer fits 64 bits. */
export function fitsInteger(digits: string): boolean {
  if (digits.length <= SURE_LENGTH) return true
  const value = BigInt(digits)
  return value >= LEAST_INTEGER && value <= MOST_INTEGER
}

/** The integer that a number with a fraction of zeros is; undefined when it has another. */
export function wholeNumber(number: string): string | undefined {
  const point = number.indexOf('.')
  if (point < 0) return number
  for (let at = number.length - 1; at > point; at -= 1) if (number.charCodeAt(at) !== ZERO) return undefined
  return number.slice(0, point)
}

function signedNumber(text: string, form: RegExp): string | undefined {
  const { isNegative, body } = withoutSigns(text)
  const [, whole, fraction] = form.exec(body) ?? []
  if (whole === undefined && fraction === undefined) return undefined
  const digits = whole === undefined ? '0' : whole.replaceAll(/\D/g, '')
  return `${isNegative ? '-' : ''}${digits}${fraction === undefined ? '' : `.${fraction}`}`
}

/** Takes away one currency sign, and a minus or parentheses, in either order. */
function withoutSigns(text: string): { isNegative: boolean; body: string } {
  const amount = withoutCurrency(text)
  const isMinus = amount.startsWith('-')
  const isEnclosed = amount.startsWith('(') && amount.endsWith(')')
  const inner = isMinus ? amount.slice(1) : isEnclosed ? amount.slice(1, -1).trim() : amount
  return { isNegative: isMinus || isEnclosed, body: amount === text ? withoutCurrency(inner) : inner }
}

function withoutCurrency(text: string): string {
  if (text === '') return text
  if (CURRENCIES.includes(text.charAt(0))) return text.slice(1).trimStart()
  return CURRENCIES.includes(text.charAt(text.length - 1)) ? text.slice(0, -1).trimEnd() : text
}
