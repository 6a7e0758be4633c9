/** Values of filters as words. */
import { locale, t } from '../../../../i18n/t.ts'
import { isClause, isMap } from '../clause.ts'

const ISO = /^(\d{4})-(\d{2})(?:-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?)?/
const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' }

/** @param unit That of the column, which the value is read in: `2024-03-01` is March 2024 among months. */
export function sayValue(value: unknown, unit?: unknown): string {
  if (value === null || value === undefined) return t('empty')
  if (typeof value === 'boolean') return value ? t('true') : t('false')
  if (typeof value === 'number')
    return typeof unit === 'string' ? sayPart(value, unit) : new Intl.NumberFormat(locale()).format(value)
  if (typeof value === 'bigint') return new Intl.NumberFormat(locale()).format(value)
  if (typeof value === 'string') return sayDate(value, unit) ?? value
  if (isClause(value) && value[0] === 'value') return sayValue(value[2], unit)
  return isMap(value) ? JSON.stringify(value) : String(value)
}

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

/** A part of dates by its number. Days of the week are left to the setting that begins the week. */
function sayPart(value: number, unit: string): string {
  if (unit === 'month-of-year') {
    return new Intl.DateTimeFormat(locale(), { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, value - 1, 1))
  }
  if (unit === 'quarter-of-year') return t('Q{quarter}', { quarter: value })
  if (unit === 'hour-of-day') return t('{hour}:00', { hour: String(value).padStart(2, '0') })
  return String(value)
}

/** Two values with a comma, more with their number. */
export function sayValues(values: readonly unknown[], unit?: unknown): string {
  if (values.length <= 2) return values.map((value) => sayValue(value, unit)).join(t(' or '))
  return t('{count} values', { count: values.length })
}
