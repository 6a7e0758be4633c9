/** Dates, times and their parts as displayed (contract: exports, section 4). */
import { compilePattern, dateNames, weekdayOf } from './date-pattern.ts'
import { datePattern, monthPattern, timePattern } from './date-style.ts'
import { zoneShifter } from './zone.ts'
import type { ColumnKind } from '../column-kind.ts'
import type { IsoFormatter } from './date-pattern.ts'
import type { FormatSettings } from '../settings.ts'

/** What the display of a temporal column depends on. */
export interface TemporalColumn {
  kind: ColumnKind
  unit: string | null
  timeZone: string
  settings: FormatSettings
}

/** Language of names, and the first day of the week: 0 = Sunday … 6 = Saturday. */
export interface Calendar {
  locale: string
  weekStart: number
}

const DATE = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d|$)/
const TIME = /^\d\d:\d\d:\d\d/
const DAY_MS = 86_400_000

/** A part of what is shown, with the pattern it follows; undefined for a text that no pattern gives. */
export interface DisplayPart {
  format: IsoFormatter
  pattern?: string
}

/** How a temporal column is shown: its day, its time of day, or both with a comma between. */
export type TemporalDisplay =
  | { day: DisplayPart; time?: DisplayPart | undefined }
  | { day?: undefined; time: DisplayPart }

export function temporalDisplay({ kind, unit, settings }: TemporalColumn, calendar: Calendar): TemporalDisplay {
  const names = dateNames(calendar.locale)
  const compiled = (pattern: string): DisplayPart => ({ format: compilePattern(pattern, names), pattern })
  if (kind === 'time') return { time: compiled(timePattern(settings, unit) ?? 'h:mm A') }
  switch (unit) {
    case 'year':
      return { day: compiled('YYYY') }
    case 'quarter':
      return { day: { format: quarterText } }
    case 'month':
      return { day: compiled(monthPattern(settings)) }
    case 'week':
      return { day: { format: (iso) => weekText(iso, calendar.weekStart) } }
    default: {
      const time = kind === 'date' || unit === 'day' ? null : timePattern(settings, unit)
      return { day: compiled(datePattern(settings)), time: time === null ? undefined : compiled(time) }
    }
  }
}

/** Gives the displayed text of a temporal cell; texts of another form (`infinity`, years beyond 9999) unchanged. */
export function temporalFormatter(column: TemporalColumn, calendar: Calendar): (text: string) => string {
  const { day, time } = temporalDisplay(column, calendar)
  if (day === undefined) return (text) => (TIME.test(text) ? time.format(`1970-01-01T${text}`) : text)
  const format = time === undefined ? day.format : (iso: string) => `${day.format(iso)}, ${time.format(iso)}`
  const wallTime = column.kind === 'instant' ? zoneShifter(column.timeZone).wallTime : undefined
  return (text) => {
    if (!DATE.test(text)) return text
    return format(wallTime ? wallTime(text) : text)
  }
}

function quarterText(iso: string): string {
  return `Q${Math.ceil(Number(iso.slice(5, 7)) / 3)} - ${iso.slice(0, 4)}`
}

/**
 * Week 1 holds January 1st (contract: query-language, section 5), so a week that spans two years is the later one's.
 */
function weekText(iso: string, weekStart: number): string {
  const daysToEnd = 6 - ((weekdayOf(iso) - weekStart + 7) % 7)
  const end = new Date(Date.parse(`${iso.slice(0, 10)}T00:00:00Z`) + daysToEnd * DAY_MS)
  const dayOfYear = (end.getTime() - Date.UTC(end.getUTCFullYear(), 0, 1)) / DAY_MS + 1
  return `Week ${Math.ceil(dayOfYear / 7)} - ${end.getUTCFullYear()}`
}

/** Gives the name of an extracted part, e.g. `Tuesday` for 3; undefined for units whose number is shown. */
export function partFormatter(column: TemporalColumn, calendar: Calendar): ((part: number) => string) | undefined {
  const names = dateNames(calendar.locale)
  const isShort = column.settings.date_abbreviate === true
  const months = isShort ? names.shortMonths : names.months
  const weekdays = isShort ? names.shortWeekdays : names.weekdays
  switch (column.unit) {
    case 'day-of-week':
      return (part) => weekdays[(part - 1 + calendar.weekStart) % 7] ?? String(part)
    case 'day-of-week-iso':
      return (part) => weekdays[part % 7] ?? String(part)
    case 'month-of-year':
      return (part) => months[part - 1] ?? String(part)
    case 'quarter-of-year':
      return (part) => `Q${part}`
    case 'hour-of-day': {
      const format = compilePattern(column.settings.time_style?.startsWith('H') ? 'HH:00' : 'h A', names)
      return (part) =>
        part >= 0 && part < 24 ? format(`1970-01-01T${String(part).padStart(2, '0')}:00:00`) : String(part)
    }
    default:
      return undefined
  }
}
