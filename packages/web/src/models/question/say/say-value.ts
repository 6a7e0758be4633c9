/** Values of filters as words. */
import { sayDate } from '../../../i18n/say-date.ts'
import { locale, t } from '../../../i18n/t.ts'
import { isClause, isMap } from '../clause.ts'

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
