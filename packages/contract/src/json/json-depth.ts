/** Lists and maps within each other beyond this are refused: writing them back would exhaust the stack. */
export const MAX_JSON_DEPTH = 1_000

const QUOTE = 34
const COMMA = 44
const BACKSLASH = 92
const OPEN_LIST = 91
const CLOSE_LIST = 93
const OPEN_MAP = 123
const CLOSE_MAP = 125

/** True for JSON text that nests deeper than {@link MAX_JSON_DEPTH}. Text that is no JSON may be either. */
export function isTooDeep(text: string): boolean {
  if (text.length <= MAX_JSON_DEPTH) return false
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) at = endOfJsonText(text, at)
    else if (code === OPEN_LIST || code === OPEN_MAP) {
      if (++depth > MAX_JSON_DEPTH) return true
    } else if (code === CLOSE_LIST || code === CLOSE_MAP) depth--
  }
  return false
}

/** True for JSON text that holds more values than that, those in lists and maps included; what is empty counts twice. */
export function holdsMoreValues(text: string, most: number): boolean {
  if (text.length <= most) return false
  let values = 1
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) at = endOfJsonText(text, at)
    else if ((code === COMMA || code === OPEN_LIST || code === OPEN_MAP) && ++values > most) return true
  }
  return false
}

/** Place of the quote that ends the text which begins at `start`; the length when none does. */
export function endOfJsonText(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (end > 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end < 0 ? text.length : end
}

function isEscaped(text: string, quote: number): boolean {
  let slashes = 0
  while (text.charCodeAt(quote - 1 - slashes) === BACKSLASH) slashes++
  return slashes % 2 === 1
}
