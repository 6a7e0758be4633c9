/** Reading untrusted JSON: narrowing helpers that refuse with the path of what is wrong. */
import { isMap } from '@querent/contract'
import { QueryError } from '../errors.ts'
import { requireShortSql } from '../model/sql-size.ts'
import { atPath, type Said } from '../said.ts'

/** Nesting of clauses and of source queries beyond this is refused. */
export const MAX_DEPTH = 100

/** Aggregations, breakouts, expressions and the like of one stage. No engine selects or groups by more columns. */
export const MAX_ENTRIES = 2_000
/** Joins of one stage. */
export const MAX_JOINS = 100

/** @throws {QueryError} `invalid-query`, with the path in the message and on the error. */
export function invalid(path: string, fault: string | Said): never {
  throw new QueryError('invalid-query', path === '' ? fault : atPath(fault, path), { path })
}

/** A name as the query language compares it: lower case, `_` equal to `-`. */
export function token(name: string): string {
  return name.toLowerCase().replaceAll('_', '-')
}

/** JSON may hold it as a key; set on an object it would change what the object is. */
export const PROTOTYPE = '__proto__'

export type JsonMap = Record<string, unknown>

export function isList(value: unknown): value is unknown[] {
  return Array.isArray(value)
}

/** A map with its keys as tokens. */
export function readMap(value: unknown, path: string): JsonMap {
  if (!isMap(value)) invalid(path, `Expected a map, got ${describe(value)}.`)
  return tokenKeys(value)
}

export function tokenKeys(map: JsonMap): JsonMap {
  const result: JsonMap = {}
  for (const key of Object.keys(map)) if (key !== PROTOTYPE) result[token(key)] = map[key]
  return result
}

export function readList(value: unknown, path: string): unknown[] {
  if (!isList(value)) invalid(path, `Expected a list, got ${describe(value)}.`)
  return value
}

/** A list of at most `most` items. */
export function readShortList(value: unknown, path: string, most: number): unknown[] {
  return requireShort(readList(value, path), path, most)
}

/** The list itself. @throws {QueryError} when it has more than `most` items. */
export function requireShort<T>(list: T[], path: string, most: number): T[] {
  if (list.length > most) invalid(path, `Expected at most ${most} items, got ${list.length}.`)
  return list
}

export function readText(value: unknown, path: string): string {
  if (typeof value !== 'string') invalid(path, `Expected text, got ${describe(value)}.`)
  return value
}

/** SQL that is not too long. */
export function readSql(value: unknown, path: string): string {
  const sql = readText(value, path)
  requireShortSql(sql.length, { path })
  return sql
}

/** A whole number of at least `least`. */
export function readInteger(value: unknown, path: string, least = 0): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < least) {
    invalid(path, `Expected a whole number of at least ${least}, got ${describe(value)}.`)
  }
  return value
}

/** Short text of a value for a message; it looks no further than what is shown. */
export function describe(value: unknown): string {
  const text = preview(value, 3)
  return text.length > 80 ? `${text.slice(0, 77)}...` : text
}

function preview(value: unknown, levels: number): string {
  if (value === undefined) return 'nothing'
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 80))
  if (typeof value !== 'object' || value === null) return String(value)
  if (levels === 0) return '…'
  if (isList(value))
    return `[${value
      .slice(0, 8)
      .map((item) => preview(item, levels - 1))
      .join(',')}]`
  const keys = Object.keys(value).slice(0, 8)
  return `{${keys.map((key) => `${preview(key, 1)}:${preview(Reflect.get(value, key), levels - 1)}`).join(',')}}`
}

/** Copies all keys but the named ones; keys with a null value are left out. */
export function without(map: JsonMap, known: ReadonlySet<string>): JsonMap {
  const rest: JsonMap = {}
  for (const key of Object.keys(map)) {
    if (!known.has(key) && map[key] !== null && key !== PROTOTYPE) rest[key] = map[key]
  }
  return rest
}
