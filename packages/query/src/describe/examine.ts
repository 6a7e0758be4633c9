/** Binds a query as far as it goes: a clause at fault is noted and left out, and the others are looked at. */
import { compileStage } from '../compile/compile-stage.ts'
import { createCompiler } from '../compile/compile-value.ts'
import type { ValueRange } from '../context.ts'
import { QueryError, UnknownRange } from '../errors.ts'
import type { Stage } from '../model/query.ts'
import { MAX_OPENED, nothingFound, type Found, type ResolveContext } from '../resolve/context.ts'
import { collectClause, collectStages, noIds, type CollectedIds } from '../resolve/metadata/collect-ids.ts'
import { resolveStages } from '../resolve/resolve-stage.ts'
import { describeStage, type DescribedStage } from './describe-stage.ts'
import { atPlace } from './place.ts'
import { withoutClause } from './without-clause.ts'

/** Who gets so many faults at once corrects some of them first. */
const MOST_FAULTS = 20
/** Milliseconds in which large queries are looked at again and again; others have to wait for that long. */
const MOST_TIME = 200

export interface Fault {
  error: QueryError
  /** What the clause names; its message may tell of it. */
  names: CollectedIds
}

export interface Examined {
  /** By path. Stages after one that cannot be bound at all are not here. */
  stages: ReadonlyMap<string, DescribedStage>
  faults: Fault[]
  /** Of expressions that nothing uses: the query can be run all the same. */
  idle: Fault[]
  /** Everything that was met, also by clauses at fault. */
  found: Found
}

/** Any range will do: no bin is shown. */
const SOME_RANGE: ValueRange = { min: 0, max: 1 }

/**
 * @param base Nothing of it is changed.
 * @param readsRanges True where a run reads the least and greatest values of a field that is binned.
 */
export function examine(asked: readonly Stage[], base: ResolveContext, readsRanges: boolean): Examined {
  const ranges = new Map(base.ranges)
  const end = performance.now() + MOST_TIME
  const faults: Fault[] = []
  const rounds: Found[] = []
  for (let stages = asked; ;) {
    const seen = new Map<string, DescribedStage>()
    const idle: Fault[] = []
    const note = (error: QueryError): void => {
      idle.push({ error, names: namesIn(stages, error) })
    }
    const resolving: ResolveContext = {
      ...base,
      ranges,
      found: nothingFound(),
      budget: { left: MAX_OPENED },
      watch(draft) {
        if (draft.context.cardPath.length === 0) seen.set(draft.stage.path, describeStage(draft, note))
      },
    }
    rounds.push(resolving.found)
    const error = faultOf(stages, resolving)
    if (readsRanges && error instanceof UnknownRange && !ranges.has(error.fieldId)) {
      ranges.set(error.fieldId, SOME_RANGE)
      continue
    }
    const rest = error?.path === undefined ? undefined : withoutClause(stages, error.path)
    if (error) faults.push({ error, names: namesIn(stages, error) })
    const isEnough = faults.length >= MOST_FAULTS || performance.now() > end
    if (!rest || isEnough) return { stages: seen, faults, idle, found: together(rounds) }
    stages = rest.stages
  }
}

/** Some faults show only in the SQL. */
function faultOf(stages: readonly Stage[], context: ResolveContext): QueryError | undefined {
  try {
    compileStage(resolveStages(stages, context, true), createCompiler(context.dialect, context.clock), true)
    return undefined
  } catch (error) {
    if (error instanceof QueryError) return atPlace(error, stages, context.found)
    throw error
  }
}

/** What the clause at fault names; all that the query names where no clause is. */
function namesIn(stages: readonly Stage[], { path }: QueryError): CollectedIds {
  const removed = path === undefined ? undefined : withoutClause(stages, path)?.removed
  const names = noIds()
  if (!removed) return collectStages(stages, names)
  for (const clause of removed) collectClause(clause, names)
  return names
}

function together(rounds: readonly Found[]): Found {
  const all = <T>(of: (found: Found) => Iterable<T>): Set<T> => new Set(rounds.flatMap((found) => [...of(found)]))
  return {
    ...nothingFound(),
    tables: [...all(({ tables }) => tables)],
    cardIds: all(({ cardIds }) => cardIds),
    native: rounds.some(({ native }) => native),
    sqlCardIds: all(({ sqlCardIds }) => sqlCardIds),
    binnedFieldIds: all(({ binnedFieldIds }) => binnedFieldIds),
  }
}
