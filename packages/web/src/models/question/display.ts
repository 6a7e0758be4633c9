/** How a question is shown at first. */
import { isMap } from './clause.ts'
import { runningOf } from './partial.ts'
import { isGrouped, isNative } from './stages.ts'
import type { Clause, Column, QuestionDraft, Stage, StagedQuery } from './types.ts'
import { kindOf, placeRank } from '../../lib/columns/kind.ts'
import { columnOf } from './columns.ts'

/**
 * A display that fits what the last stage gives: a number, a line over time, bars, a map of places, a table. With `columns`,
 * what the last stage gives, it sees places and dates of expressions as well.
 */
export function guessDisplay(query: StagedQuery, columns?: readonly (Column | undefined)[] | null): string {
  const stage = query.stages.findLast(
    (one) => isNative(one) || isGrouped(one) || one.fields !== undefined || one.joins !== undefined,
  )
  if (stage === undefined || isNative(stage) || !isGrouped(stage)) return 'table'
  const { aggregation = [], breakout = [] } = stage
  if (aggregation.length === 0) return 'table'
  if (breakout.length === 0) return aggregation.length === 1 ? 'scalar' : 'table'
  if (breakout.length > 2) return 'table'
  const [first, second] = breakout.map((ref, index) => shapeOf(ref, columns?.[index]))
  // A key has about as many values as there are rows.
  if (first === 'key' || second === 'key') return 'table'
  if (breakout.length === 1) {
    if (first === 'time') return 'line'
    return first === 'country' || first === 'state' ? 'map' : 'bar'
  }
  if (first === 'coordinate' && second === 'coordinate') return 'map'
  return aggregation.length === 1 ? (first === 'time' || second === 'time' ? 'line' : 'bar') : 'table'
}

type Shape = 'key' | 'time' | 'country' | 'state' | 'coordinate' | 'other'

function shapeOf(ref: Clause, column: Column | undefined): Shape {
  const unit = ref[1]['temporal-unit']
  if (typeof unit === 'string') return unit.includes('-of-') ? 'other' : 'time'
  if (column === undefined)
    return isMap(ref[1]['binning']) && ref[1]['binning']['strategy'] === 'bin-width' ? 'coordinate' : 'other'
  const kind = kindOf(column)
  if (kind === 'date') return 'time'
  if (kind === 'id') return 'key'
  if (kind === 'coordinate') return 'coordinate'
  const rank = placeRank(column)
  return rank === 0 ? 'country' : rank === 1 ? 'state' : 'other'
}

/** True where the display says little of what the query gives: a number of many rows, a line of none. */
function fitsNoMore(display: string, query: StagedQuery): boolean {
  const last: Stage | undefined = query.stages.at(-1)
  if (last === undefined || isNative(last)) return false
  const [aggregations, breakouts] = [last.aggregation?.length ?? 0, last.breakout?.length ?? 0]
  if (['scalar', 'gauge', 'progress'].includes(display)) return aggregations !== 1 || breakouts > 0
  return isGrouped(last) ? breakouts === 0 : query.stages.length === 1
}

/**
 * The draft after a change. A display that was guessed follows the query; one that still fits stays.
 * @param columns What can be grouped by, as far as it is known: groups of keys are a table.
 */
export function withFittingDisplay(
  before: QuestionDraft,
  after: QuestionDraft,
  columns: readonly Column[] = [],
): QuestionDraft {
  const keys = columns.filter((column) => kindOf(column) === 'id')
  const guess = (query: StagedQuery) => {
    const last = query.stages.findLast((stage) => !isNative(stage) && isGrouped(stage))
    const breakout = last === undefined || isNative(last) ? [] : (last.breakout ?? [])
    return guessDisplay(
      query,
      breakout.map((ref) => columnOf(ref, keys) ?? undefined),
    )
  }
  const [old, next] = [runningOf(before).dataset_query, runningOf(after).dataset_query]
  const isMisfit = before.display === 'table' ? guess(old) === 'table' : fitsNoMore(before.display, next)
  return isMisfit ? { ...after, display: guess(next) } : after
}

/** The chart to show a query as: the guessed one, or bars. */
export function chartOf(query: StagedQuery): string {
  const guessed = guessDisplay(query)
  return guessed === 'table' ? 'bar' : guessed
}
