/** Cards that are about to be made: all that takes other reads is known of them, so that many can be stored at once. */
import type { CurrentUser } from '../../permissions/current-user.ts'
import type { CardRow, NewRow, Repositories } from '../../store/index.ts'
import type { CardInput } from './input.ts'
import { cardRevisions, cardSnapshot } from './revised.ts'
import { queryWrites, type QueryWriteDeps } from './write-query.ts'

type NewCard = Omit<NewRow<'cards'>, 'entity_id'>
type Place = 'collection_id' | 'dashboard_id'
/** A card without its place. */
export type CardDraft = Omit<NewCard, Place>

interface CardDraftDeps extends QueryWriteDeps {
  now: () => number
}

export function cardDrafts({ now, ...deps }: CardDraftDeps) {
  const queries = queryWrites(deps)
  const time = () => new Date(now()).toISOString()

  /** @throws {ApiError} 400 for a query that the card cannot have, 403 for one not allowed. */
  async function draft(user: CurrentUser, input: Omit<CardInput, Place>): Promise<CardDraft> {
    return {
      ...NOT_COPIED,
      name: input.name,
      description: input.description ?? null,
      display: input.display,
      ...(await queries.ofNew(user, input)),
      visualization_settings: input.visualization_settings,
      parameters: input.parameters ?? [],
      parameter_mappings: input.parameter_mappings ?? [],
      collection_position: input.collection_position ?? null,
      collection_preview: input.collection_preview ?? true,
      cache_ttl: input.cache_ttl ?? null,
      ...madeBy(user),
    }
  }

  /** A copy of a card that the user may read, as it is: nothing about its query is asked again. */
  function draftCopy(user: CurrentUser, card: CardRow, name: string): CardDraft {
    const { description, display, type, dataset_query, query_type, database_id, table_id, source_card_id } = card
    const { visualization_settings, result_metadata, parameters, parameter_mappings, collection_preview } = card
    return {
      ...NOT_COPIED,
      name,
      description,
      display,
      type,
      dataset_query,
      query_type,
      database_id,
      table_id,
      source_card_id,
      visualization_settings,
      result_metadata,
      parameters,
      parameter_mappings,
      collection_preview,
      ...madeBy(user),
    }
  }

  function madeBy({ id }: CurrentUser) {
    const at = time()
    return { creator_id: id, last_editor_id: id, last_edited_at: at, created_at: at, updated_at: at }
  }

  /** Stores them, and notes what they are like; gives the ids in their order. Call it in a transaction. */
  async function add(repositories: Repositories, { id: userId }: CurrentUser, cards: readonly NewCard[]) {
    if (cards.length === 0) return []
    const ids = await repositories.cards.createMany(cards)
    const timestamp = time()
    const changes = (await repositories.cards.list({ ids })).map((card) => {
      const { id } = card
      return { id, userId, timestamp, message: null, before: null, after: cardSnapshot(card) }
    })
    await cardRevisions.record(repositories, ...changes)
    return ids
  }

  return { draft, draftCopy, add }
}

export type CardDrafts = ReturnType<typeof cardDrafts>

/** What a copy begins without. */
const NOT_COPIED = {
  collection_position: null,
  cache_ttl: null,
  embedding_params: null,
  embedding_type: null,
  initially_published_at: null,
  public_uuid: null,
  made_public_by_id: null,
  last_used_at: null,
}
