/** Text that shows clauses to people: `Sum of Total ÷ Count`, `Created At: Month`. */
import { lookup } from '@querent/contract'
import type { Binning, Expr } from '../../model/query.ts'
import { unitLabel } from '../../model/temporal-unit.ts'
import type { ResultColumn } from '../../prepared.ts'
import type { StageDraft } from '../draft.ts'
import { findColumn } from '../binding/find-column.ts'
import { describeFound } from './result-column.ts'

export function displayName(expr: Expr, draft: StageDraft): string {
  switch (expr.kind) {
    case 'field': {
      const found = findColumn(expr, draft)
      const column = describeFound(found, 'fields')
      return withSuffix(column.display_name, expr.options, column)
    }
    case 'expression':
      return expr.name
    case 'literal':
      return typeof expr.value === 'string' ? `"${expr.value}"` : String(expr.value)
    case 'aggregation': {
      const target = draft.stage.aggregations[expr.index]
      return target ? (target.displayName ?? displayName(target.shown ?? target.value, draft)) : ''
    }
    case 'call':
      return callName(expr.op, expr.args, draft)
  }
}

function callName(op: string, args: readonly Expr[], draft: StageDraft): string {
  const of = (index: number): string => (args[index] ? displayName(args[index], draft) : '')
  const sign = SIGNS[op]
  if (sign) return args.map((arg) => operand(arg, draft)).join(` ${sign} `)
  switch (op) {
    case 'count':
      return args.length > 0 ? `Count of ${of(0)}` : 'Count'
    case 'cum-count':
      return args.length > 0 ? `Cumulative count of ${of(0)}` : 'Cumulative count'
    case 'count-where':
      return 'Count of rows matching condition'
    case 'share':
      return 'Share of rows matching condition'
    case 'sum-where':
      return `Sum of ${of(0)} matching condition`
    case 'distinct-where':
      return `Distinct values of ${of(0)} matching condition`
    case 'percentile':
      return `${of(1)}th percentile of ${of(0)}`
    case 'case':
      return 'Case'
    case 'metric':
      return draft.context.metadata.card(literalId(args[0]))?.name ?? 'Metric'
    default:
      return args[0] && PHRASES[op] ? `${PHRASES[op]} of ${of(0)}` : words(op)
  }
}

const SIGNS: Readonly<Record<string, string>> = lookup({ '+': '+', '-': '-', '*': '×', '/': '÷' })

const PHRASES: Readonly<Record<string, string>> = lookup({
  sum: 'Sum',
  'cum-sum': 'Cumulative sum',
  avg: 'Average',
  distinct: 'Distinct values',
  min: 'Min',
  max: 'Max',
  median: 'Median',
  stddev: 'Standard deviation',
  var: 'Variance',
})

function literalId(expr: Expr | undefined): number {
  return expr?.kind === 'literal' && typeof expr.value === 'number' ? expr.value : 0
}

function operand(expr: Expr, draft: StageDraft): string {
  const text = displayName(expr, draft)
  return expr.kind === 'call' && SIGNS[expr.op] ? `(${text})` : text
}

function words(op: string): string {
  const text = op.replaceAll('-', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** `Created At: Month`, `Total: 10 bins`; never twice. */
export function withSuffix(
  name: string,
  options: { 'temporal-unit'?: string; binning?: Binning },
  column: ResultColumn,
): string {
  const unit = options['temporal-unit']
  const suffixes: string[] = []
  if (unit !== undefined && unit !== 'default') suffixes.push(unitLabel(unit))
  if (options.binning) suffixes.push(binLabel(options.binning, column))
  return suffixes.reduce((text, suffix) => (text.endsWith(`: ${suffix}`) ? text : `${text}: ${suffix}`), name)
}

function binLabel(binning: Binning, column: ResultColumn): string {
  if (binning.strategy === 'default') return 'Auto binned'
  if (binning.strategy === 'num-bins') return `${binning['num-bins']} ${binning['num-bins'] === 1 ? 'bin' : 'bins'}`
  const isCoordinate = ['type/Latitude', 'type/Longitude', 'type/Coordinate'].includes(column.semantic_type ?? '')
  return `${binning['bin-width']}${isCoordinate ? '°' : ''}`
}
