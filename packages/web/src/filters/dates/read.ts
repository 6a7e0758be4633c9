/** Date filters from the texts of parameters and addresses, and back (contract: query-language, section 15). */
import { DATE_UNITS, EXCLUDED, type DateFilter, type DateUnit, type ExcludedUnit } from './parts.ts'

const RELATIVE = /^(past|next)(\d{1,6})([a-z]+?)s?(~)?(?:-from-(\d{1,6})([a-z]+?)s?)?$/
const NAMED = /^(this|last|next)([a-z]+)$/
const QUARTER = /^q([1-4])-(\d{4})$/
const MONTH = /^\d{4}-(\d{2})$/
const DAY = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2})(?::(\d{2})(?::(\d{2})(?:\.\d+)?)?)?(?:Z|[+-]\d{2}:\d{2})?)?$/
const DAY_WORDS: Readonly<Record<string, number>> = { yesterday: -1, today: 0, tomorrow: 1 }
const UNITS: ReadonlySet<string> = new Set([...DATE_UNITS, 'second', 'millisecond'])

/** What the text says; null for one that says nothing, which the server would refuse. */
export function readDates(text: string): DateFilter | null {
  const trimmed = text.trim()
  const lower = trimmed.toLowerCase()
  return readRelative(lower) ?? readQuarter(lower) ?? readExclusion(text) ?? readEnds(trimmed)
}

/** The one text of a date filter; older clients keep, and write into links, the ends of a range of days as a list of two. */
export const datesText = (items: readonly unknown[]): string => items.slice(0, 2).map(String).join('~')

/** The text, for the value of a parameter. */
export function printDates(filter: DateFilter): string {
  switch (filter.kind) {
    case 'relative':
      return printRelative(filter)
    case 'at':
      return filter.date
    case 'month':
      return filter.month
    case 'quarter':
      return `Q${filter.quarter}-${String(filter.year).padStart(4, '0')}`
    case 'range':
      return `${filter.start ?? ''}~${filter.end ?? ''}`
    case 'exclude': {
      const { words, first } = EXCLUDED[filter.unit]
      return `exclude-${filter.unit}-${filter.values.map((value) => words[value - first]).join('-')}`
    }
  }
}

function printRelative({ amount, unit, includeCurrent, offset }: Extract<DateFilter, { kind: 'relative' }>): string {
  if (amount === 0) return unit === 'day' ? 'today' : `this${unit}`
  const from = offset === null ? '' : `-from-${offset.amount}${offset.unit}s`
  return `${amount < 0 ? 'past' : 'next'}${Math.abs(amount)}${unit}s${includeCurrent ? '~' : ''}${from}`
}

function readRelative(text: string): DateFilter | null {
  const day = Object.hasOwn(DAY_WORDS, text) ? DAY_WORDS[text] : undefined
  if (day !== undefined) return relative(day, 'day')
  const [, word, named = ''] = NAMED.exec(text) ?? []
  if (word !== undefined && isUnit(named)) return relative(word === 'this' ? 0 : word === 'last' ? -1 : 1, named)
  const [, direction, count = '', unit = '', current, away, awayUnit = ''] = RELATIVE.exec(text) ?? []
  if (direction === undefined || !isUnit(unit)) return null
  const amount = Number(count) * (direction === 'past' ? -1 : 1)
  if (away === undefined) return amount === 0 ? relative(0, unit) : relative(amount, unit, current !== undefined)
  if (!isUnit(awayUnit) || amount === 0) return null
  return { ...relative(amount, unit, current !== undefined), offset: { amount: Number(away), unit: awayUnit } }
}

function relative(amount: number, unit: DateUnit, includeCurrent = false) {
  return { kind: 'relative' as const, amount, unit, includeCurrent, offset: null }
}

function readQuarter(text: string): DateFilter | null {
  const [, quarter, year] = QUARTER.exec(text) ?? []
  return quarter === undefined ? null : { kind: 'quarter', year: Number(year), quarter: Number(quarter) }
}

function readExclusion(text: string): DateFilter | null {
  const [, unit = '', list = ''] = /^exclude-(days|months|quarters|hours)-(.+)$/.exec(text) ?? []
  if (unit === '') return null
  const { words, first } = EXCLUDED[unit as ExcludedUnit]
  const places = list.split('-').map((word) => words.indexOf(word))
  if (places.includes(-1)) return null
  return { kind: 'exclude', unit: unit as ExcludedUnit, values: places.map((place) => place + first) }
}

function readEnds(text: string): DateFilter | null {
  const [start = '', end, ...more] = text.split('~')
  if (more.length > 0) return null
  if (end === undefined) {
    if (isMonth(start)) return { kind: 'month', month: start }
    return isDay(start) ? { kind: 'at', date: start } : null
  }
  if (start === '' && end === '') return null
  if (![start, end].every((one) => one === '' || isMonth(one) || isDay(one))) return null
  return { kind: 'range', start: start === '' ? null : start, end: end === '' ? null : end }
}

function isUnit(text: string): text is DateUnit {
  return UNITS.has(text)
}

function isMonth(text: string): boolean {
  const [, month] = MONTH.exec(text) ?? []
  return month !== undefined && Number(month) >= 1 && Number(month) <= 12
}

/** True for a day that there is in the calendar, with a time of day or without. */
function isDay(text: string): boolean {
  const [, day, hour = '0', minute = '0', second = '0'] = DAY.exec(text) ?? []
  if (day === undefined || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return false
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}
