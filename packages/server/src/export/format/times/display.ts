/** How dates and times are displayed (contract: exports, section 4). */
import { compilePattern, dateNames, weekdayOf } from './date-pattern.ts'
import { datePattern, monthPattern, timePattern } from './date-style.ts'
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

const DAY_MS = 86_400_000

/** A part of what is shown, with the pattern it follows; undefined for a text that no pattern gives. */
export interface DisplayPart {
  format: IsoFormatter
  pattern?: string
}

/** A day, or a day and its time with a comma between. */
export interface DayDisplay {
  day: DisplayPart
  time?: DisplayPart | undefined
}

/** How a temporal column is shown. */
export type TemporalDisplay = DayDisplay | { day?: undefined; time: DisplayPart }

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
