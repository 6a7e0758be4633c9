/**
 * Patterns such as `MMMM D, YYYY` and `h:mm A`, compiled once per column into slices of the ISO text: no date objects
 * and no `Intl` per cell.
 */
import { intlLocale } from './locale.ts'

/** Gives the displayed text of `YYYY-MM-DDTHH:MM:SS`, with or without a fraction. */
export type IsoFormatter = (iso: string) => string

const TOKENS = /YYYY|YY|MMMM|MMM|MM|M|DD|D|dddd|ddd|HH|H|hh|h|mm|ss|SSS|A|[^YMDdHhmsSA]+|./g

/** The pieces of a pattern: tokens as above and the text between them. */
export function patternPieces(pattern: string): string[] {
  return pattern.match(TOKENS) ?? []
}

/** What of a time its text depends on. */
export function patternReads(pattern: string): { day: boolean; time: boolean; seconds: boolean } {
  const pieces = patternPieces(pattern)
  return {
    day: pieces.some((piece) => /^[YMDd]/.test(piece)),
    time: pieces.some((piece) => /^[HhmsSA]/.test(piece)),
    seconds: pieces.some((piece) => /^[sS]/.test(piece)),
  }
}

/** Compiles a pattern. Letters that are no token stand for themselves. */
export function compilePattern(pattern: string, names: DateNames): IsoFormatter {
  const parts = patternPieces(pattern).map((piece) => compilePiece(piece, names))
  return (iso) => {
    let text = ''
    for (const part of parts) text += part(iso)
    return text
  }
}

function compilePiece(piece: string, names: DateNames): IsoFormatter {
  switch (piece) {
    case 'YYYY':
      return (iso) => iso.slice(0, 4)
    case 'YY':
      return (iso) => iso.slice(2, 4)
    case 'MMMM':
      return (iso) => names.months[number(iso, 5) - 1] ?? ''
    case 'MMM':
      return (iso) => names.shortMonths[number(iso, 5) - 1] ?? ''
    case 'MM':
      return (iso) => iso.slice(5, 7)
    case 'M':
      return (iso) => String(number(iso, 5))
    case 'DD':
      return (iso) => iso.slice(8, 10)
    case 'D':
      return (iso) => String(number(iso, 8))
    case 'dddd':
      return (iso) => names.weekdays[weekdayOf(iso)] ?? ''
    case 'ddd':
      return (iso) => names.shortWeekdays[weekdayOf(iso)] ?? ''
    default:
      return compileTimePiece(piece)
  }
}

function compileTimePiece(piece: string): IsoFormatter {
  switch (piece) {
    case 'HH':
      return (iso) => iso.slice(11, 13)
    case 'H':
      return (iso) => String(number(iso, 11))
    case 'hh':
      return (iso) => String(number(iso, 11) % 12 || 12).padStart(2, '0')
    case 'h':
      return (iso) => String(number(iso, 11) % 12 || 12)
    case 'mm':
      return (iso) => iso.slice(14, 16)
    case 'ss':
      return (iso) => iso.slice(17, 19)
    case 'SSS':
      return (iso) => iso.slice(20, 23).padEnd(3, '0')
    case 'A':
      return (iso) => (number(iso, 11) < 12 ? 'AM' : 'PM')
    default:
      return () => piece
  }
}

/** The two digits at `start`. */
function number(iso: string, start: number): number {
  return (iso.charCodeAt(start) - 48) * 10 + iso.charCodeAt(start + 1) - 48
}

/** 0 = Sunday … 6 = Saturday. */
export function weekdayOf(iso: string): number {
  return new Date(`${iso.slice(0, 10)}T00:00:00Z`).getUTCDay()
}

/** Names of months (January first) and days (Sunday first). */
export interface DateNames {
  months: readonly string[]
  shortMonths: readonly string[]
  weekdays: readonly string[]
  shortWeekdays: readonly string[]
}

const namesOf = new Map<string, DateNames>()
/** Locales come from settings and addresses: there are few, but anybody may write one. */
const MOST_LOCALES = 64

/** The names in a language. Formats for dates are made by the dozen, and each set of names takes milliseconds. */
export function dateNames(locale: string): DateNames {
  const known = namesOf.get(locale)
  if (known !== undefined) return known
  const names = makeNames(locale)
  if (namesOf.size >= MOST_LOCALES) namesOf.clear()
  namesOf.set(locale, names)
  return names
}

function makeNames(locale: string): DateNames {
  const name = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(intlLocale(locale), { ...options, timeZone: 'UTC' })
    return (day: number) => format.format(day * 86_400_000)
  }
  // 1970 began on a Thursday: day 3 is a Sunday. The 15th of each month is day 14 + 31 × month at the most 3 days off.
  const month = (format: (day: number) => string) =>
    Array.from({ length: 12 }, (_, i) => format(14 + Math.round(i * 30.4)))
  const weekday = (format: (day: number) => string) => Array.from({ length: 7 }, (_, i) => format(3 + i))
  return {
    months: month(name({ month: 'long' })),
    shortMonths: month(name({ month: 'short' })),
    weekdays: weekday(name({ weekday: 'long' })),
    shortWeekdays: weekday(name({ weekday: 'short' })),
  }
}
