/** Aggregations and sorting as words. */
import { t } from '../../../i18n/t.ts'
import { idOf, isClause, isReference } from '../clause.ts'
import type { Clause, Column } from '../types.ts'
import { sayBucketed, sayFormula } from './say-column.ts'
import { sayFilter } from './say-filter.ts'

/** Such as `Sum of Total`; the name that it was given, if any. */
export function sayAggregation(clause: Clause, columns: readonly Column[]): string {
  const [op, options, ...args] = clause
  const given = options['display-name']
  if (typeof given === 'string') return given
  const [first, second] = args
  const column =
    first === undefined ? '' : isReference(first) ? sayBucketed(first, columns) : sayFormula(first, columns)
  const filter = (value: unknown) => (isClause(value) ? sayFilter(value, columns) : '')
  switch (op) {
    case 'count':
      return first === undefined ? t('Count') : t('Count of {column}', { column })
    case 'cum-count':
      return t('Cumulative count')
    case 'sum':
      return t('Sum of {column}', { column })
    case 'cum-sum':
      return t('Cumulative sum of {column}', { column })
    case 'avg':
      return t('Average of {column}', { column })
    case 'distinct':
      return t('Distinct values of {column}', { column })
    case 'min':
      return t('Min of {column}', { column })
    case 'max':
      return t('Max of {column}', { column })
    case 'median':
      return t('Median of {column}', { column })
    case 'percentile':
      return t('{percent}th percentile of {column}', { percent: Number(second) * 100, column })
    case 'stddev':
      return t('Standard deviation of {column}', { column })
    case 'var':
      return t('Variance of {column}', { column })
    case 'count-where':
      return t('Count where {filter}', { filter: filter(first) })
    case 'share':
      return t('Share where {filter}', { filter: filter(first) })
    case 'sum-where':
      return t('Sum of {column} where {filter}', { column, filter: filter(second) })
    case 'distinct-where':
      return t('Distinct values of {column} where {filter}', { column, filter: filter(second) })
    case 'metric':
      return t('Metric {id}', { id: first })
    default:
      return sayFormula(clause, columns)
  }
}

/** Such as `Total, descending`. */
export function sayOrder(
  [direction, , ref]: Clause,
  columns: readonly Column[],
  aggregations: readonly Clause[] = [],
): string {
  const target =
    isReference(ref) && ref[0] === 'aggregation' ? aggregations.find((one) => idOf(one) === ref[2]) : undefined
  const name = target === undefined ? sayFormula(ref, columns) : sayAggregation(target, columns)
  return direction === 'desc' ? t('{column}, descending', { column: name }) : t('{column}, ascending', { column: name })
}
