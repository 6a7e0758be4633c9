/** Keeping a dashboard that was made automatically (contract: dashboards, section 12). */
import { isId } from '@querent/contract'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { CollectionRow, JsonObject, Store } from '../../../store/index.ts'
import type { CardDraft, CardDrafts } from '../cards/index.ts'
import type { CollectionService } from '../../library/collections/index.ts'
import type { DashboardInput, DashcardInput } from '../dashboard-content/index.ts'
import { cardIdOf } from './mappings.ts'
import type { Change, UserWork } from '../../shared/work.ts'
import type { DashboardWrites, NewParts } from './write.ts'

/** A number of something stored, or anything that tells parts of what was sent apart. */
type TransientId = number | string

interface TransientCard {
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
  change: Change
  collections: CollectionService
  drafts: Pick<CardDrafts, 'draft' | 'add'>
  writes: Pick<DashboardWrites, 'draft' | 'homeOf' | 'add' | 'finish'>
}

/** Collection in which administrators keep such dashboards; who they are for finds it by this name. */
const GENERATED = 'Automatically Generated Dashboards'

export function transientDashboards({ store, change, collections, drafts, writes }: SaveDeps) {
  /** All of it or nothing; gives the id. The new questions live in the dashboard. @throws {ApiError} 400, 403 or 404. */
  async function save(user: CurrentUser, sent: TransientDashboard, collectionId?: number | null): Promise<number> {
    const { name, description = null, parameters = [], width = null, auto_apply_filters = null } = sent
    const dashcards = sent.dashcards ?? sent.ordered_cards ?? []
    const { known, made } = await cardsOf(user, dashcards)

    const prepared = await writes.draft(user, { name, description, parameters, width, auto_apply_filters })
    const home = await homeOf(user, collectionId)
    return change(user, async (work) => {
      const collection_id = home === GENERATED ? await generatedHome(work) : home
      const id = await writes.add(work, prepared, collection_id)
      const cards = [...made.values()].map((draft) => ({ ...draft, collection_id, dashboard_id: id }))
      const ids = await drafts.add(work, cards)
      const madeIds = [...made.keys()].map((key, at): [string, number] => [key, ids[at] ?? 0])
      const parts = storedParts(sent.tabs ?? [], dashcards, new Map([...known, ...madeIds]))
      await writes.finish(work, id, prepared, parts)
      return id
    })
  }

  /** The collection that was chosen, or else the one of its own that such a dashboard gets. */
  async function homeOf(user: CurrentUser, chosen: number | null | undefined) {
    if (chosen !== undefined) return writes.homeOf(user, chosen)
    return user.is_superuser ? GENERATED : writes.homeOf(user, await collections.personalId(user))
  }

  /** Ids of the cards that exist, and drafts of the others, by the ids that were sent. @throws {ApiError} 400 or 403 */
  async function cardsOf(user: CurrentUser, dashcards: readonly TransientDashcard[]) {
    const sent = dashcards.flatMap(({ card, card_id, series }): TransientCard[] => [
      ...(card == null ? (card_id == null ? [] : [{ id: card_id }]) : [{ ...card, id: card.id ?? card_id ?? null }]),
      ...(series ?? []),
    ])
    const found = await store.cards.briefs(sent.flatMap(({ id }) => (isId(id) ? id : [])))
    const known = new Map(found.map(({ id }) => [String(id), id]))
    const made = new Map<string, CardDraft>()
    for (const { id = null, dataset_query, ...card } of sent) {
      const key = String(id)
      if (dataset_query == null || id === null || known.has(key) || made.has(key)) continue
      if (Object.keys(dataset_query).length > 0) made.set(key, await draftOf(user, { ...card, dataset_query }))
    }
    return { known, made }
  }

  function draftOf(user: CurrentUser, card: TransientCard & { dataset_query: JsonObject }): Promise<CardDraft> {
    const { name, description, display, dataset_query, visualization_settings } = card
    return drafts.draft(user, {
      name: name ?? 'Question',
      description: description ?? null,
      display: display ?? 'table',
      dataset_query,
      visualization_settings: visualization_settings ?? {},
    })
  }

  async function generatedHome(work: UserWork): Promise<number> {
    const isIt = ({ name, location, archived, namespace }: CollectionRow) =>
      name === GENERATED && location === '/' && !archived && namespace === null
    const found = (await work.repositories.collections.listForChange()).find(isIt)
    return (found ?? (await collections.add(work, { name: GENERATED }))).id
  }

  return { save }
}

/** What stands on the dashboard, with the ids of cards in place of those that were sent. */
function storedParts(
  sentTabs: NonNullable<TransientDashboard['tabs']>,
  dashcards: readonly TransientDashcard[],
  cardIds: ReadonlyMap<string, number>,
): NewParts {
  const idOf = (key: unknown) => cardIds.get(String(key))
  const tabIds = new Map(sentTabs.map((tab, at) => [String(tab.id), -1 - at]))
  return {
    tabs: sentTabs.map(({ name }, at) => ({ id: -1 - at, name })),
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
  }
}
