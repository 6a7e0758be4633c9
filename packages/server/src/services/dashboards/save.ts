/** Keeping a dashboard that was made automatically (contract: dashboards, section 12). */
import { isId } from '@querent/contract'
import type { CurrentUser } from '../../permissions/current-user.ts'
import type { JsonObject, Store } from '../../store/index.ts'
import type { CardService } from '../cards/index.ts'
import type { CollectionService } from '../collections/index.ts'
import type { DashboardInput, DashcardInput } from '../dashboard-content/index.ts'
import { cardIdOf } from './mappings.ts'
import type { dashboardWrites } from './write.ts'

/** A number of something stored, or anything that tells parts of what was sent apart. */
type TransientId = number | string

export interface TransientCard {
  id?: TransientId | null
  name?: string | null
  description?: string | null
  display?: string | null
  dataset_query?: JsonObject | null
  visualization_settings?: JsonObject | null
}

interface TransientDashcard extends Omit<
  DashcardInput,
  'id' | 'card_id' | 'action_id' | 'dashboard_tab_id' | 'series'
> {
  card_id?: TransientId | null
  card?: TransientCard | null
  dashboard_tab_id?: TransientId | null
  series?: TransientCard[] | null
}

export interface TransientDashboard extends Pick<DashboardInput, 'name' | 'description' | 'parameters'> {
  width?: 'fixed' | 'full' | null
  auto_apply_filters?: boolean | null
  dashcards?: TransientDashcard[] | null
  /** The older name. */
  ordered_cards?: TransientDashcard[] | null
  tabs?: { id: TransientId; name: string }[] | null
}

interface SaveDeps {
  store: Store
  collections: CollectionService
  cards: Pick<CardService, 'createUnplaced'>
  writes: Pick<ReturnType<typeof dashboardWrites>, 'create' | 'update' | 'remove'>
}

/** Collection in which administrators keep such dashboards; who they are for finds it by this name. */
const GENERATED = 'Automatically Generated Dashboards'

export function transientDashboards({ store, collections, cards, writes }: SaveDeps) {
  /** All of it or nothing; gives the id. The new questions live in the dashboard. @throws {ApiError} 400, 403 or 404. */
  async function save(user: CurrentUser, sent: TransientDashboard, collectionId?: number | null): Promise<number> {
    const collection_id = collectionId === undefined ? await usualHome(user) : collectionId
    const { name, description = null, parameters = [] } = sent
    const id = await writes.create(user, { name, description, parameters, collection_id })
    try {
      await fill(user, id, sent)
    } catch (error) {
      await writes.remove(user, id)
      throw error
    }
    return id
  }

  async function fill(user: CurrentUser, id: number, sent: TransientDashboard): Promise<void> {
    const dashcards = sent.dashcards ?? sent.ordered_cards ?? []
    const stored = await storedCards(user, id, dashcards)
    const idOf = (key: unknown) => stored.get(String(key))
    const tabs = (sent.tabs ?? []).map((tab, at) => ({ key: String(tab.id), id: -1 - at, name: tab.name }))
    const tabIds = new Map(tabs.map((tab) => [tab.key, tab.id]))
    await writes.update(user, id, {
      width: sent.width ?? null,
      auto_apply_filters: sent.auto_apply_filters ?? null,
      tabs: tabs.map((tab) => ({ id: tab.id, name: tab.name })),
      dashcards: dashcards.map(({ card, card_id, series, dashboard_tab_id, parameter_mappings, ...place }, at) => {
        const ownId = idOf(card?.id ?? card_id) ?? null
        return {
          ...place,
          id: -1 - at,
          card_id: ownId,
          dashboard_tab_id: dashboard_tab_id == null ? null : (tabIds.get(String(dashboard_tab_id)) ?? 0),
          series: (series ?? []).flatMap((one) => idOf(one.id) ?? []).map((seriesId) => ({ id: seriesId })),
          parameter_mappings: (parameter_mappings ?? []).map((mapping) => ({
            ...mapping,
            ...(ownId === null ? {} : { card_id: idOf(mapping['card_id']) ?? cardIdOf({}, ownId) }),
          })),
        }
      }),
    })
  }

  /** Ids by those that were sent: cards that exist are used, and the others are made. */
  async function storedCards(
    user: CurrentUser,
    dashboardId: number,
    dashcards: readonly TransientDashcard[],
  ): Promise<Map<string, number>> {
    const sent = dashcards.flatMap(({ card, card_id, series }) => [
      ...(card == null ? (card_id == null ? [] : [{ id: card_id }]) : [{ ...card, id: card.id ?? card_id ?? null }]),
      ...(series ?? []),
    ])
    const known = await store.cards.briefs(sent.flatMap(({ id }) => (isId(id) ? id : [])))
    const ids = new Map(known.map(({ id }) => [String(id), id]))
    for (const card of sent) {
      const { id = null, dataset_query } = card as TransientCard
      if (dataset_query == null || id === null || ids.has(String(id)) || Object.keys(dataset_query).length === 0)
        continue
      ids.set(String(id), await make(user, dashboardId, { ...card, dataset_query }))
    }
    return ids
  }

  async function make(
    user: CurrentUser,
    dashboard_id: number,
    card: TransientCard & { dataset_query: JsonObject },
  ): Promise<number> {
    const { name, description, display, dataset_query, visualization_settings } = card
    return cards.createUnplaced(user, {
      name: name ?? 'Question',
      description: description ?? null,
      display: display ?? 'table',
      dataset_query,
      visualization_settings: visualization_settings ?? {},
      dashboard_id,
    })
  }

  async function usualHome(user: CurrentUser): Promise<number | null> {
    if (!user.is_superuser) return collections.personalId(user)
    const isIt = ({ name, location, archived, namespace }: (typeof all)[number]) =>
      name === GENERATED && location === '/' && !archived && namespace === null
    const { all } = await collections.tree()
    const found = all.find(isIt)
    if (found !== undefined) return found.id
    const { id } = await collections.create(user, { name: GENERATED })
    return id
  }

  return { save }
}
