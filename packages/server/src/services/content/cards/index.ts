/**
 * Cards: saved questions, models and metrics. Running them is in services/asking/queries. Tested by
 * test/contract/card.test.ts and card-write.test.ts.
 */
import { ApiError, notFound } from '@querent/contract'
import { canUpload } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import { messageOf } from '../../../observe/message-of.ts'
import type { CardWithPeople, JsonObject, RunnableCard, StoredColumn } from '../../../store/index.ts'
import type { ActivityService } from '../../library/activity/index.ts'
import { dashboardHomeRecord, type CollectionService } from '../../library/collections/index.ts'
import { reviewsOf } from '../moderation/index.ts'
import { embeddableContent, sharedContent, sharingRules } from '../../sharing/publication/index.ts'
import type { Deps } from '../../deps.ts'
import type { BeforeDeleting } from '../../shared/before-deleting.ts'
import { cardAccess, isReadable, readableIn } from './access.ts'
import { cardDrafts } from './drafts.ts'
import type { CardChanges, CardInput } from './input.ts'
import { findListed, type CardListFilter } from './lists/list.ts'
import { cardListJson } from './lists/list-json.ts'
import { cardListRecord, cardRecord, type CardUsage, type CardView } from './record.ts'
import { cardsOnDashboards } from './lists/on-dashboards.ts'
import { relatedTo } from './lists/related.ts'
import { learnedColumns } from './result-columns.ts'
import { compatibleDisplays, seriesPage, type SeriesQuery } from './lists/series.ts'
import { inLegacyForm, readQuery } from './stored-query.ts'
import { thenAndNow, type EarlierVersion } from '../revisions/index.ts'
import { cardRevisions, cardWords, columnsThen } from './revised.ts'
import { cardWrites, type UpdateOptions } from './write.ts'
import type { QueryWriteDeps } from './write-query.ts'

export { cardAccess, readableIn, type CardAccess } from './access.ts'
export { deleteCards } from './delete.ts'
export type { CardDraft, CardDrafts } from './drafts.ts'
export { cardParameters, type CardParameter } from './parameters.ts'
export { listsColumns, requireReadableSources, sourceOfParameter, type CardSource } from './parameter-source.ts'
export { cardHome, cardListRecord, type CardView } from './record.ts'
export { tagsOf } from './stored-query.ts'
export { columnOfTarget, fieldOfTarget, type NamedColumn, type TargetedCard } from './target-column.ts'
export { inspectQuery } from './inspect-query.ts'

type CardServiceDeps = Deps &
  QueryWriteDeps & {
    activity: ActivityService
    collections: CollectionService
    beforeDeleting(): Promise<BeforeDeleting>
  }

