/** The date and time patterns that a column's settings ask for, for texts and for spreadsheet formats. */
import type { FormatSettings } from './settings.ts'

const DEFAULT_DATE_STYLE = 'MMMM D, YYYY'
const DEFAULT_TIME_STYLE = 'h:mm A'

/** Pattern of the day, e.g. `MMMM D, YYYY` or `M-D-YYYY`. */
export function datePattern(settings: FormatSettings): string {
  let pattern = settings.date_style ?? DEFAULT_DATE_STYLE
  if (settings.date_separator) pattern = pattern.replaceAll('/', settings.date_separator)
  return settings.date_abbreviate ? abbreviated(pattern) : pattern
}

/** Pattern of the month: `MMMM, YYYY`, without a comma where the day has none, or the numeric form of a numeric style. */
export function monthPattern(settings: FormatSettings): string {
  const style = settings.date_style ?? DEFAULT_DATE_STYLE
  if (/MMM/.test(style)) {
    const comma = style.includes(', YYYY') ? ',' : ''
    return `${settings.date_abbreviate ? 'MMM' : 'MMMM'}${comma} YYYY`
  }
  const separator = settings.date_separator ?? '/'
  return style.startsWith('YYYY') ? `YYYY${separator}M` : `M${separator}YYYY`
}

/** Pattern of the time of day; null where the settings show none. */
export function timePattern(settings: FormatSettings, unit: string | null): string | null {
  const enabled = settings.time_enabled === undefined ? precisionOf(unit) : settings.time_enabled
  if (enabled === null) return null
  const style = settings.time_style ?? DEFAULT_TIME_STYLE
  if (enabled === 'minutes') return style
  return style.replace('mm', enabled === 'seconds' ? 'mm:ss' : 'mm:ss.SSS')
}

function precisionOf(unit: string | null): 'minutes' | 'seconds' | 'milliseconds' {
  if (unit === 'second') return 'seconds'
  return unit === 'millisecond' ? 'milliseconds' : 'minutes'
}

function abbreviated(pattern: string): string {
  return pattern.replace('MMMM', 'MMM').replace('dddd', 'ddd')
}
