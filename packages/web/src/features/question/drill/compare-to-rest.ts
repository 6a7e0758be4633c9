import { t } from '../../../i18n/t.ts'
import { sayFilter, type Clause, type Column, type QuestionDraft } from '../../../models/question/index.ts'
import { asked, endingWith } from './change.ts'
import { conditionsOf } from './conditions.ts'
import { cellsOf, groupedStage, type Cell, type Hit } from './hit.ts'

/**
 * The numbers of a mark beside those of all other rows, as two groups. `columns` are those that the stage sees, for the name
 * of the group. Null where there are no groups.
 */
export function compareToRest(draft: QuestionDraft, hit: Hit, columns: readonly Column[] = []): QuestionDraft | null {
  const query = draft.dataset_query
  const grouped = groupedStage(query)
  const cells = cellsOf(query, hit)
  if (grouped === null || cells === null || cells.length === 0 || !grouped.stage.aggregation?.length) return null
  const { stage, index } = grouped
  const conditions = cells.flatMap(conditionsOf)
  const [first] = conditions
  if (first === undefined) return null
  const name = freeName(t('Compared'), stage.expressions ?? [])
  const test: Clause = conditions.length === 1 ? first : ['and', {}, ...conditions]
  const label = cells.map((cell) => labelOf(cell, columns)).join(', ')
  const expression: Clause = ['case', { 'lib/expression-name': name }, [[test, label]], t('All others')]
  const { 'order-by': _order, limit: _limit, page: _page, ...kept } = stage
  const expressions = [...(stage.expressions ?? []), expression]
  return asked(draft, endingWith(query, index, { ...kept, expressions, breakout: [['expression', {}, name]] }), 'bar')
}

function labelOf(cell: Cell, columns: readonly Column[]): string {
  const said = conditionsOf(cell).map((condition) => sayFilter(condition, columns, cell.column.display_name))
  return said.join(', ')
}

function freeName(name: string, expressions: readonly Clause[]): string {
  const taken = new Set(expressions.map(([, options]) => options['lib/expression-name']))
  for (let count = 1; ; count++) {
    const free = count === 1 ? name : `${name} ${count}`
    if (!taken.has(free)) return free
  }
}
