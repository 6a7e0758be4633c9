/** Resolves the stages of a query, innermost first. */
import type { MbqlStage, NativeStage, Stage } from '../model/query.ts'
import type { ResolvedMbql, ResolvedStage } from '../model/resolved.ts'
import { resolveNative } from './native/resolve-native.ts'
import { MAX_DEPTH } from '../parse/input.ts'
import { spend, type ResolveContext } from './context.ts'
import { createDraft, ownLimit, refuseAt } from './draft.ts'
import { expandMetrics } from './metrics.ts'
import { sourceRelation } from './sources/source-relation.ts'
import { RESOLVE_STEPS } from './steps.ts'

/** Resolves stages innermost first. `isTop` is for the stages of the query that was asked. */
export function resolveStages(stages: readonly Stage[], context: ResolveContext, isTop = false): ResolvedStage {
  if (context.depth > MAX_DEPTH) refuseAt('query', `The query is nested more than ${MAX_DEPTH} levels deep.`)
  let previous: ResolvedStage | null = null
  stages.forEach((stage, index) => {
    const isLast = isTop && index === stages.length - 1
    spend(context, stage.path)
    previous =
      stage.kind === 'native'
        ? openNative(stage, context)
        : resolveMbql(stage, stages.slice(0, index), previous, context, isLast)
  })
  return previous ?? refuseAt('query', 'The query has no stages.')
}

function openNative(stage: NativeStage, context: ResolveContext): ResolvedStage {
  const card = context.cardPath[context.cardPath.length - 1]
  if (card === undefined) context.found.native = true
  else context.found.sqlCardIds.add(card)
  return resolveNative(stage, context)
}

function resolveMbql(
  stage: MbqlStage,
  before: readonly Stage[],
  previous: ResolvedStage | null,
  context: ResolveContext,
  isTop: boolean,
): ResolvedMbql {
  const source = sourceRelation(stage, previous, context)
  const draft = createDraft(expandMetrics(stage, before, context), source, context, isTop)
  for (const step of RESOLVE_STEPS) step.run(draft)
  context.watch?.(draft)
  const { pivot } = draft
  return {
    kind: 'mbql',
    source: draft.source,
    joins: draft.joins,
    filters: draft.filters,
    breakouts: draft.breakouts,
    aggregations: draft.aggregations,
    fields: draft.fields,
    selectsAll: draft.selectsAll,
    orderBy: draft.orderBy,
    ...(pivot ? { limit: null, offset: null } : ownLimit(stage)),
    pivot,
  }
}
