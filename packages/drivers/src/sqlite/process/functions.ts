/**
 * SQL functions that SQLite lacks, defined on every connection. Arguments that are NULL give NULL.
 *
 * | function | gives |
 * |---|---|
 * | `regexp(pattern, text)`, also `text REGEXP pattern` | 1 when the pattern is found in the text, else 0 |
 * | `querent_regex_match_first(text, pattern, group)` | the first match, or the group of that number in it; NULL when there is none |
 * | `querent_lower(text)`, `querent_upper(text)` | as `lower` and `upper`, for all letters and not only A to Z |
 * | `querent_split_part(text, delimiter, position)` | the part at a one-based position; empty text beyond the last |
 * | `querent_number_text(x)` | the shortest digits of a number; without an exponent from 1e-15 up to 1e21 |
 * | `querent_whole_text(x)` | the same of a whole number, never with an exponent |
 * | `querent_integer(text)` | the text's number, rounded; NULL beyond 64 bits |
 * | `querent_decimal(x)` | the decimal of few digits that a float stands for; other floats as they are |
 * | `querent_wide(high, low, rest)` | `high * 2^32 + low`; as text beyond 64 bits; with a rest that is not 0, a float that holds it too |
 * | `querent_convert_timezone(text, from, to)` | the wall time in zone `to` of a wall time in zone `from`, as `2024-03-05 10:20:30`; a text with an offset of its own needs no `from`; NULL when the text is no date |
 * | `querent_truncate_instant(text, unit, zone)` | the start of the `minute` or `hour` that clocks in the zone show, in UTC, as `2024-03-05 10:20:00Z`; a text without an offset is UTC |
 * | `querent_moment(x)` | what a number in a column of dates or times means, in UTC, as `2024-03-05 10:20:30.120`; NULL when it is none |
 * | `querent_stddev_pop(x)`, `querent_var_pop(x)` | standard deviation and variance of the population |
 *
 * Patterns are those of JavaScript, and may begin with flags: `(?i)`, `(?s)`, `(?m)`. A pattern that runs away is ended
 * with its process when the query is cancelled.
 *
 * SQLite itself has, in the build that comes with Node: `power ln log10 log2 exp sqrt floor ceil round sign mod`,
 * `median(x)`, `percentile_cont(x, p)` and `percentile_disc(x, p)` with p from 0 to 1.
 */
import type { DatabaseSync, SQLInputValue, SQLOutputValue } from 'node:sqlite'
import { lowerCase, upperCase } from '../../shared/letters.ts'
import { numberInstant } from '../cells.ts'
import { convertTimeZone, truncateInstant } from './zone-functions.ts'

type SqlFunction = (...values: SQLOutputValue[]) => SQLInputValue

/** Deterministic, out of reach of views and triggers in the file, and with exact 64-bit integers. */
const OPTIONS = { deterministic: true, directOnly: true, useBigIntArguments: true } as const

export function registerFunctions(connection: DatabaseSync): void {
  for (const [name, implementation] of Object.entries(FUNCTIONS)) {
    connection.function(name, { ...OPTIONS, varargs: false }, implementation)
  }
  for (const [name, finish] of Object.entries(MOMENTS)) {
    connection.aggregate<Float64Array>(name, {
      ...OPTIONS,
      start: () => new Float64Array(3),
      step: addMoment,
      result: ([count = 0, , squares = 0]) => finish(count, squares),
    })
  }
}

const FUNCTIONS: Readonly<Record<string, SqlFunction>> = {
  // SQLite takes the number of arguments from the function's own.
  regexp: (pattern, text) => ifPresent([pattern, text], () => Number(compile(String(pattern)).test(String(text)))),
  querent_regex_match_first: (text, pattern, group) =>
    ifPresent([text, pattern], () => compile(String(pattern)).exec(String(text))?.[Number(group)] ?? null),
  querent_lower: (text) => ifPresent([text], () => lowerCase(String(text))),
  querent_split_part: (text, delimiter, position) =>
    ifPresent([text, delimiter, position], () => String(text).split(String(delimiter))[Number(position) - 1] ?? ''),
  querent_upper: (text) => ifPresent([text], () => upperCase(String(text))),
  querent_number_text: (value) => ifPresent([value], () => numberText(value, { from: -15, to: 20 })),
  querent_whole_text: (value) => ifPresent([value], () => numberText(value, { from: 0, to: 308 })),
  querent_integer: (text) => ifPresent([text], () => wholeNumber(String(text).trim())),
  querent_decimal: (value) => (typeof value === 'number' ? shortDecimal(value) : (value ?? null)),
  querent_wide(high, low, rest) {
    if (typeof high !== 'bigint' || typeof low !== 'bigint') return null
    const whole = high * 2n ** 32n + low
    return rest === 0 ? asText(whole) : Number(whole) + Number(rest)
  },
  querent_moment: (value) => (typeof value === 'bigint' || typeof value === 'number' ? moment(value) : null),
  querent_convert_timezone: (text, from, to) =>
    ifPresent([text, to], () => convertTimeZone(String(text), from === null ? undefined : String(from), String(to))),
  querent_truncate_instant: (text, unit, zone) =>
    ifPresent([text, unit, zone], () => truncateInstant(String(text), String(unit), String(zone))),
}

