/** Saving what stands on a dashboard: the difference between what is stored and what was sent (contract: dashboards, section 9). */
import { isDeepStrictEqual } from 'node:util'
import { archived, badRequest, invalidField, notFound } from '@querent/contract'
import { canReadCollection, requireRight } from '../../../permissions/check.ts'
import { workTurn } from '../../../process/work-turns.ts'
import type { DashboardCardRow, DashboardTabRow, JsonObject, Repositories, RowChanges } from '../../../store/index.ts'
import type { CollectionTree } from '../../library/collections/index.ts'
import type { UserWork } from '../../shared/work.ts'
import { placeableActions } from '../action-content/index.ts'
import { readableIn } from '../cards/index.ts'
import {
  loadDashcards,
  sentCardIds,
  sizeOf,
  type Dashcard,
  type DashcardInput,
  type TabInput,
} from '../dashboard-content/index.ts'
import { requireShowable } from './definition-sizes.ts'
import { storedSettings } from './link-entities.ts'
import { requireMappable } from './mappings.ts'
import { requireNotForeign, settleQuestions } from './own-questions.ts'

/** A change that saves what stands on a dashboard. */
interface PartsWork extends UserWork {
  /** As it was when the change was prepared. */
  tree: CollectionTree
  dashboardId: number
  /** Whether the parts stood on a dashboard before: an earlier version of this one, or one that is copied. */
  isKnown: boolean
}

interface SentParts {
  dashcards: readonly DashcardInput[]
  /** Undefined leaves the tabs as they are. */
  tabs: readonly TabInput[] | undefined
}

/** The whole list of cards replaces what stands there, and so does that of tabs. @throws {ApiError} 400, 403, 404 */
export async function saveParts(work: PartsWork, { dashcards, tabs }: SentParts): Promise<void> {
  const { repositories, dashboardId, isKnown } = work
  const stored = await repositories.dashboardCards.tabsOf(dashboardId)
  if (!isKnown && stored.length > 0 && dashcards.some((one) => one.dashboard_tab_id == null)) {
    throw badRequest('This dashboard has tab, makes sure every card has a tab')
  }
  const tabIds = tabs === undefined ? new Map(stored.map(({ id }) => [id, id])) : await saveTabs(work, stored, tabs)
  const placed = dashcards.map((one) => {
    if (one.dashboard_tab_id == null) return one
    const dashboard_tab_id = tabIds.get(one.dashboard_tab_id)
    if (dashboard_tab_id === undefined) {
      throw invalidField('dashcards', `There is no tab ${one.dashboard_tab_id} on this dashboard.`)
    }
    return { ...one, dashboard_tab_id }
  })
  await workTurn()
  await saveCards(work, placed)
}

/** Gives the ids of the tabs by those that were sent. */
async function saveTabs(
  { repositories: { dashboardCards }, dashboardId, time }: PartsWork,
  stored: readonly DashboardTabRow[],
  sent: readonly TabInput[],
): Promise<Map<number, number>> {
  const known = new Map(stored.map((tab) => [tab.id, tab]))
  const kept = new Set(sent.map(({ id }) => id))
  await dashboardCards.deleteTabs(stored.flatMap(({ id }) => (kept.has(id) ? [] : [id])))
  const placed = sent.map(({ id, name }, position) => ({ id, name, position }))
  const changed = placed.filter(({ id, name, position }) => {
    const before = known.get(id)
    return before !== undefined && (before.name !== name || before.position !== position)
  })
  await dashboardCards.updateTabs(changed.map((tab) => ({ ...tab, updated_at: time })))
  const added = placed.filter(({ id }) => !known.has(id))
  const made = await dashboardCards.addTabs(
    added.map(({ name, position }) => ({
      dashboard_id: dashboardId,
      name,
      position,
      created_at: time,
      updated_at: time,
    })),
  )
  const ids = new Map(placed.map(({ id }) => [id, id]))
  for (const [at, { id }] of added.entries()) ids.set(id, made[at] ?? id)
  return ids
}

