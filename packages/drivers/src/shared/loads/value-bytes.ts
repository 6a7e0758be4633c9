/**
 * Values of lines in their usual forms, read from bytes: making a text of each would take most of the time. NaN is for other
 * forms, which `value-forms.ts` reads.
 */

const [ZERO, MINUS, POINT, COLON, LETTER_T] = [48, 45, 46, 58, 84]
/** Of numbers that a float holds exactly, whatever they are. */
const SAFE_DIGITS = 15
const POWERS = Array.from({ length: SAFE_DIGITS + 1 }, (_, power) => 10 ** power)
/** Places in a date and time. */
const [MONTH, DAY, DATE_END, MINUTE, SECOND, SECOND_END] = [5, 8, 10, 14, 17, 19]
/** Days of the months, whatever the year, and before each month, in a year that begins with March. */
const SURE_DAYS = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
/** From 1 March of the year 0 to 1970. */
const EPOCH_DAYS = 719_468
const DAY_SECONDS = 86_400

/** A whole number of few digits. */
export function wholeAt(bytes: Buffer, start: number, end: number): number {
  const isNegative = bytes[start] === MINUS
  const first = isNegative ? start + 1 : start
  if (first === end || end - first > SAFE_DIGITS) return Number.NaN
  const value = digitsAt(bytes, first, end)
  return isNegative ? -value : value
}

/** A number of few digits, with or without a fraction: both halves of the division are exact, so that its result is right. */
export function decimalAt(bytes: Buffer, start: number, end: number): number {
  const first = bytes[start] === MINUS ? start + 1 : start
  if (end - first > SAFE_DIGITS) return Number.NaN
  let point = first
  while (point < end && bytes[point] !== POINT) point += 1
  if (point === end) return wholeAt(bytes, start, end)
  if (point === first || point + 1 === end) return Number.NaN
  const digits = end - point - 1
  const value = (digitsAt(bytes, first, point) * POWERS[digits]! + digitsAt(bytes, point + 1, end)) / POWERS[digits]!
  return first > start ? -value : value
}

/** The days from 1970 to a date, `2024-01-30`. */
export function dayAt(bytes: Buffer, start: number, end: number): number {
  return end === start + DATE_END ? dayOf(bytes, start) : Number.NaN
}

/** The seconds from 1970 to a date and time, `2024-01-30T10:20:30`, as if it were in UTC. */
export function secondAt(bytes: Buffer, start: number, end: number): number {
  const isTime =
    end === start + SECOND_END &&
    bytes[start + DATE_END] === LETTER_T &&
    bytes[start + MINUTE - 1] === COLON &&
    bytes[start + SECOND - 1] === COLON
  if (!isTime) return Number.NaN
  const hours = digitsAt(bytes, start + DATE_END + 1, start + MINUTE - 1)
  const minutes = digitsAt(bytes, start + MINUTE, start + SECOND - 1)
  const seconds = digitsAt(bytes, start + SECOND, end)
  if (!(hours < 24 && minutes < 60 && seconds < 60)) return Number.NaN
  return dayOf(bytes, start) * DAY_SECONDS + hours * 3_600 + minutes * 60 + seconds
}

/** The calendar repeats itself every 400 years, and a year that begins with March ends with the day that is sometimes left out. */
function dayOf(bytes: Buffer, start: number): number {
  if (bytes[start + MONTH - 1] !== MINUS || bytes[start + DAY - 1] !== MINUS) return Number.NaN
  const month = digitsAt(bytes, start + MONTH, start + DAY - 1)
  const day = digitsAt(bytes, start + DAY, start + DATE_END)
  if (!(day > 0 && day <= (SURE_DAYS[month] ?? 0))) return Number.NaN
  const year = digitsAt(bytes, start, start + MONTH - 1) - (month <= 2 ? 1 : 0)
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  const leapDays = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400)
  return year * 365 + leapDays + dayOfYear - EPOCH_DAYS
}

function digitsAt(bytes: Buffer, start: number, end: number): number {
  let value = 0
  for (let at = start; at < end; at += 1) {
    const digit = bytes[at]! - ZERO
    if (digit < 0 || digit > 9) return Number.NaN
    value = value * 10 + digit
  }
  return value
}