export function cardService(deps: CardServiceDeps) {
  const { store, collections, settings, activity } = deps
  const access = cardAccess(store, collections)
  const sharing = sharingRules(settings)
  const shared = {
    ...sharedContent(deps, sharing, { kind: 'cards', getRow: access.getRow, list: store.cards.listShared }),
    ...embeddableContent(sharing, store.cards.listEmbeddable),
  }
  const drafts = cardDrafts(deps)
  const writes = cardWrites({ ...deps, access, sharing, drafts })

  async function viewOf(user: CurrentUser): Promise<CardView> {
    const [tree, isOn] = await Promise.all([collections.tree(), sharing.isSharingOn()])
    return { user, tree, isSharingOn: isOn }
  }

  async function record(user: CurrentUser, card: CardWithPeople) {
    const [view, usage, reviews] = await Promise.all([
      viewOf(user),
      usageOf(user, card),
      reviewsOf(store, 'card', [card.id]),
    ])
    return cardRecord(card, { ...view, reviews }, usage)
  }

  async function usageOf(
    user: CurrentUser,
    { id, type, query_type, table_id, dashboard_id }: CardWithPeople,
  ): Promise<CardUsage> {
    const mayBeUpload = type === 'model' && query_type === 'query' && table_id !== null && canUpload(user)
    const [usage, parameter_usage_count, table, counts, home, dashboard_tab_id = null, persisted] = await Promise.all([
      store.queryLog.usageOfCard(id),
      store.cards.countParameterUses(id),
      mayBeUpload ? store.tables.find(table_id) : undefined,
      store.dashboardCards.countDashboards([id]),
      dashboard_id === null ? [] : store.dashboards.briefs([dashboard_id]),
      dashboard_id === null ? null : store.dashboardCards.tabOf(dashboard_id, id),
      type === 'model' && store.persistence.isKept(id),
    ])
    return {
      parameter_usage_count,
      dashboard_count: counts.get(id) ?? 0,
      average_query_time: usage.average_ms,
      last_query_start: usage.last_started_at,
      based_on_upload: table?.is_upload === true ? table.id : null,
      dashboard: home[0] === undefined ? null : dashboardHomeRecord(home[0]),
      dashboard_tab_id,
      persisted,
    }
  }

  /**
   * A card, in the Trash when it was archived by itself; with `legacyForm`, its query in the older form whatever it was saved
   * in.
   */
  async function get(user: CurrentUser, id: number, { legacyForm = false }: { legacyForm?: boolean } = {}) {
    const found = await changed(user, id)
    const collection_id = found.archived_directly ? (await collections.tree()).trash.id : found.collection_id
    const dataset_query = legacyForm ? inLegacyForm(found.dataset_query) : found.dataset_query
    return { ...found, collection_id, dataset_query }
  }

  /** The same with where it came from. */
  async function changed(user: CurrentUser, id: number) {
    return record(user, await access.getRow(user, id))
  }

  /**
   * JSON text, in pieces, of the readable cards by name. `isWithColumns` adds the columns of their results.
   * @throws {ApiError} 400 when the filter needs an id and there is none; 404 or 403 for what it names.
   */
  async function list(
    user: CurrentUser,
    filter: CardListFilter,
    { modelId, isWithColumns = false }: { modelId?: number | undefined; isWithColumns?: boolean },
  ): Promise<AsyncIterable<string>> {
    const [found, view] = await Promise.all([
      findListed({ store, activity, access }, user, filter, modelId),
      viewOf(user),
    ])
    const readable = readableIn(user, view.tree)
    const ids = found.flatMap((card) => (readable(card.collection_id) ? card.id : []))
    return cardListJson(ids, store, view, isWithColumns)
  }

  async function create(user: CurrentUser, input: CardInput) {
    return changed(user, await writes.create(user, input))
  }

  async function update(user: CurrentUser, id: number, changes: CardChanges, options: UpdateOptions = {}) {
    await writes.update(user, id, changes, options)
    // In this order: a version that is older than what is told only leads to another look.
    const version = await cardRevisions.versionOf(store, id)
    return { version, card: await changed(user, id) }
  }

  async function copy(user: CurrentUser, id: number) {
    return changed(user, await writes.copy(user, id))
  }

  /** The query of a card as the metadata service takes it: models and SQL are worth starting from. */
  async function shownQuery(user: CurrentUser, id: number) {
    const { dataset_query, type, query_type } = await access.getRow(user, id)
    return { query: dataset_query, cardId: id, isSource: type === 'model' || query_type === 'native' }
  }

  /** What the card was like after each change, newest first. */
  async function revisions(user: CurrentUser, id: number) {
    await access.getRow(user, id)
    return cardRevisions.list(store, id, cardWords(await collections.tree()))
  }

  /** An earlier version as reading the card showed it; how often it is used, and who may do what with it, is as of now. */
  async function earlier(user: CurrentUser, id: number, { object }: EarlierVersion) {
    const now = await access.getRow(user, id)
    const then = { ...now, ...columnsThen(object) }
    const [view, usage, reviews] = await Promise.all([viewOf(user), usageOf(user, now), reviewsOf(store, 'card', [id])])
    const shown = { ...view, reviews }
    const home = then.dashboard_id === now.dashboard_id ? {} : { dashboard: null, dashboard_tab_id: null }
    return thenAndNow(cardRecord(then, shown, { ...usage, ...home }), cardRecord(now, shown, usage), {
      ...view,
      collectionId: then.collection_id,
    })
  }

  /** Brings an earlier version back; gives the revision that this makes. @throws {ApiError} 404 for one of another. */
  async function revert(user: CurrentUser, id: number, revisionId: number) {
    await access.getWritable(user, id)
    const revision = await cardRevisions.find(store, id, revisionId)
    if (revision === undefined) throw notFound()
    await writes.revert(user, id, revision.object)
    const [newest] = await revisions(user, id)
    if (newest === undefined) throw notFound()
    return newest
  }

  /** Readable dashboards that show the card, by name. @throws {ApiError} 404 or 403 for the card. */
  async function dashboardsOf(user: CurrentUser, id: number) {
    await access.getRow(user, id)
    const [found, tree] = await Promise.all([store.dashboardCards.dashboardsOf(id), collections.tree()])
    const isShown = readableIn(user, tree)
    return found.flatMap(({ id: dashboardId, name, collection_id }) =>
      isShown(collection_id) ? { id: dashboardId, name } : [],
    )
  }

  /** Cards that can be drawn together with this one, newest first. @throws {ApiError} 400 for one that stands alone. */
  async function series(user: CurrentUser, id: number, query: SeriesQuery) {
    const card = await access.getRow(user, id)
    const displays = compatibleDisplays(card.display)
    if (displays.length === 0) {
      const message = `Card with type ${card.display} is not compatible to have series`
      throw new ApiError(400, { message, display: card.display })
    }
    const [cards, view] = await Promise.all([store.cards.list({ archived: false, displays }), viewOf(user)])
    const others = cards.filter((one) => one.id !== id && isReadable(user, one, view.tree))
    return seriesPage(others, query).map((one) => cardListRecord(one, view))
  }

  async function related(user: CurrentUser, id: number) {
    return relatedTo(store, await viewOf(user), await access.getRow(user, id))
  }

  /** The same for a query that is not saved. */
  async function relatedToQuery(user: CurrentUser, query: JsonObject) {
    const { table_id, dataset_query } = await readQuery(store, query)
    const subject = { id: null, table_id, collection_id: null, dataset_query }
    return relatedTo(store, await viewOf(user), subject)
  }

  /** Keeps the columns that a run showed. An answer is as good without it: a failure is only reported. */
  async function learnColumns(card: RunnableCard, seen: StoredColumn[] | null, isPlain: boolean): Promise<void> {
    const columns = learnedColumns(card, seen, isPlain)
    if (columns === null) return
    try {
      await store.cards.learnColumns(card, columns)
    } catch (error) {
      deps.observe({ type: 'background.failed', task: 'columns of a card', error: messageOf(error) })
    }
  }

  return {
    getRow: access.getRow,
    getRunnable: access.getRunnable,
    getWritable: access.getWritable,
    requireReadable: access.requireReadable,
    resolveId: access.resolveId,
    get,
    list,
    create,
    update,
    copy,
    /** For cards that are made together with the dashboard that they stand on. */
    drafts,
    move: writes.move,
    remove: writes.remove,
    learnColumns,
    ...shared,
    series,
    dashboardsOf,
    ...cardsOnDashboards({ store, collections, move: writes.move }),
    versionOf: (id: number) => cardRevisions.versionOf(store, id),
    revisions,
    earlier,
    revert,
    shownQuery,
    related,
    relatedToQuery,
  }
}

export type CardService = ReturnType<typeof cardService>
