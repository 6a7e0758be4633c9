/** Creating, changing, copying, moving and deleting cards (contract: cards, section 3). */
import { notFound } from '@querent/contract'
import type { CurrentUser } from '../../permissions/current-user.ts'
import type { CardRow, JsonObject, Repositories, RowChanges } from '../../store/index.ts'
import type { CollectionService } from '../collections/index.ts'
import { requireUnused } from '../permissions/sandboxes/index.ts'
import { movePins, pin, placement } from '../placement/index.ts'
import type { SharingRules } from '../sharing/index.ts'
import type { CardAccess } from './access.ts'
import type { CardChanges, CardInput, CardPlace } from './input.ts'
import { cardRevisions, cardSnapshot, restoredCard } from './revised.ts'
import { queryWrites, type QueryWriteDeps } from './write-query.ts'

interface CardWriteDeps extends QueryWriteDeps {
  now: () => number
  collections: CollectionService
  access: CardAccess
  sharing: SharingRules
}

export function cardWrites({ store, now, collections, access, sharing, ...deps }: CardWriteDeps) {
  const queries = queryWrites({ store, ...deps })
  const places = placement(collections, 'card')
  const time = () => new Date(now()).toISOString()

  /** Gives the new id. */
  async function create(user: CurrentUser, input: CardInput): Promise<number> {
    if (input.dashboard_id != null) throw notFound()
    const collection_id = await places.homeOf(user, input.collection_id ?? null)
    const query = await queries.ofNew(user, input)
    const collection_position = input.collection_position ?? null
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
        collection_id,
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
   * @param expected The version that the caller started from. @throws {ApiError} 412 when there is a later one.
   */
  async function update(user: CurrentUser, id: number, changes: CardChanges, expected?: string): Promise<void> {
    const card = await access.getWritable(user, id)
    if (changes.dashboard_id != null) throw notFound()
    await sharing.requireEmbeddable(user, card, changes)
    const next: RowChanges<'cards'> = {
      ...plainChanges(changes),
      ...(await places.changesOf(user, card, changes)),
      ...(await queries.changesOf(user, card, changes)),
      last_editor_id: user.id,
      last_edited_at: time(),
      updated_at: time(),
    }
    await write(user, id, next, { message: changes.revision_message ?? null, expected })
  }

  /** Changes the row and notes the change. @throws {ApiError} 404 when it is gone by now. */
  async function write(
    user: CurrentUser,
    id: number,
    next: RowChanges<'cards'>,
    { expected, ...change }: { message: string | null; isReversion?: boolean; expected?: string | undefined },
  ): Promise<void> {
    await store.transaction(async (repositories) => {
      await repositories.placedContent.lock()
      await cardRevisions.requireVersion(repositories, id, expected)
      const before = await repositories.cards.find(id)
      if (before === undefined) throw notFound()
      await movePins(repositories, before, next)
      await repositories.cards.update(id, next)
      await note(repositories, user, id, { ...change, before })
    })
  }

  /** Brings an earlier version back. @throws {ApiError} 403, or 400 for a query that cannot be had any more. */
  async function revert(user: CurrentUser, id: number, object: JsonObject): Promise<void> {
    const card = await access.getWritable(user, id)
    const restored = restoredCard(object)
    const query = await queries.changesOf(user, card, { ...restored, result_metadata: null })
    const edit = { last_editor_id: user.id, last_edited_at: time(), updated_at: time() }
    await write(user, id, { ...restored, ...query, ...edit }, { message: null, isReversion: true })
  }

  /** A copy in the same collection; gives its id. */
  async function copy(user: CurrentUser, id: number): Promise<number> {
    const card = await access.getRow(user, id)
    return create(user, { ...card, name: `Copy of ${card.name}`, collection_position: null, dashboard_id: null })
  }

  /** A copy of a card that the user may read, as it is: nothing about its query is asked again. Gives its id. */
  async function copyAs(
    user: CurrentUser,
    card: CardRow,
    { name, collection_id }: Pick<CardRow, 'name' | 'collection_id'>,
  ): Promise<number> {
    const at = time()
    const { description, display, type, dataset_query, query_type, database_id, table_id, source_card_id } = card
    const { visualization_settings, result_metadata, parameters, parameter_mappings, collection_preview } = card
    return store.cards.create({
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
      creator_id: user.id,
      last_editor_id: user.id,
      last_edited_at: at,
      created_at: at,
      updated_at: at,
    })
  }

  /** All or none of them. */
  async function move(user: CurrentUser, ids: readonly number[], target: CardPlace): Promise<void> {
    await access.requireWritable(user, ids)
    if (target.dashboard_id != null) throw notFound()
    const collection_id = await places.homeOf(user, target.collection_id ?? null)
    await store.cards.updateMany(ids, { collection_id, collection_position: null, updated_at: time() })
  }

  async function remove(user: CurrentUser, id: number): Promise<void> {
    await access.getWritable(user, id)
    await store.transaction(async ({ cards, bookmarks, accessRules }) => {
      await requireUnused({ accessRules }, [id])
      await bookmarks.deleteTargets('card', [id])
      await cards.delete(id)
    })
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
  dashboard_id: null,
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
