/** From the clause of a filter to what an editor shows. */
import { lookup } from '@querent/contract/lookup/index.ts'
import { bare, isReference } from '../clause.ts'
import type { Clause } from '../types.ts'
import { EXCLUDED_UNITS, type CompareOperator, type Dates, type FilterParts } from './parts.ts'

const NAMED_AMOUNTS: Readonly<Record<string, number>> = lookup({ current: 0, last: -1, next: 1 })
const WITHOUT_VALUE = new Set(['is-null', 'not-null', 'is-empty', 'not-empty'])
const ONE_VALUE = new Set(['<', '<=', '>', '>='])
const MANY_VALUES = new Set(['=', '!=', 'contains', 'does-not-contain', 'starts-with', 'ends-with'])
const DATE_OPERATORS: Readonly<Record<string, Dates['operator']>> = lookup({
  '=': 'on',
  '<': 'before',
  '>': 'after',
  between: 'between',
})
const ISO_DATE = /^\d{4}-\d{2}(?:-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?)?)?$/

/**
 * The parts of a filter, which {@link makeFilter} turns into a clause of the same meaning; null for what only the editor of
 * expressions can show.
 */
export function readFilter(clause: Clause): FilterParts | null {
  const [op, options, column, ...args] = clause
  if (!isReference(column)) return null
  if (op === 'time-interval') return readInterval(clause, column)
  if (op === 'relative-time-interval') {
    const [amount, unit, shift, shiftUnit] = args
    if (typeof amount !== 'number' || typeof shift !== 'number') return null
    const offset = { amount: shift, unit: String(shiftUnit) }
    return { kind: 'relative', column: bare(column), amount, unit: String(unit), offset }
  }
  if (op === 'inside') return readBox(column, args)
  if (!args.every(isPlain)) return null
  return readExclusion(op, column, args) ?? readDates(op, column, args) ?? readComparison(op, column, args, options)
}

function readInterval([, options, , given, unit]: Clause, column: Clause): FilterParts | null {
  const amount = typeof given === 'number' ? given : NAMED_AMOUNTS[String(given)]
  if (amount === undefined || typeof unit !== 'string') return null
  const isExtended = options['include-current'] === true && amount !== 0
  return { kind: 'relative', column: bare(column), amount, unit, ...(isExtended ? { includeCurrent: true } : {}) }
}

function readBox(latitude: Clause, [longitude, ...edges]: unknown[]): FilterParts | null {
  const [north, west, south, east] = edges
  if (!isReference(longitude) || typeof north !== 'number' || typeof west !== 'number') return null
  if (typeof south !== 'number' || typeof east !== 'number') return null
  return { kind: 'inside', latitude, longitude, north, west, south, east }
}

function readExclusion(op: string, column: Clause, values: unknown[]): FilterParts | null {
  const unit = EXCLUDED_UNITS.find((name) => name === column[1]['temporal-unit'])
  if (op !== '!=' || unit === undefined || values.length === 0) return null
  const numbers = values.filter((value) => typeof value === 'number')
  return numbers.length === values.length ? { kind: 'exclude', column: bare(column), unit, values: numbers } : null
}

function readDates(op: string, column: Clause, values: unknown[]): FilterParts | null {
  const operator = DATE_OPERATORS[op]
  const texts = values.filter((value) => typeof value === 'string').filter((value) => ISO_DATE.test(value))
  const count = operator === 'between' ? 2 : 1
  if (operator === undefined || texts.length !== values.length || texts.length !== count) return null
  // A text that looks like a date may be asked of a text column: only its type tells.
  const type = String(column[1]['effective-type'] ?? column[1]['base-type'] ?? 'type/Date')
  return /Date|Instant|Temporal/.test(type) ? { kind: 'dates', column, operator, values: texts } : null
}

function readComparison(op: string, column: Clause, values: unknown[], options: Clause[1]): FilterParts | null {
  const isFit =
    (WITHOUT_VALUE.has(op) && values.length === 0) ||
    (ONE_VALUE.has(op) && values.length === 1) ||
    (op === 'between' && values.length === 2) ||
    (MANY_VALUES.has(op) && values.length > 0)
  if (!isFit) return null
  const sensitive = options['case-sensitive'] === false ? { caseSensitive: false } : {}
  return { kind: 'compare', column, operator: op as CompareOperator, values, ...sensitive }
}

function isPlain(value: unknown): boolean {
  return value === null || typeof value !== 'object'
}
