/** Random aggregations. */
import type { Kind } from '../data-set.ts'
import { isExact, type Clauses, type Draw } from './clauses.ts'

export interface Aggregation {
  clause: unknown
  kind: Kind
}

export function randomAggregation(draw: Draw, clauses: Clauses): Aggregation {
  const countable = (): unknown => draw.pick(clauses.columns).ref
  const exact = (): unknown => {
    const columns = clauses.columns.filter(isExact)
    return columns.length > 0 ? draw.pick(columns).ref : clauses.integer(0)
  }
  const choices: (() => Aggregation)[] = [
    () => ({ clause: ['count'], kind: 'integer' }),
    () => ({ clause: ['count', countable()], kind: 'integer' }),
    () => ({ clause: ['distinct', exact()], kind: 'integer' }),
    () => ({ clause: ['sum', clauses.number(1)], kind: 'float' }),
    () => ({ clause: ['avg', clauses.number(1)], kind: 'float' }),
    () => ({ clause: [draw.pick(['min', 'max']), clauses.integer(1)], kind: 'integer' }),
    () => ({ clause: [draw.pick(['min', 'max']), clauses.date(0)], kind: 'date' }),
    () => ({ clause: [draw.pick(['stddev', 'var', 'median']), clauses.integer(0)], kind: 'float' }),
    () => ({ clause: ['percentile', clauses.number(0), draw.pick([0, 0.25, 0.9, 1])], kind: 'float' }),
    () => ({ clause: ['count-where', clauses.filter(1)], kind: 'integer' }),
    () => ({ clause: ['sum-where', clauses.integer(1), clauses.filter(1)], kind: 'integer' }),
    () => ({ clause: ['distinct-where', clauses.integer(0), clauses.filter(1)], kind: 'integer' }),
    () => ({ clause: ['share', clauses.filter(1)], kind: 'float' }),
    () => ({ clause: [draw.pick(['+', '-', '*', '/']), ['sum', clauses.integer(0)], ['count']], kind: 'float' }),
    () => ({ clause: ['coalesce', ['sum', clauses.integer(0)], ['count']], kind: 'integer' }),
  ]
  return draw.pick(choices)()
}

/** Over the rows of the result. */
export function runningAggregation(draw: Draw, clauses: Clauses): Aggregation {
  const choices: (() => Aggregation)[] = [
    () => ({ clause: ['cum-count'], kind: 'integer' }),
    () => ({ clause: ['cum-sum', clauses.integer(1)], kind: 'integer' }),
    () => ({ clause: ['cum-sum', clauses.number(0)], kind: 'float' }),
    () => ({ clause: ['offset', {}, ['sum', clauses.integer(0)], draw.pick([-1, 1, -2])], kind: 'integer' }),
    () => ({ clause: ['-', ['count'], ['offset', {}, ['count'], -1]], kind: 'float' }),
  ]
  return draw.pick(choices)()
}
