/** Lists and maps within each other beyond this are refused: writing them back would exhaust the stack. */
export const MAX_JSON_DEPTH = 1_000

const QUOTE = 34
const COMMA = 44
const BACKSLASH = 92
const OPEN_LIST = 91
const CLOSE_LIST = 93
const OPEN_MAP = 123
const CLOSE_MAP = 125

/** What JSON text is refused for before it is read. */
export type JsonShapeFault = 'too-deep' | 'too-many-values'

/** Characters that are looked at in one step: a few milliseconds. */
const STEP_CHARACTERS = 1_000_000

/**
 * Whether JSON text nests deeper than {@link MAX_JSON_DEPTH}, or holds more values than `most`, those in lists and maps included; what
 * is empty counts twice. Text that is no JSON may be either.
 */
export function jsonShapeFault(text: string, most = Infinity): JsonShapeFault | undefined {
  const steps = jsonShapeSteps(text, most)
  for (;;) {
    const { done, value } = steps.next()
    if (done === true) return value
  }
}

/** The same in steps, so that other work can run between them. */
export function* jsonShapeSteps(text: string, most: number): Generator<undefined, JsonShapeFault | undefined> {
  if (text.length <= Math.min(MAX_JSON_DEPTH, most)) return undefined
  let depth = 0
  let values = 1
  let rest = STEP_CHARACTERS
  for (let at = 0; at < text.length; at++) {
    if (at > rest) {
      rest = at + STEP_CHARACTERS
      yield
    }
    const code = text.charCodeAt(at)
    if (code === QUOTE) at = endOfJsonText(text, at)
    else if (code === COMMA) values++
    else if (code === OPEN_LIST || code === OPEN_MAP) {
      values++
      if (++depth > MAX_JSON_DEPTH) return 'too-deep'
    } else if (code === CLOSE_LIST || code === CLOSE_MAP) depth--
    if (values > most) return 'too-many-values'
  }
  return undefined
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
