/** Stages of a query, and where a query begins. Stages are counted from 0; -1 is the last. */
import { makeUuid } from '../../lib/uuid.ts'
import { isMap } from './clause.ts'
import type { Json, MbqlStage, NativeStage, QuestionDraft, Stage, StagedQuery } from './types.ts'

const EMPTY: MbqlStage = { 'lib/type': 'mbql.stage/mbql' }

/** What a query can read. A metric brings its aggregation along. */
export type Source = { readonly kind: 'table' | 'card' | 'model' | 'metric'; readonly id: number }

export function isNative(stage: Stage | undefined): stage is NativeStage {
  return stage?.['lib/type'] === 'mbql.stage/native'
}

/** True for a stage whose rows are groups. */
export function isGrouped(stage: Stage | undefined): boolean {
  if (stage === undefined || isNative(stage)) return false
  return (stage.aggregation?.length ?? 0) + (stage.breakout?.length ?? 0) > 0
}

/** @throws {RangeError} For a stage that is not there. */
export function stageAt(query: StagedQuery, stage: number): Stage {
  const found = query.stages.at(stage)
  if (found === undefined) throw new RangeError(`The query has no stage ${stage}.`)
  return found
}

/** A new query of a source. */
export function queryOf(database: number, source: Source): StagedQuery {
  return { 'lib/type': 'mbql/query', database, stages: [sourceStage(source)] }
}

/** Begins as another query does: what was built on the old source is gone, for its columns are. */
export function chooseSource(query: StagedQuery, { database, stages }: StagedQuery): StagedQuery {
  return { ...query, database, stages }
}

/** The source of the first stage; null for SQL and where none is chosen. A metric is told by its aggregation. */
export function sourceOf(query: StagedQuery): Source | null {
  const [first] = query.stages
  if (first === undefined || isNative(first)) return null
  const card = first['source-card']
  if (card !== undefined) {
    const isMetric = (first.aggregation ?? []).some(([op, , id]) => op === 'metric' && id === card)
    return { kind: isMetric ? 'metric' : 'card', id: card }
  }
  const table = first['source-table']
  return table === undefined ? null : { kind: 'table', id: table }
}

function sourceStage({ kind, id }: Source): MbqlStage {
  if (kind === 'table') return { ...EMPTY, 'source-table': id }
  if (kind !== 'metric') return { ...EMPTY, 'source-card': id }
  return { ...EMPTY, 'source-card': id, aggregation: [['metric', { 'lib/uuid': makeUuid() }, id]] }
}

/** A query of SQL text. Tags of variables are kept. */
export function nativeQuery(database: number, native: string, tags?: Json): StagedQuery {
  return { 'lib/type': 'mbql/query', database, stages: [nativeStage(native, tags)] }
}

/** Other SQL text in the first stage. */
export function setNative(query: StagedQuery, native: string, tags?: Json): StagedQuery {
  const [first] = query.stages
  const old = isNative(first) ? first['template-tags'] : undefined
  return { ...query, stages: [nativeStage(native, tags ?? old), ...query.stages.slice(1)] }
}

function nativeStage(native: string, tags: Json | undefined): NativeStage {
  const stage: NativeStage = { 'lib/type': 'mbql.stage/native', native }
  return tags === undefined || Object.keys(tags).length === 0 ? stage : { ...stage, 'template-tags': tags }
}

/** The query with a stage replaced. Empty lists and keys without a value are left out. */
export function setStage(query: StagedQuery, stage: number, next: Stage): StagedQuery {
  const at = stage < 0 ? query.stages.length + stage : stage
  const kept = Object.entries(next).filter(([, value]) => !isNothing(value))
  const clean = Object.fromEntries(kept) as unknown as Stage
  return { ...query, stages: query.stages.map((old, index) => (index === at ? clean : old)) }
}

function isNothing(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.length === 0)
}

/** One more stage at the end, which sees the result of those before it. */
export function addStage(query: StagedQuery): StagedQuery {
  return { ...query, stages: [...query.stages, EMPTY] }
}

/** The stage and those after it are gone: they were built on its columns. The first stage stays, without its clauses. */
export function removeStage(query: StagedQuery, stage: number): StagedQuery {
  const at = stage < 0 ? query.stages.length + stage : stage
  if (at > 0) return { ...query, stages: query.stages.slice(0, at) }
  const source = sourceOf(query)
  return source === null ? { ...query, stages: query.stages.slice(0, 1) } : { ...query, stages: [sourceStage(source)] }
}

/** The query up to a stage, for a preview of its rows. */
export function upTo(query: StagedQuery, stage: number): StagedQuery {
  return { ...query, stages: query.stages.slice(0, stage + 1) }
}

/** Stages at the end that do nothing are dropped. */
export function withoutEmptyStages(query: StagedQuery): StagedQuery {
  const last = query.stages.findLastIndex((stage, index) => index === 0 || Object.keys(stage).length > 1)
  return last === query.stages.length - 1 ? query : { ...query, stages: query.stages.slice(0, last + 1) }
}

/** A draft of a query, its settings empty. */
export function draftOf(dataset_query: StagedQuery, display = 'table'): QuestionDraft {
  return { dataset_query, display, visualization_settings: {} }
}

/** True for a query that this model can hold. */
export function isStaged(query: unknown): query is StagedQuery {
  return isMap(query) && query['lib/type'] === 'mbql/query' && Array.isArray(query['stages'])
}

/** The table whose rows a query shows as they are stored, filtered and sorted at most; null for any other query. */
export function plainTableOf(query: StagedQuery): number | null {
  const [only, more] = query.stages
  if (only === undefined || more !== undefined || isNative(only) || isGrouped(only)) return null
  return (only.joins ?? []).length === 0 ? (only['source-table'] ?? null) : null
}