async function saveCards(work: PartsWork, sent: readonly DashcardInput[]): Promise<void> {
  const { repositories, dashboardId, time, isKnown } = work
  await requireNotForeign(repositories, dashboardId, sent)
  const stored = new Map((await loadDashcards(repositories, dashboardId)).map((card) => [card.id, card]))
  const added = sent.filter(({ id }) => !stored.has(id))
  const changed = sent.flatMap((input) => {
    const before = stored.get(input.id)
    return before === undefined ? [] : [{ before, input }]
  })
  const shown = sent.flatMap((input) => shownAfter(input, stored.get(input.id)))
  await settleQuestions(repositories, dashboardId, shown)
  await requirePlaceable(work, added)
  await requireActions(work, addedActions(sent, stored))
  await requireShowable(repositories, [...stored.values()].flatMap(shownBefore), shown)
  if (!isKnown)
    await requireMappable(repositories, work, [
      ...added.map(({ card_id, parameter_mappings }) => ({
        card_id: card_id ?? null,
        before: [],
        after: parameter_mappings ?? [],
      })),
      ...changed.map(({ before, input }) => ({
        card_id: input.card_id === undefined ? before.card_id : input.card_id,
        before: before.parameter_mappings,
        after: input.parameter_mappings ?? [],
      })),
    ])
  const { dashboardCards } = repositories
  const kept = new Set(sent.map(({ id }) => id))
  await dashboardCards.deleteCards([...stored.keys()].filter((id) => !kept.has(id)))
  const series = new Map<number, number[]>()
  const updates: (RowChanges<'dashboard_cards'> & { id: number })[] = []
  for (const { before, input } of changed) {
    const changes = changesOf(before, input)
    if (Object.keys(changes).length > 0) updates.push({ ...changes, id: before.id, updated_at: time })
    const next = input.series?.map(({ id }) => id)
    if (next !== undefined && !isDeepStrictEqual(next, before.seriesIds)) series.set(before.id, next)
  }
  await dashboardCards.updateCards(updates)
  await workTurn()
  const ids = await dashboardCards.addCards(added.map((input) => newRow(input, work)))
  for (const [at, { series: sentSeries }] of added.entries()) {
    const id = ids[at]
    if (id !== undefined && sentSeries != null)
      series.set(
        id,
        sentSeries.map((one) => one.id),
      )
  }
  await requireSeries(repositories, [...series.values()].flat())
  await dashboardCards.setSeries(series)
}

/** Ids of the cards that an item shows once it is saved: what it does not say stays. */
function shownAfter(input: DashcardInput, before: Dashcard | undefined): number[] {
  const { card_id = before?.card_id ?? null } = input
  return sentCardIds({ ...input, card_id, series: input.series ?? (before?.seriesIds ?? []).map((id) => ({ id })) })
}

function shownBefore({ card_id, seriesIds }: Dashcard): number[] {
  return card_id === null ? seriesIds : [card_id, ...seriesIds]
}

/** Whoever puts a card on a dashboard must be able to read it. @throws {ApiError} 404 or 403 */
async function requirePlaceable(
  { repositories, user, tree }: PartsWork,
  added: readonly DashcardInput[],
): Promise<void> {
  const ids = [...new Set(added.flatMap(sentCardIds))]
  const cards = await repositories.cards.briefs(ids)
  if (cards.length < ids.length) throw notFound()
  for (const card of cards) {
    requireRight(canReadCollection(user, tree.scopeAt(card.collection_id)))
    if (card.archived) throw archived()
  }
}

/** The same for the model of an action. @throws {ApiError} 400 */
async function requireActions({ repositories, user, tree }: PartsWork, ids: readonly number[]): Promise<void> {
  const usable = await placeableActions(repositories, ids, readableIn(user, tree))
  const unusable = ids.find((id) => !usable.has(id))
  if (unusable !== undefined) throw invalidField('dashcards', `There is no action_id ${unusable} that you may use.`)
}

function addedActions(sent: readonly DashcardInput[], stored: ReadonlyMap<number, Dashcard>): number[] {
  return sent.flatMap(({ id, action_id }) => (action_id === stored.get(id)?.action_id ? [] : (action_id ?? [])))
}

async function requireSeries({ cards }: Repositories, ids: readonly number[]): Promise<void> {
  const wanted = new Set(ids)
  if ((await cards.briefs([...wanted])).length < wanted.size) throw notFound()
}

function newRow(input: DashcardInput, { dashboardId, time }: PartsWork) {
  const { card_id, action_id, dashboard_tab_id, row, col } = input
  const { size_x = DEFAULT_SIZE, size_y = DEFAULT_SIZE } = sizeOf(input)
  return {
    dashboard_id: dashboardId,
    dashboard_tab_id: dashboard_tab_id ?? null,
    card_id: card_id ?? null,
    action_id: action_id ?? null,
    row,
    col,
    size_x,
    size_y,
    parameter_mappings: input.parameter_mappings ?? [],
    inline_parameters: input.inline_parameters ?? [],
    visualization_settings: storedSettings(input.visualization_settings ?? {}),
    created_at: time,
    updated_at: time,
  }
}

const DEFAULT_SIZE = 4

/** The columns that were sent and are different; a key that is absent leaves its column alone. */
function changesOf(before: Dashcard, input: DashcardInput): RowChanges<'dashboard_cards'> {
  const { card_id, action_id, dashboard_tab_id, row, col } = input
  const { parameter_mappings, inline_parameters, visualization_settings } = input
  const next: Partial<DashboardCardRow> = {
    row,
    col,
    ...sizeOf(input),
    ...(card_id === undefined ? {} : { card_id }),
    ...(action_id === undefined ? {} : { action_id }),
    ...(dashboard_tab_id === undefined ? {} : { dashboard_tab_id }),
    ...(parameter_mappings == null ? {} : { parameter_mappings }),
    ...(inline_parameters == null ? {} : { inline_parameters }),
    ...(visualization_settings == null ? {} : { visualization_settings: storedSettings(visualization_settings) }),
  }
  const stored: JsonObject = { ...before }
  return Object.fromEntries(Object.entries(next).filter(([key, value]) => !isDeepStrictEqual(stored[key], value)))
}
