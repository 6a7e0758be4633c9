import { findClause } from '../clauses/clause.ts'
import type { Call, Expr } from '../model/query.ts'

/** All filters as one; undefined for none. */
export function conjunction(filters: readonly Expr[], path: string): Expr | undefined {
  if (filters.length < 2) return filters[0]
  return { kind: 'call', op: 'and', args: [...filters], options: {}, path }
}

/** The aggregation with every aggregate function seeing only the rows that meet the condition. */
export function conditional(expr: Expr, condition: Expr): Expr {
  if (expr.kind !== 'call') return expr
  const role = findClause(expr.op)?.role
  const isAggregate = role === 'aggregation' || (role === 'window' && expr.op !== 'offset')
  if (!isAggregate) return { ...expr, args: expr.args.map((arg) => conditional(arg, condition)) }
  const make = (op: string, ...args: Expr[]): Call => ({ ...expr, op, args })
  const [first, second] = expr.args
  if (!first) {
    if (expr.op === 'cum-count') return make('cum-sum', make('case', condition, number(1), number(0)))
    return make('count-where', condition)
  }
  switch (expr.op) {
    case 'count-where':
      return make('count-where', make('and', first, condition))
    case 'share':
      return make('/', make('count-where', make('and', first, condition)), make('count-where', condition))
    case 'sum-where':
    case 'distinct-where':
      return make(expr.op, first, second ? make('and', second, condition) : condition)
    default:
      return { ...expr, args: [make('case', condition, first), ...expr.args.slice(1)] }
  }
}

function number(value: number): Expr {
  return { kind: 'literal', value, type: null, options: {} }
}
