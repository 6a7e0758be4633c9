/** What a dashboard's revisions hold and say (contract: revisions, sections 1 and 3). */
import { isDeepStrictEqual } from 'node:util'
import type { DashboardRow, DashboardTabRow, JsonObject, StoredParameter } from '../../../store/index.ts'
import { ROOT_NAME, type CollectionTree } from '../../library/collections/index.ts'
import { placedPhrase, revisionsOf, type RevisionWords } from '../revisions/index.ts'
import type { DashboardChanges, DashcardInput, TabInput } from './input.ts'
import type { Dashcard } from './parts.ts'

export const dashboardRevisions = revisionsOf('dashboard')

const KEPT = [
  'name',
  'description',
  'parameters',
  'collection_id',
  'collection_position',
  'archived',
  'archived_directly',
  'auto_apply_filters',
  'width',
  'cache_ttl',
  'enable_embedding',
  'embedding_params',
  'embedding_type',
] as const satisfies readonly (keyof DashboardRow)[]

interface SnapshotParts {
  tabs: readonly DashboardTabRow[]
  dashcards: readonly Dashcard[]
}

/** The part of a dashboard that people change, with all that stands on it. */
export function dashboardSnapshot(
  dashboard: Pick<DashboardRow, (typeof KEPT)[number]>,
  { tabs, dashcards }: SnapshotParts,
): JsonObject {
  return {
    ...Object.fromEntries(KEPT.map((key) => [key, dashboard[key]])),
    tabs: tabs.map(({ id, name, position }) => ({ id, name, position })),
    cards: dashcards.map(cardSnapshot),
  }
}

function cardSnapshot({ id, card_id, action_id, dashboard_tab_id, row, col, size_x, size_y, ...rest }: Dashcard) {
  const { parameter_mappings, inline_parameters, visualization_settings, seriesIds } = rest
  return {
    id,
    card_id,
    action_id,
    dashboard_tab_id,
    row,
    col,
    size_x,
    size_y,
    parameter_mappings,
    inline_parameters,
    visualization_settings,
    series: seriesIds,
  }
}

type CardSnapshot = ReturnType<typeof cardSnapshot>

function cardsOf(object: JsonObject): CardSnapshot[] {
  return object['cards'] as CardSnapshot[] // written by dashboardSnapshot
}

/** The columns of a dashboard and what stood on it as they were; the entity ids of what is gone by now are not kept. */
export function dashboardThen(
  object: JsonObject,
  { id, timestamp, now }: { id: number; timestamp: string; now: SnapshotParts },
) {
  const columns: JsonObject = Object.fromEntries(KEPT.flatMap((key) => (key in object ? [[key, object[key]]] : [])))
  const gone = { dashboard_id: id, entity_id: '', created_at: timestamp, updated_at: timestamp }
  const rows = new Map(now.dashcards.map((row) => [row.id, row]))
  const tabRows = new Map(now.tabs.map((row) => [row.id, row]))
  const tabs = object['tabs'] as Pick<DashboardTabRow, 'id' | 'name' | 'position'>[] // written by dashboardSnapshot
  return {
    columns: columns as Partial<Pick<DashboardRow, (typeof KEPT)[number]>>, // too
    tabs: tabs.map((tab) => ({ ...(tabRows.get(tab.id) ?? gone), ...tab })),
    dashcards: cardsOf(object).map(({ series, ...card }) => ({
      ...(rows.get(card.id) ?? gone),
      ...card,
      seriesIds: series,
    })),
  }
}

/** What can be on the dashboard still, by its id. */
interface Usable {
  card: (id: number) => boolean
  action: (id: number) => boolean
}

/** What brings a version back; where it lies and how it is shared stay. */
export function restoredDashboard(object: JsonObject, isUsable: Usable): DashboardChanges {
  const { name, description, parameters, auto_apply_filters, width } = object
  const tabs = object['tabs'] as TabInput[] // written by dashboardSnapshot
  const kept = cardsOf(object).filter(
    ({ card_id, action_id }) =>
      (card_id === null || isUsable.card(card_id)) && (action_id === null || isUsable.action(action_id)),
  )
  return {
    name: String(name),
    description: typeof description === 'string' ? description : null,
    parameters: (parameters as StoredParameter[]).map((one) => withoutLostCard(one, isUsable.card)),
    auto_apply_filters: auto_apply_filters === true,
    width: width === 'full' ? 'full' : 'fixed',
    tabs: tabs.map((tab) => ({ id: tab.id, name: tab.name })),
    dashcards: kept.map(({ series, ...card }): DashcardInput => ({
      ...card,
      series: series.filter(isUsable.card).map((id) => ({ id })),
    })),
  }
}

