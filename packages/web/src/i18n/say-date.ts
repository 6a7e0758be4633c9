/** Dates in the words of the reader. */
import { locale, t } from './t.ts'

const ISO = /^(\d{4})-(\d{2})(?:-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?)?/
const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' }

/** A date in the words of the reader; null for a text that is none. */
export function sayDate(text: string, unit?: unknown): string | null {
  const found = ISO.exec(text)
  if (found === null) return null
  const [, year, month, day, hour] = found
  const date = new Date(`${year}-${month}-${day ?? '01'}T${hour === undefined ? '00:00' : text.slice(11, 16)}:00Z`)
  if (Number.isNaN(date.getTime())) return null
  const say = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale(), { ...options, timeZone: 'UTC' }).format(date)
  if (unit === 'year') return say({ year: 'numeric' })
  if (unit === 'quarter') return t('Q{quarter} {year}', { quarter: Math.floor(date.getUTCMonth() / 3) + 1, year })
  if (unit === 'month' || day === undefined) return say({ month: 'long', year: 'numeric' })
  if (unit === 'week') return t('week of {date}', { date: say(DAY) })
  return hour === undefined ? say(DAY) : say({ ...DAY, hour: '2-digit', minute: '2-digit' })
}
