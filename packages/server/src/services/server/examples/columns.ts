/** The columns of the examples' questions, known before anything is made: inside the change, no database is asked. */
import type { CurrentUser } from '../../../permissions/current-user.ts'
import { describeColumns, type Runner } from '../../../query-runner/index.ts'
import type { ExampleCard, Examples, Json } from '../../../sample-data/examples/index.ts'
import type { JsonObject, StoredColumn } from '../../../store/index.ts'
import type { Deps } from '../../deps.ts'
import { idOf, isReference, resolved, type KnownIds } from './resolve.ts'

/** The database that the examples are about, by its names. */
export interface ExampleDatabase extends Pick<KnownIds, 'tables' | 'fields'> {
  id: number
  settings: JsonObject | null
}

interface Asked {
  runner: Pick<Runner, 'prepare'>
  database: ExampleDatabase
  user: CurrentUser
  signal: AbortSignal
}

/** By the keys of the cards; a model's with what its author says of them. Cards on a model are missing. */
export type ColumnsOfCards = ReadonlyMap<string, StoredColumn[]>

/** @throws {QueryError} for a question that cannot be run. */
export async function columnsOfCards(
  examples: Examples,
  { runner, database, user, signal }: Asked,
): Promise<ColumnsOfCards> {
  const columns = new Map<string, StoredColumn[]>()
  const ids: KnownIds = {
    ...database,
    cards: new Map(),
    dashboards: new Map(),
    actions: new Map(),
    segments: new Map(),
  }
  for (const card of examples.cards) {
    if (isOnCard(card)) continue
    const query = { database: database.id, ...resolved(written(card.query, examples), ids) }
    const ready = await runner.prepare({ user, query, context: 'question', signal }, 'screen')
    const described = await describeColumns(ready, signal)
    columns.set(
      card.key,
      described.map((column) => ({ ...column, ...card.columns?.[column.name] })),
    )
  }
  return columns
}

/**
 * Questions on a model have its words for their columns, which a query shows once the model is there: they learn them then, as
 * they would from a run.
 */
export async function learnColumns(
  examples: Examples,
  cardIds: ReadonlyMap<string, number>,
  { store, runner, user, signal }: Omit<Asked, 'database'> & Pick<Deps, 'store'>,
): Promise<void> {
  for (const { key } of examples.cards.filter(isOnCard)) {
    const card = await store.cards.find(idOf(cardIds, key))
    if (card === undefined) continue
    const query = card.dataset_query
    const ready = await runner.prepare({ user, query, context: 'question', signal }, 'screen')
    await store.cards.learnColumns(card, await describeColumns(ready, signal))
  }
}

function isOnCard({ query }: ExampleCard): boolean {
  const source: unknown = Object(query['query'])['source-table']
  return isReference(source) && '$source' in source
}

/** A query that names no other example: what metrics and segments stand for is written out. */
function written(query: Json, examples: Examples): Json {
  return Object.fromEntries(Object.entries(query).map(([key, value]) => [key, writtenValue(value, examples)]))
}

function writtenValue(value: unknown, examples: Examples): unknown {
  if (Array.isArray(value)) return writtenClause(value, examples) ?? value.map((one) => writtenValue(one, examples))
  if (typeof value !== 'object' || value === null || isReference(value)) return value
  return written(Object(value), examples)
}

/** The clause that a metric or a segment stands for; undefined for any other. */
function writtenClause([name, reference]: readonly unknown[], examples: Examples): unknown {
  if (!isReference(reference)) return undefined
  if (name === 'metric' && '$card' in reference) {
    const [aggregation] = Object(cardOf(reference.$card, examples).query['query'])['aggregation']
    return writtenValue(aggregation[0] === 'aggregation-options' ? aggregation[1] : aggregation, examples)
  }
  if (name !== 'segment' || !('$segment' in reference)) return undefined
  const segment = examples.segments.find(({ key }) => key === reference.$segment)
  return writtenValue(segment?.filter, examples)
}

function cardOf(key: string, { cards }: Examples): ExampleCard {
  const card = cards.find((one) => one.key === key)
  if (card === undefined) throw new Error(`The examples name ${key}, which is not among them`)
  return card
}
