import type { QueryRequest } from './context.ts'
import type { Query } from './model/query.ts'
import { isGrouped, type ResolvedStage } from './model/resolved.ts'

/** The most rows of any statement (contract: query-language, section 20). */
const MAXIMUM_ROWS = 1_048_575

export interface Limits {
  /** The limit that the statement gets; null leaves its own. */
  inSql: number | null
  /** The reader stops there. */
  rows: number
  isDefault: boolean
}

type Constraints = NonNullable<Query['constraints']>

/** The query's own limits hold within those of the caller; null from the caller lifts both. */
function effectiveConstraints(outer: QueryRequest['constraints'], own: Query['constraints']): Constraints | null {
  if (outer === null) return null
  const all = least(outer?.['max-results'], own?.['max-results'])
  const bare = own?.['max-results-bare-rows'] ?? outer?.['max-results-bare-rows']
  return {
    ...(all === undefined ? {} : { 'max-results': all }),
    ...(bare === undefined ? {} : { 'max-results-bare-rows': least(bare, all) ?? bare }),
  }
}

function least(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined ? b : b === undefined ? a : Math.min(a, b)
}

/** How many rows the statement gives and the reader takes. */
export function rowLimits(stage: ResolvedStage, query: Query, request: QueryRequest): Limits {
  const constraints = effectiveConstraints(request.constraints, query.constraints)
  const grouped = stage.kind === 'mbql' && isGrouped(stage)
  const wanted =
    constraints === null ? undefined : grouped ? constraints?.['max-results'] : constraints?.['max-results-bare-rows']
  const cap = Math.min(wanted ?? MAXIMUM_ROWS, MAXIMUM_ROWS)
  if (stage.kind === 'native') return { inSql: null, rows: cap, isDefault: true }
  const own = stage.limit
  if (own !== null && own <= cap) return { inSql: null, rows: own, isDefault: false }
  return { inSql: cap, rows: cap, isDefault: true }
}
