/** Creating, changing, copying, moving and deleting cards (contract: cards, section 3). */
import { isDeepStrictEqual } from 'node:util'
import { badRequest, notFound } from '@querent/contract'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { CardRow, JsonObject, RowChanges } from '../../../store/index.ts'
import type { CollectionService } from '../../library/collections/index.ts'
import { followModel } from '../action-content/index.ts'
import { placeQuestions } from '../dashboard-questions/index.ts'
import { unverify } from '../moderation/index.ts'
import { requireRuler } from '../../rights/sandboxes/index.ts'
import { movePins, pin } from '../../library/placement/index.ts'
import { publication, requireAllRowsOfCard, type SharingRules } from '../../sharing/publication/index.ts'
import type { BeforeDeleting } from '../../shared/before-deleting.ts'
import type { Change, UserWork } from '../../shared/work.ts'
import type { CardAccess } from './access.ts'
import { deleteCards } from './delete.ts'
import type { CardDrafts } from './drafts.ts'
import type { CardChanges, CardInput, CardPlace } from './input.ts'
import { aimsAnew, requireReadableSources } from './parameter-source.ts'
import { cardPlaces, type PlaceChange } from './place.ts'
import { followStored } from './stored-model.ts'
import { cardRevisions, cardSnapshot, restoredCard } from './revised.ts'
import { requireNoCircle } from './stored-query.ts'
import { queryWrites, sentType, type QueryWriteDeps } from './write-query.ts'

