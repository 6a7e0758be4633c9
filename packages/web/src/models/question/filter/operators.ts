/** What can be asked of a column of some kind. */
import type { ColumnKind } from '../../../lib/columns/kind.ts'
import type { CompareOperator } from './parts.ts'

const NUMBER = ['=', '!=', '>', '<', 'between', '>=', '<=', 'is-null', 'not-null'] as const
const TEXT = [
  '=',
  '!=',
  'contains',
  'does-not-contain',
  'starts-with',
  'ends-with',
  'is-empty',
  'not-empty',
  'is-null',
  'not-null',
] as const

const OPERATORS: Readonly<Record<ColumnKind, readonly CompareOperator[]>> = {
  number: NUMBER,
  coordinate: NUMBER,
  text: TEXT,
  place: TEXT,
  id: ['=', '!=', '>', '<', 'between', 'is-null', 'not-null'],
  boolean: ['=', 'is-null', 'not-null'],
  date: ['is-null', 'not-null'],
  time: ['<', '>', 'between', 'is-null', 'not-null'],
  other: ['is-null', 'not-null'],
}

/** Comparisons that fit, the usual one first. Dates have relative, certain and excluded ones besides. */
export function operatorsFor(kind: ColumnKind): readonly CompareOperator[] {
  return OPERATORS[kind]
}

/** How many values an operator wants: none, one, two, or any number from one on. */
export function arityOf(operator: CompareOperator): 0 | 1 | 2 | 'many' {
  if (operator === 'between') return 2
  if (/^(?:is|not)-/.test(operator)) return 0
  return /^[<>]/.test(operator) ? 1 : 'many'
}
