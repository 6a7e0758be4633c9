/** Further series of a chart, and the question of a card. */
import type { Dashboard, DashboardCard } from '../../../api/dashboard.ts'
import { addCard, cardsOfTab, changeCard, type PlacedCard } from './cards.ts'
import { virtualKind } from './virtual.ts'

/** The card with one more series; the same draft when it already shows that question. */
export function addSeries(draft: Dashboard, id: number, card: PlacedCard): Dashboard {
  return changeCard(draft, id, (dashcard) => {
    const { series = [], card_id } = dashcard
    const isShown = card_id === null || card_id === card.id || series.some((one) => one.id === card.id)
    return isShown ? dashcard : { ...dashcard, series: [...series, card] }
  })
}

export function removeSeries(draft: Dashboard, id: number, cardId: number): Dashboard {
  return changeCard(draft, id, (dashcard) => {
    const { series = [] } = dashcard
    if (!series.some((card) => card.id === cardId)) return dashcard
    return { ...withoutMappings(dashcard, cardId), series: series.filter((card) => card.id !== cardId) }
  })
}

/** A series at another place, counted from 0. */
export function moveSeries(draft: Dashboard, id: number, cardId: number, index: number): Dashboard {
  return changeCard(draft, id, (dashcard) => {
    const { series = [] } = dashcard
    const found = series.find((card) => card.id === cardId)
    if (found === undefined) return dashcard
    const others = series.filter((card) => card !== found)
    const place = Math.max(0, index)
    return { ...dashcard, series: [...others.slice(0, place), found, ...others.slice(place)] }
  })
}

/** Another question on the place of a card, or on an empty place; its title stays, what it said of the old question goes. */
export function replaceCard(draft: Dashboard, id: number, card: PlacedCard): Dashboard {
  return changeCard(draft, id, (dashcard) => {
    const titles = Object.entries(dashcard.visualization_settings).filter(([key]) =>
      /^card\.(?:title|description)$/.test(key),
    )
    const visualization_settings = virtualKind(dashcard) === null ? Object.fromEntries(titles) : {}
    return { ...dashcard, card_id: card.id, card, series: [], parameter_mappings: [], visualization_settings }
  })
}

/** The question on the first empty place of the tab, if there is one; else on a new card. */
export function fillPlace(draft: Dashboard, card: PlacedCard, tabId: number | null): Dashboard {
  const empty = cardsOfTab(draft, tabId).find((dashcard) => virtualKind(dashcard) === 'placeholder')
  return empty === undefined ? addCard(draft, card, { tabId }) : replaceCard(draft, empty.id, card)
}

function withoutMappings(dashcard: DashboardCard, cardId: number): DashboardCard {
  const parameter_mappings = dashcard.parameter_mappings.filter(({ card_id }) => card_id !== cardId)
  return { ...dashcard, parameter_mappings }
}
