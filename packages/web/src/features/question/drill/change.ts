/** What drills do to a draft in the end. */
import {
  guessDisplay,
  setStage,
  type MbqlStage,
  type QuestionDraft,
  type StagedQuery,
} from '../../../models/question/index.ts'

/** The draft with another query, shown as the query suggests. Settings named columns that it may not have. */
export function asked(draft: QuestionDraft, dataset_query: StagedQuery, display?: string): QuestionDraft {
  const shown = display ?? guessDisplay(dataset_query)
  return { ...draft, dataset_query, display: shown, visualization_settings: {} }
}

/** The query up to a stage, which is replaced: what came after was built on its groups. */
export function endingWith(query: StagedQuery, index: number, stage: MbqlStage): StagedQuery {
  return setStage({ ...query, stages: query.stages.slice(0, index + 1) }, index, stage)
}

/** The rows that a stage reads and filters, without groups, order or limit. */
export function rowsOf(stage: MbqlStage): MbqlStage {
  const { aggregation: _a, breakout: _b, fields: _f, 'order-by': _o, limit: _l, page: _p, ...rows } = stage
  return rows
}
