/** Wall times, as seconds since 1970 that are counted as if clocks showed UTC. */

/**
 * `2024-03-05T10:20:30`; years before 0 and beyond 9999 have a sign and six digits.
 * @throws {RangeError} for what is more than 100,000,000 days from 1970.
 */
export function wallTime(seconds: number): string {
  const text = new Date(seconds * 1000).toISOString()
  return text.slice(0, text.length - '.000Z'.length)
}

const DASH = 45

/** The seconds of a text in that form; NaN for a day that no calendar and a time that no clock has. */
export function wallSeconds(text: string): number {
  const year = twoDigitsAt(text, 0) * 100 + twoDigitsAt(text, 2)
  // Those below 100 would be years of the last century to `Date.UTC`.
  if (text.charCodeAt(4) !== DASH || year < 100) return rareSeconds(text)
  const month = twoDigitsAt(text, 5)
  const day = twoDigitsAt(text, 8)
  const [hour, minute, second] = [twoDigitsAt(text, 11), twoDigitsAt(text, 14), twoDigitsAt(text, 17)]
  const isDay = month >= 1 && month <= 12 && day >= 1 && (day <= 28 || day <= daysOf(year, month))
  if (!isDay || hour > 23 || minute > 59 || second > 59) return Number.NaN
  return Date.UTC(year, month - 1, day, hour, minute, second) / 1000
}

function rareSeconds(text: string): number {
  const milliseconds = Date.parse(`${text}Z`)
  // February 30th would be read as a day in March.
  const day = twoDigitsAt(text, text.indexOf('T') - 2)
  return new Date(milliseconds).getUTCDate() === day ? milliseconds / 1000 : Number.NaN
}

function daysOf(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

function twoDigitsAt(text: string, at: number): number {
  return (text.charCodeAt(at) - 48) * 10 + text.charCodeAt(at + 1) - 48
}
