/** Dates and times as people and programs write them (contract: uploads, section 5). */

const MONTHS = [
  ['january', 31],
  ['february', 29],
  ['march', 31],
  ['april', 30],
  ['may', 31],
  ['june', 30],
  ['july', 31],
  ['august', 31],
  ['september', 30],
  ['october', 31],
  ['november', 30],
  ['december', 31],
] as const
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

const MONTH_FIRST = /^(?:([a-z]+), )?([a-z]+) (\d{1,2}),? (\d{4})$/i
const DAY_FIRST = /^(\d{1,2}) ([a-z]+),? (\d{4})$/i
/** What may come behind the minutes. */
const ISO_REST = /^(?::([0-5]\d)(?:\.(\d{1,9}))?)?(Z|[+-]\d\d(?:[0-5]\d|:[0-5]\d(?::[0-5]\d)?)?)?$/i
/** Places in a text in ISO form. A pattern would take longer, and files have millions of them. */
const [MONTH, DAY, TIME, MINUTE, REST] = [5, 8, 11, 14, 16]
const [ZERO, DASH, COLON, BLANK, LARGE_T, SMALL_T] = [48, 45, 58, 32, 84, 116]
/** `Wednesday, September 30, 2000`; longer texts are not dates. */
const LONGEST_DATE = 29
const MOST_OFFSET_MINUTES = 18 * 60
/** Digits of a fraction of a second that databases keep. */
const FRACTION_DIGITS = 6

interface TimeParts {
  date: string
  /** `10:20:30`, with a fraction when it has one. */
  time: string
  offset: string | undefined
}

/** A date as `2024-01-30`; undefined for what is not a date. */
export function readDate(text: string): string | undefined {
  if (text.length > LONGEST_DATE) return undefined
  if (text.charCodeAt(4) === DASH) return text.length === TIME - 1 && beginsWithDay(text) ? text : undefined
  const [, weekday, monthName, day, year] = MONTH_FIRST.exec(text) ?? []
  if (monthName !== undefined) return namedDate(Number(year), monthName, Number(day), weekday)
  const [, first, name, last] = DAY_FIRST.exec(text) ?? []
  return name === undefined ? undefined : namedDate(Number(last), name, Number(first))
}

/** A date and time without an offset as `2024-01-30T10:20:30.123`; a date is its midnight. */
export function readDatetime(text: string): string | undefined {
  const parts = readTime(text)
  if (parts) return parts.offset === undefined ? `${parts.date}T${parts.time}` : undefined
  const date = readDate(text)
  return date === undefined ? undefined : `${date}T00:00:00`
}

/** A date and time with an offset as the instant in UTC, `2024-01-30T10:20:30.123Z`. */
export function readOffsetDatetime(text: string): string | undefined {
  const parts = readTime(text)
  if (parts?.offset === undefined) return undefined
  const { date, time, offset } = parts
  if (/^z$/i.test(offset)) return `${date}T${time}Z`
  const seconds = offsetSeconds(offset)
  if (Math.abs(seconds) > MOST_OFFSET_MINUTES * 60) return undefined
  const utc = new Date(Date.parse(`${date}T${time.slice(0, 8)}Z`) - seconds * 1_000)
  const year = utc.getUTCFullYear()
  return year < 1 || year > 9999 ? undefined : `${utc.toISOString().slice(0, 19)}${time.slice(8)}Z`
}

/** What a text in ISO form is, without making its value. */
export function isoKind(text: string): 'date' | 'datetime' | 'offset-datetime' | undefined {
  if (text.length < TIME) return readDate(text) === undefined ? undefined : 'date'
  if (!beginsWithDay(text) || !hasClock(text)) return undefined
  const rest = text.slice(REST)
  if (!ISO_REST.test(rest)) return undefined
  if (/z$/i.test(rest)) return 'offset-datetime'
  if (!rest.includes('+') && !rest.includes('-')) return 'datetime'
  return readOffsetDatetime(text) === undefined ? undefined : 'offset-datetime'
}

function readTime(text: string): TimeParts | undefined {
  if (text.length < REST || !beginsWithDay(text) || !hasClock(text)) return undefined
  const [all, seconds = '00', fraction = '', offset] = ISO_REST.exec(text.slice(REST)) ?? []
  if (all === undefined) return undefined
  const kept = fraction === '' ? '' : `.${fraction.slice(0, FRACTION_DIGITS)}`
  return { date: text.slice(0, TIME - 1), time: `${text.slice(TIME, REST)}:${seconds}${kept}`, offset }
}

/** `2024-01-30` */
function beginsWithDay(text: string): boolean {
  if (text.charCodeAt(MONTH - 1) !== DASH || text.charCodeAt(DAY - 1) !== DASH) return false
  const century = twoDigits(text, 0)
  const year = twoDigits(text, 2)
  return century >= 0 && year >= 0 && isDay(century * 100 + year, twoDigits(text, MONTH), twoDigits(text, DAY))
}

/** `T10:20` behind the day. */
function hasClock(text: string): boolean {
  const sign = text.charCodeAt(TIME - 1)
  if (sign !== LARGE_T && sign !== BLANK && sign !== SMALL_T) return false
  const hours = twoDigits(text, TIME)
  const minutes = twoDigits(text, MINUTE)
  return text.charCodeAt(MINUTE - 1) === COLON && hours >= 0 && hours < 24 && minutes >= 0 && minutes < 60
}

/** The number that two digits are, -1 for other signs. */
function twoDigits(text: string, at: number): number {
  const first = text.charCodeAt(at) - ZERO
  const second = text.charCodeAt(at + 1) - ZERO
  return first >= 0 && first <= 9 && second >= 0 && second <= 9 ? first * 10 + second : -1
}

function offsetSeconds(offset: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = (offset.match(/\d\d/g) ?? []).map(Number)
  return (offset.startsWith('-') ? -1 : 1) * (hours * 3_600 + minutes * 60 + seconds)
}

function namedDate(year: number, monthName: string, day: number, weekday?: string): string | undefined {
  const name = monthName.toLowerCase()
  const month = MONTHS.findIndex(([full]) => name === full || name === full.slice(0, 3)) + 1
  if (!isDay(year, month, day)) return undefined
  const date = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  if (weekday === undefined) return date
  return WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] === weekday.toLowerCase() ? date : undefined
}

/** Databases have no year 0. */
function isDay(year: number, month: number, day: number): boolean {
  const most = MONTHS[month - 1]?.[1]
  if (most === undefined || year < 1 || day < 1 || day > most) return false
  return month !== 2 || day < 29 || (year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0))
}
