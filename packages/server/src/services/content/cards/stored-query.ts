/** A card's query: its stored spelling, what the card's columns tell of it, and what it may not be. */
import { ApiError, badRequest, invalidField, isId, isMap } from '@querent/contract'
import { normalizeForStorage, QueryError, queryKind, referencedIds, toForm } from '@querent/query'
import type { JsonObject, Repositories } from '../../../store/index.ts'
import { numericIds, sentDatabase } from '../../../query-runner/index.ts'
import { leadsTo } from '../../shared/content-circle.ts'
import { impossibleId } from '../../shared/query-ids.ts'

export type CardType = 'question' | 'model' | 'metric'

/** Clients compare it literally (contract: cards, section 3). */
const NO_DATABASE = 'Invalid query: missing or invalid Database ID (:database)'

export interface StoredQuery {
  dataset_query: JsonObject
  query_type: 'query' | 'native'
  database_id: number
  /** The table that the innermost level reads, also through other cards; null for SQL. */
  table_id: number | null
  source_card_id: number | null
}

/**
 * Reads a query that a client sent, in either form.
 * @throws {ApiError} 400 when it cannot be read or names no database, table or card that exists.
 */
export async function readQuery(store: Repositories, sent: JsonObject): Promise<StoredQuery> {
  if (!Number.isInteger(sentDatabase(sent))) throw invalidQuery(NO_DATABASE)
  const dataset_query = normalize(await numericIds(store)(sent, false))
  const query_type = queryKind(dataset_query)
  if (query_type === null) throw invalidQuery('value must be a query.')
  const impossible = impossibleId(dataset_query)
  if (impossible !== undefined) throw invalidQuery(`${impossible} is not an id.`)
  const { sourceCard, sourceTable } = referencedIds(dataset_query)
  if (sourceCard !== null) {
    const { database_id = null, table_id = null } = (await store.cards.find(sourceCard)) ?? {}
    if (database_id === null) throw invalidQuery(`Card ${sourceCard} does not exist.`)
    const query = { ...dataset_query, database: database_id }
    return { dataset_query: query, query_type, database_id, table_id, source_card_id: sourceCard }
  }
  const database_id = dataset_query['database']
  if (!isId(database_id) || (await store.databases.find(database_id)) === undefined) {
    throw invalidQuery(`Database ${String(database_id)} does not exist.`)
  }
  const table = sourceTable === null ? undefined : await store.tables.find(sourceTable)
  if (sourceTable !== null && table?.db_id !== database_id) {
    throw invalidQuery(`Table ${sourceTable} does not belong to database ${database_id}.`)
  }
  return { dataset_query, query_type, database_id, table_id: sourceTable, source_card_id: null }
}

function normalize(sent: JsonObject): JsonObject {
  try {
    return normalizeForStorage(sent)
  } catch (error) {
    if (error instanceof QueryError) throw invalidQuery(error.message)
    throw error
  }
}

/** The template tags of a native query by name; empty for any other. */
export function tagsOf(query: JsonObject): Record<string, JsonObject> {
  const stages = query['stages']
  const holder = Array.isArray(stages) ? stages[0] : query['native']
  const tags: unknown = Object(holder)['template-tags']
  return Object.fromEntries(
    Object.entries(Object(tags)).filter((entry): entry is [string, JsonObject] => isMap(entry[1])),
  )
}

/** @throws {ApiError} 400 when a card of the type cannot have the query. */
export function requireFits(type: CardType, query: JsonObject): void {
  if (type === 'model' && Object.values(tagsOf(query)).some(takesValue)) {
    throw badRequest('A model made from a native SQL question cannot have a variable or field filter.')
  }
  if (type === 'metric' && !isMetricQuery(query)) {
    throw badRequest('A metric needs exactly one aggregation and at most one breakout, by a date.')
  }
}

/** Snippets, cards and tables are put in; the other tags wait for a value. */
function takesValue({ type }: JsonObject): boolean {
  return type !== 'snippet' && type !== 'card' && type !== 'table'
}

function isMetricQuery(query: JsonObject): boolean {
  if (queryKind(query) !== 'query') return false
  const inner: unknown = toForm(query, 'legacy')['query']
  const { aggregation = [], breakout = [] }: { aggregation?: unknown[]; breakout?: unknown[] } = Object(inner)
  return aggregation.length === 1 && (breakout.length === 0 || (breakout.length === 1 && isTemporal(breakout[0])))
}

function isTemporal(reference: unknown): boolean {
  const options: unknown = Array.isArray(reference) ? reference[2] : undefined
  const { 'temporal-unit': unit, 'base-type': type }: Record<string, unknown> = Object(options)
  return unit !== undefined || (typeof type === 'string' && type.startsWith('type/Date'))
}

/** @throws {ApiError} 400 when a field filter of a native query reads a column of another database. */
export async function requireOwnFields(
  store: Pick<Repositories, 'fields' | 'tables'>,
  { dataset_query, query_type, database_id }: StoredQuery,
) {
  if (query_type !== 'native') return
  const fields = await store.fields.findMany(referencedIds(dataset_query).fields)
  const tables = await store.tables.findMany([...new Set(fields.map((field) => field.table_id))])
  const foreign = tables.find((table) => table.db_id !== database_id)
  if (foreign === undefined) return
  const field = fields.find((one) => one.table_id === foreign.id)
  throw badRequest(
    `Invalid Field Filter: Field ${field?.id} "${foreign.name}"."${field?.name}" belongs to Database ${foreign.db_id}, ` +
      `but the query is against Database ${database_id}`,
  )
}

/** @throws {ApiError} 400 when the query reads the card itself, directly or through other cards and snippets. */
export async function requireNoCircle(
  repositories: Pick<Repositories, 'queryMetadata'>,
  query: JsonObject,
  ownId: number,
): Promise<void> {
  if (!(await leadsTo(repositories, referencedIds(query), { card: ownId }))) return
  throw badRequest('Cannot save a card that refers to itself, directly or through others.')
}

/** The query in the older form; as it is when it cannot be read. */
export function inLegacyForm(query: JsonObject): JsonObject {
  try {
    return toForm(query, 'legacy')
  } catch (error) {
    if (error instanceof QueryError) return query
    throw error
  }
}

function invalidQuery(message: string): ApiError {
  return invalidField('dataset_query', message)
}
