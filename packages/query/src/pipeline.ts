/**
 * The stages of a query, in order. Each takes plain data and returns plain data; the server runs the statement.
 * pipeline.test.ts tests the stages, and explain/explain.test.ts tests what is shown of each stage.
 */
import { accessOf, askPolicies, restrictedContext, type RestrictedTables } from './authorize/authorize.ts'
import './clauses/registry.ts'
import { compileStage } from './compile/compile-stage.ts'
import { createCompiler } from './compile/compile-value.ts'
import type { QueryAccess, QueryContext, QueryRequest } from './context.ts'
import { QueryError } from './errors.ts'
import type { Query } from './model/query.ts'
import type { ResolvedStage } from './model/resolved.ts'
import { normalizeQuery } from './normalize/normalize-query.ts'
import { applyParameters } from './parameters/apply-parameters.ts'
import { isMap } from './parse/input.ts'
import { parseQuery } from './parse/parse-query.ts'
import { printQuery } from './parse/print-query.ts'
import { readPivotOptions } from './pivot/options.ts'
import type { PreparedQuery } from './prepared.ts'
import { MAX_OPENED, nothingFound, type ResolveContext } from './resolve/context.ts'
import { withModelMetadata } from './postprocess/model-metadata.ts'
import { loadMetadata, type LoadedMetadata } from './resolve/load-metadata.ts'
import { resolveStages } from './resolve/resolve-stage.ts'
import { withoutHidden } from './resolve/shown-model.ts'
import { resultColumns } from './result-columns.ts'
import { effectiveConstraints, rowLimits } from './row-limits.ts'
import { render } from './sql/render.ts'
import { createClock, type Clock } from './time/clock.ts'
import { requestedZone, resultsZone } from './time/results-zone.ts'

/** A query on its way; every stage adds what it gives. */
export interface Preparation {
  readonly request: QueryRequest
  readonly context: QueryContext
  /** The query in its own spelling, before parameters are built in. */
  asked?: Query
  query?: Query
  metadata?: LoadedMetadata
  clock?: Clock
  /** What the stages from `resolve` on share; a restricted query gets one of its own. */
  resolving?: ResolveContext
  resolved?: ResolvedStage
  access?: QueryAccess
  policies?: RestrictedTables
  prepared?: PreparedQuery
}

export interface PipelineStage {
  readonly name: string
  run(preparation: Preparation): void | Promise<void>
}

/** The order is the contract: each stage relies on those before it. */
export const PIPELINE_STAGES: readonly PipelineStage[] = [
  { name: 'parse', run: parse },
  // One spelling of everything before anything looks at it.
  { name: 'normalize', run: normalize },
  // All waiting for the app database is here.
  { name: 'metadata', run: load },
  // Before resolve: a parameter may bring a join.
  { name: 'parameters', run: apply },
  { name: 'resolve', run: resolve },
  // After resolve, which has met everything that is read; before any SQL is written.
  { name: 'authorize', run: authorize },
  { name: 'compile', run: compile },
]

/**
 * Makes a query ready to run.
 * @throws {QueryError} with the path into the input for what is wrong with it.
 */
export async function prepareQuery(request: QueryRequest, context: QueryContext): Promise<PreparedQuery> {
  const preparation: Preparation = { request, context }
  for (const stage of PIPELINE_STAGES) {
    const before = performance.now()
    try {
      const running = stage.run(preparation)
      if (running) await running
    } finally {
      context.timed?.(stage.name, performance.now() - before)
    }
  }
  return given(preparation.prepared)
}

/** What an earlier stage must have left. */
function given<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('A stage of the pipeline ran before the one that it relies on.')
  return value
}

function parse(preparation: Preparation): void {
  const { database } = preparation.context
  preparation.query = { ...parseQuery(withRequest(preparation.request)), database: database.id }
}

/** The outer query with what the caller of the pipeline adds. */
function withRequest({ query, parameters, middleware }: QueryRequest): unknown {
  if (!isMap(query)) return query
  return {
    ...query,
    ...(parameters === undefined ? {} : { parameters }),
    ...(middleware === undefined ? {} : { middleware: { ...Object(query['middleware']), ...middleware } }),
  }
}

function normalize(preparation: Preparation): void {
  preparation.query = normalizeQuery(given(preparation.query))
  preparation.asked = preparation.query
}

async function load(preparation: Preparation): Promise<void> {
  preparation.metadata = await loadMetadata(given(preparation.query), preparation.context.metadata)
}

