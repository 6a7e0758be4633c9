/**
 * Turns the server's texts into those of the values where that takes a few bytes, in the memory they came in. The four
 * bytes before a cell hold its length, which nobody needs any more, so a text may grow by as much.
 */

/**
 * Edits the cell that begins and ends where `bounds` says from `bound` on, unless it needs none.
 * @returns false when the text takes decoding instead; it is then as it was.
 */
export type TextEdit = (bytes: Uint8Array, bounds: Int32Array, bound: number) => boolean

const BLANK = 32
const PLUS = 43
const MINUS = 45
const POINT = 46
const ZERO = 48
const NINE = 57
const COLON = 58
const CAPITAL_C = 67
const CAPITAL_T = 84
const CAPITAL_Z = 90
const SMALL_T = 116
const TRUE = Buffer.from('true')
const FALSE = Buffer.from('false')

const DATE_LENGTH = 10
/** Digits of a number that come back the same from a double, whatever they are. */
const SAFE_DIGITS = 15

/** Without the blanks at the end. */
export const editPadding: TextEdit = (bytes, bounds, bound) => {
  const start = bounds[bound]!
  let end = bounds[bound + 1]!
  while (end > start && bytes[end - 1] === BLANK) end -= 1
  bounds[bound + 1] = end
  return true
}

/** `t` and `f` in full. */
export const editBoolean: TextEdit = (bytes, bounds, bound) => {
  const end = bounds[bound + 1]!
  const text = bytes[end - 1] === SMALL_T ? TRUE : FALSE
  const start = end - text.length
  for (let i = 0; i < text.length; i += 1) bytes[start + i] = text[i]!
  bounds[bound] = start
  return true
}

/** A few digits with a point between them are what they are as a number, unless they begin or end with zeros. */
export const editFloat: TextEdit = (bytes, bounds, bound) => {
  const start = bounds[bound]!
  const end = bounds[bound + 1]!
  const first = bytes[start] === MINUS ? start + 1 : start
  if (end - first > SAFE_DIGITS) return false
  let hasPoint = false
  for (let at = first; at < end; at += 1) {
    const byte = bytes[at]!
    if (byte === POINT && !hasPoint && at > first) hasPoint = true
    else if (byte < ZERO || byte > NINE) return false
  }
  const isWhole = bytes[first]! > ZERO
  if (!hasPoint) return isWhole || start + 1 === end
  const isSmall = bytes[first + 2] === ZERO && bytes[first + 3] === ZERO
  return (isWhole || (bytes[first + 1] === POINT && !isSmall)) && bytes[end - 1]! > ZERO
}

/** Years of four digits. */
export const editDate: TextEdit = (_bytes, bounds, bound) => bounds[bound + 1] === bounds[bound]! + DATE_LENGTH

/** `T` instead of the blank. */
export const editTimestamp: TextEdit = (bytes, bounds, bound) => {
  const start = bounds[bound]!
  const end = bounds[bound + 1]!
  if (end - start <= DATE_LENGTH || bytes[start + DATE_LENGTH] !== BLANK || bytes[end - 1] === CAPITAL_C) return false
  bytes[start + DATE_LENGTH] = CAPITAL_T
  return true
}

export const editTimestampWithZone: TextEdit = (bytes, bounds, bound) =>
  editTimestamp(bytes, bounds, bound) && editOffset(bytes, bounds, bound)

/** `Z` for `+00`, `+01:00` for `+01`. */
export const editOffset: TextEdit = (bytes, bounds, bound) => {
  const start = bounds[bound]!
  const end = bounds[bound + 1]!
  const sign = bytes[end - 3]
  if (sign !== PLUS && sign !== MINUS) return true
  if (sign === PLUS && bytes[end - 2] === ZERO && bytes[end - 1] === ZERO) {
    bytes[end - 3] = CAPITAL_Z
    bounds[bound + 1] = end - 2
    return true
  }
  bytes.copyWithin(start - 3, start, end)
  bytes[end - 3] = COLON
  bytes[end - 2] = ZERO
  bytes[end - 1] = ZERO
  bounds[bound] = start - 3
  return true
}
