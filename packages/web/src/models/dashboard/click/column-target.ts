/** A column of a question as the target of a click. */
import type { Column } from '../../question/index.ts'
import type { ClickTarget } from './types.ts'

/**
 * The target that filters by the column where the question begins, as stored behaviors have it (contract: visualization,
 * section 5); null for what no clause can refer to.
 */
export function columnTarget({ ref: [op, options, name] }: Pick<Column, 'ref'>): ClickTarget | null {
  if (op !== 'field' && op !== 'expression') return null
  const kept = Object.entries(options).filter(([key]) => !key.startsWith('lib/'))
  const ref = [op, name, kept.length === 0 ? null : Object.fromEntries(kept)]
  const dimension = ['dimension', ref, { 'stage-number': 0 }]
  return { type: 'dimension', id: JSON.stringify(dimension), dimension }
}
