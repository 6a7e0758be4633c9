/** Which cards to ask first: those in the window, then those near it. */
import type { DashboardCard } from '../../../../api/dashboard.ts'
import { byReading } from '../layout/index.ts'
import type { CardRef } from './states.ts'

/** Rows of the grid that are in the window; the first after it as `to`. */
interface View {
  readonly from: number
  readonly to: number
}

/** The cards by distance to the window, those in it in reading order. */
export function byScreen(dashcards: readonly DashboardCard[], { from, to }: View): readonly DashboardCard[] {
  const distance = ({ row, size_y }: DashboardCard) =>
    row >= to ? row - to + 1 : row + size_y <= from ? from - row - size_y + 1 : 0
  return dashcards.toSorted((one, other) => distance(one) - distance(other) || byReading(one, other))
}

/** The cards that lie within some rows of the window: those to load now. */
export function cardsNear(
  dashcards: readonly DashboardCard[],
  { from, to }: View,
  rows: number,
): readonly DashboardCard[] {
  return byScreen(dashcards, { from, to }).filter(({ row, size_y }) => row < to + rows && row + size_y > from - rows)
}

/** All questions on the places: the first card of each, then its further series. Cards that the reader may not see have no query. */
export function refsOf(dashcards: readonly DashboardCard[]): readonly CardRef[] {
  return dashcards.flatMap(({ id, card_id, series = [] }) => {
    const cards = [card_id, ...series.map((card) => card.id)]
    return cards.flatMap((card) => (typeof card === 'number' ? [{ dashcard_id: id, card_id: card }] : []))
  })
}
