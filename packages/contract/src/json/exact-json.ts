/** JSON that loses no digit: whole numbers that a double cannot hold are bigints, both ways. */
import { endOfJsonText } from './json-depth.ts'

/** Integers of 16 and more digits may not fit a double. */
const MAYBE_UNSAFE = /[:[,]\s*-?\d{16}/

/** A double holds every integer of so many digits. */
const SAFE_DIGITS = 15

/** Whole numbers of that size that are no part of another number, in JSON without its texts. More digits no one means. */
const LONG_INTEGER = /(?<![\w.+-])-?[1-9]\d{15,1000}(?![\d.eE])/g

declare global {
  interface BigInt {
    toJSON(): unknown
  }
  interface JSON {
    /** The digits as they are, as a number of the JSON that is written. */
    rawJSON(text: string): object
    isRawJSON(value: unknown): boolean
  }
}

/** Whatever came in is written somewhere: into the app database, an answer, a log. There its digits stand as a number. */
// oxlint-disable-next-line no-extend-native -- JSON.stringify asks nothing else, and many places call it
BigInt.prototype.toJSON = function (this: bigint): unknown {
  return JSON.rawJSON(this.toString())
}

/**
 * The value, with whole numbers that a double cannot hold as bigints.
 * @throws {SyntaxError} for text that is no JSON.
 */
export function parseExactJson(text: string): unknown {
  return MAYBE_UNSAFE.test(text) ? withBigints(JSON.parse(withLongIntegersMarked(text))) : JSON.parse(text)
}

/** In front of digits; no text that a client sends can begin with it by chance or on purpose. */
const MARK = `${crypto.randomUUID()}:`

/** Fast for bodies of many megabytes, where a reviver, called for every value with its source, takes seconds. */
function withLongIntegersMarked(text: string): string {
  const pieces: string[] = []
  let copied = 0
  for (let at = 0; at < text.length;) {
    const quote = text.indexOf('"', at)
    const end = quote < 0 ? text.length : quote
    if (end - at > SAFE_DIGITS) {
      pieces.push(text.slice(copied, at), text.slice(at, end).replace(LONG_INTEGER, marked))
      copied = end
    }
    at = quote < 0 ? end : endOfJsonText(text, quote) + 1
  }
  return pieces.join('') + text.slice(copied)
}

function marked(digits: string): string {
  return Number.isSafeInteger(Number(digits)) ? digits : `"${MARK}${digits}"`
}

/** The value with bigints in place of marked digits, changed in place. */
function withBigints(value: unknown): unknown {
  if (typeof value === 'string') return value.startsWith(MARK) ? BigInt(value.slice(MARK.length)) : value
  if (typeof value !== 'object' || value === null) return value
  for (const key in value) {
    const item: unknown = Reflect.get(value, key)
    if (typeof item !== 'string' && typeof item !== 'object') continue
    const exact = withBigints(item)
    // Defined, not set: `__proto__` is a key as any other here.
    if (exact !== item) Object.defineProperty(value, key, { value: exact })
  }
  return value
}
