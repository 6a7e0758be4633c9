/** Copies of dashboards, with their cards or pointing at the same ones (contract: dashboards, section 11). */
import { badRequest } from '@querent/contract'
import { canReadCollection } from '../../permissions/check.ts'
import type { CurrentUser } from '../../permissions/current-user.ts'
import type { CardWithPeople, JsonObject, Store } from '../../store/index.ts'
import type { CollectionService } from '../collections/index.ts'
import { cardIdOf } from './mappings.ts'
import type { DashboardAccess } from './access.ts'
import {
  loadParts,
  type DashboardInput,
  type DashboardParts,
  type Dashcard,
  type DashcardInput,
  type TabInput,
} from '../dashboard-content/index.ts'
import type { dashboardWrites } from './write.ts'

export interface CopyRequest extends Partial<Omit<DashboardInput, 'name' | 'parameters' | 'cache_ttl'>> {
  name?: string | null
  is_deep_copy?: boolean | null
}

interface DashboardCopyDeps {
  store: Store
  collections: CollectionService
  access: DashboardAccess
  writes: Pick<ReturnType<typeof dashboardWrites>, 'create' | 'update'>
  /** Saves a copy of a card under a name into a collection; gives its id. */
  copyCard: (
    user: CurrentUser,
    card: CardWithPeople,
    as: Pick<CardWithPeople, 'name' | 'collection_id' | 'dashboard_id'>,
  ) => Promise<number>
}

/** Ids of cards by those of the originals; what is missing was not copied. */
type Copies = ReadonlyMap<number, number>

export function dashboardCopies({ store, collections, access, writes, copyCard }: DashboardCopyDeps) {
  /** Gives the id of the copy, and the cards that are not on it. @throws {ApiError} 404, 403 or 400. */
  async function copy(user: CurrentUser, id: number, request: CopyRequest) {
    const source = await access.getRow(user, id)
    const parts = await loadParts(store, id)
    const isDeep = request.is_deep_copy === true
    if (!isDeep && [...parts.cards.values()].some((card) => card.dashboard_id !== null && !card.archived)) {
      throw badRequest('Questions live in this dashboard: copy it with is_deep_copy, which copies them too.')
    }
    const collection_id = request.collection_id === undefined ? null : request.collection_id
    const copyId = await writes.create(user, {
      name: request.name ?? source.name,
      description: request.description === undefined ? source.description : request.description,
      collection_id,
      collection_position: request.collection_position ?? null,
      parameters: source.parameters,
    })
    const home = (await access.getRow(user, copyId)).collection_id
    const suffix = home === source.collection_id ? ' - Duplicate' : ''
    const copies = new Map<number, number>()
    const uncopied: CardWithPeople[] = []
    const tree = await collections.tree()
    for (const card of parts.cards.values()) {
      const isReadable = canReadCollection(user, tree.scopeAt(card.collection_id))
      if (!isReadable || card.archived) uncopied.push(card)
      else if (!isDeep || card.type === 'model') copies.set(card.id, card.id)
      else {
        const place = { collection_id: home, dashboard_id: card.dashboard_id === null ? null : copyId }
        copies.set(card.id, await copyCard(user, card, { name: `${card.name}${suffix}`, ...place }))
      }
    }
    await writes.update(user, copyId, { width: source.width, ...copiedParts(parts, copies) }, { isCopy: true })
    const hidden = (card: CardWithPeople) => !canReadCollection(user, tree.scopeAt(card.collection_id))
    return { id: copyId, uncopied: uncopied.map((card) => (hidden(card) ? { id: card.id } : card)) }
  }

  return { copy }
}

function copiedParts(
  { tabs, dashcards }: DashboardParts,
  copies: Copies,
): { tabs: TabInput[]; dashcards: DashcardInput[] } {
  const kept = dashcards.filter(
    ({ card_id, action_id }) => action_id === null && (card_id === null || copies.has(card_id)),
  )
  return {
    tabs: tabs.map(({ id, name }) => ({ id, name })),
    dashcards: kept.map((dashcard, at) => copiedCard(dashcard, -1 - at, copies)),
  }
}

function copiedCard(dashcard: Dashcard, id: number, copies: Copies): DashcardInput {
  const { card_id, dashboard_tab_id, row, col, size_x, size_y, inline_parameters, visualization_settings } = dashcard
  return {
    id,
    card_id: card_id === null ? null : (copies.get(card_id) ?? null),
    dashboard_tab_id,
    row,
    col,
    size_x,
    size_y,
    inline_parameters,
    visualization_settings: withCopies(visualization_settings, copies),
    parameter_mappings: dashcard.parameter_mappings.flatMap((mapping) => copiedMapping(mapping, card_id, copies)),
    series: dashcard.seriesIds.flatMap((one) => {
      const copy = copies.get(one)
      return copy === undefined ? [] : [{ id: copy }]
    }),
  }
}

/** One about a card that is not on the copy is left out; one without a card is about a text. */
function copiedMapping(mapping: JsonObject, own: number | null, copies: Copies): JsonObject[] {
  const cardId = cardIdOf(mapping, own)
  if (cardId === null) return [mapping]
  const copy = copies.get(cardId)
  return copy === undefined ? [] : [{ ...mapping, card_id: copy }]
}

/** Settings of charts that join several cards name them as `card:12`. */
function withCopies(settings: JsonObject, copies: Copies): JsonObject {
  const text = JSON.stringify(settings)
  const renamed = text.replaceAll(/"card:(\d+)"/g, (all, id: string) => {
    const copy = copies.get(Number(id))
    return copy === undefined ? all : `"card:${copy}"`
  })
  return renamed === text ? settings : JSON.parse(renamed)
}
