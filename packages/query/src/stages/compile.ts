import { compileStage } from '../compile/compile-stage.ts'
import { createCompiler } from '../compile/compile-value.ts'
import type { QueryContext, QueryRequest } from '../context.ts'
import type { SessionSettings } from '../driver.ts'
import type { Query } from '../model/query.ts'
import type { ResolvedStage } from '../model/resolved.ts'
import { printQuery } from '../parse/print-query.ts'
import { withModelMetadata } from '../postprocess/model-metadata.ts'
import type { AnswerOptions, PreparedQuery, RenderedStatement } from '../prepared.ts'
import { render } from '../sql/render.ts'
import type { Dialect } from '../dialect/dialect.ts'
import type { Clock } from '../time/clock.ts'
import { requestedZone } from '../time/results-zone.ts'
import type { AuthorizedQuery } from './authorize.ts'
import type { PlacedQuery } from './place.ts'
import { finalStage } from './final-stage.ts'
import { resultColumns } from './result-columns.ts'
import { effectiveConstraints, rowLimits, type Limits } from './row-limits.ts'

/** What is compiled: `query` is as it was asked, before its parameters were built in. */
interface Compilable extends PlacedQuery {
  query: Query
  clock: Clock
}

/** Which rows the statement gives and the reader takes, for a query as it was asked. */
export function limitsOf(
  { resolved, rowLimit }: Pick<AuthorizedQuery, 'resolved' | 'rowLimit'>,
  { constraints }: Query,
  request: QueryRequest,
): Limits {
  return rowLimits(resolved, effectiveConstraints(request.constraints, constraints), rowLimit)
}

function rendered(stage: ResolvedStage, clock: Clock, dialect: Dialect): RenderedStatement {
  return render(compileStage(stage, createCompiler(dialect, clock), true), dialect)
}

function sessionOf(
  { holdsSql, timeZone, dialect }: { holdsSql: boolean; timeZone: string; dialect: Dialect },
  { role }: Pick<QueryContext, 'role'>,
): SessionSettings {
  return {
    timeZone: holdsSql ? timeZone : dialect.sessionZone(timeZone),
    holdsSql,
    ...(role === undefined ? {} : { role }),
  }
}

/** The statement, and what its rows are to become. */
export function compileQuery(
  { query, clock, resolved, source, uses, copies, resolving, policies, rowLimit, downloads }: Compilable,
  request: QueryRequest,
  context: QueryContext,
): PreparedQuery {
  const { found } = resolving
  const { timeZone } = clock
  const constraints = effectiveConstraints(request.constraints, query.constraints)
  // Wherever its rows come from, the answer is that of the query as it was asked.
  const limits = limitsOf({ resolved: source, rowLimit }, query, request)
  const columns = resultColumns(source, found.remappings, policies)
  const edits = request.modelMetadata ?? null
  const isOfSql = found.tables.some(({ table }) => policies.get(table.id)?.sql !== undefined)
  const holdsSql = found.native || found.sqlCardIds.size > 0 || isOfSql
  const { remappings } = found
  const rendering = (stage: ResolvedStage) =>
    rendered(finalStage(stage, request, { remappings, limits }), clock, context.dialect)
  const copied = copies?.at === 'copies' ? copies : undefined
  // First: it may read the clock.
  const statement = copied ? rendered(copied.resolved, clock, copied.dialect) : rendering(resolved)
  return {
    kind: source.kind,
    databaseId: query.database,
    ...statement,
    place: copied
      ? { at: 'copies', uses: copied.uses, source: copied.hasSource ? rendering(source) : null }
      : { at: 'source', why: copies?.at === 'source' ? copies.why : null },
    stored: uses.length === 0 ? null : { uses, source: rendering(source) },
    columns: columns && withModelMetadata(columns, edits),
    remappings: found.remappings,
    columnEdits: columns ? null : edits,
    pivot: source.kind === 'mbql' ? (source.pivot?.layout ?? null) : null,
    rowLimit: limits.rows,
    defaultLimitApplied: limits.isDefault,
    timeZone,
    session: sessionOf({ holdsSql, timeZone, dialect: (copied ?? context).dialect }, context),
    requestedTimeZone: requestedZone(query, context),
    isOfMoment: clock.isRead,
    answer: answerOptions(query, request),
    json_query: printQuery({ ...query, constraints }),
    isRestricted: context.role !== undefined || found.tables.some(({ table }) => policies.has(table.id)),
    downloads,
    sourceTableId: sourceTableId(query),
  }
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
