/** Date filters in words. */
import { locale, t } from '../../../i18n/t.ts'
import { parseDateValue, type DateUnit, type DateValue } from './date-value.ts'

/** What a filter's text says to a reader; a text that is no date stays as it is. */
export function dateSentence(text: string): string {
  const value = parseDateValue(text)
  return value === undefined ? text : sentenceOf(value)
}

function sentenceOf(value: DateValue): string {
  switch (value.kind) {
    case 'relative': {
      const { direction, count, unit, isCurrentIn, offset } = value
      const span = direction === 'past' ? previous(count, unit) : next(count, unit)
      const whole = isCurrentIn ? t('{span} and the current one', { span }) : span
      return offset === undefined
        ? whole
        : t('{span}, counted from {count} {unit} ago', {
            span: whole,
            count: offset.count,
            unit: unitWord(offset.unit),
          })
    }
    case 'current':
      return value.unit === 'day' ? t('Today') : t('This {unit}', { unit: unitWord(value.unit) })
    case 'range':
      return rangeSentence(value.from, value.to)
    case 'month':
      return written(`${value.year}-${String(value.month).padStart(2, '0')}-01`, { month: 'long', year: 'numeric' })
    case 'quarter':
      return t('Q{quarter} {year}', { quarter: value.quarter, year: String(value.year) })
    case 'exclude':
      return t('Without {values}', { values: value.values.join(', ') })
  }
}

function rangeSentence(from: string | null, to: string | null): string {
  if (from === null) return t('Until {date}', { date: dayText(to ?? '') })
  if (to === null) return t('Since {date}', { date: dayText(from) })
  return from === to ? dayText(from) : t('{from} – {to}', { from: dayText(from), to: dayText(to) })
}

function previous(count: number, unit: DateUnit): string {
  switch (unit) {
    case 'minute':
      return t('{count, plural, one {Previous minute} other {Previous # minutes}}', { count })
    case 'hour':
      return t('{count, plural, one {Previous hour} other {Previous # hours}}', { count })
    case 'day':
      return t('{count, plural, one {Yesterday} other {Previous # days}}', { count })
    case 'week':
      return t('{count, plural, one {Previous week} other {Previous # weeks}}', { count })
    case 'month':
      return t('{count, plural, one {Previous month} other {Previous # months}}', { count })
    case 'quarter':
      return t('{count, plural, one {Previous quarter} other {Previous # quarters}}', { count })
    case 'year':
      return t('{count, plural, one {Previous year} other {Previous # years}}', { count })
  }
}

function next(count: number, unit: DateUnit): string {
  switch (unit) {
    case 'minute':
      return t('{count, plural, one {Next minute} other {Next # minutes}}', { count })
    case 'hour':
      return t('{count, plural, one {Next hour} other {Next # hours}}', { count })
    case 'day':
      return t('{count, plural, one {Tomorrow} other {Next # days}}', { count })
    case 'week':
      return t('{count, plural, one {Next week} other {Next # weeks}}', { count })
    case 'month':
      return t('{count, plural, one {Next month} other {Next # months}}', { count })
    case 'quarter':
      return t('{count, plural, one {Next quarter} other {Next # quarters}}', { count })
    case 'year':
      return t('{count, plural, one {Next year} other {Next # years}}', { count })
  }
}

/** For use within a sentence. */
export function unitWord(unit: string): string {
  const words: Readonly<Record<string, string>> = {
    minute: t('minute'),
    hour: t('hour'),
    day: t('day'),
    week: t('week'),
    month: t('month'),
    quarter: t('quarter'),
    year: t('year'),
  }
  return words[unit] ?? unit
}

function dayText(text: string): string {
  const [day = '', time = ''] = text.split('T')
  const shown = written(day, { day: 'numeric', month: 'short', year: 'numeric' })
  return time === '' ? shown : `${shown}, ${time.slice(0, 5)}`
}

/** A day as the calendar on the wall has it, whatever zone the reader is in. */
function written(day: string, style: Intl.DateTimeFormatOptions): string {
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return day
  return new Intl.DateTimeFormat(locale(), { ...style, timeZone: 'UTC' }).format(date)
}
