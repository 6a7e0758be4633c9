/** Units of time in the reader's words. Phrases are whole: other languages bend the words around a unit by its gender. */
import { locale, t } from './t.ts'

/** The name of a unit for a count of it, such as `weeks`. */
export function unitName(unit: string, count: number): string {
  switch (unit) {
    case 'millisecond':
      return t('{count, plural, one {millisecond} other {milliseconds}}', { count })
    case 'second':
      return t('{count, plural, one {second} other {seconds}}', { count })
    case 'minute':
      return t('{count, plural, one {minute} other {minutes}}', { count })
    case 'hour':
      return t('{count, plural, one {hour} other {hours}}', { count })
    case 'day':
      return t('{count, plural, one {day} other {days}}', { count })
    case 'week':
      return t('{count, plural, one {week} other {weeks}}', { count })
    case 'month':
      return t('{count, plural, one {month} other {months}}', { count })
    case 'quarter':
      return t('{count, plural, one {quarter} other {quarters}}', { count })
    case 'year':
      return t('{count, plural, one {year} other {years}}', { count })
    default:
      return unit.replaceAll('-', ' ')
  }
}

/** Such as `3 weeks`. */
export function spanOf(count: number, unit: string): string {
  return t('{count} {unit}', { count, unit: unitName(unit, count) })
}

/** Such as `this week`. */
export function thisUnit(unit: string): string {
  return t(
    '{unit, select, minute {this minute} hour {this hour} day {this day} week {this week} month {this month} quarter {this quarter} year {this year} other {this {unit}}}',
    { unit },
  )
}

/** Such as `previous week` or `previous 3 weeks`. */
export function previousSpan(count: number, unit: string): string {
  if (count !== 1) return t('previous {span}', { span: spanOf(count, unit) })
  return t(
    '{unit, select, minute {previous minute} hour {previous hour} day {previous day} week {previous week} month {previous month} quarter {previous quarter} year {previous year} other {previous {unit}}}',
    { unit },
  )
}

/** Such as `next week` or `next 3 weeks`. */
export function nextSpan(count: number, unit: string): string {
  if (count !== 1) return t('next {span}', { span: spanOf(count, unit) })
  return t(
    '{unit, select, minute {next minute} hour {next hour} day {next day} week {next week} month {next month} quarter {next quarter} year {next year} other {next {unit}}}',
    { unit },
  )
}

/** A unit as a heading, such as `Day of week`. */
export function unitTitle(unit: string): string {
  switch (unit) {
    case 'minute':
      return t('Minute')
    case 'hour':
      return t('Hour')
    case 'day':
      return t('Day')
    case 'week':
      return t('Week')
    case 'month':
      return t('Month')
    case 'quarter':
      return t('Quarter')
    case 'year':
      return t('Year')
    case 'minute-of-hour':
      return t('Minute of hour')
    case 'hour-of-day':
      return t('Hour of day')
    case 'day-of-week':
      return t('Day of week')
    case 'day-of-month':
      return t('Day of month')
    case 'day-of-year':
      return t('Day of year')
    case 'week-of-year':
      return t('Week of year')
    case 'month-of-year':
      return t('Month of year')
    case 'quarter-of-year':
      return t('Quarter of year')
    default:
      return capital(unit.replaceAll('-', ' '))
  }
}

/** The text with a large first letter, to begin a sentence with. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(locale()) + text.slice(1)
}
