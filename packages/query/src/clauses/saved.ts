/** Clauses that stand for saved content. `resolve/metrics.ts` and `resolve/binding/bind-expression.ts` put their definitions in their place. */
import { QueryError } from '../errors.ts'
import type { ClauseDefinition } from './clause.ts'
import { rewritten } from '../copies/promises.ts'

export const SAVED: readonly ClauseDefinition[] = [
  { op: 'segment', role: 'filter', args: ['constant'], onCopy: rewritten },
  { op: 'metric', role: 'aggregation', args: ['constant'], onCopy: rewritten },
  {
    op: 'measure',
    role: 'aggregation',
    args: ['constant'],
    onCopy: rewritten,
    expand(call) {
      throw new QueryError('unsupported-feature', 'Measures are not supported.', { path: call.path })
    },
  },
]
