/**
 * Dates and times as text, by unit and style (contract: exports, section 4). Results come in the zone of the report, so
 * what a text says before its offset is what is shown: nothing is moved between zones here.
 */
import { compilePattern, dateNames, weekdayOf, type IsoFormatter } from './date-pattern.ts'
import { datePattern, monthPattern, timePattern } from './date-style.ts'
import type { ColumnKind } from '../data/index.ts'
import type { FormatSettings } from './settings.ts'

/** Language of names, and the first day of the week: 0 = Sunday … 6 = Saturday. */
export interface Calendar {
  locale: string
  weekStart: number
  /** Of a week and its year; `Week 52 - 2026` unless told. */
  weekText?(week: number, year: string): string
}

const DATE = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d|$)/
const TIME = /^\d\d:\d\d:\d\d/
const DAY_MS = 86_400_000

/** Gives the text of a date, a time or both; texts of another form (`infinity`, years beyond 9999) stay as they are. */
export function dateText(
  column: { kind: ColumnKind; unit: string | null; settings: FormatSettings },
  calendar: Calendar,
): (text: string) => string {
  const { kind, unit, settings } = column
  const names = dateNames(calendar.locale)
  if (kind === 'time') {
    const time = compilePattern(timePattern(settings, unit) ?? 'h:mm A', names)
    return (text) => (TIME.test(text) ? time(`1970-01-01T${text}`) : text)
  }
  const day = dayFormat(unit, settings, calendar)
  const hasTime = kind !== 'date' && !DAY_UNITS.has(unit ?? '')
  const pattern = hasTime ? timePattern(settings, unit) : null
  const time = pattern === null ? undefined : compilePattern(pattern, names)
  return (text) => {
    if (!DATE.test(text)) return text
    return time ? `${day(text)}, ${time(text)}` : day(text)
  }
}

const DAY_UNITS = new Set(['year', 'quarter', 'month', 'week', 'day'])

function dayFormat(unit: string | null, settings: FormatSettings, calendar: Calendar): IsoFormatter {
  const { locale, weekStart, weekText: say } = calendar
  const compiled = (pattern: string) => compilePattern(pattern, dateNames(locale))
  switch (unit) {
    case 'year':
      return compiled('YYYY')
    case 'quarter':
      return quarterText
    case 'month':
      return compiled(monthPattern(settings))
    case 'week':
      return (iso) => weekText(iso, weekStart, say)
    default:
      return compiled(datePattern(settings))
  }
}

/** `Q3 - 2026`. */
export function quarterText(iso: string): string {
  return `Q${Math.ceil(Number(iso.slice(5, 7)) / 3)} - ${iso.slice(0, 4)}`
}

/**
 * `Week 52 - 2026`. Week 1 holds January 1st (contract: query-language, section 5), so a week that spans two years is the
 * later one's.
 * @param weekStart 0 = Sunday … 6 = Saturday.
 */
export function weekText(
  iso: string,
  weekStart: number,
  say: (week: number, year: string) => string = (week, year) => `Week ${week} - ${year}`,
): string {
  const daysToEnd = 6 - ((weekdayOf(iso) - weekStart + 7) % 7)
  const end = new Date(Date.parse(`${iso.slice(0, 10)}T00:00:00Z`) + daysToEnd * DAY_MS)
  const dayOfYear = (end.getTime() - Date.UTC(end.getUTCFullYear(), 0, 1)) / DAY_MS + 1
  return say(Math.ceil(dayOfYear / 7), String(end.getUTCFullYear()))
}

/** Gives the name of an extracted part, e.g. `Tuesday` for 3; undefined for units whose number is shown. */
export function partText(
  unit: string | null,
  settings: FormatSettings,
  { locale, weekStart }: Calendar,
): ((part: number) => string) | undefined {
  if (!unit?.includes('-of-')) return undefined
  const names = dateNames(locale)
  const months = settings.date_abbreviate ? names.shortMonths : names.months
  const weekdays = settings.date_abbreviate ? names.shortWeekdays : names.weekdays
  switch (unit) {
    case 'day-of-week':
      return (part) => weekdays[(part - 1 + weekStart) % 7] ?? String(part)
    case 'day-of-week-iso':
      return (part) => weekdays[part % 7] ?? String(part)
    case 'month-of-year':
      return (part) => months[part - 1] ?? String(part)
    case 'quarter-of-year':
      return (part) => `Q${part}`
    case 'hour-of-day': {
      const hour = compilePattern(settings.time_style?.startsWith('H') ? 'HH:00' : 'h A', names)
      return (part) =>
        part >= 0 && part < 24 ? hour(`1970-01-01T${String(part).padStart(2, '0')}:00:00`) : String(part)
    }
    default:
      return undefined
  }
}
