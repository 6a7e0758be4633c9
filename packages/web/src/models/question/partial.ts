/** Parts of a query that are run for themselves: up to a step, without muted steps, a formula on a few rows. */
import { sameColumn, withOptions } from './clause.ts'
import { addClause, clausesOf, removeClause, setLimit } from './edit.ts'
import { addStage, isNative, setStage, stageAt, upTo, withoutEmptyStages } from './stages.ts'
import type { StepKind } from './steps.ts'
import type { Clause, MbqlStage, QuestionDraft, Stage, StagedQuery } from './types.ts'

const ORDER = ['joins', 'expressions', 'filters', 'aggregation', 'breakout', 'fields', 'order-by', 'limit'] as const
const PREVIEW_ROWS = 10
const SAMPLES = 3
const SAMPLE = 'querent sample'

/** Names a step among those of a query. */
export const stepKey = (stage: number, kind: StepKind): string => `${stage}.${kind}`

/** The query up to a step, with at most ten rows. Summaries and groups make rows together. */
export function previewOf(query: StagedQuery, stage: number, kind: StepKind): StagedQuery {
  const whole = upTo(query, stage)
  if (isNative(stageAt(query, stage))) return setLimit(addStage(whole), stage + 1, PREVIEW_ROWS)
  const part = withoutLater(whole, stage, kind)
  const { limit = PREVIEW_ROWS } = stageAt(part, stage) as { limit?: number }
  return setLimit(part, stage, Math.min(limit, PREVIEW_ROWS))
}

function withoutLater(query: StagedQuery, stage: number, kind: StepKind): StagedQuery {
  const last = ORDER.indexOf((kind === 'aggregation' ? 'breakout' : kind) as (typeof ORDER)[number])
  const later = new Set<string>(ORDER.slice(last + 1))
  const kept = Object.entries(stageAt(query, stage)).filter(([key]) => !later.has(key))
  return setStage(query, stage, Object.fromEntries(kept) as unknown as Stage)
}

/** What gives a few values of a custom column, the one of a summary, or rows that a filter lets pass. */
export function sampleOf(
  query: StagedQuery,
  stage: number,
  kind: 'expression' | 'filter' | 'aggregation',
  clause: Clause,
  /** Its place when it is changed; below 0 for a new one. */
  index: number,
): StagedQuery {
  if (kind === 'filter') {
    const before = withoutLater(upTo(query, stage), stage, 'expressions')
    return setLimit(addClause(before, stage, 'filters', clause), stage, SAMPLES)
  }
  if (kind === 'aggregation') {
    const rows = withoutLater(upTo(query, stage), stage, 'filters')
    return setStage(rows, stage, { ...(stageAt(rows, stage) as object), aggregation: [clause] } as unknown as Stage)
  }
  return columnSample(query, stage, clause, index)
}

/** The first rows as the table shows them: with other columns, a database may read them in another order. */
function columnSample(query: StagedQuery, stage: number, clause: Clause, index: number): StagedQuery {
  const whole = upTo(query, stage)
  const isGrouped = (['aggregation', 'breakout'] as const).some((kind) => clausesOf(query, stage, kind).length > 0)
  const rows = isGrouped ? withoutLater(whole, stage, 'filters') : whole
  const { expressions = [], fields, limit = SAMPLES, ...rest } = stageAt(rows, stage) as MbqlStage
  const name = sampleName(query, stage, index)
  const named = withOptions(clause, { 'lib/expression-name': name })
  const ref: Clause = ['expression', {}, name]
  return setStage(rows, stage, {
    ...rest,
    expressions: index in expressions ? expressions.with(index, named) : [...expressions, named],
    ...(fields && { fields: [...fields.filter((field) => !sameColumn(field, ref)), ref] }),
    limit: Math.min(limit, SAMPLES),
  } as unknown as Stage)
}

/** What the column of a sample is called: other clauses refer to a column that is changed by its stored name. */
export function sampleName(query: StagedQuery, stage: number, index: number): string {
  const name = clausesOf(query, stage, 'expressions')[index]?.[1]['lib/expression-name']
  return typeof name === 'string' ? name : SAMPLE
}

/** The query as it runs: muted steps are left out, and sorting by what they made. */
export function withoutMuted(query: StagedQuery, muted: readonly string[] = []): StagedQuery {
  return muted.reduce((next, key) => {
    const [stage, kind] = readKey(key)
    if (!isMutable(query, stage, kind)) return next
    if (kind !== 'aggregation' && kind !== 'breakout')
      return setStage(next, stage, { ...(stageAt(next, stage) as object), [kind]: undefined } as unknown as Stage)
    return clausesOf(next, stage, kind).reduceRight((rest, _clause, at) => removeClause(rest, stage, kind, at), next)
  }, query)
}

/** The draft as it runs, is downloaded and drilled into. The same object where nothing is muted. */
export function runningOf(draft: QuestionDraft): QuestionDraft {
  if (draft.muted === undefined) return draft
  const { muted, ...rest } = draft
  return { ...rest, dataset_query: withoutEmptyStages(withoutMuted(draft.dataset_query, muted)) }
}

/** The draft with a step muted, or no longer. */
export function toggleMuted(draft: QuestionDraft, key: string): QuestionDraft {
  const before = draft.muted ?? []
  return withMuted(draft, before.includes(key) ? before.filter((one) => one !== key) : [...before, key])
}

/** The draft of which only those steps are muted that there still are. */
export function withMuted(draft: QuestionDraft, keys: readonly string[] = draft.muted ?? []): QuestionDraft {
  const { muted: _muted, ...rest } = draft
  const kept = keys.filter((key) => isMutable(draft.dataset_query, ...readKey(key)))
  return kept.length === 0 ? rest : { ...rest, muted: kept }
}

function readKey(key: string): [stage: number, kind: StepKind] {
  const at = key.indexOf('.')
  return [Number(key.slice(0, at)), key.slice(at + 1) as StepKind]
}

function isMutable(query: StagedQuery, stage: number, kind: StepKind): boolean {
  const found = query.stages[stage]
  return found !== undefined && !isNative(found) && ORDER.some((one) => one === kind) && found[kind] !== undefined
}
