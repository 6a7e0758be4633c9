/** Reading a segment's definition: the inner query of the older form, or a whole query of either form. */
import { invalidField, isMap } from '@querent/contract'
import { normalizeForStorage, QueryError, toForm } from '@querent/query'
import type { JsonObject, SegmentWithCreator } from '../../../store/index.ts'
import { impossibleId } from '../../shared/query-ids.ts'

export interface Definition {
  /** As stored, in the form it came in. */
  stored: JsonObject
  /** A query that gives the rows of the segment. */
  query: JsonObject
  /** The condition in the older form. */
  filter: unknown
}

/** @throws {ApiError} 400 when it is no query on the table, or more or less than a filter. */
export function readDefinition(definition: JsonObject, table: { id: number; db_id: number }): Definition {
  const isStaged = Array.isArray(definition['stages'])
  const query = normalize(
    isStaged ? { ...definition, 'lib/type': 'mbql/query' } : wrap(definition, table.id),
    table.db_id,
  )
  const impossible = impossibleId(query)
  if (impossible !== undefined) throw invalidDefinition(`${impossible} is not an id.`)
  const { 'source-table': source, filter, ...rest } = innerOf(query)
  if (source !== table.id) throw invalidDefinition(`The definition must read table ${table.id}.`)
  if (filter === undefined) throw invalidDefinition('The definition needs a filter.')
  const extra = Object.keys(rest)
  if (extra.length > 0) throw invalidDefinition(`The definition may only filter, but it has: ${extra.join(', ')}.`)
  return { stored: isStaged ? query : innerOf(query), query, filter }
}

/** The condition of a stored segment, in the older form; undefined for a definition that this release cannot read. */
export function filterOf({ definition }: SegmentWithCreator): unknown {
  try {
    return Array.isArray(definition['stages']) ? innerOf(definition)['filter'] : definition['filter']
  } catch {
    return undefined
  }
}

function wrap(definition: JsonObject, tableId: number): JsonObject {
  const inner = isMap(definition['query']) ? definition['query'] : definition
  const hasSource = inner['source-table'] !== undefined || inner['source_table'] !== undefined
  return { type: 'query', query: hasSource ? inner : { 'source-table': tableId, ...inner } }
}

function normalize(query: JsonObject, database: number): JsonObject {
  try {
    return normalizeForStorage({ ...query, database })
  } catch (error) {
    if (error instanceof QueryError) throw invalidDefinition(error.message)
    throw error
  }
}

function innerOf(query: JsonObject): JsonObject {
  const inner = toForm(query, 'legacy')['query']
  return isMap(inner) ? inner : {}
}

export function invalidDefinition(message: string) {
  return invalidField('definition', message)
}
