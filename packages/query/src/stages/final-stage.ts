/** The query as its statement reads it: in the order that its reader wants, and with the limit that holds for it. */
import type { QueryRequest } from '../context.ts'
import type { ResolvedStage } from '../model/resolved.ts'
import type { ValueRemapping } from '../prepared.ts'
import { inOrder } from './reorder.ts'
import type { Limits } from './row-limits.ts'

/** @throws {QueryError} `invalid-query` for an order by a column that the answer does not have. */
export function finalStage(
  stage: ResolvedStage,
  { order = [] }: QueryRequest,
  { remappings, limits }: { remappings: readonly ValueRemapping[]; limits: Limits },
): ResolvedStage {
  const ordered = inOrder(stage, order, remappings)
  const limit = limitOf(ordered, stage, limits)
  return limit === null || ordered.kind !== 'mbql' ? ordered : { ...ordered, limit }
}

/** The limit that the statement gets. One that is put around the query sorts first, and cuts then. */
function limitOf(ordered: ResolvedStage, resolved: ResolvedStage, limits: Limits): number | null {
  const isAround =
    ordered.kind === 'mbql' && ordered.source.content.kind === 'stage' && ordered.source.content.stage === resolved
  return isAround ? limits.rows : limits.inSql
}
