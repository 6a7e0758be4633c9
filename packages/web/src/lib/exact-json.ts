/** JSON whose integers keep every digit. */

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
