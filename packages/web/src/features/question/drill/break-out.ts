import { kindOf, placeRank } from '../../../lib/columns/kind.ts'
import {
  bucketed,
  isCategory,
  sameColumn,
  type Clause,
  type Column,
  type QuestionDraft,
} from '../../../models/question/index.ts'
import { asked, endingWith } from './change.ts'
import { conditionsOf } from './conditions.ts'
import { cellsOf, groupedStage, type Hit } from './hit.ts'

/**
 * The number of a mark, split by another column: `ref` with its unit or bins. The mark's groups become filters. Null where
 * there is no number.
 */
export function breakOut(draft: QuestionDraft, hit: Hit, ref: Clause): QuestionDraft | null {
  const query = draft.dataset_query
  const grouped = groupedStage(query)
  const cells = cellsOf(query, hit)
  if (grouped === null || cells === null || !grouped.stage.aggregation?.length) return null
  const { stage, index } = grouped
  const { 'order-by': _order, limit: _limit, page: _page, ...kept } = stage
  const filters = [...(stage.filters ?? []), ...cells.flatMap(conditionsOf)]
  return asked(draft, endingWith(query, index, { ...kept, filters, breakout: [ref] }))
}

export interface BreakOutChoices {
  readonly categories: readonly Column[]
  readonly times: readonly Column[]
  readonly places: readonly Column[]
}

/** By what a mark can be broken out: columns that its stage sees, without those that it is grouped by. */
export function breakOutChoices(draft: QuestionDraft, columns: readonly Column[]): BreakOutChoices {
  const used = groupedStage(draft.dataset_query)?.stage.breakout ?? []
  const free = columns.filter(({ ref }) => ref[0] !== 'aggregation' && !used.some((one) => sameColumn(one, ref)))
  const isPlace = (column: Column) => placeRank(column) !== null
  return {
    categories: free.filter((column) => isCategory(column) && !isPlace(column)),
    times: free
      .filter((column) => kindOf(column) === 'date')
      .map((column) => ({ ...column, ref: bucketed(column.ref, column) })),
    places: free.filter(isPlace),
  }
}
