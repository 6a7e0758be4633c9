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
import type { AuthorizedQuery } from './authorize.ts'
import { resultColumns } from './result-columns.ts'
import { effectiveConstraints, rowLimits, type Limits } from './row-limits.ts'

/** What is compiled: `query` is as it was asked, before its parameters were built in. */
interface Compilable extends AuthorizedQuery {
  query: Query
  clock: Clock
}

/** The statement, and what its rows are to become. */
export function compileQuery(
  { query, clock, resolved, resolving, policies, rowLimit }: Compilable,
  request: QueryRequest,
  context: QueryContext,
): PreparedQuery {
  const { found } = resolving
  const { timeZone } = clock
  const constraints = effectiveConstraints(request.constraints, query.constraints)
  const limits = rowLimits(resolved, constraints, rowLimit)
  const columns = resultColumns(resolved, found.remappings, policies)
  const edits = request.modelMetadata ?? null
  const holdsSql = found.native || found.sqlCardIds.size > 0
  // First: it may read the clock.
  const rendered = render(statement(resolved, limits, clock, context), context.dialect)
  return {
    kind: resolved.kind,
    databaseId: query.database,
    ...rendered,
    columns: columns && withModelMetadata(columns, edits),
    remappings: found.remappings,
    columnEdits: columns ? null : edits,
    pivot: resolved.kind === 'mbql' ? (resolved.pivot?.layout ?? null) : null,
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
    sourceTableId: sourceTableId(query),
  }
}

function statement(resolved: ResolvedStage, limits: Limits, clock: Clock, { dialect }: QueryContext): Sql {
  const limited = limits.inSql === null || resolved.kind !== 'mbql' ? resolved : { ...resolved, limit: limits.inSql }
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
