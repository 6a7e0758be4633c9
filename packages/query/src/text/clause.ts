/** Reading of clauses in the staged form. */
import type { Clause, Json } from './types.ts'

export function isMap(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isClause(value: unknown): value is Clause {
  return Array.isArray(value) && typeof value[0] === 'string' && isMap(value[1])
}

const REFERENCES: ReadonlySet<string> = new Set(['field', 'expression', 'aggregation'])

export function isReference(value: unknown): value is Clause {
  return isClause(value) && REFERENCES.has(value[0])
}

/** True for a plain number that the server takes for the id of a field where a column may stand. */
export function isBareId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0
}

const WAYS = ['join-alias', 'source-field', 'source-field-name', 'source-field-join-alias'] as const

/** The same text for references to the same column, whatever its bucket. */
export function refKey([op, options, target]: Clause): string {
  return JSON.stringify([op, target, ...WAYS.map((way) => options[way] ?? null)])
}
