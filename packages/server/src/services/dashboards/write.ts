/** Making, changing and deleting dashboards (contract: dashboards, sections 8 to 10). */
import { archived, notFound } from '@querent/contract'
import type { CurrentUser } from '../../permissions/current-user.ts'
import { requireReadableSources } from '../cards/index.ts'
import type { DashboardRow, JsonObject, Repositories, RowChanges, Store } from '../../store/index.ts'
import type { CollectionService } from '../collections/index.ts'
import { movePins, pin, placement } from '../placement/index.ts'
import { publication, requireWholeSight, type SharingRules } from '../sharing/index.ts'
import type { DashboardAccess } from './access.ts'
import {
  dashboardNow,
  dashboardRevisions,
  loadDashcards,
  noteDashboard,
  requireWhole,
  type DashboardChanges,
  type DashboardInput,
  type DashcardInput,
  type TabInput,
} from '../dashboard-content/index.ts'
import { storedParameters } from './parameters.ts'
import { deleteQuestions, followDashboard, settleQuestions } from './own-questions.ts'
import { saveParts, type Saving } from './write-parts.ts'

interface DashboardWriteDeps {
  store: Store
  now: () => number
  collections: CollectionService
  access: DashboardAccess
  sharing: Pick<SharingRules, 'requireEmbeddable'>
}

type NewDashboard = DashboardInput & Pick<DashboardChanges, 'width' | 'auto_apply_filters'>

interface CreateOptions {
  /** Finds or makes the collection, of which the caller knows that the user may write it; null is the root. */
  home?: (repositories: Repositories) => Promise<number | null>
  /** Makes the cards that are to stand on it, where they are made, and tells all that stands on it. */
  fill?: FillDashboard
  /** What it is a copy of. */
  original?: Pick<DashboardRow, 'parameters'>
}

/** It may be asked again when the transaction is. */
export type FillDashboard = (
  repositories: Repositories,
  dashboard: { id: number; collection_id: number | null },
) => Promise<{ tabs: TabInput[]; dashcards: DashcardInput[] }>

interface UpdateOptions {
  isReversion?: boolean
  /** The version that the caller started from: a later one is not written over. */
  expected?: string | undefined
}

