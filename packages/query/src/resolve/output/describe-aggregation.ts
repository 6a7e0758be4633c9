/** Result columns of aggregations (contract: query-language, section 9). */
import type { BaseType } from '@querent/contract'
import { defaultAggregationName } from '../../clauses/aggregation-names.ts'
import type { Bound } from '../../model/bound.ts'
import type { Aggregation, Expr } from '../../model/query.ts'
import type { OutputColumn } from '../../model/resolved.ts'
import type { ResultColumn } from '../../prepared.ts'
import { bind } from '../binding/bind-expression.ts'
import { displayName } from './display-name.ts'
import type { StageDraft } from '../draft.ts'
import { findColumn } from '../binding/find-column.ts'
import { requireAggregated } from '../binding/require-aggregated.ts'
import { keptOfField, plainColumn } from './result-column.ts'

export function aggregationOutput(aggregation: Aggregation, index: number, draft: StageDraft): OutputColumn {
  const { shown = aggregation.value } = aggregation
  const value = bind(aggregation.value, draft, 'aggregation')
  requireAggregated(value, draft, `${draft.stage.path}.aggregation[${index}]`)
  const name = aggregation.name ?? aggregationName(shown, draft)
  const title = aggregation.displayName ?? displayName(shown, draft)
  const column = plainColumn(name, title, reportedType(value), 'aggregation', ['aggregation', index])
  Object.assign(column, keptOfArgument(shown, draft))
  column.aggregation_index = index
  return { value, name, column, joinAlias: null, fkFieldId: null }
}

/** A percentile is described as its column is, also where it falls between two whole numbers. */
function reportedType(value: Bound): BaseType {
  const isPercentile = value.kind === 'call' && (value.op === 'median' || value.op === 'percentile')
  return (isPercentile ? value.args[0]?.type : undefined) ?? value.type
}

function aggregationName(expr: Expr, draft: StageDraft): string {
  if (expr.kind !== 'call') return expr.kind === 'expression' ? expr.name : 'expression'
  if (expr.op === 'sum-where' || expr.op === 'distinct-where') {
    const base = defaultAggregationName(expr.op)
    return expr.args[0] ? `${base}_${columnName(expr.args[0], draft)}` : base
  }
  return defaultAggregationName(expr.op)
}

function columnName(expr: Expr, draft: StageDraft): string {
  if (expr.kind === 'field') return findColumn(expr, draft).column.name
  return expr.kind === 'expression' ? expr.name : 'expression'
}

const COUNTS = new Set(['count', 'cum-count', 'distinct', 'count-where', 'distinct-where'])
const KEEPING = new Set(['sum', 'cum-sum', 'avg', 'min', 'max', 'median', 'stddev', 'sum-where'])

/** What an aggregation keeps of its column: its meaning and how it is shown. */
function keptOfArgument(expr: Expr, draft: StageDraft): Pick<ResultColumn, 'semantic_type' | 'settings'> {
  if (expr.kind !== 'call') return { semantic_type: null }
  if (COUNTS.has(expr.op)) return { semantic_type: 'type/Quantity' }
  if (expr.op === 'share') return { semantic_type: 'type/Percentage' }
  const [column] = expr.args
  return KEEPING.has(expr.op) && column !== undefined ? keptOfField(column, draft) : { semantic_type: null }
}
