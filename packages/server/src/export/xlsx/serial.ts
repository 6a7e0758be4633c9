/** Dates and times as spreadsheet numbers: days since 1899-12-30, the time of day as a fraction. */

const DATE = /^\d{4}-\d\d-\d\d(?:T|$)/
const TIME = /^\d\d:\d\d:\d\d/
const DAY_MS = 86_400_000
/** Days from 1899-12-30 to 1970-01-01. */
const UNIX_EPOCH = 25_569
/** 1900-03-01. Spreadsheets count a February 29th, 1900 that never was: the days before it are one number lower. */
const AFTER_FALSE_DAY = 61

/**
 * The serial number of `2024-03-05` or `2024-03-05T10:20:30.5`; undefined for other texts and for days that
 * spreadsheets do not know, before 1900 and after 9999.
 */
export function dateSerial(text: string): number | undefined {
  if (!DATE.test(text)) return undefined
  const year = digits(text, 0) * 100 + digits(text, 2)
  if (year < 1900) return undefined
  const days = Date.UTC(year, digits(text, 5) - 1, digits(text, 8)) / DAY_MS + UNIX_EPOCH
  const serial = days < AFTER_FALSE_DAY ? days - 1 : days
  if (text.length === 10) return serial
  const time = timeSerial(text.slice(11))
  return time === undefined ? undefined : serial + time
}

/** The part of the day at `10:20:30.5`, from 0 to 1; undefined for other texts. An offset is left out of account. */
export function timeSerial(text: string): number | undefined {
  if (!TIME.test(text)) return undefined
  return ((digits(text, 0) * 60 + digits(text, 3)) * 60 + digits(text, 6) + fraction(text)) / 86_400
}

function digits(text: string, start: number): number {
  return (text.charCodeAt(start) - 48) * 10 + text.charCodeAt(start + 1) - 48
}

function fraction(text: string): number {
  return text.charCodeAt(8) === 46 ? Number.parseFloat(`0${text.slice(8)}`) : 0
}
