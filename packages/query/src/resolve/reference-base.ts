import type { Bound } from '../model/bound.ts'

/** Text that is equal for references to the same value, whatever their bucket or bin. */
export function referenceBase(bound: Bound): string {
  if (bound.kind === 'bucket' || bound.kind === 'bin') return referenceBase(bound.value)
  return text(bound)
}

/** True when both are the same value, bucket and all; where in the query they stand does not matter. */
export function sameBound(left: Bound, right: Bound): boolean {
  return left === right || text(left) === text(right)
}

const texts = new WeakMap<Bound, string>()

function text(bound: Bound): string {
  const known = texts.get(bound)
  if (known !== undefined) return known
  const made = write(bound)
  texts.set(bound, made)
  return made
}

function write(bound: Bound): string {
  return JSON.stringify(bound, (key, value: unknown) => {
    if (key === 'path') return undefined
    return typeof value === 'bigint' ? value.toString() : value
  })
}
