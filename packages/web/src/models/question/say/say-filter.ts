/** Filters as sentences. */
import { t } from '../../../i18n/t.ts'
import { nextSpan, previousSpan, spanOf, thisUnit } from '../../../i18n/units.ts'
import { isClause } from '../clause.ts'
import { readFilter, type Compare, type Dates, type Relative } from '../filter/index.ts'
import type { Clause, Column } from '../types.ts'
import { sayColumn, sayFormula } from './say-column.ts'
import { sayValue, sayValues } from './say-value.ts'

/**
 * Such as `Total is greater than 50`. `name` is that of the column where `columns` do not have it.
 */
export function sayFilter(clause: Clause, columns: readonly Column[], name?: string): string {
  const [op, , ...args] = clause
  if (op === 'and' || op === 'or') {
    const parts = args.filter(isClause).map((part) => sayFilter(part, columns, name))
    return parts.join(op === 'and' ? t(' and ') : t(' or '))
  }
  if (op === 'not' && isClause(args[0])) return t('not: {filter}', { filter: sayFilter(args[0], columns, name) })
  const parts = readFilter(clause)
  if (parts === null) return sayFormula(clause, columns)
  if (parts.kind === 'inside') return t('On the map: between {south}° and {north}°, {west}° and {east}°', edges(parts))
  const said = sayColumn(parts.column, columns)
  const column = name !== undefined && said === t('Unknown column') ? name : said
  switch (parts.kind) {
    case 'compare':
      return sayCompare(parts, column)
    case 'relative':
      return sayRelative(parts, column)
    case 'dates':
      return sayDates(parts, column)
    case 'exclude':
      return t('{column} is not in {values}', {
        column,
        values: parts.values.map((value) => sayValue(value, parts.unit)).join(', '),
      })
  }
}

function edges({ south, north, west, east }: { south: number; north: number; west: number; east: number }) {
  return { south, north, west, east }
}

function sayCompare({ operator, column: ref, values }: Compare, column: string): string {
  const unit = ref[1]['temporal-unit']
  const value = sayValues(values, unit)
  const isEmpty = values.length === 1 && values[0] === null
  switch (operator) {
    case '=':
      return isEmpty ? t('{column} is empty', { column }) : t('{column} is {value}', { column, value })
    case '!=':
      return isEmpty ? t('{column} is not empty', { column }) : t('{column} is not {value}', { column, value })
    case '<':
      return t('{column} is less than {value}', { column, value })
    case '<=':
      return t('{column} is at most {value}', { column, value })
    case '>':
      return t('{column} is greater than {value}', { column, value })
    case '>=':
      return t('{column} is at least {value}', { column, value })
    case 'between':
      return t('{column} is between {low} and {high}', {
        column,
        low: sayValue(values[0], unit),
        high: sayValue(values[1], unit),
      })
    case 'contains':
      return t('{column} contains {value}', { column, value })
    case 'does-not-contain':
      return t('{column} does not contain {value}', { column, value })
    case 'starts-with':
      return t('{column} starts with {value}', { column, value })
    case 'ends-with':
      return t('{column} ends with {value}', { column, value })
    case 'is-null':
    case 'is-empty':
      return t('{column} is empty', { column })
    case 'not-null':
    case 'not-empty':
      return t('{column} is not empty', { column })
  }
}

function sayRelative({ amount, unit, includeCurrent, offset }: Relative, column: string): string {
  const count = Math.abs(amount)
  const said =
    amount === 0
      ? t('{column} is in {span}', { column, span: thisUnit(unit) })
      : t('{column} is in the {span}', { column, span: amount < 0 ? previousSpan(count, unit) : nextSpan(count, unit) })
  if (offset !== undefined) {
    const shift = { said, span: spanOf(Math.abs(offset.amount), offset.unit) }
    return offset.amount < 0 ? t('{said}, {span} earlier', shift) : t('{said}, {span} later', shift)
  }
  return includeCurrent === true ? t('{said} or {current}', { said, current: thisUnit(unit) }) : said
}

function sayDates({ operator, column: ref, values }: Dates, column: string): string {
  const unit = ref[1]['temporal-unit']
  const [date, end] = values.map((value) => sayValue(value, unit))
  switch (operator) {
    case 'on':
      return t('{column} is {value}', { column, value: date })
    case 'before':
      return t('{column} is before {date}', { column, date })
    case 'after':
      return t('{column} is after {date}', { column, date })
    case 'between':
      return t('{column} is from {date} to {end}', { column, date, end })
  }
}
