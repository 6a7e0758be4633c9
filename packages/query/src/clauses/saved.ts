/** Clauses that stand for saved content. `resolve/metrics.ts` and `resolve/binding/bind-expression.ts` put their definitions in their place. */
import { QueryError } from '../errors.ts'
import type { ClauseDefinition } from './clause.ts'

export const SAVED: readonly ClauseDefinition[] = [
  { op: 'segment', role: 'filter', args: ['constant'] },
  { op: 'metric', role: 'aggregation', args: ['constant'] },
  {
    op: 'measure',
    role: 'aggregation',
    args: ['constant'],
    expand(call) {
      throw new QueryError('unsupported-feature', 'Measures are not supported.', { path: call.path })
    },
  },
]
