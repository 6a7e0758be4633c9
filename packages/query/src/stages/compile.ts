import { compileStage } from '../compile/compile-stage.ts'
import { createCompiler } from '../compile/compile-value.ts'
import type { QueryContext, QueryRequest } from '../context.ts'
import type { Query } from '../model/query.ts'
import type { ResolvedStage } from '../model/resolved.ts'
import { printQuery } from '../parse/print-query.ts'
import { withModelMetadata } from '../postprocess/model-metadata.ts'
import type { AnswerOptions, PreparedQuery } from '../prepared.ts'
import type { Sql } from '../sql/fragment.ts'
import { render } from '../sql/render.ts'
import type { Clock } from '../time/clock.ts'
import { requestedZone } from '../time/results-zone.ts'
import type { PlacedQuery } from './place.ts'
import { inOrder } from './reorder.ts'
import { resultColumns } from './result-columns.ts'
import { effectiveConstraints, rowLimits, type Limits } from './row-limits.ts'

/** What is compiled: `query` is as it was asked, before its parameters were built in. */
interface Compilable extends PlacedQuery {
  query: Query
  clock: Clock
}

/** The statement, and what its rows are to become. */
export function compileQuery(
  { query, clock, resolved, source, uses, resolving, policies, rowLimit, downloads }: Compilable,
  request: QueryRequest,
  context: QueryContext,
): PreparedQuery {
  const { found } = resolving
  const { timeZone } = clock
  const constraints = effectiveConstraints(request.constraints, query.constraints)
  // Wherever its rows come from, the answer is that of the query as it was asked.
  const limits = rowLimits(source, constraints, rowLimit)
  const columns = resultColumns(source, found.remappings, policies)
  const edits = request.modelMetadata ?? null
  const isOfSql = found.tables.some(({ table }) => policies.get(table.id)?.sql !== undefined)
  const holdsSql = found.native || found.sqlCardIds.size > 0 || isOfSql
  const rendering = (stage: ResolvedStage) => {
    const ordered = inOrder(stage, request.order ?? [], found.remappings)
    return render(statement(ordered, limitOf(ordered, stage, limits), clock, context), context.dialect)
  }
  // First: it may read the clock.
  const rendered = rendering(resolved)
  return {
    kind: source.kind,
    databaseId: query.database,
    ...rendered,
    stored: uses.length === 0 ? null : { uses, source: rendering(source) },
    columns: columns && withModelMetadata(columns, edits),
    remappings: found.remappings,
    columnEdits: columns ? null : edits,
    pivot: source.kind === 'mbql' ? (source.pivot?.layout ?? null) : null,
    rowLimit: limits.rows,
    defaultLimitApplied: limits.isDefault,
    timeZone,
    session: {
      timeZone: holdsSql ? timeZone : context.dialect.sessionZone(timeZone),
      holdsSql,
      ...(context.role === undefined ? {} : { role: context.role }),
    },
    requestedTimeZone: requestedZone(query, context),
    isOfMoment: clock.isRead,
    answer: answerOptions(query, request),
    json_query: printQuery({ ...query, constraints }),
    isRestricted: context.role !== undefined || found.tables.some(({ table }) => policies.has(table.id)),
    downloads,
    sourceTableId: sourceTableId(query),
  }
}

/** The limit that the statement gets. One that is put around the query sorts first, and cuts then. */
function limitOf(ordered: ResolvedStage, resolved: ResolvedStage, limits: Limits): number | null {
  const isAround =
    ordered.kind === 'mbql' && ordered.source.content.kind === 'stage' && ordered.source.content.stage === resolved
  return isAround ? limits.rows : limits.inSql
}

function statement(resolved: ResolvedStage, limit: number | null, clock: Clock, { dialect }: QueryContext): Sql {
  const limited = limit === null || resolved.kind !== 'mbql' ? resolved : { ...resolved, limit }
  return compileStage(limited, createCompiler(dialect, clock), true)
}

function answerOptions({ middleware }: Query, { pivot }: QueryRequest): AnswerOptions {
  return {
    bigNumbersAsText: middleware['js-int-to-string?'] !== false,
    // Totals among the rows would distort what is told of their values.
    isAnalyzed: middleware['skip-results-metadata?'] !== true && pivot === undefined,
  }
}

function sourceTableId({ stages: [first] }: Query): number | null {
  return first?.kind === 'mbql' && first.source?.kind === 'table' ? first.source.id : null
}
