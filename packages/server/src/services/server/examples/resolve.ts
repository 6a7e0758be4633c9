/** Puts ids in the place of the names that examples are written with. */
import { isMap } from '@querent/contract'
import type { Reference } from '../../../sample-data/examples/index.ts'
import type { JsonObject } from '../../../store/index.ts'

/** Ids by what the examples call things: a column is `TABLE.COLUMN`. */
export interface KnownIds {
  tables: ReadonlyMap<string, number>
  fields: ReadonlyMap<string, number>
  cards: Map<string, number>
  dashboards: Map<string, number>
  actions: Map<string, number>
  segments: Map<string, number>
}

/** @throws {Error} for a name that stands for nothing. */
export function resolved(value: Readonly<JsonObject>, ids: KnownIds): JsonObject {
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, resolvedValue(one, ids)]))
}

/** The same for any JSON. */
export function resolvedValue(value: unknown, ids: KnownIds): unknown {
  if (Array.isArray(value)) return value.map((one) => resolvedValue(one, ids))
  if (isReference(value)) return resolvedReference(value, ids)
  return isMap(value) ? resolved(value, ids) : value
}

function resolvedReference(reference: Reference, { tables, fields, cards, dashboards, segments }: KnownIds) {
  if ('$table' in reference) return idOf(tables, reference.$table)
  if ('$field' in reference) return idOf(fields, reference.$field)
  if ('$card' in reference) return idOf(cards, reference.$card)
  if ('$source' in reference) return `card__${idOf(cards, reference.$source)}`
  if ('$dashboard' in reference) return idOf(dashboards, reference.$dashboard)
  return idOf(segments, reference.$segment)
}

export function idOf(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`The examples name ${name}, which there is not`)
  return id
}

/** Nothing else in what clients send has a key that begins so. */
export function isReference(value: unknown): value is Reference {
  return isMap(value) && Object.keys(value).some((key) => key.startsWith('$'))
}
