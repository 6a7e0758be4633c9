/** What expressions do with JSON values. */
import { isMap } from '@querent/contract'

/** How much one expression may look at and give: values, and characters of texts. */
const MOST = 2 ** 20

/** The answer, or what was made of it, is more than an expression may look at. */
class TooMuch extends Error {
  constructor() {
    super('The expression looks at too much.')
  }
}

/** Counts what is looked at. */
export class Budget {
  #left = MOST

  /** @throws {TooMuch} */
  spend(amount: number): void {
    this.#left -= amount
    if (this.#left < 0) throw new TooMuch()
  }

  /** Counts a whole value, which may hold others more often than it was long. @throws {TooMuch} */
  spendOn(value: unknown): void {
    this.spend(typeof value === 'string' ? value.length + 1 : 1)
    if (Array.isArray(value)) for (const one of value) this.spendOn(one)
    if (!isMap(value)) return
    for (const [key, one] of Object.entries(value)) {
      this.spend(key.length)
      this.spendOn(one)
    }
  }
}

/** `false`, `null` and nothing are not true; all else is. */
export const isTrue = (value: unknown): boolean => value !== false && value !== null && value !== undefined

/** Null where there is none. */
export function partOf(value: unknown, key: string | number): unknown {
  if (typeof key === 'number') return Array.isArray(value) ? (value.at(key) ?? null) : null
  return isMap(value) && Object.hasOwn(value, key) ? value[key] : null
}

export function lengthOf(value: unknown): unknown {
  if (typeof value === 'string') return [...value].length
  if (typeof value === 'number') return Math.abs(value)
  if (Array.isArray(value)) return value.length
  return isMap(value) ? Object.keys(value).length : 0
}

export function typeOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return typeof value
}

export function isEqual(a: unknown, b: unknown, budget: Budget): boolean {
  budget.spend(typeof a === 'string' ? a.length + 1 : 1)
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((one, index) => isEqual(one, b[index], budget))
  }
  if (!isMap(a)) return a === b
  if (!isMap(b) || Object.keys(a).length !== Object.keys(b).length) return false
  return Object.entries(a).every(([key, one]) => Object.hasOwn(b, key) && isEqual(one, b[key], budget))
}

/** Below, above or at 0; NaN for lists and maps, which have no order. */
export function compared(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  if (typeof a === 'string' && typeof b === 'string') return a === b ? 0 : a < b ? -1 : 1
  return rankOf(a) - rankOf(b)
}

/** Null is less than false, that less than true, that less than numbers, and those are less than texts. */
function rankOf(value: unknown): number {
  if (value === null) return 0
  if (typeof value === 'boolean') return value ? 2 : 1
  if (typeof value === 'number') return 3
  return typeof value === 'string' ? 4 : Number.NaN
}
