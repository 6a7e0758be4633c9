/** The forms of values in the lines of a load (`Load.rows`), for engines that do not read them by themselves. */

const WHOLE = /^-?\d+$/
const DECIMAL = /^-?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?$/
const DATE = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/
const MOMENT = /^[-\d]{10}T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?Z?$/
const DATE_LENGTH = 10
const SECONDS_AT = 17
const FRACTION_AT = 20
const DAY_MS = 86_400_000
const MOST_CHARACTERS = 255
const LONGEST_MONTH = 31

/** A wall time in its parts. */
interface Moment {
  date: string
  /** `10:20:30` */
  time: string
  /** Digits of the fraction of a second, without zeros at the end. */
  fraction: string
}

export function readBoolean(text: string): boolean | undefined {
  return text === 't' ? true : text === 'f' ? false : undefined
}

/** Of 64 bits. */
export function readWhole(text: string): bigint | undefined {
  if (!WHOLE.test(text)) return undefined
  const value = BigInt(text)
  return BigInt.asIntN(64, value) === value ? value : undefined
}

export function isWhole(text: string): boolean {
  return WHOLE.test(text)
}

export function readDecimal(text: string): number | undefined {
  const value = DECIMAL.test(text) ? Number(text) : Number.NaN
  return Number.isFinite(value) ? value : undefined
}

export function readShort(text: string): string | undefined {
  return text.length <= MOST_CHARACTERS || Array.from(text).length <= MOST_CHARACTERS ? text : undefined
}

/** A day of the calendar; the text is unchanged. */
export function readDate(text: string): string | undefined {
  if (!DATE.test(text)) return undefined
  const day = numberAt(text, 8)
  return day <= 28 || day <= daysOf(numberAt(text, 0) * 100 + numberAt(text, 2), numberAt(text, 5)) ? text : undefined
}

/** @param zone `Z` for an instant, else nothing. */
export function readMoment(text: string, zone: '' | 'Z'): Moment | undefined {
  const date = text.slice(0, DATE_LENGTH)
  if (!MOMENT.test(text) || text.endsWith('Z') !== (zone === 'Z') || readDate(date) === undefined) return undefined
  const end = text.length - zone.length
  const time =
    end < SECONDS_AT ? `${text.slice(DATE_LENGTH + 1, end)}:00` : text.slice(DATE_LENGTH + 1, FRACTION_AT - 1)
  return { date, time, fraction: end < FRACTION_AT ? '' : withoutZeros(text.slice(FRACTION_AT, end)) }
}

/** Milliseconds since 1970 of a moment of `readMoment`, without its fraction; as if it were in UTC. */
export function momentMs({ date, time }: Moment): number {
  const seconds = numberAt(time, 0) * 3600 + numberAt(time, 3) * 60 + numberAt(time, 6)
  return dayNumber(date) * DAY_MS + seconds * 1000
}

/** Days since 1970 of a date of `readDate`. */
export function dayNumber(date: string): number {
  return (
    Date.UTC(CYCLE_YEARS + numberAt(date, 0) * 100 + numberAt(date, 2), numberAt(date, 5) - 1, numberAt(date, 8)) /
      DAY_MS -
    CYCLE_DAYS
  )
}

/** The calendar repeats itself after this time. Years before 100 would be taken for others. */
const CYCLE_YEARS = 400
const CYCLE_DAYS = 146_097

/** The number of two digits. */
function numberAt(text: string, at: number): number {
  return text.charCodeAt(at) * 10 + text.charCodeAt(at + 1) - ZERO_DIGITS
}

/** What the signs `00` come to. */
const ZERO_DIGITS = 48 * 11

function withoutZeros(digits: string): string {
  return digits.endsWith('0') ? digits.replace(/0+$/, '') : digits
}

function daysOf(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : LONGEST_MONTH
}
