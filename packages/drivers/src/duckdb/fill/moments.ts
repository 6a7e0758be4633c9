/** Dates, times and instants of copies, as DuckDB counts them: every year, the infinities, and offsets to the second. */
import { dayAt, secondAt } from '../../shared/loads/value-bytes.ts'

const DAY_SECONDS = 86_400
const MICROSECONDS = 1_000_000
const MICROSECOND_DIGITS = 6
const SECONDS_END = 19
const [POINT, LARGE_Z, ZERO] = [46, 90, 48]

/** From 1 March of the year 0 to 1970, and in 400 years. */
const EPOCH_DAYS = 719_468
const CYCLE_DAYS = 146_097
const CYCLE_YEARS = 400

const DATE = /^([+-]\d{6,}|\d{4})-(\d\d)-(\d\d)$/
const MOMENT = /^([+-]\d{6,}|\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d):(\d\d)(?:\.(\d+))?(Z|[+-]\d\d(?::\d\d){0,2})?$/
const TIME = /^(\d\d):(\d\d):(\d\d)(?:\.(\d+))?$/
const INFINITE: ReadonlyMap<string, 1 | -1> = new Map([
  ['infinity', 1],
  ['-infinity', -1],
])

/** What DuckDB has for the infinities, which no other value may reach. */
const MOST_DAYS = 2 ** 31 - 1
const MOST_MICROS = 2n ** 63n - 1n

/** Days since 1970; undefined for another text, and for a day that DuckDB does not hold. */
export function daysAt(bytes: Buffer, start: number, end: number): number | undefined {
  const usual = dayAt(bytes, start, end)
  if (!Number.isNaN(usual)) return usual
  const text = bytes.toString('latin1', start, end)
  const infinite = INFINITE.get(text)
  if (infinite !== undefined) return infinite * MOST_DAYS
  const [, year = '', month = '', day = ''] = DATE.exec(text) ?? []
  const days = daysOf(Number(year), Number(month), Number(day))
  return year !== '' && Math.abs(days) < MOST_DAYS ? days : undefined
}

/**
 * Microseconds since 1970, a bigint where a number may not be exact; undefined for another text.
 * @param zone `offset` where the text says how far it is from UTC, `none` where it says nothing, `any` takes both.
 */
export function microsAt(
  bytes: Buffer,
  start: number,
  end: number,
  zone: 'offset' | 'none' | 'any',
): number | bigint | undefined {
  return usualMicros(bytes, start, end, zone) ?? unusualMicros(bytes.toString('latin1', start, end), zone)
}

/** Of four-digit years, in UTC or without an offset. */
function usualMicros(bytes: Buffer, start: number, end: number, zone: string): number | undefined {
  const isUtc = bytes[end - 1] === LARGE_Z
  if (isUtc ? zone === 'none' : zone === 'offset') return undefined
  const last = isUtc ? end - 1 : end
  const secondsEnd = start + SECONDS_END
  const fraction = last === secondsEnd ? 0 : fractionAt(bytes, secondsEnd, last)
  const micros = secondAt(bytes, start, secondsEnd) * MICROSECONDS + fraction
  return Number.isSafeInteger(micros) ? micros : undefined
}

/** Microseconds of `.5`; NaN for more digits than that, or none. */
function fractionAt(bytes: Buffer, start: number, end: number): number {
  const count = end - start - 1
  if (bytes[start] !== POINT || count < 1 || count > MICROSECOND_DIGITS) return Number.NaN
  let value = 0
  for (let place = 1; place <= MICROSECOND_DIGITS; place += 1) {
    const digit = place > count ? 0 : bytes[start + place]! - ZERO
    if (digit < 0 || digit > 9) return Number.NaN
    value = value * 10 + digit
  }
  return value
}

function unusualMicros(text: string, zone: 'offset' | 'none' | 'any'): bigint | undefined {
  const infinite = INFINITE.get(text)
  if (infinite !== undefined) return BigInt(infinite) * MOST_MICROS
  const found = MOMENT.exec(text)
  if (found === null) return undefined
  const [, year, month, day, hours, minutes, seconds, fraction = '', offset] = found
  if (offset === undefined ? zone === 'offset' : zone === 'none') return undefined
  const days = daysOf(Number(year), Number(month), Number(day))
  const time = secondsOfDay([hours, minutes, seconds], DAY_SECONDS - 1)
  const rest = microsOf(fraction)
  if (time === undefined || rest === undefined || Number.isNaN(days)) return undefined
  const micros = BigInt(days * DAY_SECONDS + time - offsetSeconds(offset)) * BigInt(MICROSECONDS) + BigInt(rest)
  return micros < MOST_MICROS && micros > -MOST_MICROS ? micros : undefined
}

/** Microseconds since midnight, to 24:00 and not beyond; undefined for anything else. */
export function timeMicros(text: string): number | undefined {
  const [whole, hours, minutes, seconds, fraction = ''] = TIME.exec(text) ?? []
  const time = whole === undefined ? undefined : secondsOfDay([hours, minutes, seconds], DAY_SECONDS)
  const rest = microsOf(fraction)
  if (time === undefined || rest === undefined || time * MICROSECONDS + rest > DAY_SECONDS * MICROSECONDS)
    return undefined
  return time * MICROSECONDS + rest
}

function secondsOfDay(parts: readonly (string | undefined)[], most: number): number | undefined {
  const [hours = 0, minutes = 0, seconds = 0] = parts.map(Number)
  const total = hours * 3600 + minutes * 60 + seconds
  return minutes < 60 && seconds < 60 && total <= most ? total : undefined
}

/** Undefined where digits beyond microseconds are not zero. */
function microsOf(fraction: string): number | undefined {
  if (/[^0]/.test(fraction.slice(MICROSECOND_DIGITS))) return undefined
  return Number(fraction.slice(0, MICROSECOND_DIGITS).padEnd(MICROSECOND_DIGITS, '0'))
}

/** `+05:30` → 19800. */
function offsetSeconds(offset: string | undefined): number {
  if (offset === undefined || offset === 'Z') return 0
  const [hours = 0, minutes = 0, seconds = 0] = offset.slice(1).split(':').map(Number)
  const total = hours * 3600 + minutes * 60 + seconds
  return offset.startsWith('-') ? -total : total
}

/** Days since 1970 of a day of the calendar, whatever the year; NaN for another. */
function daysOf(year: number, month: number, day: number): number {
  if (!(month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month))) return Number.NaN
  const counted = month <= 2 ? year - 1 : year
  const cycle = Math.floor(counted / CYCLE_YEARS)
  const within = counted - cycle * CYCLE_YEARS
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  return cycle * CYCLE_DAYS + within * 365 + Math.floor(within / 4) - Math.floor(within / 100) + dayOfYear - EPOCH_DAYS
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}