interface CardWriteDeps extends QueryWriteDeps {
  change: Change
  collections: CollectionService
  access: CardAccess
  sharing: SharingRules
  drafts: CardDrafts
  beforeDeleting(): Promise<BeforeDeleting>
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

export function cardWrites({ store, change, collections, access, sharing, drafts, ...deps }: CardWriteDeps) {
  const queries = queryWrites({ store, ...deps })
  const places = cardPlaces(store, collections)

  /** Gives the new id. @param original What it is a copy of. */
  async function create(user: CurrentUser, input: CardInput, original?: CardRow): Promise<number> {
    await requireSources(user, original, input)
    const { home, ...place } = await places.ofNew(user, input, sentType(input, 'question'))
    const card = { ...(await drafts.draft(user, input)), ...place }
    return change(user, async (work) => {
      await work.repositories.placedContent.lock()
      await pin(work.repositories, { ...place, collection_position: card.collection_position ?? null })
      const [id = 0] = await drafts.add(work, [card])
      if (home !== undefined) {
        const placement = { put: [{ id, display: input.display }], tabId: home.tabId, take: [] }
        await placeQuestions(work, home.dashboard_id, placement)
      }
      return id
    })
  }

  const requireSources = (
    user: CurrentUser,
    before: CardRow | undefined,
    { parameters }: Pick<CardChanges, 'parameters'>,
  ) => requireReadableSources({ user, store, tree: collections.tree }, before?.parameters ?? [], parameters ?? [])

  /** Notes what the card is like now. */
  async function note(
    work: UserWork,
    id: number,
    changed: { before: CardRow; message: string | null; isReversion?: boolean },
  ): Promise<void> {
    const after = await work.repositories.cards.find(id)
    if (after === undefined) throw notFound()
    const before = cardSnapshot(changed.before)
    await cardRevisions.record(work, { ...changed, id, before, after: cardSnapshot(after) })
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
    const plain = plainChanges(changes)
    await sharing.requireEmbeddable(user, card, plain)
    await requireSources(user, card, changes)
    // What a filter is aimed at is a part of the query: everybody who reads the card gets to know its values.
    if (changes.dataset_query == null && aimsAnew(card.parameters, changes.parameters ?? [])) {
      await queries.requireAllowed(user, card)
      await requireAllRowsOfCard(store, user, id)
    }
    const type = sentType(changes, card.type)
    const place = await places.changesOf(user, card, changes, { type, deletesOld })
    const query = await changedQuery(user, card, changes)
    const next: RowChanges<'cards'> = {
      ...plain,
      ...place.next,
      ...query,
    }
    await write(user, id, next, { message: changes.revision_message ?? null, expected, stand: place.stand })
  }

  /** @throws {ApiError} 403 for a query that the user may not save, or not where guests see it. */
  async function changedQuery(user: CurrentUser, card: CardRow, changes: CardChanges): Promise<RowChanges<'cards'>> {
    const next = await queries.changesOf(user, card, changes)
    const { dataset_query } = next
    const isNew = dataset_query !== undefined && !isDeepStrictEqual(dataset_query, card.dataset_query)
    if (isNew) {
      await requireRuler(store, user, { card: card.id })
      await requireAllRowsOfCard(store, user, card.id)
    }
    return next
  }

  /** Changes the row and notes the change. @throws {ApiError} 404 when it is gone by now. */
  async function write(
    user: CurrentUser,
    id: number,
    next: RowChanges<'cards'>,
    { expected, stand, ...changed }: WriteOptions,
  ): Promise<void> {
    await change(user, async (work) => {
      const { repositories, time } = work
      await repositories.placedContent.lock()
      await cardRevisions.requireVersion(repositories, id, expected)
      const before = await repositories.cards.find(id)
      if (before === undefined) throw notFound()
      // Once more, since other content may have changed meanwhile.
      if (next.dataset_query !== undefined) await requireNoCircle(repositories, next.dataset_query, id)
      await movePins(repositories, before, next)
      const edit = { last_editor_id: user.id, last_edited_at: time, updated_at: time }
      await repositories.cards.update(id, { ...next, ...publication(before, next, time), ...edit })
      if (next.dataset_query !== undefined && !isDeepStrictEqual(next.dataset_query, before.dataset_query)) {
        await unverify(work, id)
      }
      await followModel(work, before, { ...before, ...next })
      await followStored(work, before, { ...before, ...next })
      await note(work, id, { ...changed, before })
      await stand?.(work)
    })
  }

  /** Brings an earlier version back. @throws {ApiError} 403, or 400 for a query that cannot be had any more. */
  async function revert(user: CurrentUser, id: number, object: JsonObject): Promise<void> {
    const card = await access.getWritable(user, id)
    const restored = restoredCard(object)
    if (card.dashboard_id !== null && restored.type !== 'question') throw badRequest(NO_QUESTION)
    const query = await changedQuery(user, card, { ...restored, result_metadata: null })
    await write(user, id, { ...restored, ...query }, { message: null, isReversion: true })
  }

  /** A copy in the same collection, or in the same dashboard; gives its id. */
  async function copy(user: CurrentUser, id: number): Promise<number> {
    const card = await access.getRow(user, id)
    const input = { ...card, name: `Copy of ${card.name}`, collection_position: null }
    return create(user, input, card)
  }

  /**
   * All or none of them. Into a dashboard, they leave all other dashboards; out of one, they leave it.
   * @throws {ApiError} 404, 403 or 400.
   */
  async function move(user: CurrentUser, ids: readonly number[], target: CardPlace): Promise<void> {
    await access.requireWritable(user, ids)
    const cards = await store.cards.list({ ids })
    const { next, stand } = await places.ofMove(user, cards, target)
    await change(user, async (work) => {
      const { repositories } = work
      await repositories.placedContent.lock()
      const before = await repositories.cards.list({ ids })
      for (const card of before) if (card.collection_position !== null) await movePins(repositories, card, next)
      await repositories.cards.updateMany(ids, { ...next, updated_at: work.time })
      // What went to the Trash with its dashboard has nothing to come back with.
      const followers = before.filter((card) => card.dashboard_id !== null && !card.archived_directly)
      const followerIds = followers.map(({ id }) => id)
      await repositories.cards.updateMany(followerIds, { archived: false })
      await noteAll(work, before)
      await stand?.(work)
    })
  }

  /** Notes what some cards are like now, and what they were like before. */
  async function noteAll(work: UserWork, before: readonly CardRow[]) {
    const ids = before.map(({ id }) => id)
    const after = new Map((await work.repositories.cards.list({ ids })).map((card) => [card.id, card]))
    const changes = before.flatMap((card) => {
      const now = after.get(card.id)
      if (now === undefined) return []
      return { id: card.id, message: null, before: cardSnapshot(card), after: cardSnapshot(now) }
    })
    await cardRevisions.record(work, ...changes)
  }

  async function remove(user: CurrentUser, id: number): Promise<void> {
    await access.getWritable(user, id)
    const telling = await deps.beforeDeleting()
    await change(user, async (work) => {
      await telling(work, { cards: [id], dashboards: [] })
      await deleteCards(work.repositories, [id])
    })
  }

  return { create, update, revert, copy, move, remove }
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
