import { QueryError, type SqlParam } from '@querent/query'

/** What travels with a statement: values as text, and a type where the value itself tells it. */
export interface BoundParams {
  /** Oids of `pg_type`; 0 lets the server take the type from the place in the statement. */
  types: number[]
  values: (string | null)[]
}

const OID = { any: 0, bool: 16, int8: 20, int4: 23, text: 25, numeric: 1700 } as const

/** SQLSTATE indeterminate_datatype, as for `concat($1)`. */
const UNKNOWN_TYPE = '42P18'
const INT4_MAX = 2 ** 31 - 1
const INT8_MAX = 2n ** 63n - 1n

/**
 * Numbers and booleans have the type they would have as literals, so that `CASE … THEN $1` is a number; text takes
 * the type of its place, like a quoted literal.
 * @throws {QueryError} a number is not finite.
 */
export function bindParams(params: readonly SqlParam[]): BoundParams {
  return { types: params.map(typeOf), values: params.map((param) => (param === null ? null : String(param))) }
}

/**
 * Makes the value that the server could not find a type for a text, which is what a quoted literal would be there.
 * False when the error says something else.
 */
export function settleUnknownType(bound: BoundParams, error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || error.code !== UNKNOWN_TYPE) return false
  const index = Number(/\$(\d+)/.exec(error.message)?.[1]) - 1
  if (bound.types[index] !== OID.any) return false
  bound.types[index] = OID.text
  return true
}

function typeOf(param: SqlParam): number {
  if (typeof param === 'boolean') return OID.bool
  if (typeof param === 'bigint') return isWithin(param, INT8_MAX) ? OID.int8 : OID.numeric
  if (typeof param !== 'number') return OID.any
  if (!Number.isFinite(param)) throw new QueryError('invalid-query', 'A number in a query must be finite.')
  if (!Number.isSafeInteger(param)) return OID.numeric
  return Math.abs(param) <= INT4_MAX ? OID.int4 : OID.int8
}

function isWithin(value: bigint, max: bigint): boolean {
  return value <= max && value >= -max
}