function apply(preparation: Preparation): void {
  const { context } = preparation
  const query = given(preparation.query)
  preparation.clock = createClock(context.now, resultsZone(query, context), context.settings.startOfWeek)
  preparation.query = applyParameters(query, given(preparation.metadata), preparation.clock)
}

function resolve(preparation: Preparation): void {
  const { request, context } = preparation
  const query = given(preparation.query)
  const resolving: ResolveContext = {
    metadata: given(preparation.metadata),
    database: context.database,
    dialect: context.dialect,
    clock: given(preparation.clock),
    settings: context.settings,
    cardPath: [],
    hidden: new Map(),
    restrict: null,
    showsLabels: query.middleware['disable-remaps?'] !== true,
    pivot: request.pivot ? readPivotOptions(query.extra, request.pivot) : null,
    parameters: query.parameters,
    depth: 0,
    found: nothingFound(),
    budget: { left: MAX_OPENED },
    resolveStages,
  }
  preparation.resolving = resolving
  preparation.resolved = resolveStages(query.stages, resolving, true)
  if (request.modelMetadata && !request.pivot) hideColumns(preparation, request.modelMetadata)
  if (request.pivot && preparation.resolved.kind === 'native') {
    throw new QueryError('invalid-query', 'Only questions of the query language can be shown as a pivot table.')
  }
}

function hideColumns(preparation: Preparation, metadata: readonly Record<string, unknown>[]): void {
  const query = given(preparation.query)
  const stages = withoutHidden(query.stages, given(preparation.resolved), metadata)
  if (stages === query.stages) return
  preparation.query = { ...query, stages: [...stages] }
  preparation.resolving = { ...given(preparation.resolving), found: nothingFound(), budget: { left: MAX_OPENED } }
  preparation.resolved = resolveStages(stages, preparation.resolving, true)
}

/** Where tables are restricted, the query is resolved once more: hidden columns are then neither shown nor found. */
async function authorize(preparation: Preparation): Promise<void> {
  const query = given(preparation.query)
  const base = given(preparation.resolving)
  const access = accessOf(query.database, base.found)
  preparation.access = access
  const policies = await askPolicies(preparation.context.policies, access)
  preparation.policies = policies
  if (policies.size === 0) return
  preparation.resolving = restrictedContext(base, policies)
  preparation.resolved = resolveStages(query.stages, preparation.resolving, true)
}

function compile(preparation: Preparation): void {
  const { request, context } = preparation
  const query = given(preparation.query)
  const resolved = given(preparation.resolved)
  const clock = given(preparation.clock)
  const policies = given(preparation.policies)
  const { found } = given(preparation.resolving)
  const holdsSql = found.native || found.sqlCardIds.size > 0
  const constraints = effectiveConstraints(request.constraints, query.constraints)
  const limits = rowLimits(resolved, constraints)
  const limited = limits.inSql === null || resolved.kind !== 'mbql' ? resolved : { ...resolved, limit: limits.inSql }
  const columns = resultColumns(resolved, found.remappings, policies)
  const edits = request.modelMetadata ?? null
  const statement = render(compileStage(limited, createCompiler(context.dialect, clock), true), context.dialect)
  preparation.prepared = {
    kind: resolved.kind,
    databaseId: query.database,
    ...statement,
    columns: columns && withModelMetadata(columns, edits),
    remappings: found.remappings,
    columnEdits: columns ? null : edits,
    pivot: resolved.kind === 'mbql' ? (resolved.pivot?.layout ?? null) : null,
    rowLimit: limits.rows,
    defaultLimitApplied: limits.isDefault,
    timeZone: clock.timeZone,
    session: { timeZone: holdsSql ? clock.timeZone : context.dialect.sessionZone(clock.timeZone), holdsSql },
    requestedTimeZone: requestedZone(query, context),
    answer: {
      bigNumbersAsText: query.middleware['js-int-to-string?'] !== false,
      // Totals among the rows would distort what is told of their values.
      isAnalyzed: query.middleware['skip-results-metadata?'] !== true && request.pivot === undefined,
    },
    json_query: printQuery({ ...given(preparation.asked), constraints }),
    isRestricted: found.tables.some(({ table }) => policies.has(table.id)),
    sourceTableId: sourceTableId(query),
  }
}

function sourceTableId({ stages: [first] }: Query): number | null {
  return first?.kind === 'mbql' && first.source?.kind === 'table' ? first.source.id : null
}
