import type { QueryRequest } from '../context.ts'
import type { Query } from '../model/query.ts'
import { isGrouped, type ResolvedStage } from '../model/resolved.ts'

/** The most rows of any statement (contract: query-language, section 20). */
const MAXIMUM_ROWS = 1_048_575

export interface Limits {
  /** The limit that the statement gets; null leaves its own. */
  inSql: number | null
  /** The reader stops there. */
  rows: number
  /** True when this is the cap, also when the query asks for just as many. */
  isDefault: boolean
}

type Constraints = NonNullable<Query['constraints']>

/**
 * The query's own limits hold within those of the caller: rows that are not grouped may become as many as grouped ones.
 * Null from the caller lifts both.
 */
export function effectiveConstraints(
  outer: QueryRequest['constraints'],
  own: Query['constraints'],
): Constraints | null {
  if (outer === null) return null
  const [allowed, bareAllowed] = [outer?.['max-results'], outer?.['max-results-bare-rows']]
  const [wanted, bareWanted] = [own?.['max-results'], own?.['max-results-bare-rows']]
  const all = least(allowed, wanted)
  const most = allowed === undefined || bareAllowed === undefined ? allowed : Math.max(allowed, bareAllowed)
  const bare = least(bareWanted === undefined ? bareAllowed : least(bareWanted, most), wanted)
  return {
    ...(all === undefined ? {} : { 'max-results': all }),
    ...(bare === undefined ? {} : { 'max-results-bare-rows': bare }),
  }
}

function least(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined ? b : b === undefined ? a : Math.min(a, b)
}

/**
 * How many rows the statement gives and the reader takes.
 * @param allowed The most that the caller may have, whatever the constraints are.
 */
export function rowLimits(stage: ResolvedStage, constraints: Constraints | null, allowed = MAXIMUM_ROWS): Limits {
  const grouped = stage.kind === 'mbql' && isGrouped(stage)
  const wanted =
    constraints === null ? undefined : grouped ? constraints?.['max-results'] : constraints?.['max-results-bare-rows']
  const cap = Math.min(wanted ?? MAXIMUM_ROWS, allowed, MAXIMUM_ROWS)
  if (stage.kind === 'native') return { inSql: null, rows: cap, isDefault: true }
  const own = stage.limit
  if (own !== null && own <= cap) return { inSql: null, rows: own, isDefault: own === cap }
  return { inSql: cap, rows: cap, isDefault: true }
}
