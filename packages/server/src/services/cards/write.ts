/** Creating, changing, copying, moving and deleting cards (contract: cards, section 3). */
import { isDeepStrictEqual } from 'node:util'
import { badRequest, notFound } from '@querent/contract'
import type { CurrentUser } from '../../permissions/current-user.ts'
import type { CardRow, JsonObject, Repositories, RowChanges } from '../../store/index.ts'
import type { CollectionService } from '../collections/index.ts'
import { changeStanding } from '../dashboard-questions/index.ts'
import { unverify } from '../moderation/index.ts'
import { movePins, pin } from '../placement/index.ts'
import type { SharingRules } from '../sharing/index.ts'
import type { CardAccess } from './access.ts'
import { deleteCards } from './delete.ts'
import type { CardChanges, CardInput, CardPlace } from './input.ts'
import { cardPlaces, type PlaceChange } from './place.ts'
import { cardRevisions, cardSnapshot, restoredCard } from './revised.ts'
import { queryWrites, sentType, type QueryWriteDeps } from './write-query.ts'

interface CardWriteDeps extends QueryWriteDeps {
  now: () => number
  collections: CollectionService
  access: CardAccess
  sharing: SharingRules
}

export interface UpdateOptions {
  /** The version that the caller started from: a later one is not written over. */
  expected?: string | undefined
  /** Whether the card leaves the dashboards that it would stand on without living there. */
  deletesOld?: boolean | undefined
}

interface WriteOptions extends Pick<UpdateOptions, 'expected'> {
  message: string | null
  isReversion?: boolean
  stand?: PlaceChange['stand']
}

const NO_QUESTION = 'Only questions can live in a dashboard, and that version was none.'

