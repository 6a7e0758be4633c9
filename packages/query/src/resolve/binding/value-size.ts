import type { Bound } from '../../model/bound.ts'

/** Values of more clauses come from expressions that multiply each other. */
export const MAX_VALUE_SIZE = 200_000

const sizes = new WeakMap<Bound, number>()

/** Number of clauses in a value, those of expressions that it uses included each time. */
export function valueSize(bound: Bound): number {
  switch (bound.kind) {
    case 'call':
    case 'bucket':
    case 'bin':
    case 'coercion':
      break
    default:
      return 1
  }
  const known = sizes.get(bound)
  if (known !== undefined) return known
  const inner = bound.kind === 'call' ? bound.args : [bound.value]
  let size = 1
  for (const value of inner) size += valueSize(value)
  sizes.set(bound, size)
  return size
}
