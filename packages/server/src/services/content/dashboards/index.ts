/** Dashboards: what stands on them and what their filters are. Running their cards is in services/asking/queries. Tested by test/contract/dashboard.test.ts. */
import { isDeepStrictEqual } from 'node:util'
import { notFound, type Paging } from '@querent/contract'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import { canReadCollection } from '../../../permissions/check.ts'
import { visibleTo } from '../../../permissions/statistics.ts'
import { unlessUnavailable, type DashboardWithPeople, type JsonObject } from '../../../store/index.ts'
import type { ActivityService } from '../../library/activity/index.ts'
import { placeableActions, placedActions } from '../action-content/index.ts'
import { readableIn, type CardService, type CardView } from '../cards/index.ts'
import type { CollectionService } from '../../library/collections/index.ts'
import type { Deps } from '../../deps.ts'
import type { BeforeDeleting } from '../../shared/before-deleting.ts'
import type { ParameterValuesService } from '../parameter-values/index.ts'
import { reviewsOf } from '../moderation/index.ts'
import { thenAndNow, type EarlierVersion } from '../revisions/index.ts'
import { embeddableContent, sharedContent, sharingRules } from '../../sharing/publication/index.ts'
import { dashboardAccess } from './access.ts'
import { dashboardCopies, type CopyRequest } from './copy.ts'
import { dashcardRecords } from './dashcard-record.ts'
import {
  actionIdsOf,
  cardIdsOf,
  dashboardRevisions,
  dashboardThen,
  dashboardWords,
  loadCards,
  loadParts,
  restoredDashboard,
  shownParts,
  sizeOf,
  type DashboardChanges,
  type DashboardInput,
  type DashboardParts,
  type DashcardInput,
} from '../dashboard-content/index.ts'
import { dashboardJson } from './json.ts'
import { linkedEntities } from './link-entities.ts'
import { mappingsOf } from './mappings.ts'
import { isShownTo, paramFields } from './param-fields.ts'
import { paramValues } from './param-values.ts'
import { dashboardParameters } from './parameter-values.ts'
import { dashboardListRecord, dashboardRecord } from './record.ts'
import { relatedToDashboard } from './related.ts'
import { transientDashboards, type TransientDashboard } from './save.ts'
import { shownDashboard } from './shown.ts'
import { dashboardSight } from './sight.ts'
import { dashboardWrites } from './write.ts'

export { loadParts, shownDashcards, type DashboardParts, type Dashcard } from '../dashboard-content/index.ts'
export { mappingsOf, type Mapping } from './mappings.ts'
export { paramFields, type ParamField } from './param-fields.ts'
export { paramValues } from './param-values.ts'
export { shownParameters } from './parameters.ts'
export type { DashboardSight } from './sight.ts'

interface DashboardServiceDeps extends Deps {
  activity: ActivityService
  cards: CardService
  collections: CollectionService
  parameterValues: ParameterValuesService
  beforeDeleting(): Promise<BeforeDeleting>
}

/** Which dashboards a list holds. */
type DashboardListFilter = 'all' | 'mine' | 'archived'

