/** True when both would be the same JSON: order of keys does not count, and a key without value is no key. */
export function sameJson(one: unknown, other: unknown): boolean {
  if (Object.is(one, other) || (one === 0 && other === 0)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false
    return one.every((item, index) => sameJson(item, other[index]))
  }
  const [left, right] = [one as Record<string, unknown>, other as Record<string, unknown>]
  const keys = Object.keys(left).filter((key) => left[key] !== undefined)
  const count = Object.keys(right).filter((key) => right[key] !== undefined).length
  return keys.length === count && keys.every((key) => Object.hasOwn(right, key) && sameJson(left[key], right[key]))
}
