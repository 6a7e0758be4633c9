/** Parts of a query that are run for themselves: up to a step, without muted steps, a formula on a few rows. */
import { withOptions } from './clause.ts'
import { clausesOf, removeClause, setFields, setLimit } from './edit.ts'
import { addStage, isNative, setStage, stageAt, upTo, withoutEmptyStages } from './stages.ts'
import type { StepKind } from './steps.ts'
import type { Clause, QuestionDraft, Stage, StagedQuery } from './types.ts'

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

/** What gives a few values of a custom column, or the one of a summary; null for filters, which give no values. */
export function sampleOf(
  query: StagedQuery,
  stage: number,
  kind: 'expression' | 'filter' | 'aggregation',
  clause: Clause,
  /** Its place when it is changed; below 0 for a new one. */
  index: number,
): StagedQuery | null {
  if (kind === 'filter') return null
  if (kind === 'aggregation') {
    const rows = withoutLater(upTo(query, stage), stage, 'filters')
    return setStage(rows, stage, { ...(stageAt(rows, stage) as object), aggregation: [clause] } as unknown as Stage)
  }
  const rows = withoutLater(upTo(query, stage), stage, 'joins')
  const all = clausesOf(query, stage, 'expressions')
  const before = index < 0 ? all : all.slice(0, index)
  const named = withOptions(clause, { 'lib/expression-name': SAMPLE })
  const made = setStage(rows, stage, {
    ...(stageAt(rows, stage) as object),
    expressions: [...before, named],
  } as unknown as Stage)
  return setLimit(setFields(made, stage, [['expression', {}, SAMPLE]]), stage, SAMPLES)
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
