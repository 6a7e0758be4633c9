/**
 * Text of dates and times from the counts in which DuckDB stores them. Years outside 0 to 9999 have a sign and six
 * digits, as in ISO 8601; the year before 1 is 0.
 */

const DAY_SECONDS = 86_400
const TWO_DIGITS = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'))

/** Days and their dates, each at the place of its last bits: a column has the same few thousand days again and again. */
const KEPT = 4096
const NO_DAY = -(2 ** 31)
const keptDays = new Int32Array(KEPT).fill(NO_DAY)
const keptDates: string[] = Array(KEPT).fill('')

/** `2024-03-05` from the number of days since 1970-01-01. */
export function dateText(days: number): string {
  const place = days & (KEPT - 1)
  if (keptDays[place] === days) return keptDates[place]!
  keptDays[place] = days
  return (keptDates[place] = computeDate(days))
}

/** `2024-03-05T10:20:30` from seconds since 1970-01-01, with the fraction of so many digits. */
export function dateTimeText(seconds: number, fraction: number, digits: number): string {
  const days = Math.floor(seconds / DAY_SECONDS)
  return `${dateText(days)}T${timeText(seconds - days * DAY_SECONDS, fraction, digits)}`
}

/** `10:20:30` from seconds since midnight, with the fraction of so many digits, trailing zeros removed. */
export function timeText(seconds: number, fraction: number, digits: number): string {
  const hour = Math.floor(seconds / 3600)
  const minute = Math.floor(seconds / 60) % 60
  const text = `${TWO_DIGITS[hour]}:${TWO_DIGITS[minute]}:${TWO_DIGITS[seconds % 60]}`
  return fraction === 0 ? text : `${text}.${String(fraction).padStart(digits, '0').replace(/0+$/, '')}`
}

/** A count of 10^-digits seconds, split into whole seconds and the rest; exact beyond 2^53. */
export function splitSeconds(count: bigint, digits: number): [seconds: number, fraction: number] {
  const small = Number(count)
  if (Number.isSafeInteger(small)) {
    const perSecond = 10 ** digits
    const seconds = Math.floor(small / perSecond)
    return [seconds, small - seconds * perSecond]
  }
  const perSecond = 10n ** BigInt(digits)
  const fraction = ((count % perSecond) + perSecond) % perSecond
  return [Number((count - fraction) / perSecond), Number(fraction)]
}

const ERA_DAYS = 146_097
const DAYS_FROM_YEAR_0_MARCH_TO_1970 = 719_468

/** Counts in eras of 400 years that begin on 1 March, so that the leap day is the last of its year. */
function computeDate(days: number): string {
  const shifted = days + DAYS_FROM_YEAR_0_MARCH_TO_1970
  const era = Math.floor(shifted / ERA_DAYS)
  const dayOfEra = shifted - era * ERA_DAYS
  const leapDays = Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096)
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365)
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  return `${yearText(year)}-${TWO_DIGITS[month]}-${TWO_DIGITS[day]}`
}

function yearText(year: number): string {
  if (year >= 0 && year <= 9999) return String(year).padStart(4, '0')
  return `${year < 0 ? '-' : '+'}${String(Math.abs(year)).padStart(6, '0')}`
}
