/** Floats by their type that engines calculate as decimals, since a fraction of the query is one to them. */
import { isA, type BaseType } from '@querent/contract'
import type { Bound } from '../model/bound.ts'

/** Type in which the number is calculated: sums and products of whole numbers, decimals and such fractions are decimals. */
export function calculatedType(bound: Bound): BaseType {
  return isA(bound.type, 'type/Float') && isExact(bound) ? 'type/Decimal' : bound.type
}

function isExact(bound: Bound): boolean {
  if (isA(bound.type, 'type/Integer') || isA(bound.type, 'type/Decimal')) return true
  if (bound.kind === 'literal') return typeof bound.value === 'number'
  return bound.kind === 'call' && ['+', '-', '*'].includes(bound.op) && bound.args.every(isExact)
}
