/** Which measures can be taken apart, and the clauses that add them up for a period. */
import { invalidField } from '@querent/contract'
import { isList, type Clause } from './clause.ts'
import { Decimal } from './decompose/decimal.ts'
import type { PeriodSum } from './decompose/period.ts'

export interface Measure {
  kind: 'count' | 'sum' | 'average' | 'share'
  /** Clauses that add up the rows for which a condition holds. */
  clauses(period: Clause): Clause[]
  /** What the cells of those clauses come to. */
  read(cells: readonly unknown[]): PeriodSum
  /** What one row adds, where rows add different amounts; of those for which the condition holds. */
  ofRow: { value: unknown; condition: unknown } | null
}

const NOT_SUPPORTED = 'Only counts, sums, averages and shares can be explained.'

/** True when the parts of values add up as sums do, and not as averages. */
export function isSum({ kind }: Measure): boolean {
  return kind === 'count' || kind === 'sum'
}

/** @param clause An aggregation in the older form. @throws {ApiError} 400 for one that does not add up. */
export function measureOf(clause: unknown): Measure {
  const [op, first, second] = isList(clause) ? clause : []
  if (op === 'aggregation-options' || op === 'named') return measureOf(first)
  if (op === 'count') return counted(first === undefined ? null : ['not-null', first])
  if (op === 'count-where') return counted(first)
  if (op === 'sum') return summed('sum', first, null)
  if (op === 'sum-where') return summed('sum', first, second)
  if (op === 'avg') return summed('average', first, null)
  if (op === 'share') return shared(first)
  throw invalidField('aggregation', NOT_SUPPORTED)
}

function counted(condition: unknown): Measure {
  return {
    kind: 'count',
    clauses: (period) => [['count-where', both(period, condition)]],
    read: ([count]) => ofCount(count, count),
    ofRow: null,
  }
}

/** Of rows without a value nothing is added up. */
function summed(kind: 'sum' | 'average', value: unknown, condition: unknown): Measure {
  return {
    kind,
    clauses(period) {
      const rows = both(period, condition)
      return [
        ['sum-where', value, rows],
        ['count-where', both(rows, ['not-null', value])],
        ['sum-where', ['power', value, 2], rows],
      ]
    },
    read: ([sum, rows, squares]) => ({ sum: Decimal.of(sum), rows: Number(rows ?? 0), squares: Number(squares ?? 0) }),
    ofRow: { value, condition },
  }
}

function shared(condition: unknown): Measure {
  return {
    kind: 'share',
    clauses: (period) => [
      ['count-where', both(period, condition)],
      ['count-where', period],
    ],
    read: ([count, rows]) => ofCount(count, rows),
    ofRow: null,
  }
}

function ofCount(count: unknown, rows: unknown): PeriodSum {
  return { sum: Decimal.of(count), rows: Number(rows ?? 0), squares: Number(count ?? 0) }
}

export function both(one: Clause, other: unknown): Clause {
  return other === null || other === undefined ? one : ['and', one, other]
}