/** A parameter whose values came from a card that is lost takes those of its columns again. */
function withoutLostCard(parameter: StoredParameter, isUsable: (cardId: number) => boolean): StoredParameter {
  const cardId: unknown = Object(parameter['values_source_config'])['card_id']
  if (parameter['values_source_type'] !== 'card' || (typeof cardId === 'number' && isUsable(cardId))) return parameter
  const { values_source_type: _type, values_source_config: _config, id, type, ...rest } = parameter
  return { ...rest, id, type }
}

/** Ids of cards that a version names. */
export function cardIdsOf(object: JsonObject): number[] {
  const sources = (object['parameters'] as JsonObject[]).map((one) => Object(one['values_source_config'])['card_id'])
  const named = [...cardsOf(object).flatMap(({ card_id, series }) => [card_id, ...series]), ...sources]
  return [...new Set(named.filter((id): id is number => typeof id === 'number'))]
}

/** Ids of actions that a version names. */
export function actionIdsOf(object: JsonObject): number[] {
  return [...new Set(cardsOf(object).flatMap(({ action_id }) => action_id ?? []))]
}

export function dashboardWords(tree: CollectionTree): RevisionWords {
  const common = placedPhrase((id) => (id === null ? ROOT_NAME : (tree.find(id)?.name ?? 'a collection that is gone')))
  return {
    noun: 'Dashboard',
    phrase(key, before, after) {
      switch (key) {
        case 'cards':
          return cardPhrases(before as CardSnapshot[], after as CardSnapshot[])
        case 'tabs':
          return tabPhrases(before as TabInput[], after as TabInput[])
        case 'width':
          return `set the width to ${String(after)}`
        case 'auto_apply_filters':
          return `set auto apply filters to ${String(after)}`
        default:
          return common(key, before, after)
      }
    },
  }
}

const PLACE_KEYS: ReadonlySet<string> = new Set(['row', 'col', 'size_x', 'size_y', 'dashboard_tab_id'])

function cardPhrases(before: readonly CardSnapshot[], after: readonly CardSnapshot[]): string[] {
  const { added, removed, kept } = compare(before, after)
  const changed = kept.flatMap(([old, next]) => {
    const keys = Object.keys(next).filter((key) => !isDeepStrictEqual(Object(old)[key], Object(next)[key]))
    return keys.length === 0 ? [] : [{ old, next, keys }]
  })
  const isModified = changed.some(({ keys }) => keys.some((key) => !PLACE_KEYS.has(key) && key !== 'series'))
  const isMoved = changed.some(({ keys }) => keys.some((key) => PLACE_KEYS.has(key)))
  return [
    ...countPhrase('added', added.length, 'card'),
    ...countPhrase('removed', removed.length, 'card'),
    ...changed.flatMap(({ old, next }) => seriesPhrase(old, next)),
    ...(isModified ? ['modified the cards'] : []),
    ...(isMoved && !isModified ? ['rearranged the cards'] : []),
  ]
}

function seriesPhrase(before: CardSnapshot, after: CardSnapshot): string[] {
  if (isDeepStrictEqual(before.series, after.series)) return []
  const verb = before.series.length === 0 ? 'added' : after.series.length === 0 ? 'removed' : 'modified'
  return [`${verb} series on card ${after.card_id}`]
}

function tabPhrases(before: readonly TabInput[], after: readonly TabInput[]): string[] {
  const { added, removed, kept } = compare(before, after)
  const phrases = [...countPhrase('added', added.length, 'tab'), ...countPhrase('removed', removed.length, 'tab')]
  if (kept.some(([old, next]) => old.name !== next.name)) return [...phrases, 'modified the tabs']
  return phrases.length > 0 ? phrases : ['rearranged the tabs']
}

function compare<Item extends { id: number }>(before: readonly Item[], after: readonly Item[]) {
  const old = new Map(before.map((one) => [one.id, one]))
  const ids = new Set(after.map(({ id }) => id))
  return {
    added: after.filter(({ id }) => !old.has(id)),
    removed: before.filter(({ id }) => !ids.has(id)),
    kept: after.flatMap((next): [Item, Item][] => {
      const match = old.get(next.id)
      return match === undefined ? [] : [[match, next]]
    }),
  }
}

function countPhrase(verb: string, count: number, noun: string): string[] {
  if (count === 0) return []
  return [count === 1 ? `${verb} a ${noun}` : `${verb} ${count} ${noun}s`]
}
