import { makeUuid } from '../../../lib/uuid.ts'
import {
  addStage,
  bucketed,
  isGrouped,
  isMeasure,
  isNative,
  type Clause,
  type Column,
  type MbqlStage,
  type QuestionDraft,
  type StagedQuery,
} from '../../../models/question/index.ts'
import { asked, endingWith, rowsOf } from './change.ts'
import { pressed, refAfter, refOf, type Hit } from './hit.ts'

export type Summary = 'count' | 'sum' | 'avg' | 'min' | 'max' | 'distinct'

/** The rows counted by the values of the pressed column: by month or bin where it has too many. Null for groups. */
export function countBy(draft: QuestionDraft, hit: Hit): QuestionDraft | null {
  const place = rowsBehind(draft.dataset_query, hit)
  const column = pressed(hit)
  if (place === null || column === null) return null
  return summed(draft, place, [aggregation('count')], [bucketed(place.ref, column)])
}

/** One number of the pressed column: its distinct values, its sum. Null for groups, and for sums of what is no measure. */
export function summarize(draft: QuestionDraft, hit: Hit, summary: Summary): QuestionDraft | null {
  const place = placeFor(draft, hit, summary)
  return place === null ? null : summed(draft, place, [aggregation(summary, place.ref)], [])
}

/** A number of the pressed column month by month of a date column. */
export function summarizeOverTime(
  draft: QuestionDraft,
  hit: Hit,
  summary: Summary,
  date: Column,
): QuestionDraft | null {
  const place = placeFor(draft, hit, summary)
  if (place === null) return null
  return summed(draft, place, [aggregation(summary, place.ref)], [bucketed(date.ref, date)])
}

interface Place {
  query: StagedQuery
  stage: MbqlStage
  ref: Clause
}

/** The last stage's rows and the pressed column among them; a stage of its own behind SQL and behind a limit. */
function rowsBehind(query: StagedQuery, hit: Hit): Place | null {
  const column = pressed(hit)
  const last = query.stages.at(-1)
  if (column === null || last === undefined || isGrouped(last)) return null
  if (isNative(last) || last.limit !== undefined) {
    const next = addStage(query)
    return { query: next, stage: { 'lib/type': 'mbql.stage/mbql' }, ref: refAfter(column) }
  }
  const ref = refOf(query, column)
  return ref === null ? null : { query, stage: last, ref }
}

function placeFor(draft: QuestionDraft, hit: Hit, summary: Summary): Place | null {
  const column = pressed(hit)
  const isFit = summary === 'distinct' || summary === 'count' || (column !== null && isMeasure(column))
  return isFit ? rowsBehind(draft.dataset_query, hit) : null
}

function summed(
  draft: QuestionDraft,
  { query, stage }: Place,
  aggregations: readonly Clause[],
  breakout: readonly Clause[],
): QuestionDraft {
  const next = { ...rowsOf(stage), aggregation: aggregations, breakout }
  return asked(draft, endingWith(query, query.stages.length - 1, next))
}

function aggregation(summary: Summary, ref?: Clause): Clause {
  const options = { 'lib/uuid': makeUuid() }
  return summary === 'count' || ref === undefined ? ['count', options] : [summary, options, ref]
}
