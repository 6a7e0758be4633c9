/** Metrics as things to choose from, with the columns that they can be broken out by. Tested by test/contract/metric.test.ts. */
import { createHash } from 'node:crypto'
import { notFound, type Paging } from '@querent/contract'
import type { QueryDescription } from '@querent/query'
import { canReadCollection } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { CardService } from '../../content/cards/index.ts'
import type { CollectionService } from '../../library/collections/index.ts'
import type { Deps } from '../../deps.ts'
import type { FieldValuesService } from '../../data/field-values/index.ts'
import type { QueryService } from '../queries/index.ts'

interface MetricServiceDeps extends Pick<Deps, 'store'> {
  cards: CardService
  collections: CollectionService
  queries: QueryService
  fieldValues: FieldValuesService
}

type Described = QueryDescription['stages'][number]['visible'][number]

export function metricService({ store, cards, collections, queries, fieldValues }: MetricServiceDeps) {
  /** A page of the readable ones, by name. */
  async function list(user: CurrentUser, { limit, offset }: Paging) {
    const [all, tree] = await Promise.all([
      store.cards.list({ archived: false, types: ['metric'] }),
      collections.tree(),
    ])
    const readable = all
      .filter(({ collection_id }) => canReadCollection(user, tree.scopeAt(collection_id)))
      .sort((a, b) => compare(a.name.toLowerCase(), b.name.toLowerCase()) || a.id - b.id)
    const data = readable.slice(offset, offset + limit).map(({ id, name, description, collection_id }) => {
      const found = collection_id === null ? undefined : tree.find(collection_id)
      const collection = found === undefined ? null : { id: found.id, name: found.name }
      return { id, name, description, collection_id, collection }
    })
    return { data, total: readable.length, limit, offset }
  }

  /** The card with its dimensions. @throws {ApiError} 404 for what is no metric, 403. */
  async function get(user: CurrentUser, id: number) {
    const card = await cards.get(user, id)
    if (card.type !== 'metric') throw notFound()
    const { stages } = await queries.describe(user, card.dataset_query)
    const last = stages.at(-1)
    const columns = (last?.visible ?? []).filter(({ id: field }) => field !== null)
    return {
      ...card,
      dimensions: columns.map((column) => dimensionOf(id, column)),
      dimension_mappings: columns.map((column) => mappingOf(id, column)),
      result_column_name: last?.columns?.at(-1)?.name ?? null,
    }
  }

  /** The values of a dimension, those that hold a text when one is given. @throws {ApiError} 404 for an unknown one. */
  async function values(user: CurrentUser, id: number, key: string, signal: AbortSignal) {
    return fieldValues.values(user, await fieldOf(user, id, key), signal)
  }

  /** At most 100, as pairs. @throws {ApiError} 404 for an unknown dimension. */
  async function search(
    user: CurrentUser,
    id: number,
    { key, text }: { key: string; text: string },
    signal: AbortSignal,
  ) {
    const field = await fieldOf(user, id, key)
    return fieldValues.search(user, field, field, { value: text, limit: 100, signal })
  }

  /** The value with its label. @throws {ApiError} 404 for an unknown dimension. */
  async function remapping(
    user: CurrentUser,
    id: number,
    { key, value }: { key: string; value: string },
    signal: AbortSignal,
  ) {
    const field = await fieldOf(user, id, key)
    return fieldValues.remapping(user, field, field, value, signal)
  }

  async function fieldOf(user: CurrentUser, id: number, key: string): Promise<number> {
    const { dimensions } = await get(user, id)
    const field = dimensions.find((one) => one.id === key)?.sources[0]?.['field-id']
    if (field === undefined) throw notFound()
    return field
  }

  return { list, get, values, search, remapping }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

/** The same each time that it is asked for, and another for each metric. */
function keyOf(metric: number, { ref }: Described): string {
  const bytes = createHash('sha256')
    .update(JSON.stringify([metric, ref]))
    .digest('hex')
  return [
    bytes.slice(0, 8),
    bytes.slice(8, 12),
    `8${bytes.slice(13, 16)}`,
    `8${bytes.slice(17, 20)}`,
    bytes.slice(20, 32),
  ].join('-')
}

function dimensionOf(metric: number, column: Described) {
  const { name, display_name, effective_type, semantic_type, id } = column
  const sources = id === null ? [] : [{ type: 'field' as const, 'field-id': id }]
  return {
    id: keyOf(metric, column),
    name,
    display_name,
    effective_type,
    semantic_type,
    status: 'status/active',
    sources,
  }
}

function mappingOf(metric: number, column: Described) {
  return { type: 'table' as const, dimension_id: keyOf(metric, column), table_id: column.table_id, target: column.ref }
}
