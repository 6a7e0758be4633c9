/**
 * The stages of a query, in order. Each takes plain data and gives plain data; the server runs the statement.
 * pipeline.test.ts tests the stages, and explain/explain.test.ts tests what is shown of each stage.
 */
import './clauses/registry.ts'
import { accessOf, askPolicies } from './authorize/authorize.ts'
import type { Policies, QueryContext, QueryRequest } from './context.ts'
import { normalizeQuery } from './normalize/normalize-query.ts'
import type { MetadataProvider } from './metadata.ts'
import type { PreparedQuery } from './prepared.ts'
import type { ResolveContext } from './resolve/context.ts'
import { loadMetadata } from './resolve/metadata/load-metadata.ts'
import { withoutFingerprints } from './resolve/metadata/without-fingerprints.ts'
import type { Query } from './model/query.ts'
import type { ResolvedStage } from './model/resolved.ts'
import { authorizeQuery, type AuthorizedQuery } from './stages/authorize.ts'
import { compileQuery, limitsOf } from './stages/compile.ts'
import { finalStage } from './stages/final-stage.ts'
import { completeQuery } from './stages/parameters.ts'
import { allRowsOf } from './stages/on-model.ts'
import { asAuthorized, placeQuery } from './stages/place.ts'
import { parseRequest } from './stages/parse.ts'
import { resolveContext, resolveQuery, type ResolvedQuery } from './stages/resolve.ts'
import { plainStep, type Step } from './stages/step.ts'

/**
 * Makes a query ready to run. The order is the contract: each stage relies on those before it.
 * @param step Runs each stage; it may watch them.
 * @throws {QueryError} with the path into the input for what is wrong with it.
 */
export async function prepareQuery(
  request: QueryRequest,
  context: QueryContext,
  step: Step = plainStep,
): Promise<PreparedQuery> {
  const sent = step('parse', () => parseRequest(request, context))
  if (context.pause !== undefined) await context.pause()
  // One spelling of everything before anything looks at it.
  const asked = step('normalize', () => normalizeQuery(sent))
  // All waiting for the app database is here.
  const provider = visibleMetadata(context)
  const metadata = await step('metadata', () => loadMetadata(asked, provider))
  // Before resolve: a parameter may bring a join.
  const { query, clock } = step('parameters', () => completeQuery(asked, metadata, context))
  if (context.pause !== undefined) await context.pause()
  const resolving = resolveContext({ query, clock, metadata }, request, context)
  const resolved = await orRefused(
    () => step('resolve', () => resolveQuery({ query, clock }, request, resolving)),
    resolving,
    context.policies,
  )
  // After resolve, which has met everything that is read; before any SQL is written.
  const authorized = await step('authorize', () => authorizeQuery(resolved, context.policies, provider))
  if (context.pause !== undefined) await context.pause()
  // Rights are decided by then, on what the query reads of its source.
  const own = isStoredModel(request, context) ? await allRowsOf(request.model, context, request.middleware) : undefined
  const placed =
    context.stored === undefined && context.copies === undefined && context.attached === undefined
      ? asAuthorized(authorized)
      : step('place', () =>
          placeQuery(authorized, { statement: statementOf(authorized, asked, request), own }, clock, context),
        )
  return step('compile', () => compileQuery({ ...placed, query: asked, clock }, request, context))
}

/** Whether the query is a model's own, whose rows are stored. Totals of a pivot table are not. */
function isStoredModel(request: QueryRequest, { stored }: QueryContext): request is QueryRequest & { model: number } {
  return request.model !== undefined && request.pivot === undefined && stored?.has(request.model) === true
}

/** The query as its statement reads it. */
function statementOf(authorized: AuthorizedQuery, asked: Query, request: QueryRequest): ResolvedStage {
  const { remappings } = authorized.resolving.found
  return finalStage(authorized.resolved, request, { remappings, limits: limitsOf(authorized, asked, request) })
}

/** Whoever may not read what was found so far is not told what else is wrong with the query. */
async function orRefused(
  resolve: () => ResolvedQuery,
  { database, found }: ResolveContext,
  policies: Policies,
): Promise<ResolvedQuery> {
  try {
    return resolve()
  } catch (error) {
    await askPolicies(policies, accessOf(database.id, found))
    throw error
  }
}

/** What is known of values was learned with the rights of the connection. */
function visibleMetadata({ metadata, role }: QueryContext): MetadataProvider {
  return role === undefined ? metadata : withoutFingerprints(metadata)
}
