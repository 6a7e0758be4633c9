/** Copies of dashboards, with their cards or pointing at the same ones (contract: dashboards, section 11). */
import { badRequest } from '@querent/contract'
import { canReadCollection } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { CardWithPeople, DashboardRow, JsonObject, Store, StoredMapping } from '../../../store/index.ts'
import type { CardDrafts } from '../cards/index.ts'
import type { CollectionService } from '../../library/collections/index.ts'
import { cardIdOf } from './mappings.ts'
import type { DashboardAccess } from './access.ts'
import {
  loadParts,
  type DashboardInput,
  type DashboardParts,
  type Dashcard,
  type DashcardInput,
} from '../dashboard-content/index.ts'
import type { Change } from '../../shared/work.ts'
import type { DashboardWrites, NewParts } from './write.ts'

export interface CopyRequest extends Partial<Omit<DashboardInput, 'name' | 'parameters' | 'cache_ttl'>> {
  name?: string | null
  is_deep_copy?: boolean | null
}

interface DashboardCopyDeps {
  store: Store
  collections: CollectionService
  access: DashboardAccess
  change: Change
  writes: Pick<DashboardWrites, 'draft' | 'homeOf' | 'add' | 'finish'>
  drafts: Pick<CardDrafts, 'draftCopy' | 'add'>
}

/** Ids of cards by those of the originals; what is missing was not copied. */
type Copies = ReadonlyMap<number, number>

export function dashboardCopies({ store, change, collections, access, writes, drafts }: DashboardCopyDeps) {
  /** Gives the id of the copy, and the cards that are not on it. @throws {ApiError} 404, 403 or 400. */
  async function copy(user: CurrentUser, id: number, request: CopyRequest) {
    const source = await access.getRow(user, id)
    const parts = await loadParts(store, id)
    const isDeep = request.is_deep_copy === true
    if (!isDeep && [...parts.cards.values()].some((card) => card.dashboard_id !== null && !card.archived)) {
      throw badRequest('Questions live in this dashboard: copy it with is_deep_copy, which copies them too.')
    }
    const tree = await collections.tree()
    const hidden = (card: CardWithPeople) => !canReadCollection(user, tree.scopeAt(card.collection_id))
    const uncopied = [...parts.cards.values()].filter((card) => hidden(card) || card.archived)
    const usable = [...parts.cards.values()].filter((card) => !uncopied.includes(card))
    const duplicated = usable.filter((card) => isDeep && card.type !== 'model')

    const prepared = await writes.draft(user, copiedColumns(source, request), source)
    const collection_id = await writes.homeOf(user, request.collection_id)
    const suffix = collection_id === source.collection_id ? ' - Duplicate' : ''
    const copyId = await change(user, async (work) => {
      const newId = await writes.add(work, prepared, collection_id)
      const made = await drafts.add(
        work,
        duplicated.map((card) => ({
          ...drafts.draftCopy(card, `${card.name}${suffix}`),
          collection_id,
          dashboard_id: card.dashboard_id === null ? null : newId,
        })),
      )
      const copies = new Map(usable.map((card) => [card.id, card.id]))
      for (const [at, card] of duplicated.entries()) copies.set(card.id, made[at] ?? card.id)
      await writes.finish(work, newId, prepared, copiedParts(parts, copies))
      return newId
    })
    return { id: copyId, uncopied: uncopied.map((card) => (hidden(card) ? { id: card.id } : card)) }
  }

  return { copy }
}

function copiedColumns(source: DashboardRow, request: CopyRequest) {
  return {
    name: request.name ?? source.name,
    description: request.description === undefined ? source.description : request.description,
    collection_position: request.collection_position ?? null,
    parameters: source.parameters,
    width: source.width,
  }
}

function copiedParts({ tabs, dashcards }: DashboardParts, copies: Copies): NewParts {
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
function copiedMapping(mapping: StoredMapping, own: number | null, copies: Copies): StoredMapping[] {
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
