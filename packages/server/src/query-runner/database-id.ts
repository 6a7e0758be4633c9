/** Which database a query runs on. */
import { ApiError, isId, LARGEST_ID, notFound, SAVED_QUESTIONS_ID } from '@querent/contract'
import { referencedIds, type MetadataProvider } from '@querent/query'

const NOTHING: ReadonlySet<number> = new Set()

/**
 * The id in `database`, in any case; for the saved-questions database that of the card which the query reads.
 * @throws {ApiError} 400 without an id, 404 when the card does not exist.
 */
export async function databaseIdOf(query: Record<string, unknown>, metadata: MetadataProvider): Promise<number> {
  const id = query['database'] ?? Object.entries(query).find(([key]) => key.toLowerCase() === 'database')?.[1]
  if (id === SAVED_QUESTIONS_ID) return databaseOfCard(referencedIds(query).sourceCard, metadata)
  if (typeof id === 'number' && Number.isInteger(id) && id > 0 && id <= LARGEST_ID) return id
  const rule = 'value must be an integer greater than zero.'
  throw new ApiError(400, {
    errors: { database: rule },
    'specific-errors': { database: [`${rule}, received: ${id === undefined ? 'nil' : JSON.stringify(id)}`] },
  })
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
