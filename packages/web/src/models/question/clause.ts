/** Reading and making of clauses. */
import { makeUuid } from '../../lib/uuid.ts'
import { sameJson } from '../../lib/same-json.ts'
import type { Clause, Json } from './types.ts'

const REFERENCES = new Set(['field', 'expression', 'aggregation'])

export function isClause(value: unknown): value is Clause {
  return Array.isArray(value) && typeof value[0] === 'string' && isMap(value[1])
}

export function isMap(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isReference(value: unknown): value is Clause {
  return isClause(value) && REFERENCES.has(value[0])
}

export function idOf(clause: Clause): string | null {
  const id = clause[1]['lib/uuid']
  return typeof id === 'string' ? id : null
}

/** The clause with options set, or removed where they are undefined. */
export function withOptions(clause: Clause, options: Json): Clause {
  const merged = Object.entries({ ...clause[1], ...options }).filter(([, value]) => value !== undefined)
  return [clause[0], Object.fromEntries(merged), ...clause.slice(2)]
}

/** The clause, and those in it, under ids of their own: an id may stand only once in a query. */
export function withFreshIds<T>(value: T): T {
  return renew(value) as T
}

function renew(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renew)
  if (!isMap(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, key === 'lib/uuid' ? makeUuid() : renew(item)]),
  )
}

const BUCKETS = ['temporal-unit', 'binning', 'original-temporal-unit', 'inherited-temporal-unit'] as const

/** The column itself, without unit or bins. */
export function bare(ref: Clause): Clause {
  return withOptions(ref, Object.fromEntries(BUCKETS.map((key) => [key, undefined])))
}

/** True when both are the same column; units, bins, types and ids do not count. */
export function sameColumn(one: Clause, other: Clause): boolean {
  return sameJson(identity(one), identity(other))
}

/** True when both are the same column in the same buckets. */
export function sameBucket(one: Clause, other: Clause): boolean {
  return (
    sameColumn(one, other) &&
    one[1]['temporal-unit'] === other[1]['temporal-unit'] &&
    sameJson(one[1]['binning'], other[1]['binning'])
  )
}

function identity([op, options, target]: Clause): unknown[] {
  const through = ['join-alias', 'source-field', 'source-field-name', 'source-field-join-alias']
  return [op, target, ...through.map((key) => options[key] ?? null)]
}

/** All references in a value, outer ones first. */
export function referencesIn(value: unknown): Clause[] {
  if (isReference(value)) return [value]
  return Array.isArray(value) ? value.flatMap(referencesIn) : []
}

/** The value with each reference replaced; it is the same object where nothing changes. */
export function mapReferences<T>(value: T, change: (ref: Clause) => Clause): T {
  return mapped(value, change) as T
}

function mapped(value: unknown, change: (ref: Clause) => Clause): unknown {
  if (isReference(value)) return change(value)
  if (!Array.isArray(value)) return value
  const next = value.map((item) => mapped(item, change))
  return next.every((item, index) => item === value[index]) ? value : next
}
