/** From what an editor shows to the clause of a filter. */
import { bare, withOptions } from '../clause.ts'
import type { Clause } from '../types.ts'
import type { Compare, FilterParts, Relative } from './parts.ts'

const TEXT_OPERATORS = new Set(['contains', 'does-not-contain', 'starts-with', 'ends-with'])
const DATE_OPERATORS = { on: '=', before: '<', after: '>', between: 'between' } as const

/** The clause in the staged form. */
export function makeFilter(parts: FilterParts): Clause {
  switch (parts.kind) {
    case 'compare':
      return compare(parts)
    case 'relative':
      return relative(parts)
    case 'dates':
      return [DATE_OPERATORS[parts.operator], {}, parts.column, ...parts.values]
    case 'exclude':
      return ['!=', {}, withOptions(bare(parts.column), { 'temporal-unit': parts.unit }), ...parts.values]
    case 'inside': {
      const { latitude, longitude, north, west, south, east } = parts
      return ['inside', {}, latitude, longitude, north, west, south, east]
    }
  }
}

function compare({ operator, column, values, caseSensitive }: Compare): Clause {
  const options = TEXT_OPERATORS.has(operator) && caseSensitive === false ? { 'case-sensitive': false } : {}
  if (operator === 'between') {
    const [low = null, high = null] = values
    // A range that is open at an end is a comparison.
    if (low === null && high !== null) return ['<=', {}, column, high]
    if (high === null && low !== null) return ['>=', {}, column, low]
  }
  return [operator, options, column, ...values]
}

function relative({ column, amount, unit, includeCurrent, offset }: Relative): Clause {
  const ref = bare(column)
  if (offset !== undefined) return ['relative-time-interval', {}, ref, amount, unit, offset.amount, offset.unit]
  const options = includeCurrent === true && amount !== 0 ? { 'include-current': true } : {}
  return ['time-interval', options, ref, amount, unit]
}
