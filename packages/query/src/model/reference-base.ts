import type { Bound } from './bound.ts'

/** Text that is equal for references to the same value, whatever their bucket or bin. */
export function referenceBase(bound: Bound): string {
  if (bound.kind === 'bucket' || bound.kind === 'bin') return referenceBase(bound.value)
  return boundKey(bound)
}

/** True when both are the same value, bucket and all. */
export function sameBound(left: Bound, right: Bound): boolean {
  return left === right || boundKey(left) === boundKey(right)
}

const texts = new WeakMap<Bound, string>()

/** Text that is equal for the same value, bucket and all; where in the query it stands does not matter. */
export function boundKey(bound: Bound): string {
  const known = texts.get(bound)
  if (known !== undefined) return known
  const made = write(bound)
  texts.set(bound, made)
  return made
}

function write(bound: Bound): string {
  return JSON.stringify(bound, (key, value: unknown) => (key === 'path' ? undefined : value))
}
