import { findClause } from '../../clauses/clause.ts'
import type { Bound } from '../../model/bound.ts'
import { refuseAt, type StageDraft } from '../draft.ts'
import { boundKey } from '../../model/reference-base.ts'
import { said } from '../../said.ts'

/**
 * An aggregation is made of aggregation functions, constants, and breakouts, which are one value for each group.
 * @throws {QueryError} `invalid-query` when it holds no function, or a column of single rows.
 */
export function requireAggregated(value: Bound, draft: StageDraft, path: string): void {
  if (!aggregates(value)) refuseAt(path, 'An aggregation needs at least one aggregation function.')
  const groups = new Set(draft.breakouts.map((breakout) => boundKey(breakout.value)))
  if (ofRows(value, groups)) refuseAt(path, said('A column is outside the aggregation functions.'))
}

function aggregates(value: Bound): boolean {
  if (value.kind !== 'call') return false
  return isAggregate(value) || value.args.some(aggregates)
}

function isAggregate({ op }: Extract<Bound, { kind: 'call' }>): boolean {
  const role = findClause(op)?.role
  return role === 'aggregation' || role === 'window'
}

/** True when part of the value differs from row to row. */
function ofRows(value: Bound, groups: ReadonlySet<string>): boolean {
  switch (value.kind) {
    case 'literal':
    case 'temporal':
      return false
    case 'call': {
      const isClosed = isAggregate(value) && value.op !== 'offset'
      return !isClosed && !groups.has(boundKey(value)) && value.args.some((arg) => ofRows(arg, groups))
    }
    default:
      return !groups.has(boundKey(value))
  }
}
