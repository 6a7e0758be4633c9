/** Date filters in the words of the reader. */
import { sayDate } from '../../i18n/say-date.ts'
import { locale, t } from '../../i18n/t.ts'
import { capital, nextSpan, previousSpan, spanOf, thisUnit } from '../../i18n/units.ts'
import type { Days } from './days.ts'
import type { DateFilter, DateUnit, ExcludedUnit } from './parts.ts'
import { readDates } from './read.ts'

/** Such as `Previous 30 days`; a text that says nothing is given as it is. */
export function sayDatesText(text: string): string {
  const filter = readDates(text)
  return filter === null ? text : sayDates(filter)
}

export function sayDates(filter: DateFilter): string {
  switch (filter.kind) {
    case 'relative':
      return sayRelative(filter)
    case 'at':
      return say(filter.date)
    case 'month':
      return say(filter.month)
    case 'quarter':
      return t('Q{quarter} {year}', { quarter: filter.quarter, year: String(filter.year) })
    case 'range':
      return sayRange(filter)
    case 'exclude':
      return t('All but {values}', {
        values: filter.values.map((value) => sayExcluded(value, filter.unit)).join(t(', ')),
      })
  }
}

/** Such as `1 Sep – 30 Nov 2026`. */
export function sayDays({ start, end }: Days): string {
  if (start !== null && end !== null) {
    const format = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeZone: 'UTC' })
    return format.formatRange(new Date(`${start}T00:00Z`), new Date(`${end}T00:00Z`))
  }
  if (start !== null) return t('From {date} on', { date: say(start) })
  return end === null ? '' : t('Until {date}', { date: say(end) })
}

/** The name of an excluded day, month, quarter or hour. */
export function sayExcluded(value: number, unit: ExcludedUnit): string {
  const format = (options: Intl.DateTimeFormatOptions, time: number) =>
    new Intl.DateTimeFormat(locale(), { ...options, timeZone: 'UTC' }).format(time)
  switch (unit) {
    case 'days':
      // January 1st of 2024 was a Monday.
      return format({ weekday: 'long' }, Date.UTC(2024, 0, value))
    case 'months':
      return format({ month: 'long' }, Date.UTC(2024, value - 1, 1))
    case 'quarters':
      return t('Q{quarter}', { quarter: value })
    case 'hours':
      return format({ hour: 'numeric', minute: '2-digit' }, Date.UTC(2024, 0, 1, value))
  }
}

function sayRange({ start, end }: Extract<DateFilter, { kind: 'range' }>): string {
  if (end === null) return t('After {date}', { date: say(start ?? '') })
  if (start === null) return t('Before {date}', { date: say(end) })
  if (start === end) return say(start)
  const isDays = start.length === 10 && end.length === 10 && start < end
  return isDays ? sayDays({ start, end }) : t('{start} – {end}', { start: say(start), end: say(end) })
}

function sayRelative({ amount, unit, includeCurrent, offset }: Extract<DateFilter, { kind: 'relative' }>): string {
  const current = unit === 'day' ? t('today') : thisUnit(unit)
  if (amount === 0) return capital(current)
  const said = sayAround(amount, unit)
  const whole = includeCurrent ? t('{said} or {current}', { said, current }) : said
  if (offset === null) return whole
  const shift = { said: whole, span: spanOf(offset.amount, offset.unit) }
  return amount < 0 ? t('{said}, {span} earlier', shift) : t('{said}, {span} later', shift)
}

function sayAround(amount: number, unit: DateUnit): string {
  if (unit === 'day' && amount === -1) return t('Yesterday')
  if (unit === 'day' && amount === 1) return t('Tomorrow')
  return capital(amount < 0 ? previousSpan(-amount, unit) : nextSpan(amount, unit))
}

function say(date: string): string {
  return sayDate(date) ?? date
}
