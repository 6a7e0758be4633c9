/** Shows what each stage of the pipeline makes of a query, for finding out why an answer is as it is. */
import { parseExactJson } from '@querent/contract'
import type { QueryContext, QueryRequest } from '../context.ts'
import { QueryError } from '../errors.ts'
import type { Query } from '../model/query.ts'
import { printQuery } from '../parse/print-query.ts'
import { prepareQuery } from '../pipeline.ts'
import { COPY_REASONS } from '../copies/reasons.ts'
import type { CopyPlace } from '../stages/copies/place-on-copies.ts'
import type { AuthorizedQuery } from '../stages/authorize.ts'
import { watchedStep, type StageName, type StageOutputs } from '../stages/step.ts'
import { describeStage } from './describe-resolved.ts'

export interface ExplainedStage {
  stage: string
  /** Milliseconds that the stage took. */
  ms: number
  /** Plain JSON; what it holds depends on the stage. */
  output: unknown
}

export interface Explanation {
  /** In order; the last one that ran is the last one listed. */
  stages: ExplainedStage[]
  /** Why the stage after the last one refused the query; null when none did. */
  error: { stage: string; type: string; message: string; path: string | null } | null
}

/** What is shown of each stage's output. */
const SHOWN: { readonly [N in StageName]: (output: StageOutputs[N]) => unknown } = {
  parse: readable,
  normalize: readable,
  metadata: (metadata) => metadata.summary(),
  parameters: ({ query, clock }) => ({ now: clock.now.toString(), zone: clock.timeZone, ...readable(query) }),
  resolve: ({ resolved }) => describeStage(resolved),
  authorize: describeAccess,
  place: ({ uses, skipped, copies }) => ({
    ...(copies === null ? {} : { copies: describePlace(copies) }),
    reads: uses.map(({ cardId, name, asOf }) => ({ stored_model: cardId, name, as_of: asOf })),
    not_read: skipped.map(({ card, why }) => ({ stored_model: card, why })),
  }),
  compile({ sql, params, columns, rowLimit, timeZone, session, isRestricted }) {
    const shown = params.map((value) => (typeof value === 'bigint' ? value.toString() : value))
    return {
      sql,
      params: shown,
      row_limit: rowLimit,
      time_zone: timeZone,
      role: session.role ?? null,
      is_restricted: isRestricted,
      columns,
    }
  },
}

/**
 * Prepares a query and keeps what each stage gives. A query that is refused is explained up to there.
 * Nothing is run in the database.
 */
export async function explainQuery(request: QueryRequest, context: QueryContext): Promise<Explanation> {
  const stages: ExplainedStage[] = []
  let refused: StageName | undefined
  const step = watchedStep((stage, milliseconds, output) => {
    const ms = Math.round(milliseconds * 1000) / 1000
    if (output === undefined) refused = stage
    else stages.push({ stage, ms, output: SHOWN[stage](output) })
  })
  try {
    await prepareQuery(request, context, step)
    return { stages, error: null }
  } catch (error) {
    if (refused === undefined || !(error instanceof QueryError)) throw error
    const { type, message, path = null } = error
    return { stages, error: { stage: refused, type, message, path } }
  }
}

function describePlace(place: CopyPlace): unknown {
  if (place.at === 'source') return { at: 'source', why: place.why, words: COPY_REASONS[place.why] }
  return { at: 'copies', reads: place.uses.map(({ copyId, name, asOf }) => ({ id: copyId, name, as_of: asOf })) }
}

/** The staged form: it has a place for everything. Ids of clauses that printing made up are left out. */
function readable(query: Query): Record<string, unknown> {
  const text = JSON.stringify(printQuery(query, 'staged'), (key, value: unknown) =>
    key === 'lib/uuid' ? undefined : value,
  )
  return Object(parseExactJson(text))
}

function describeAccess({ access, policies, resolved }: AuthorizedQuery): unknown {
  return {
    reads: access.tables.map(({ table, fieldIds, cardId }) => ({
      table: { id: table.id, name: table.name },
      fields: [...fieldIds].sort((a, b) => a - b),
      through_card: cardId,
    })),
    cards: [...access.cardIds],
    holds_sql: access.native,
    cards_with_sql: [...access.sqlCardIds],
    policies: [...policies].map(([table, { filter, fieldIds }]) => ({
      table,
      filter: filter ?? null,
      fields: fieldIds && [...fieldIds],
    })),
    ...(policies.size > 0 ? { resolved: describeStage(resolved) } : {}),
  }
}