export function cardWrites({ store, now, collections, access, sharing, ...deps }: CardWriteDeps) {
  const queries = queryWrites({ store, ...deps })
  const places = cardPlaces(store, collections)
  const time = () => new Date(now()).toISOString()

  /** Gives the new id. `isPlaced` is false when the caller puts it on its dashboard. */
  async function create(user: CurrentUser, input: CardInput, { isPlaced = true } = {}): Promise<number> {
    const { home, ...place } = await places.ofNew(user, input, sentType(input, 'question'))
    const query = await queries.ofNew(user, input)
    const collection_position = input.collection_position ?? null
    const { collection_id } = place
    const at = time()
    return store.transaction(async (repositories) => {
      await repositories.placedContent.lock()
      await pin(repositories, { collection_id, collection_position })
      const id = await repositories.cards.create({
        ...NOT_COPIED,
        name: input.name,
        description: input.description ?? null,
        display: input.display,
        ...query,
        visualization_settings: input.visualization_settings,
        parameters: input.parameters ?? [],
        parameter_mappings: input.parameter_mappings ?? [],
        ...place,
        collection_position,
        collection_preview: input.collection_preview ?? true,
        cache_ttl: input.cache_ttl ?? null,
        creator_id: user.id,
        last_editor_id: user.id,
        last_edited_at: at,
        created_at: at,
        updated_at: at,
      })
      await note(repositories, user, id, { before: null, message: null })
      if (home !== undefined && isPlaced) {
        const standing = { put: [{ id, display: input.display }], tabId: home.tabId, take: [] }
        await changeStanding({ repositories, userId: user.id, time: at }, home.dashboard_id, standing)
      }
      return id
    })
  }

  /** Notes what the card is like now. */
  async function note(
    repositories: Repositories,
    { id: userId }: CurrentUser,
    id: number,
    change: { before: CardRow | null; message: string | null; isReversion?: boolean },
  ): Promise<void> {
    const after = await repositories.cards.find(id)
    if (after === undefined) throw notFound()
    const before = change.before === null ? null : cardSnapshot(change.before)
    const timestamp = time()
    await cardRevisions.record(repositories, { ...change, id, userId, timestamp, before, after: cardSnapshot(after) })
  }

  /**
   * Only the keys that are there change; null clears what may be empty and leaves the rest.
   * @throws {ApiError} 412 when there is a later version than the caller started from.
   */
  async function update(
    user: CurrentUser,
    id: number,
    changes: CardChanges,
    { expected, deletesOld = false }: UpdateOptions = {},
  ): Promise<void> {
    const card = await access.getWritable(user, id)
    await sharing.requireEmbeddable(user, card, changes)
    const type = sentType(changes, card.type)
    const place = await places.changesOf(user, card, changes, { type, deletesOld })
    const next: RowChanges<'cards'> = {
      ...plainChanges(changes),
      ...place.next,
      ...(await queries.changesOf(user, card, changes)),
      last_editor_id: user.id,
      last_edited_at: time(),
      updated_at: time(),
    }
    await write(user, id, next, { message: changes.revision_message ?? null, expected, stand: place.stand })
  }

  /** Changes the row and notes the change. @throws {ApiError} 404 when it is gone by now. */
  async function write(
    user: CurrentUser,
    id: number,
    next: RowChanges<'cards'>,
    { expected, stand, ...change }: WriteOptions,
  ): Promise<void> {
    await store.transaction(async (repositories) => {
      await repositories.placedContent.lock()
      await cardRevisions.requireVersion(repositories, id, expected)
      const before = await repositories.cards.find(id)
      if (before === undefined) throw notFound()
      await movePins(repositories, before, next)
      await repositories.cards.update(id, next)
      if (next.dataset_query !== undefined && !isDeepStrictEqual(next.dataset_query, before.dataset_query)) {
        await unverify(repositories, { cardId: id, userId: user.id, time: time() })
      }
      await note(repositories, user, id, { ...change, before })
      await stand?.({ repositories, userId: user.id, time: time() })
    })
  }

  /** Brings an earlier version back. @throws {ApiError} 403, or 400 for a query that cannot be had any more. */
  async function revert(user: CurrentUser, id: number, object: JsonObject): Promise<void> {
    const card = await access.getWritable(user, id)
    const restored = restoredCard(object)
    if (card.dashboard_id !== null && restored.type !== 'question') throw badRequest(NO_QUESTION)
    const query = await queries.changesOf(user, card, { ...restored, result_metadata: null })
    const edit = { last_editor_id: user.id, last_edited_at: time(), updated_at: time() }
    await write(user, id, { ...restored, ...query, ...edit }, { message: null, isReversion: true })
  }

  /** A copy in the same collection, or in the same dashboard; gives its id. */
  async function copy(user: CurrentUser, id: number): Promise<number> {
    const card = await access.getRow(user, id)
    return create(user, { ...card, name: `Copy of ${card.name}`, collection_position: null })
  }

  /** A copy of a card that the user may read, as it is: nothing about its query is asked again. Gives its id. */
  async function copyAs(
    user: CurrentUser,
    card: CardRow,
    { name, collection_id, dashboard_id }: Pick<CardRow, 'name' | 'collection_id' | 'dashboard_id'>,
  ): Promise<number> {
    const at = time()
    const { description, display, type, dataset_query, query_type, database_id, table_id, source_card_id } = card
    const { visualization_settings, result_metadata, parameters, parameter_mappings, collection_preview } = card
    const copied = {
      ...NOT_COPIED,
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
      name,
      collection_id,
      dashboard_id,
      creator_id: user.id,
      last_editor_id: user.id,
      last_edited_at: at,
      created_at: at,
      updated_at: at,
    }
    return store.transaction(async (repositories) => {
      const id = await repositories.cards.create(copied)
      await note(repositories, user, id, { before: null, message: null })
      return id
    })
  }

  /**
   * All or none of them. Into a dashboard, they leave all other dashboards; out of one, they leave it.
   * @throws {ApiError} 404, 403 or 400.
   */
  async function move(user: CurrentUser, ids: readonly number[], target: CardPlace): Promise<void> {
    await access.requireWritable(user, ids)
    const cards = await store.cards.list({ ids })
    const { next, stand } = await places.ofMove(user, cards, target)
    const at = time()
    await store.transaction(async (repositories) => {
      await repositories.placedContent.lock()
      const before = await repositories.cards.list({ ids })
      for (const card of before) if (card.collection_position !== null) await movePins(repositories, card, next)
      await repositories.cards.updateMany(ids, { ...next, updated_at: at })
      // What went to the Trash with its dashboard has nothing to come back with.
      const followers = before.filter((card) => card.dashboard_id !== null && !card.archived_directly)
      const followerIds = followers.map(({ id }) => id)
      await repositories.cards.updateMany(followerIds, { archived: false })
      await noteAll(repositories, user, before)
      await stand?.({ repositories, userId: user.id, time: at })
    })
  }

  /** Notes what some cards are like now, and what they were like before. */
  async function noteAll(repositories: Repositories, { id: userId }: CurrentUser, before: readonly CardRow[]) {
    const ids = before.map(({ id }) => id)
    const after = new Map((await repositories.cards.list({ ids })).map((card) => [card.id, card]))
    const timestamp = time()
    const changes = before.flatMap((card) => {
      const now = after.get(card.id)
      if (now === undefined) return []
      return { id: card.id, userId, timestamp, message: null, before: cardSnapshot(card), after: cardSnapshot(now) }
    })
    await cardRevisions.record(repositories, ...changes)
  }

  async function remove(user: CurrentUser, id: number): Promise<void> {
    await access.getWritable(user, id)
    await store.transaction((repositories) => deleteCards(repositories, [id]))
  }

  return { create, update, revert, copy, copyAs, move, remove }
}

/** What a copy begins without. */
const NOT_COPIED = {
  collection_position: null,
  cache_ttl: null,
  embedding_params: null,
  embedding_type: null,
  public_uuid: null,
  made_public_by_id: null,
  last_used_at: null,
}

/** Changes that go into the row as they are; null leaves what a card must have. */
function plainChanges(changes: CardChanges): RowChanges<'cards'> {
  const { name, display, visualization_settings, parameters, parameter_mappings, collection_preview } = changes
  const { description, cache_ttl, enable_embedding, embedding_params, embedding_type } = changes
  return {
    ...(description === undefined ? {} : { description }),
    ...(cache_ttl === undefined ? {} : { cache_ttl }),
    ...(embedding_params === undefined ? {} : { embedding_params }),
    ...(embedding_type === undefined ? {} : { embedding_type }),
    ...(name == null ? {} : { name }),
    ...(display == null ? {} : { display }),
    ...(visualization_settings == null ? {} : { visualization_settings }),
    ...(parameters == null ? {} : { parameters }),
    ...(parameter_mappings == null ? {} : { parameter_mappings }),
    ...(enable_embedding == null ? {} : { enable_embedding }),
    ...(collection_preview == null ? {} : { collection_preview }),
  }
}
