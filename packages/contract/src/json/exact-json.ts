/** JSON that loses no digit: whole numbers that a double cannot hold are bigints, both ways, and decimals of queries exact. */
import { decimalOf } from './exact-decimal.ts'
import { endOfJsonText } from './json-depth.ts'

/** Numbers of 16 and more digits may not fit a double. */
const MAYBE_UNSAFE = /[:[,]\s*-?[\d.]{16}/

/** A double holds every integer of so many digits. */
const SAFE_DIGITS = 15

/** Numbers of that size that are no part of another number, in JSON without its texts. More digits no one means. */
const LONG_NUMBER = /(?<![\w.+-])-?(?:[1-9]\d{15,1000}|(?=[\d.]{16})(?:0|[1-9]\d{0,1000})\.\d{1,1000})(?![\d.eE])/g

/**
 * Keys below which decimals are values of queries. Elsewhere, as in settings of charts, numbers are what code calculates
 * with, and a double does.
 */
const QUERY_KEYS: ReadonlySet<string> = new Set([
  'dataset_query',
  'definition',
  'native',
  'parameter',
  'parameters',
  'params',
  'query',
  'stages',
])

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
 * The value, with whole numbers that a double cannot hold as bigints, and such decimals of queries as `ExactDecimal`.
 * @param isQuery Whether all of it belongs to a query, and not only what is below the keys of one.
 * @throws {SyntaxError} for text that is no JSON.
 */
export function parseExactJson(text: string, isQuery = false): unknown {
  const steps = exactJsonSteps(text, isQuery)
  for (;;) {
    const { done, value } = steps.next()
    if (done === true) return value
  }
}

/** The same in steps, so that other work can run between them. */
export function* exactJsonSteps(text: string, isQuery = false): Generator<undefined, unknown> {
  if (!MAYBE_UNSAFE.test(text)) return JSON.parse(text)
  const marked = yield* withLongNumbersMarked(text)
  yield
  const value: unknown = JSON.parse(marked)
  yield
  return yield* withExact(value, isQuery)
}

/** In front of digits; no text that a client sends can begin with it by chance or on purpose. */
const MARK = `${crypto.randomUUID()}:`

/** Characters of one step: some milliseconds when all of them are long numbers. */
const STEP_CHARACTERS = 200_000

/** Fast for bodies of many megabytes, where a reviver, called for every value with its source, takes seconds. */
function* withLongNumbersMarked(text: string): Generator<undefined, string> {
  const pieces: string[] = []
  let copied = 0
  let rested = 0
  for (let at = 0; at < text.length;) {
    const quote = text.indexOf('"', at)
    const end = quote < 0 ? text.length : quote
    if (end - at > SAFE_DIGITS) {
      pieces.push(text.slice(copied, at))
      for (copied = at; copied < end;) {
        const cut = endOfNumbers(text, copied, end)
        pieces.push(text.slice(copied, cut).replace(LONG_NUMBER, marked))
        copied = cut
        if (copied - rested < STEP_CHARACTERS) continue
        rested = copied
        yield
      }
    }
    at = quote < 0 ? end : endOfJsonText(text, quote) + 1
  }
  return pieces.join('') + text.slice(copied)
}

/** Where the next numbers end that are looked at in one step: behind a comma, so that none is cut. */
function endOfNumbers(text: string, begin: number, end: number): number {
  const comma = text.indexOf(',', begin + STEP_CHARACTERS)
  return comma < 0 || comma >= end ? end : comma + 1
}

function marked(digits: string): string {
  const isSafe = digits.includes('.') ? typeof decimalOf(digits) === 'number' : Number.isSafeInteger(Number(digits))
  return isSafe ? digits : `"${MARK}${digits}"`
}

/** Values that are looked at in one step. */
const STEP_VALUES = 20_000

/** The value with exact numbers in place of marked digits, changed in place. */
function* withExact(value: unknown, isQuery: boolean): Generator<undefined, unknown> {
  const whole: unknown[] = [value]
  const waiting: [holder: object, isQuery: boolean][] = [[whole, isQuery]]
  let looked = 0
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [holder, isOfQuery] = next
    for (const key in holder) {
      if (++looked % STEP_VALUES === 0) yield
      const item: unknown = Reflect.get(holder, key)
      if (typeof item === 'object' && item !== null) waiting.push([item, isOfQuery || QUERY_KEYS.has(key)])
      // Defined, not set: `__proto__` is a key as any other here.
      else if (typeof item === 'string' && item.startsWith(MARK)) {
        Object.defineProperty(holder, key, {
          value: exactOf(item.slice(MARK.length), isOfQuery || QUERY_KEYS.has(key)),
        })
      }
    }
  }
  return whole[0]
}

function exactOf(digits: string, isQuery: boolean): unknown {
  if (!digits.includes('.')) return BigInt(digits)
  return isQuery ? decimalOf(digits) : Number(digits)
}
