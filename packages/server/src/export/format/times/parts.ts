/** Names of extracted parts of dates and times (contract: exports, section 4). */
import { compilePattern, dateNames } from './date-pattern.ts'
import type { Calendar, TemporalColumn } from './display.ts'

/** Gives the name of an extracted part, e.g. `Tuesday` for 3; undefined for units whose number is shown. */
export function partName(
  { unit, settings }: Pick<TemporalColumn, 'unit' | 'settings'>,
  calendar: Calendar,
): ((part: number) => string) | undefined {
  if (!unit?.includes('-of-')) return undefined
  const names = dateNames(calendar.locale)
  const isShort = settings.date_abbreviate === true
  const months = isShort ? names.shortMonths : names.months
  const weekdays = isShort ? names.shortWeekdays : names.weekdays
  switch (unit) {
    case 'day-of-week':
      return (part) => weekdays[(part - 1 + calendar.weekStart) % 7] ?? String(part)
    case 'day-of-week-iso':
      return (part) => weekdays[part % 7] ?? String(part)
    case 'month-of-year':
      return (part) => months[part - 1] ?? String(part)
    case 'quarter-of-year':
      return (part) => `Q${part}`
    case 'hour-of-day': {
      const format = compilePattern(settings.time_style?.startsWith('H') ? 'HH:00' : 'h A', names)
      return (part) =>
        part >= 0 && part < 24 ? format(`1970-01-01T${String(part).padStart(2, '0')}:00:00`) : String(part)
    }
    default:
      return undefined
  }
}