export function dashboardWrites({ store, now, collections, access, sharing }: DashboardWriteDeps) {
  const places = placement(collections, 'dashboard')
  const isoNow = () => new Date(now()).toISOString()

  const requireSources = (
    user: CurrentUser,
    before: readonly JsonObject[],
    { parameters }: Pick<DashboardChanges, 'parameters'>,
  ) => requireReadableSources({ user, store, tree: collections.tree }, before, parameters ?? [])

  /**
   * With what stands on it, or nothing at all; gives the new id.
   * @throws {ApiError} 404, 403 or 400 for the collection, 403 for a card that filters take their values from, and as saving
   * what stands on it does.
   */
  async function create(
    user: CurrentUser,
    { width, auto_apply_filters, ...input }: NewDashboard,
    { home, fill, original }: CreateOptions = {},
  ): Promise<number> {
    await requireSources(user, original?.parameters ?? [], input)
    const chosen = home === undefined ? await places.homeOf(user, input.collection_id ?? null) : null
    const collection_position = input.collection_position ?? null
    const tree = await collections.tree()
    const time = isoNow()
    return store.transaction(async (repositories) => {
      const collection_id = home === undefined ? chosen : await home(repositories)
      await repositories.placedContent.lock()
      await pin(repositories, { collection_id, collection_position })
      const id = await repositories.dashboards.create({
        name: input.name,
        description: input.description ?? null,
        parameters: storedParameters(input.parameters ?? []),
        collection_id,
        collection_position,
        ...(width == null ? {} : { width }),
        ...(auto_apply_filters == null ? {} : { auto_apply_filters }),
        caveats: null,
        points_of_interest: null,
        cache_ttl: input.cache_ttl ?? null,
        embedding_params: null,
        embedding_type: null,
        initially_published_at: null,
        public_uuid: null,
        made_public_by_id: null,
        creator_id: user.id,
        last_editor_id: user.id,
        last_edited_at: time,
        last_viewed_at: time,
        created_at: time,
        updated_at: time,
      })
      if (fill !== undefined) {
        const parts = await fill(repositories, { id, collection_id })
        requireWhole('tabs', parts.tabs)
        requireWhole('dashcards', parts.dashcards)
        await saveParts({ repositories, user, tree, dashboardId: id, time, isKnown: original !== undefined }, parts)
      }
      await noteDashboard(repositories, { id, userId: user.id, timestamp: time, before: null })
      return id
    })
  }

  /** All of it or nothing. @throws {ApiError} 404, 403, 400 as the contract orders them; 412 for a stale version. */
  async function update(
    user: CurrentUser,
    id: number,
    sent: DashboardChanges,
    { isReversion = false, expected }: UpdateOptions = {},
  ): Promise<void> {
    requireWhole('tabs', sent.tabs ?? [])
    requireWhole('dashcards', sent.dashcards ?? [])
    const stored = await access.getWritable(user, id)
    const tree = await collections.tree()
    // What is in the Trash is shown as lying there: sent back, that is no change of place.
    const { collection_id, ...rest } = sent
    const changes = stored.archived && collection_id === tree.trash.id ? rest : sent
    const place = await places.changesOf(user, stored, changes)
    const plain = plainChanges(changes)
    await sharing.requireEmbeddable(user, stored, plain)
    if (!isReversion) await requireSources(user, stored.parameters, changes)
    if (sent.dashcards != null && stored.archived) throw archived()
    if (sent.dashcards != null || sent.parameters != null) requireWholeSight(user, stored)
    const time = isoNow()
    const next: RowChanges<'dashboards'> = {
      ...plain,
      ...place,
      ...publication(stored, plain, time),
      last_editor_id: user.id,
      last_edited_at: time,
      updated_at: time,
    }
    await store.transaction(async (repositories) => {
      await repositories.placedContent.lock()
      await dashboardRevisions.requireVersion(repositories, id, expected)
      const before = await dashboardNow(repositories, id)
      await movePins(repositories, (await repositories.dashboards.find(id)) ?? stored, next)
      await repositories.dashboards.update(id, next)
      await followDashboard(repositories, id, place)
      if (sent.dashcards != null) {
        const saving: Saving = { repositories, user, tree, dashboardId: id, time, isKnown: isReversion }
        await saveParts(saving, { dashcards: sent.dashcards, tabs: sent.tabs ?? undefined })
      }
      await noteDashboard(repositories, { id, userId: user.id, timestamp: time, before, isReversion })
    })
  }

  /** Changes some cards and leaves the others as they are, as older clients ask for it. */
  async function updateCards(user: CurrentUser, id: number, some: readonly DashcardInput[]): Promise<void> {
    const sent = new Map(some.map((card) => [card.id, card]))
    const all = await store.dashboardCards.cardsOf(id)
    const dashcards = all.map(({ parameter_mappings: _kept, ...card }) => sent.get(card.id) ?? card)
    await update(user, id, { dashcards })
  }

  /** @throws {ApiError} 404 or 403. */
  async function remove(user: CurrentUser, id: number): Promise<void> {
    await access.getWritable(user, id)
    await store.transaction(async (repositories) => {
      await deleteQuestions(repositories, id)
      await repositories.bookmarks.deleteTargets('dashboard', [id])
      await repositories.moderation.deleteOf('dashboard', [id])
      await repositories.dashboards.delete(id)
    })
  }

  /** @throws {ApiError} 404 when it is not on the dashboard. */
  async function removeCard(user: CurrentUser, id: number, dashcardId: number): Promise<void> {
    await store.transaction(async (repositories) => {
      await repositories.placedContent.lock()
      const before = await dashboardNow(repositories, id)
      const cards = await loadDashcards(repositories, id)
      if (!cards.some((card) => card.id === dashcardId)) throw notFound()
      await repositories.dashboardCards.deleteCards([dashcardId])
      const left = cards.filter((card) => card.id !== dashcardId)
      const shown = left.flatMap(({ card_id, seriesIds }) => [...(card_id === null ? [] : [card_id]), ...seriesIds])
      await settleQuestions(repositories, id, shown)
      await noteDashboard(repositories, { id, userId: user.id, timestamp: isoNow(), before })
    })
  }

  return { create, update, updateCards, removeCard, remove }
}

/** Changes that go into the row as they are; null leaves what a dashboard must have. */
function plainChanges(changes: DashboardChanges): RowChanges<'dashboards'> {
  const { name, parameters, caveats, points_of_interest, show_in_getting_started, auto_apply_filters } = changes
  const { width, enable_embedding, embedding_params, description, cache_ttl, embedding_type } = changes
  return {
    ...(description === undefined ? {} : { description }),
    ...(cache_ttl === undefined ? {} : { cache_ttl }),
    ...(embedding_type === undefined ? {} : { embedding_type }),
    ...(name == null ? {} : { name }),
    ...(parameters == null ? {} : { parameters: storedParameters(parameters) }),
    ...(caveats == null ? {} : { caveats }),
    ...(points_of_interest == null ? {} : { points_of_interest }),
    ...(show_in_getting_started == null ? {} : { show_in_getting_started }),
    ...(auto_apply_filters == null ? {} : { auto_apply_filters }),
    ...(width == null ? {} : { width }),
    ...(enable_embedding == null ? {} : { enable_embedding }),
    ...(embedding_params == null ? {} : { embedding_params }),
  }
}
