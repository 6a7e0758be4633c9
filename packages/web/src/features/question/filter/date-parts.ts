/** Filters on dates of a column, as the form of dates has them. */
import type { DateFilter, DateUnit, ExcludedUnit } from '../../../filters/dates/index.ts'
import type { Clause, ExcludedUnit as ExcludedPart, FilterParts } from '../../../models/question/index.ts'

const EXCLUDED: Readonly<Record<ExcludedPart, ExcludedUnit>> = {
  'day-of-week': 'days',
  'month-of-year': 'months',
  'quarter-of-year': 'quarters',
  'hour-of-day': 'hours',
}

/** What the form shows; null where it begins afresh. @param weekStart From 0 for Sunday. */
export function datesOf(parts: FilterParts | null, weekStart: number): DateFilter | null {
  switch (parts?.kind) {
    case 'relative': {
      const { amount, unit, includeCurrent = false } = parts
      return { kind: 'relative', amount, unit: unit as DateUnit, includeCurrent, offset: null }
    }
    case 'dates': {
      const [first = null, second = null] = parts.values
      if (parts.operator === 'on') return first === null ? null : { kind: 'at', date: first }
      if (parts.operator === 'between') return { kind: 'range', start: first, end: second }
      return parts.operator === 'after'
        ? { kind: 'range', start: first, end: null }
        : { kind: 'range', start: null, end: first }
    }
    case 'exclude': {
      const values = parts.unit === 'day-of-week' ? parts.values.map((day) => fromMonday(day, weekStart)) : parts.values
      return { kind: 'exclude', unit: EXCLUDED[parts.unit], values: values.toSorted((one, other) => one - other) }
    }
    default:
      return null
  }
}

/** The filter of the form on a column; null for what only parameters have. */
export function partsOf(filter: DateFilter, column: Clause, weekStart: number): FilterParts | null {
  switch (filter.kind) {
    case 'relative': {
      const { amount, unit, includeCurrent } = filter
      return { kind: 'relative', column, amount, unit, ...(includeCurrent && { includeCurrent }) }
    }
    case 'at':
      return { kind: 'dates', column, operator: 'on', values: [filter.date] }
    case 'range':
      return rangeParts(filter, column)
    case 'exclude': {
      const unit = PARTS.find((one) => EXCLUDED[one] === filter.unit) ?? 'day-of-week'
      const values = unit === 'day-of-week' ? filter.values.map((day) => inWeek(day, weekStart)) : filter.values
      return { kind: 'exclude', column, unit, values }
    }
    default:
      return null
  }
}

const PARTS: readonly ExcludedPart[] = ['day-of-week', 'month-of-year', 'quarter-of-year', 'hour-of-day']

function rangeParts({ start, end }: Extract<DateFilter, { kind: 'range' }>, column: Clause): FilterParts | null {
  if (start === null) return end === null ? null : { kind: 'dates', column, operator: 'before', values: [end] }
  if (end === null) return { kind: 'dates', column, operator: 'after', values: [start] }
  return { kind: 'dates', column, operator: 'between', values: [start, end] }
}

/** Columns count the days of a week from its first day, the form from Monday; both from 1. */
const inWeek = (day: number, weekStart: number): number => (((day % 7) - weekStart + 7) % 7) + 1
const fromMonday = (day: number, weekStart: number): number => ((day - 1 + weekStart + 6) % 7) + 1
