/** Numbers that keep every digit: integers of JSON, and what people type. */

type Reviver = (this: unknown, key: string, value: unknown, context: { source?: string }) => unknown

/** Digits in a row that a double may not hold. */
const LONG_NUMBER = /\d{16}/

const keepDigits: Reviver = (_key, value, { source }) =>
  typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value) && source !== undefined
    ? source
    : value

/** The value of a JSON text. Integers beyond 2^53 come as texts of their digits, where the browser can tell them. */
export function parseJson(text: string): unknown {
  if (!LONG_NUMBER.test(text)) return JSON.parse(text)
  return JSON.parse(text, keepDigits as Parameters<typeof JSON.parse>[1])
}

/** A double holds every number of so many digits. */
const SAFE_DIGITS = 15

/** The number that a text shows; the text itself where a number would lose digits, which the server reads exactly. */
export function exactNumber(text: string): number | string {
  const trimmed = text.trim()
  const number = Number(trimmed)
  const [mantissa = ''] = trimmed.toLowerCase().split('e')
  const isShort = mantissa.replaceAll(/\D/g, '').length <= SAFE_DIGITS
  if (Number.isInteger(number)) return Number.isSafeInteger(number) ? number : trimmed
  return isShort || String(number) === trimmed ? number : trimmed
}
