import {
  addClause,
  addStage,
  bare,
  clausesOf,
  isGrouped,
  isNative,
  kindOf,
  replaceClause,
  withOptions,
  type Clause,
  type QuestionDraft,
  type StagedQuery,
} from '../draft/index.ts'
import { binOf, conditionsOf, literalOf } from './conditions.ts'
import { cellsOf, isPivotGrouping, pressed, pressedValue, refAfter, refOf, type Cell, type Hit } from './hit.ts'

export type ValueOperator = '=' | '!=' | '<' | '>' | 'contains'

/**
 * The rows or groups whose pressed column compares so with the pressed value. What is grouped by is filtered before it is
 * grouped, what is made of groups after. Null where the operator does not fit the value.
 */
export function filterByValue(draft: QuestionDraft, hit: Hit, operator: ValueOperator): QuestionDraft | null {
  const column = pressed(hit)
  const value = pressedValue(hit)
  if (column === null || value === undefined || isPivotGrouping(column) || !fits(operator, column, value)) return null
  const place = placeOf(draft.dataset_query, hit)
  if (place === null) return null
  const filters = filtersOf({ ref: place.ref, column, value }, operator)
  const query = filters.reduce((changed, filter) => addClause(changed, -1, 'filters', filter), place.query)
  return { ...draft, dataset_query: query }
}

function placeOf(query: StagedQuery, hit: Hit): { query: StagedQuery; ref: Clause } | null {
  const column = pressed(hit)
  const last = query.stages.at(-1)
  if (column === null || last === undefined) return null
  if (isNative(last)) return { query: addStage(query), ref: refAfter(column) }
  if (!isGrouped(last)) {
    const ref = refOf(query, column)
    return ref === null ? null : { query, ref }
  }
  const cell = cellsOf(query, hit)?.find((one) => one.column === column)
  if (cell === undefined) return { query: addStage(query), ref: refAfter(column) }
  return { query: withSameBins(query, cell), ref: cell.ref }
}

/** Filters narrow what bins are counted over: those of the result stay by their width. */
function withSameBins(query: StagedQuery, { ref, column }: Cell): StagedQuery {
  const width = column.binning_info?.['bin_width']
  if (ref[1]['binning'] === undefined || typeof width !== 'number') return query
  const fixed = withOptions(bare(ref), { binning: { strategy: 'bin-width', 'bin-width': width } })
  return replaceClause(query, -1, 'breakout', clausesOf(query, -1, 'breakout').indexOf(ref), fixed)
}

function fits(operator: ValueOperator, column: Cell['column'], value: unknown): boolean {
  const kind = kindOf(column)
  if (operator === '=' || operator === '!=') return value === null || typeof value !== 'object'
  if (value === null) return false
  if (operator === 'contains') return typeof value === 'string' && (kind === 'text' || kind === 'place')
  return kind === 'number' || kind === 'coordinate' || kind === 'date' || kind === 'time'
}

function filtersOf(cell: Cell, operator: ValueOperator): Clause[] {
  const { ref, column, value } = cell
  const equal = conditionsOf(cell)
  if (operator === '=') return equal
  if (value === null) return [['not-null', {}, equal[0]?.[2] ?? ref]]
  const bin = binOf(cell)
  const plain = equal[0]?.[2] ?? ref
  if (bin !== null) {
    const below: Clause = ['<', {}, plain, bin[0]]
    const above: Clause = ['>=', {}, plain, bin[1]]
    if (operator === '!=') return [['or', {}, below, above]]
    return [operator === '<' ? below : above]
  }
  return [[operator, {}, ref, literalOf(ref, column, value)]]
}
