import { lookup } from '@querent/contract/lookup/index.ts'
import { kindOf } from '../../../lib/columns/kind.ts'
import {
  addClause,
  bare,
  clausesOf,
  isReference,
  replaceClause,
  sameColumn,
  withFreshIds,
  type Clause,
  type QuestionDraft,
  type StagedQuery,
} from '../../../models/question/index.ts'
import { binOf, literalOf } from './conditions.ts'
import { filterPlace } from './filter-place.ts'
import type { Cell, ResultColumn } from './hit.ts'

/** A part of an axis: two of its values and all between them. */
export interface PressedRange {
  readonly columns: readonly ResultColumn[]
  /** Place of the column that the axis has. */
  readonly column: number
  readonly from: unknown
  readonly to: unknown
}

/**
 * The question within a range of its axis. Buckets are filtered by the days that they hold, bins by their ends; a range that
 * was there before is replaced. Null where the column cannot be filtered.
 */
export function filterByRange(draft: QuestionDraft, { columns, column, from, to }: PressedRange): QuestionDraft | null {
  const pressed = columns[column]
  if (pressed === undefined || from === null || to === null) return null
  const row = columns.map((_, place) => (place === column ? from : null))
  const place = filterPlace(draft.dataset_query, { columns, row, column })
  if (place === null) return null
  // The column is named a second time: its clause may not have the id of the first.
  const filters = withFreshIds(rangesOf({ ref: place.ref, column: pressed, value: from }, to))
  const query = filters.reduce(narrowed, place.query)
  return { ...draft, dataset_query: query }
}

function rangesOf(cell: Cell, to: unknown): Clause[] {
  const { ref, column, value } = cell
  const [low, high] = [binOf(cell), binOf({ ...cell, value: to })]
  if (low !== null && high !== null) {
    return [
      ['>=', {}, bare(ref), low[0]],
      ['<', {}, bare(ref), high[1]],
    ]
  }
  const unit = String(ref[1]['temporal-unit'] ?? '')
  if (kindOf(column) === 'date' && unit in LENGTHS) {
    return [['between', {}, bare(ref), String(value).slice(0, 10), lastDay(String(to), unit)]]
  }
  return [['between', {}, ref, literalOf(ref, column, value), literalOf(ref, column, to)]]
}

/** Months and days of a bucket. */
const LENGTHS: Readonly<Record<string, readonly [months: number, days: number]>> = lookup({
  year: [12, 0],
  quarter: [3, 0],
  month: [1, 0],
  week: [0, 7],
  day: [0, 1],
})

/** The last day of the bucket that a day begins. */
function lastDay(begin: string, unit: string): string {
  const [months, days] = LENGTHS[unit] ?? [0, 1]
  const [year = 0, month = 1, day = 1] = begin.slice(0, 10).split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, day + days - 1)).toISOString().slice(0, 10)
}

function narrowed(query: StagedQuery, filter: Clause): StagedQuery {
  const ref = filter[2] as Clause
  const at = clausesOf(query, -1, 'filters').findIndex(
    (other) => other[0] === filter[0] && isReference(other[2]) && sameColumn(other[2], ref),
  )
  return at < 0 ? addClause(query, -1, 'filters', filter) : replaceClause(query, -1, 'filters', at, filter)
}