function ifPresent(values: (SQLOutputValue | undefined)[], compute: () => SQLInputValue): SQLInputValue {
  return values.includes(null) ? null : compute()
}

const LEAST = -(2n ** 63n)
const MOST = 2n ** 63n - 1n

function asText(value: bigint): bigint | string {
  return value < LEAST || value > MOST ? value.toString() : value
}

const NUMBER = /^([+-]?)(\d*)\.?(\d*)(?:[eE]([+-]?\d+))?$/

/** Digit by digit, since a double would lose some; halves are rounded away from zero. */
function wholeNumber(text: string): bigint | null {
  const [, sign, whole = '', fraction = '', exponent = '0'] = NUMBER.exec(text) ?? []
  if (sign === undefined) return null
  const digits = BigInt(whole + fraction)
  const places = Number(exponent) - fraction.length
  const size =
    places < 0 ? (2n * digits + 10n ** BigInt(-places)) / (2n * 10n ** BigInt(-places)) : digits * 10n ** BigInt(places)
  const value = sign === '-' ? -size : size
  return value < LEAST || value > MOST ? null : value
}

const WITH_EXPONENT = /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/

/** @param plain Exponents that are not written as such. */
function numberText(value: SQLOutputValue | undefined, plain: { from: number; to: number }): string {
  const text = String(value)
  const [, sign = '', first = '', rest = '', exponent] = WITH_EXPONENT.exec(text) ?? []
  const places = Number(exponent)
  if (exponent === undefined || places < plain.from || places > plain.to) return text
  return places < 0
    ? `${sign}0.${'0'.repeat(-places - 1)}${first}${rest}`
    : `${sign}${first}${rest.padEnd(places, '0')}`
}

/** Amounts from here on need the sure digits before the point and the first two after it. */
const LARGE = 1e13

/** A decimal is told from other doubles by zeros after its last digit: in all digits, or in places after the point. */
function shortDecimal(value: number): number {
  if (Math.abs(value) >= LARGE) return value
  const rounded = Number(value.toPrecision(15))
  if (rounded === Number(value.toPrecision(13))) return rounded
  // What is left of a difference has fewer digits that are right.
  const placed = Number(value.toFixed(12))
  return placed !== 0 && placed === Number(value.toFixed(9)) ? placed : value
}

/** With milliseconds, as SQLite's own functions write it, so that texts sort by time. */
function moment(value: bigint | number): string | null {
  const instant = numberInstant(value)
  return instant === undefined
    ? null
    : `${instant.slice(0, 10)} ${instant.slice(11, 23).padEnd(9, '.').padEnd(12, '0')}`
}

const PATTERNS_KEPT = 100
const patterns = new Map<string, RegExp>()

function compile(pattern: string): RegExp {
  const known = patterns.get(pattern)
  if (known) return known
  if (patterns.size >= PATTERNS_KEPT) patterns.clear()
  const compiled = parsePattern(pattern)
  patterns.set(pattern, compiled)
  return compiled
}

/** Code points rather than UTF-16 units, unless the pattern has escapes that only the older syntax knows. */
function parsePattern(pattern: string): RegExp {
  const [, flags = '', body = pattern] = /^\(\?([ims]+)\)(.*)$/s.exec(pattern) ?? []
  try {
    return new RegExp(body, `${flags}u`)
  } catch {
    return new RegExp(body, flags)
  }
}

/** Welford's method: count, mean, and sum of squared distances from the mean. */
function addMoment(state: Float64Array, value: SQLOutputValue): Float64Array {
  if (value === null) return state
  const [count = 0, mean = 0, squares = 0] = state
  const number = Number(value)
  const distance = number - mean
  const nextMean = mean + distance / (count + 1)
  state[0] = count + 1
  state[1] = nextMean
  state[2] = squares + distance * (number - nextMean)
  return state
}

const MOMENTS: Readonly<Record<string, (count: number, squares: number) => number | null>> = {
  querent_var_pop: (count, squares) => (count < 1 ? null : squares / count),
  querent_stddev_pop: (count, squares) => (count < 1 ? null : Math.sqrt(squares / count)),
}
