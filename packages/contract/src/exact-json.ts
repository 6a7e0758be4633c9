/** JSON that loses no digit. */
import { endOfJsonText } from './json-depth.ts'

/** Integers of 16 and more digits may not fit a double. */
const MAYBE_UNSAFE = /[:[,]\s*-?\d{16}/

/** Whole numbers of that size that are no part of another number, in JSON without its texts. More digits no one means. */
const LONG_INTEGER = /(?<![\w.+-])-?[1-9]\d{15,1000}(?![\d.eE])/g

/**
 * The value, with integers that a double cannot hold as text, which every place that takes big numbers reads.
 * @throws {SyntaxError} for text that is no JSON.
 */
export function parseExactJson(text: string): unknown {
  return JSON.parse(MAYBE_UNSAFE.test(text) ? withLongIntegersAsText(text) : text)
}

/** Fast for bodies of many megabytes, where a reviver, called for every value, takes seconds. */
function withLongIntegersAsText(text: string): string {
  const pieces: string[] = []
  for (let at = 0; at < text.length;) {
    const quote = text.indexOf('"', at)
    const end = quote < 0 ? text.length : quote
    pieces.push(text.slice(at, end).replace(LONG_INTEGER, asText))
    at = quote < 0 ? end : Math.min(endOfJsonText(text, quote) + 1, text.length)
    pieces.push(text.slice(end, at))
  }
  return pieces.join('')
}

function asText(digits: string): string {
  return Number.isSafeInteger(Number(digits)) ? digits : `"${digits}"`
}
