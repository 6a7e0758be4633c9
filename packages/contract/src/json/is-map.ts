import { ExactDecimal } from './exact-decimal.ts'

/** True for what JSON calls an object: neither null, nor an array, nor a number that keeps its digits. */
export function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof ExactDecimal)
}
