/** Cards that are prepared before a change makes them: what takes other reads is known, so that many are stored at once. */
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { CardRow, NewRow } from '../../../store/index.ts'
import { pin } from '../../library/placement/index.ts'
import type { UserWork } from '../../shared/work.ts'
import type { CardInput } from './input.ts'
import { cardRevisions, cardSnapshot } from './revised.ts'
import { describedQuery, queryWrites, type QueryWriteDeps } from './write-query.ts'

type NewCard = Omit<NewRow<'cards'>, 'entity_id'>
type Place = 'collection_id' | 'dashboard_id'
type Made = 'creator_id' | 'created_at' | 'updated_at' | 'last_editor_id' | 'last_edited_at'
/** A card without its place, and without who makes it and when. */
export type CardDraft = Omit<NewCard, Place | Made>
type PlacedDraft = Omit<NewCard, Made>

/** A card whose columns are known, in a collection or a dashboard that the user may change. */
type DescribedCard = Omit<CardInput, Place> & { collection_id: number | null; dashboard_id: number | null }

export function cardDrafts(deps: QueryWriteDeps) {
  const queries = queryWrites(deps)

  /** @throws {ApiError} 400 for a query that the card cannot have, 403 for one not allowed. */
  async function draft(user: CurrentUser, input: Omit<CardInput, Place>): Promise<CardDraft> {
    return { ...plainColumns(input), ...(await queries.ofNew(user, input)) }
  }

  /** A copy of a card that the user may read, as it is: nothing about its query is asked again. */
  function draftCopy(card: CardRow, name: string): CardDraft {
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
    }
  }

  /** Stores them, and notes what they are like; gives the ids in their order. */
  async function add(work: UserWork, cards: readonly PlacedDraft[]): Promise<number[]> {
    if (cards.length === 0) return []
    const { repositories } = work
    const made = madeBy(work)
    const ids = await repositories.cards.createMany(cards.map((card) => ({ ...card, ...made })))
    const changes = (await repositories.cards.list({ ids })).map((card) => {
      const { id } = card
      return { id, message: null, before: null, after: cardSnapshot(card) }
    })
    await cardRevisions.record(work, ...changes)
    return ids
  }

  /** Stores a card as it was sent, with its columns; gives its id. @throws {ApiError} as `describedQuery` does. */
  async function addDescribed(work: UserWork, card: DescribedCard): Promise<number> {
    const { collection_id, dashboard_id } = card
    const columns = plainColumns(card)
    await work.repositories.placedContent.lock()
    await pin(work.repositories, { collection_id, collection_position: columns.collection_position })
    const query = await describedQuery(work.repositories, card)
    const [id = 0] = await add(work, [{ ...columns, ...query, collection_id, dashboard_id }])
    return id
  }

  return { draft, draftCopy, add, addDescribed }
}

export type CardDrafts = ReturnType<typeof cardDrafts>

function madeBy({ user, time }: UserWork): Pick<NewCard, Made> {
  const { id } = user
  return { creator_id: id, last_editor_id: id, last_edited_at: time, created_at: time, updated_at: time }
}

/** The columns of a new card that do not follow from its query. */
function plainColumns(input: Omit<CardInput, Place>) {
  return {
    ...NOT_COPIED,
    name: input.name,
    description: input.description ?? null,
    display: input.display,
    visualization_settings: input.visualization_settings,
    parameters: input.parameters ?? [],
    parameter_mappings: input.parameter_mappings ?? [],
    collection_position: input.collection_position ?? null,
    collection_preview: input.collection_preview ?? true,
    cache_ttl: input.cache_ttl ?? null,
  }
}

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
