/** Which cards of a dashboard were added, moved, changed and removed. */
import type { Dashboard, DashboardCard, DashboardTab } from '../../../../api/dashboard.ts'
import { sameJson } from '../../../../lib/same-json.ts'

/** What of a card is not as it was. */
export type CardPart = 'place' | 'size' | 'tab' | 'question' | 'series' | 'filters' | 'settings'

export type CardMark = 'same' | 'added' | 'removed' | 'moved' | 'changed'

export interface CardPair {
  readonly mark: CardMark
  readonly before: DashboardCard | null
  readonly after: DashboardCard | null
  /** Empty for what was added, removed, or is the same. */
  readonly parts: readonly CardPart[]
}

type WithCards = Pick<Dashboard, 'dashcards' | 'tabs'>

/**
 * All cards of both, those of `after` first. Cards are the same by their ids; one that was deleted and brought back has
 * another, and is told by what it shows.
 */
export function compareCards(before: WithCards, after: WithCards): CardPair[] {
  const left = new Map(before.dashcards.map((card) => [card.id, card]))
  const partners = new Map<DashboardCard, DashboardCard>()
  const pair = (card: DashboardCard, partner: DashboardCard | undefined) => {
    if (partner === undefined || partners.has(card)) return
    partners.set(card, partner)
    left.delete(partner.id)
  }
  for (const card of after.dashcards) pair(card, left.get(card.id))
  for (const card of after.dashcards) {
    if (!partners.has(card))
      pair(
        card,
        [...left.values()].find((one) => showsTheSame(one, card)),
      )
  }
  const tabs = tabPairs(before.tabs, after.tabs)
  return [
    ...after.dashcards.map((card): CardPair => {
      const partner = partners.get(card)
      if (partner === undefined) return { mark: 'added', before: null, after: card, parts: [] }
      const parts = partsOf(partner, card, tabs)
      return { mark: markOf(parts), before: partner, after: card, parts }
    }),
    ...[...left.values()].map((card): CardPair => ({ mark: 'removed', before: card, after: null, parts: [] })),
  ]
}

const MOVES: ReadonlySet<CardPart> = new Set(['place', 'size', 'tab'])

function markOf(parts: readonly CardPart[]): CardMark {
  if (parts.length === 0) return 'same'
  return parts.every((part) => MOVES.has(part)) ? 'moved' : 'changed'
}

function partsOf(one: DashboardCard, other: DashboardCard, tabs: ReadonlyMap<number, number>): CardPart[] {
  const tabOf = ({ dashboard_tab_id: tab }: DashboardCard) => (tab === null ? null : (tabs.get(tab) ?? tab))
  const differs: Record<CardPart, boolean> = {
    tab: tabOf(one) !== other.dashboard_tab_id,
    place: one.row !== other.row || one.col !== other.col,
    size: one.size_x !== other.size_x || one.size_y !== other.size_y,
    question: one.card_id !== other.card_id,
    series: !sameJson(seriesOf(one), seriesOf(other)),
    filters:
      !sameJson([...one.parameter_mappings], [...other.parameter_mappings]) || !sameJson(inHead(one), inHead(other)),
    settings: !sameJson(one.visualization_settings, other.visualization_settings),
  }
  return (Object.keys(differs) as CardPart[]).filter((part) => differs[part])
}

const seriesOf = ({ series = [] }: DashboardCard) => series.map(({ id }) => id ?? null)
const inHead = ({ inline_parameters: filters }: DashboardCard) => [...(filters ?? [])]

function showsTheSame(one: DashboardCard, other: DashboardCard): boolean {
  if (one.card_id !== other.card_id) return false
  return one.card_id !== null || sameJson(one.visualization_settings, other.visualization_settings)
}

/** A tab that was deleted and brought back has another id: it is told by its name. */
function tabPairs(before: readonly DashboardTab[], after: readonly DashboardTab[]): Map<number, number> {
  return new Map(
    before.flatMap(({ id, name }) => {
      const partner = after.find((tab) => tab.id === id) ?? after.find((tab) => tab.name === name)
      return partner === undefined ? [] : [[id, partner.id] as const]
    }),
  )
}

export interface TabPair {
  readonly name: string
  readonly mark: 'same' | 'added' | 'removed' | 'changed'
  readonly before: DashboardTab | null
  readonly after: DashboardTab | null
}

/** The tabs of both, in the order of `after`. */
export function compareTabs(before: readonly DashboardTab[], after: readonly DashboardTab[]): TabPair[] {
  const partners = tabPairs(before, after)
  const found = new Set(partners.values())
  return [
    ...after.map((tab): TabPair => {
      const partner = before.find(({ id }) => partners.get(id) === tab.id) ?? null
      const mark = partner === null ? 'added' : partner.name === tab.name ? 'same' : 'changed'
      return { name: tab.name, mark: found.has(tab.id) ? mark : 'added', before: partner, after: tab }
    }),
    ...before
      .filter(({ id }) => !partners.has(id))
      .map((tab): TabPair => ({ name: tab.name, mark: 'removed', before: tab, after: null })),
  ]
}
