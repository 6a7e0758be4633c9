import type { QueryContext, QueryRequest } from '../context.ts'
import { QueryError } from '../errors.ts'
import type { Stage } from '../model/query.ts'
import type { ResolvedStage } from '../model/resolved.ts'
import { readPivotOptions } from '../pivot/options.ts'
import { MAX_OPENED, nothingFound, type ResolveContext } from '../resolve/context.ts'
import type { LoadedMetadata } from '../metadata.ts'
import { resolveStages } from '../resolve/resolve-stage.ts'
import { withoutHidden } from '../resolve/sources/shown-model.ts'
import type { CompleteQuery } from './parameters.ts'
import { said } from '../said.ts'

/** A query whose references are bound. */
export interface ResolvedQuery {
  stages: readonly Stage[]
  resolved: ResolvedStage
  /** In which the stages were resolved, with everything that was found on the way. */
  resolving: ResolveContext
}

/** A model's own run leaves out the columns that it hides. @throws {QueryError} for what does not exist or fit. */
export function resolveQuery(
  { query: { stages } }: CompleteQuery,
  request: QueryRequest,
  resolving: ResolveContext,
): ResolvedQuery {
  const resolved = resolveStages(stages, resolving, true)
  const { modelMetadata, pivot } = request
  if (pivot && resolved.kind === 'native') {
    throw new QueryError('invalid-query', said('Only questions built step by step can be shown as a pivot table.'))
  }
  const shown = modelMetadata && !pivot ? withoutHidden(stages, resolved, modelMetadata) : stages
  return shown === stages ? { stages, resolved, resolving } : resolvedAnew(shown, resolving)
}

/** The stages resolved in a context of which nothing was used yet. */
function resolvedAnew(stages: readonly Stage[], used: ResolveContext): ResolvedQuery {
  const resolving = { ...used, found: nothingFound(), budget: { left: MAX_OPENED } }
  return { stages, resolved: resolveStages(stages, resolving, true), resolving }
}

/** In which a query is resolved, with nothing found yet. */
export function resolveContext(
  { query, clock, metadata }: CompleteQuery & { metadata: LoadedMetadata },
  request: QueryRequest,
  context: QueryContext,
): ResolveContext {
  return {
    metadata,
    database: context.database,
    dialect: context.dialect,
    clock,
    settings: context.settings,
    cardPath: [],
    hidden: new Map(),
    ranges: context.ranges ?? new Map(),
    restrict: null,
    showsLabels: query.middleware['disable-remaps?'] !== true,
    showsLabelsOf: (table) => context.policies.showsLabelsOf?.(table) ?? true,
    pivot: request.pivot ? readPivotOptions(query.extra, request.pivot) : null,
    parameters: query.parameters,
    depth: 0,
    found: nothingFound(),
    budget: { left: MAX_OPENED },
    resolveStages,
  }
}
