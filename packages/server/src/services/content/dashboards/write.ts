/** Making, changing and deleting dashboards (contract: dashboards, sections 8 to 10). */
import { archived, notFound } from '@querent/contract'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import { requireReadableSources } from '../cards/index.ts'
import type { DashboardRow, JsonObject, RowChanges, Store } from '../../../store/index.ts'
import type { CollectionService, CollectionTree } from '../../library/collections/index.ts'
import { movePins, pin, placement } from '../../library/placement/index.ts'
import { publication, requireAllRows, type SharingRules } from '../../sharing/publication/index.ts'
import type { BeforeDeleting } from '../../shared/before-deleting.ts'
import type { Change, UserWork } from '../../shared/work.ts'
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
import { saveParts } from './write-parts.ts'

interface DashboardWriteDeps {
  store: Store
  change: Change
  collections: CollectionService
  access: DashboardAccess
  sharing: Pick<SharingRules, 'requireEmbeddable'>
  beforeDeleting(): Promise<BeforeDeleting>
}

type NewDashboard = DashboardInput & Pick<DashboardChanges, 'width' | 'auto_apply_filters'>

/** A dashboard that a change can make: all that has to be read for it has been. */
interface DashboardDraft {
  input: Omit<NewDashboard, 'collection_id'>
  tree: CollectionTree
  isCopy: boolean
}

/** What is to stand on a new dashboard. */
export interface NewParts {
  tabs: TabInput[]
  dashcards: DashcardInput[]
}

interface UpdateOptions {
  isReversion?: boolean
  /** The version that the caller started from: a later one is not written over. */
  expected?: string | undefined
}

export type DashboardWrites = ReturnType<typeof dashboardWrites>

export function dashboardWrites({ store, change, collections, access, sharing, beforeDeleting }: DashboardWriteDeps) {
  const places = placement(collections, 'dashboard')

  const requireSources = (
    user: CurrentUser,
    before: readonly JsonObject[],
    { parameters }: Pick<DashboardChanges, 'parameters'>,
  ) => requireReadableSources({ user, store, tree: collections.tree }, before, parameters ?? [])

  /**
   * @param original What it is a copy of.
   * @throws {ApiError} 403 for a card that filters take their values from.
   */
  async function draft(
    user: CurrentUser,
    input: DashboardDraft['input'],
    original?: Pick<DashboardRow, 'parameters'>,
  ): Promise<DashboardDraft> {
    await requireSources(user, original?.parameters ?? [], input)
    return { input, tree: await collections.tree(), isCopy: original !== undefined }
  }

  /** Where a new dashboard may be. @throws {ApiError} 404, 403 or 400 for the collection. */
  const homeOf = (user: CurrentUser, collectionId: NewDashboard['collection_id']) =>
    places.homeOf(user, collectionId ?? null)

  /** Makes the dashboard with nothing on it; gives its id. `finish` ends what this begins. */
  async function add(work: UserWork, { input }: DashboardDraft, collection_id: number | null): Promise<number> {
    const { repositories, user, time } = work
    const { width, auto_apply_filters } = input
    const collection_position = input.collection_position ?? null
    await repositories.placedContent.lock()
    await pin(repositories, { collection_id, collection_position })
    return repositories.dashboards.create({
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
  }

  /** Puts the parts on a new dashboard and notes its first version. @throws {ApiError} as saving what stands on it does. */
  async function finish(work: UserWork, id: number, { tree, isCopy }: DashboardDraft, parts?: NewParts): Promise<void> {
    if (parts !== undefined) {
      requireWhole('tabs', parts.tabs)
      requireWhole('dashcards', parts.dashcards)
      await saveParts({ ...work, tree, dashboardId: id, isKnown: isCopy }, parts)
    }
    await noteDashboard(work, id, { before: null })
  }

  /** Gives the new id. @throws {ApiError} as `draft` and `homeOf` do. */
  async function create(user: CurrentUser, { collection_id, ...input }: NewDashboard): Promise<number> {
    const prepared = await draft(user, input)
    const home = await homeOf(user, collection_id)
    return change(user, async (work) => {
      const id = await add(work, prepared, home)
      await finish(work, id, prepared)
      return id
    })
  }

  /** All of it or nothing. @throws {ApiError} 404, 403, 400 as the contract orders them; 412 for a stale version. */
  async function update(
    user: CurrentUser,
    id: number,
    changes: DashboardChanges,
    { isReversion = false, expected }: UpdateOptions = {},
  ): Promise<void> {
    requireWhole('tabs', changes.tabs ?? [])
    requireWhole('dashcards', changes.dashcards ?? [])
    const stored = await access.getWritable(user, id)
    const tree = await collections.tree()
    const place = await places.changesOf(user, stored, changes)
    const plain = plainChanges(changes)
    await sharing.requireEmbeddable(user, stored, plain)
    if (!isReversion) await requireSources(user, stored.parameters, changes)
    if (changes.dashcards != null && stored.archived) throw archived()
    if (changes.dashcards != null || changes.parameters != null) requireAllRows(user, stored)
    const next: RowChanges<'dashboards'> = { ...plain, ...place }
    await change(user, async (work) => {
      const { repositories, time } = work
      await repositories.placedContent.lock()
      await dashboardRevisions.requireVersion(repositories, id, expected)
      const before = await dashboardNow(repositories, id)
      const row = (await repositories.dashboards.find(id)) ?? stored
      await movePins(repositories, row, next)
      const edit = { last_editor_id: user.id, last_edited_at: time, updated_at: time }
      await repositories.dashboards.update(id, { ...next, ...publication(row, next, time), ...edit })
      await followDashboard(repositories, id, place)
      if (changes.dashcards != null) {
        await saveParts(
          { ...work, tree, dashboardId: id, isKnown: isReversion },
          { dashcards: changes.dashcards, tabs: changes.tabs ?? undefined },
        )
      }
      await noteDashboard(work, id, { before, isReversion })
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
    const telling = await beforeDeleting()
    await change(user, async (work) => {
      const { repositories } = work
      const questions = await repositories.cards.questionsOf(id)
      await telling(work, { cards: questions.map((question) => question.id), dashboards: [id] })
      await deleteQuestions(repositories, id)
      await repositories.bookmarks.deleteTargets('dashboard', [id])
      await repositories.moderation.deleteOf('dashboard', [id])
      await repositories.dashboards.delete(id)
    })
  }

  /** @throws {ApiError} 404 when it is not on the dashboard. */
  async function removeCard(user: CurrentUser, id: number, dashcardId: number): Promise<void> {
    await change(user, async (work) => {
      const { repositories } = work
      await repositories.placedContent.lock()
      const before = await dashboardNow(repositories, id)
      const cards = await loadDashcards(repositories, id)
      if (!cards.some((card) => card.id === dashcardId)) throw notFound()
      await repositories.dashboardCards.deleteCards([dashcardId])
      const left = cards.filter((card) => card.id !== dashcardId)
      const shown = left.flatMap(({ card_id, seriesIds }) => [...(card_id === null ? [] : [card_id]), ...seriesIds])
      await settleQuestions(repositories, id, shown)
      await noteDashboard(work, id, { before })
    })
  }

  return { draft, homeOf, add, finish, create, update, updateCards, removeCard, remove }
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