export function dashboardService(deps: DashboardServiceDeps) {
  const { store, change, collections, settings, cards } = deps
  const access = dashboardAccess(store, collections)
  const sharing = sharingRules(settings)
  const writes = dashboardWrites({ ...deps, access, sharing })
  const parameters = dashboardParameters({ ...deps, getRow: access.getRow })
  const transient = transientDashboards({ store, change, collections, drafts: cards.drafts, writes })
  const copies = dashboardCopies({ store, change, collections, access, writes, drafts: cards.drafts })

  async function viewOf(user: CurrentUser): Promise<CardView> {
    const [tree, isSharingOn] = await Promise.all([collections.tree(), sharing.isSharingOn()])
    return { user, tree, isSharingOn }
  }

  /** The readable ones, by name. */
  async function list(user: CurrentUser, filter: DashboardListFilter = 'all') {
    const creator = filter === 'mine' ? { creatorId: user.id } : {}
    const [rows, view] = await Promise.all([
      store.dashboards.list({ archived: filter === 'archived', ...creator }),
      viewOf(user),
    ])
    return rows
      .filter((row) => canReadCollection(user, view.tree.scopeAt(row.collection_id)))
      .map((row) => dashboardListRecord(row, view))
  }

  /** JSON text, in pieces, with all that stands on it, as reading it shows it: cards that the user may not see are only ids. */
  async function getJson(user: CurrentUser, id: number): Promise<AsyncIterable<string>> {
    const dashboard = await access.getRow(user, id)
    const parts = await loadParts(store, id)
    const durations = await store.queryLog.averagesOfCards([...parts.cards.keys()])
    const shown = { durations, cutsHidden: true, showsTrash: true }
    return dashboardJson(await detail(user, dashboard, shownParts(parts), shown), (value) => visibleTo(user, value))
  }

  async function detail(
    user: CurrentUser,
    dashboard: DashboardWithPeople,
    parts: DashboardParts,
    shown: { durations?: ReadonlyMap<number, number>; cutsHidden?: boolean; showsTrash?: boolean } = {},
  ) {
    const view = await viewOf(user)
    const [dashcards, reviews, fields, lastUsed] = await Promise.all([
      recordsOf(parts, view, shown),
      reviewsOf(store, 'dashboard', [dashboard.id]),
      paramFields(store, mappingsOf(parts.dashcards, parts.cards), isShownTo(user)),
      lastValues(user, dashboard.id),
    ])
    const shownFields = Object.keys(fields).filter((key) => !Array.isArray(fields[key]))
    const values = await paramValues(store, user, shownFields.map(Number))
    return {
      ...dashboardRecord(dashboard, { ...view, reviews, showsTrash: shown.showsTrash === true }),
      dashcards,
      // Older name of `dashcards`.
      ordered_cards: dashcards,
      tabs: parts.tabs,
      param_fields: fields,
      param_values: values,
      ...lastUsed,
    }
  }

  async function recordsOf(
    parts: DashboardParts,
    view: CardView,
    shown: { durations?: ReadonlyMap<number, number>; cutsHidden?: boolean } = {},
  ) {
    const settingsOfAll = parts.dashcards.map((one) => one.visualization_settings)
    const [links, reviews, actions] = await Promise.all([
      linkedEntities(store, view, settingsOfAll),
      reviewsOf(store, 'card', [...parts.cards.keys()]),
      placedActions(deps, parts.dashcards),
    ])
    return dashcardRecords(parts, { ...view, links, reviews, actions, ...shown })
  }

  async function lastValues(user: CurrentUser, id: number) {
    if (!(await settings.current()).get('dashboards-save-last-used-parameters')) return {}
    return { last_used_param_values: await store.dashboardCards.valuesOf(user.id, id) }
  }

  /**
   * Keeps the values that the user gave the filters; null without a default forgets one. All cards of a dashboard come with the
   * same ones, so only what is new is written; an answer is as good while nothing can be.
   */
  async function remember(user: CurrentUser, id: number, values: readonly JsonObject[]): Promise<void> {
    if (values.length === 0 || user.type !== 'personal') return
    if (!(await settings.current()).get('dashboards-save-last-used-parameters')) return
    const kept = values.map((sent): [string, unknown] => {
      const isKept = sent['value'] != null || sent['default'] != null
      return [String(sent['id']), isKept ? (sent['value'] ?? null) : undefined]
    })
    const known = await store.dashboardCards.valuesOf(user.id, id)
    const fresh = kept.filter(([key, value]) => !isDeepStrictEqual(known[key], value))
    if (fresh.length === 0) return
    await change(user, ({ repositories }) => repositories.dashboardCards.keepValues(user.id, id, new Map(fresh))).catch(
      unlessUnavailable,
    )
  }

  /** What changed, as it is now. */
  async function changed(user: CurrentUser, id: number) {
    return detail(user, await access.getRow(user, id), shownParts(await loadParts(store, id)))
  }

  async function create(user: CurrentUser, input: DashboardInput) {
    return changed(user, await writes.create(user, input))
  }

  async function update(user: CurrentUser, id: number, changes: DashboardChanges, expected?: string) {
    await writes.update(user, id, changes, { expected })
    // In this order: a version that is older than what is told only leads to another look.
    const version = await dashboardRevisions.versionOf(store, id)
    return { version, dashboard: await changed(user, id) }
  }

  /** The cards and tabs as a whole; older clients send the cards that they moved, and sizes in another spelling. */
  async function putCards(user: CurrentUser, id: number, { cards: sent, tabs }: PutCards) {
    const isOlder = tabs == null && sent.every((card) => card.id > 0 && (card.sizeX ?? card.sizeY) !== undefined)
    if (isOlder && sent.length > 0) await writes.updateCards(user, id, sent)
    else await writes.update(user, id, { dashcards: sent, tabs: tabs ?? null })
    const parts = await loadParts(store, id)
    return { status: 'ok' as const, cards: await recordsOf(shownParts(parts), await viewOf(user)), tabs: parts.tabs }
  }

  /** Puts one more card on the dashboard, and gives it. */
  async function addCard(user: CurrentUser, id: number, { cardId, card_id = cardId, ...sent }: AddCard) {
    await access.getLive(user, id)
    const before = await loadParts(store, id)
    const kept = before.dashcards.map(({ seriesIds: _series, ...card }) => card)
    const { size_x = 4, size_y = 4 } = sizeOf(sent)
    const place = { row: sent.row ?? 0, col: sent.col ?? 0, size_x, size_y }
    const first = before.tabs[0]?.id ?? null
    const dashboard_tab_id = sent.dashboard_tab_id ?? first
    const added = { ...sent, ...place, id: -1, card_id: card_id ?? null, dashboard_tab_id }
    await writes.update(user, id, { dashcards: [...kept, added] })
    return (await recordsOf(shownParts(await loadParts(store, id)), await viewOf(user))).at(-1)
  }

  /** @throws {ApiError} 404 when it is not on the dashboard. */
  async function removeCard(user: CurrentUser, id: number, dashcardId: number): Promise<void> {
    await access.getLive(user, id)
    await writes.removeCard(user, id, dashcardId)
  }

  async function copy(user: CurrentUser, id: number, request: CopyRequest) {
    const { id: copyId, uncopied } = await copies.copy(user, id, request)
    return { ...(await changed(user, copyId)), ...(uncopied.length === 0 ? {} : { uncopied }) }
  }

  /** Keeps one that was made automatically; gives its row. @param key Of the collection; absent for the usual one. */
  async function saveTransient(user: CurrentUser, sent: TransientDashboard, key?: string) {
    const collectionId = key === undefined || key === 'root' ? null : await collections.resolveId(key)
    const id = await transient.save(user, sent, key === undefined ? undefined : collectionId)
    return dashboardListRecord(await access.getRow(user, id), await viewOf(user))
  }

  /** Questions that are like those on the dashboard. */
  async function related(user: CurrentUser, id: number) {
    await access.getRow(user, id)
    return relatedToDashboard(store, await viewOf(user), await loadParts(store, id))
  }

  /** What the dashboard was like after each change, newest first. */
  async function revisions(user: CurrentUser, id: number) {
    await access.getRow(user, id)
    return dashboardRevisions.list(store, id, dashboardWords(await collections.tree()))
  }

  /** An earlier version as reading the dashboard showed it, with the cards as they are now: those that are gone are missing. */
  async function earlier(user: CurrentUser, id: number, { object, timestamp }: EarlierVersion) {
    const now = await access.getRow(user, id)
    const { columns, tabs, dashcards } = dashboardThen(object, { id, timestamp, now: await loadParts(store, id) })
    const then = { ...now, ...columns }
    const cards = await loadCards(store, dashcards)
    const durations = await store.queryLog.averagesOfCards([...cards.keys()])
    const view = await viewOf(user)
    return thenAndNow(
      await detail(user, then, { tabs, dashcards, cards }, { durations, cutsHidden: true }),
      dashboardRecord(now, view),
      { ...view, collectionId: then.collection_id },
    )
  }

  /**
   * Brings an earlier version back; gives the revision that this makes. Cards that are gone, in the Trash or hidden from the
   * user are left out. @throws {ApiError} 404 for a revision of another dashboard.
   */
  async function revert(user: CurrentUser, id: number, revisionId: number) {
    await access.getWritable(user, id)
    const revision = await dashboardRevisions.find(store, id, revisionId)
    if (revision === undefined) throw notFound()
    const [found, tree] = await Promise.all([store.cards.briefs(cardIdsOf(revision.object)), collections.tree()])
    const isUsable = ({ archived, collection_id, dashboard_id }: (typeof found)[number]) =>
      dashboard_id === id ||
      (dashboard_id === null && !archived && canReadCollection(user, tree.scopeAt(collection_id)))
    const usable = new Set(found.filter(isUsable).map((card) => card.id))
    const actions = await placeableActions(store, actionIdsOf(revision.object), readableIn(user, tree))
    const changes = restoredDashboard(revision.object, {
      card: (cardId) => usable.has(cardId),
      action: (actionId) => actions.has(actionId),
    })
    await writes.update(user, id, changes, { isReversion: true })
    const [newest] = await revisions(user, id)
    if (newest === undefined) throw notFound()
    return newest
  }

  /** The live questions that live in the dashboard and stand on it. */
  async function questions(user: CurrentUser, id: number, page: Paging | undefined) {
    return collections.questionsOf(user, await access.getRow(user, id), page)
  }

  /** The queries of its cards as the metadata service takes them, as far as the user may read them. */
  async function shownQueries(user: CurrentUser, id: number) {
    await access.getRow(user, id)
    const [{ cards: all }, tree] = await Promise.all([loadParts(store, id), collections.tree()])
    const readable = [...all.values()].filter((card) => canReadCollection(user, tree.scopeAt(card.collection_id)))
    return readable.map(({ id: cardId, dataset_query, type, query_type }) => ({
      query: dataset_query,
      cardId,
      isSource: type === 'model' || query_type === 'native',
    }))
  }

  return {
    getRow: access.getRow,
    resolveId: access.resolveId,
    list,
    getJson,
    getShown: shownDashboard({ store, getRow: access.getRow, viewOf, recordsOf }),
    sightOf: dashboardSight(deps),
    create,
    update,
    putCards,
    addCard,
    removeCard,
    copy,
    saveTransient,
    related,
    remove: writes.remove,
    /** For dashboards that are made together with the cards on them. */
    drafts: { draft: writes.draft, add: writes.add, finish: writes.finish },
    questions,
    shownQueries,
    versionOf: (id: number) => dashboardRevisions.versionOf(store, id),
    revisions,
    earlier,
    revert,
    remember,
    ...parameters,
    ...sharedContent(deps, sharing, { kind: 'dashboards', getRow: access.getRow, list: store.dashboards.listShared }),
    ...embeddableContent(sharing, store.dashboards.listEmbeddable),
  }
}

interface PutCards {
  cards: DashcardInput[]
  tabs?: DashboardChanges['tabs']
}

type AddCard = Partial<{ [Key in keyof Omit<DashcardInput, 'id'>]: DashcardInput[Key] | null }> & {
  cardId?: number | null
}

export type DashboardService = ReturnType<typeof dashboardService>
