/** How dates and times are displayed (contract: exports, section 4). */
import {
  compilePattern,
  dateNames,
  type IsoFormatter,
  quarterText,
  weekText,
  type Calendar,
  datePattern,
  monthPattern,
  timePattern,
  type FormatSettings,
} from '@querent/viz/format/index.ts'
import type { ColumnKind } from '../../types.ts'

/** What the display of a temporal column depends on. */
export interface TemporalColumn {
  kind: ColumnKind
  unit: string | null
  timeZone: string
  settings: FormatSettings
}

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
