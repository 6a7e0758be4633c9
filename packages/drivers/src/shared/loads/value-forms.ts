/** The forms of values in the lines of a load (`Load.rows`), for engines that do not read them by themselves. */

const WHOLE = /^-?\d+$/
const DECIMAL = /^-?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?$/
const DATE = /^(\d{4})-(\d\d)-(\d\d)$/
const MOMENT = /^(\d{4}-\d\d-\d\d)T((?:[01]\d|2[0-3]):[0-5]\d)(?::([0-5]\d)(?:\.(\d+))?)?(Z?)$/
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
  const [, year, month = 0, day = 0] = DATE.exec(text)?.map(Number) ?? []
  if (year === undefined || month < 1 || month > 12 || day < 1 || day > LONGEST_MONTH) return undefined
  return day <= daysOf(year, month) ? text : undefined
}

/** @param zone `Z` for an instant, else nothing. */
export function readMoment(text: string, zone: '' | 'Z'): Moment | undefined {
  const [, date = '', minutes, seconds = '00', fraction = '', found] = MOMENT.exec(text) ?? []
  if (found !== zone || readDate(date) === undefined) return undefined
  return { date, time: `${minutes}:${seconds}`, fraction: fraction.replace(/0+$/, '') }
}

function daysOf(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : LONGEST_MONTH
}
