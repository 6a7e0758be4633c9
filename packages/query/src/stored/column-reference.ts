/** Stored references to result columns, for those who look for the column they mean. */
import '../clauses/registry.ts'
import { QueryError } from '../errors.ts'
import type { Binning, Expr } from '../model/query.ts'
import { parseColumn, stageScope } from '../parse/parse-expression.ts'

/**
 * Text that is equal for references to the same column in the same bucket or bins, in any spelling; what an option only
 * tells about the column does not matter. Undefined for what is no reference.
 */
export function columnReferenceKey(json: unknown): string | undefined {
  const ref = tryParse(json)
  if (ref?.kind === 'aggregation') return JSON.stringify(['aggregation', ref.index])
  if (ref?.kind !== 'field' && ref?.kind !== 'expression') return undefined
  const { options } = ref
  const unit = options['temporal-unit']
  return JSON.stringify([
    ref.kind,
    ref.kind === 'field' ? ref.id : ref.name,
    options['join-alias'] ?? null,
    options['source-field'] ?? options['source-field-name'] ?? null,
    options['source-field-join-alias'] ?? null,
    unit === 'default' ? null : (unit ?? null),
    options.binning ? binKey(options.binning) : null,
  ])
}

function binKey(binning: Binning): unknown[] {
  if (binning.strategy === 'default') return ['default']
  return [binning.strategy, binning.strategy === 'num-bins' ? binning['num-bins'] : binning['bin-width']]
}

function tryParse(json: unknown): Expr | undefined {
  if (!Array.isArray(json)) return undefined
  try {
    return parseColumn(json, 'reference', stageScope(false))
  } catch (error) {
    if (error instanceof QueryError) return undefined
    throw error
  }
}
