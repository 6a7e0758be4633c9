import { kindOf } from '../../../lib/columns/kind.ts'
import { addClause, withFreshIds, type Clause, type QuestionDraft } from '../../../models/question/index.ts'
import { binOf, conditionsOf, literalOf } from './conditions.ts'
import { filterPlace } from './filter-place.ts'
import { isPivotGrouping, pressed, pressedValue, type Cell, type Hit } from './hit.ts'

export type ValueOperator = '=' | '!=' | '<' | '>' | 'contains'

/**
 * The rows or groups whose pressed column compares so with the pressed value. What is grouped by is filtered before it is
 * grouped, what is made of groups after. Null where the operator does not fit the value.
 */
export function filterByValue(draft: QuestionDraft, hit: Hit, operator: ValueOperator): QuestionDraft | null {
  const column = pressed(hit)
  const value = pressedValue(hit)
  if (column === null || value === undefined || isPivotGrouping(column) || !fits(operator, column, value)) return null
  const place = filterPlace(draft.dataset_query, hit)
  if (place === null) return null
  const filters = withFreshIds(filtersOf({ ref: place.ref, column, value }, operator))
  const query = filters.reduce((changed, filter) => addClause(changed, -1, 'filters', filter), place.query)
  return { ...draft, dataset_query: query }
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
