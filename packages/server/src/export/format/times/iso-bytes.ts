/** Reads dates and times of ISO 8601 where they stand in bytes. */

/** Lengths of `2024-03-05`, of `2024-03-05T10:20:30`, of `10:20:30` and of `+01:00`. */
export const DATE_LENGTH = 10
export const DATE_TIME_LENGTH = 19
const CLOCK_LENGTH = 8
export const OFFSET_LENGTH = 6

const PLUS = 43
const MINUS = 45
const COLON = 58
export const LETTER_T = 84
export const LETTER_Z = 90

/** The number 20240305 of `2024-03-05`; less than 0 for another text. */
export function dateAt(source: Uint8Array, start: number, end: number): number {
  if (end - start < DATE_LENGTH || source[start + 4] !== MINUS || source[start + 7] !== MINUS) return -1
  const century = twoDigitsAt(source, start)
  const year = twoDigitsAt(source, start + 2)
  const month = twoDigitsAt(source, start + 5)
  const day = twoDigitsAt(source, start + 8)
  return (century | year | month | day) < 0 ? -1 : ((century * 100 + year) * 100 + month) * 100 + day
}

/** Minutes since midnight of `10:20:30`; less than 0 for another text. */
export function clockAt(source: Uint8Array, start: number, end: number): number {
  if (end - start < CLOCK_LENGTH || source[start + 2] !== COLON || source[start + 5] !== COLON) return -1
  const hour = twoDigitsAt(source, start)
  const minute = twoDigitsAt(source, start + 3)
  const second = twoDigitsAt(source, start + 6)
  return (hour | minute | second) < 0 || minute >= 60 ? -1 : hour * 60 + minute
}

/** Minutes of the `Z` or `+01:00` after a time; undefined for another end. */
export function offsetAt(source: Uint8Array, start: number, end: number): number | undefined {
  if (source[end - 1] === LETTER_Z) return end - start > DATE_TIME_LENGTH ? 0 : undefined
  const at = end - OFFSET_LENGTH
  const sign = source[at]
  if (at - start < DATE_TIME_LENGTH || (sign !== PLUS && sign !== MINUS) || source[at + 3] !== COLON) return undefined
  const hours = twoDigitsAt(source, at + 1)
  const minutes = twoDigitsAt(source, at + 4)
  if (hours < 0 || minutes < 0 || minutes >= 60) return undefined
  return sign === MINUS ? -hours * 60 - minutes : hours * 60 + minutes
}

/** The number of the two digits at `at`; less than 0 when there are others than digits. */
export function twoDigitsAt(source: Uint8Array, at: number): number {
  const tens = source[at]! - 48
  const ones = source[at + 1]! - 48
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : -1
}
