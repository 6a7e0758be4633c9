/** Which database a query runs on. */
import { ApiError, isId, notFound, SAVED_QUESTIONS_ID, validationError } from '@querent/contract'
import { referencedIds, type MetadataProvider } from '@querent/query'

const DATABASE_REQUIRED = '`database` is required for all queries whose type is not `internal`.'
const NOTHING: ReadonlySet<number> = new Set()

/**
 * The id in `database`, in any case; for the saved-questions database that of the card which the query reads.
 * @throws {ApiError} 400 without an id, 404 when the card does not exist.
 */
export async function databaseIdOf(query: Record<string, unknown>, metadata: MetadataProvider): Promise<number> {
  const id = sentDatabase(query)
  if (id === SAVED_QUESTIONS_ID) return databaseOfCard(referencedIds(query).sourceCard, metadata)
  if (isId(id)) return id
  if (id == null) throw new ApiError(400, { message: DATABASE_REQUIRED })
  const received = `received: ${JSON.stringify(id)}`
  throw typeof id === 'number' && Number.isInteger(id)
    ? validationError({ database: 'integer greater than 0' }, { database: [`should be a positive int, ${received}`] })
    : validationError({ database: 'nullable integer' }, { database: [`should be an integer, ${received}`] })
}

/** What a client sent as the database, in any case of the key. */
export function sentDatabase(query: Record<string, unknown>): unknown {
  return query['database'] ?? Object.entries(query).find(([key]) => key.toLowerCase() === 'database')?.[1]
}

async function databaseOfCard(cardId: number | null, metadata: MetadataProvider): Promise<number> {
  if (cardId === null || !isId(cardId))
    throw new ApiError(400, { errors: { database: 'the query does not read a saved question.' } })
  const loaded = await metadata.load({
    tables: NOTHING,
    fields: NOTHING,
    cards: new Set([cardId]),
    segments: NOTHING,
    snippets: NOTHING,
    snippetNames: new Set(),
  })
  const card = loaded.card(cardId)
  if (card === undefined) throw notFound()
  return card.database_id
}
