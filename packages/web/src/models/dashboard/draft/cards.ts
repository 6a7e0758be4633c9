/** Cards of a draft: added, moved, copied, removed. All give a new draft and leave the old one as it is. */
import type { Card } from '../../../api/card.ts'
import type { Dashboard, DashboardCard } from '../../../api/dashboard.ts'
import {
  bottomOf,
  closeEmptied,
  defaultSize,
  firstFreePlace,
  overlaps,
  placeMany,
  withRect,
  type Layout,
  type Rect,
} from '../layout/index.ts'
import { inlineOf } from '../reach/index.ts'
import { nextId } from './ids.ts'
import { forgetFilters } from './forget.ts'
import { virtualSettings, type VirtualKind } from './virtual.ts'

/** Where a new card goes; without a place it takes the first free one, from a row on. */
export interface Spot {
  readonly tabId: number | null
  readonly rect?: Rect
  readonly fromRow?: number
}

/** A question that can stand on a dashboard. */
export type PlacedCard = Partial<Card> & Pick<Card, 'id' | 'display'>

type NewCard = Pick<DashboardCard, 'card_id' | 'visualization_settings'> & Partial<DashboardCard>

/** Cards of a tab; of a dashboard without tabs all. */
export function cardsOfTab({ dashcards, tabs }: Dashboard, tabId: number | null): readonly DashboardCard[] {
  return tabs.length === 0 ? dashcards : dashcards.filter(({ dashboard_tab_id }) => dashboard_tab_id === tabId)
}

/** The draft with a question on it; its id is what `nextId` said before. */
export function addCard(draft: Dashboard, card: PlacedCard, spot: Spot): Dashboard {
  return addPlaced(draft, { card_id: card.id, card, visualization_settings: {} }, card.display, spot)
}

/** The draft with a card of words, a link and the like. */
export function addVirtual(
  draft: Dashboard,
  kind: VirtualKind,
  spot: Spot,
  settings: Readonly<Record<string, unknown>> = {},
): Dashboard {
  return addPlaced(draft, { card_id: null, visualization_settings: virtualSettings(kind, settings) }, kind, spot)
}

/** The draft with a card at a place, or at the first free one that has room for such a display. */
export function addPlaced(
  draft: Dashboard,
  card: NewCard,
  display: string,
  { tabId, rect, fromRow = 0 }: Spot,
): Dashboard {
  const spot = rect ?? firstFreePlace(cardsOfTab(draft, tabId), defaultSize(display), fromRow)
  const dashcard: DashboardCard = {
    parameter_mappings: [],
    inline_parameters: [],
    series: [],
    ...card,
    id: nextId(draft),
    dashboard_tab_id: draft.tabs.length === 0 ? null : tabId,
    ...spot,
  }
  return { ...draft, dashcards: [...draft.dashcards, dashcard] }
}

/** The draft with cards on the places of a layout. */
export function setLayout(draft: Dashboard, layout: Layout): Dashboard {
  const places = new Map(layout.map((rect) => [rect.id, rect]))
  const dashcards = draft.dashcards.map((dashcard) => withRect(dashcard, places.get(dashcard.id) ?? dashcard))
  return { ...draft, dashcards }
}

/** The draft without the cards; filters in their heads go with them, and rows that they alone filled are closed. */
export function removeCards(draft: Dashboard, ids: readonly number[]): Dashboard {
  const gone = draft.dashcards.filter(({ id }) => ids.includes(id))
  const left = { ...draft, dashcards: draft.dashcards.filter(({ id }) => !ids.includes(id)) }
  const tabs = new Set(gone.map(({ dashboard_tab_id }) => dashboard_tab_id))
  const closed = [...tabs].reduce<Dashboard>((next, tabId) => {
    return setLayout(next, closeEmptied(cardsOfTab(draft, tabId), cardsOfTab(next, tabId)))
  }, left)
  return forgetFilters(closed, gone.flatMap(inlineOf))
}

/** The draft with one card changed; the same draft where there is none. */
export function changeCard(
  draft: Dashboard,
  id: number,
  change: (dashcard: DashboardCard) => DashboardCard,
): Dashboard {
  const next = draft.dashcards.map((dashcard) => (dashcard.id === id ? change(dashcard) : dashcard))
  return next.every((dashcard, index) => dashcard === draft.dashcards[index]) ? draft : { ...draft, dashcards: next }
}

/** Copies directly below the cards; others make way. Ids are those from `nextId` downward, in the order of the dashboard. */
export function duplicateCards(draft: Dashboard, ids: readonly number[]): Dashboard {
  const chosen = draft.dashcards.filter(({ id }) => ids.includes(id))
  const tabs = new Set(chosen.map(({ dashboard_tab_id }) => dashboard_tab_id))
  return [...tabs].reduce((next, tabId) => {
    const group = chosen.filter(({ dashboard_tab_id }) => dashboard_tab_id === tabId)
    const top = Math.min(...group.map(({ row }) => row))
    return insertGroup(next, group.map(withoutInline), tabId, bottomOf(group) - top)
  }, draft)
}

/** The cards on another tab: where they stood if that is free there, else below all others. */
export function moveToTab(draft: Dashboard, ids: readonly number[], tabId: number): Dashboard {
  const moved = draft.dashcards.filter(({ id, dashboard_tab_id }) => ids.includes(id) && dashboard_tab_id !== tabId)
  if (moved.length === 0 || !draft.tabs.some(({ id }) => id === tabId)) return draft
  const rows = rowsToFree(cardsOfTab(draft, tabId), moved)
  const dashcards = draft.dashcards.map((dashcard) =>
    moved.includes(dashcard) ? { ...dashcard, dashboard_tab_id: tabId, row: dashcard.row + rows } : dashcard,
  )
  return { ...draft, dashcards }
}

/** By how many rows a group moves to lie over nobody and not far from all: none, or to below them. */
export function rowsToFree(layout: readonly Rect[], group: readonly Rect[]): number {
  const top = Math.min(...group.map(({ row }) => row))
  const bottom = bottomOf(layout)
  const isFree = !group.some((one) => layout.some((other) => overlaps(one, other)))
  return isFree && top <= bottom ? 0 : bottom - top
}

/** Copies of cards with new ids, some rows further down; what lies there makes way. */
export function insertGroup(
  draft: Dashboard,
  group: readonly DashboardCard[],
  tabId: number | null,
  rows: number,
): Dashboard {
  const first = nextId(draft)
  const away = bottomOf(cardsOfTab(draft, tabId)) + bottomOf(group)
  const copies = group.map((dashcard, index): DashboardCard => {
    return { ...dashcard, id: first - index, dashboard_tab_id: tabId, row: dashcard.row + away }
  })
  const next = { ...draft, dashcards: [...draft.dashcards, ...copies] }
  const ids = copies.map(({ id }) => id)
  return setLayout(next, placeMany(cardsOfTab(next, tabId), ids, { cols: 0, rows: rows - away }))
}

/** A filter stands in one head alone, and that of the copy is not it. */
export function withoutInline(dashcard: DashboardCard): DashboardCard {
  return inlineOf(dashcard).length === 0 ? dashcard : { ...dashcard, inline_parameters: [] }
}
