/** Which questions are asked. */
import type { DashboardCard } from '../../../api/dashboard.ts'
import { isActionPlace } from '../../action/index.ts'
import type { CardRef } from './states.ts'

/** All questions on the places: the first card of each, then its further series. Cards that the reader may not see have no query. */
export function refsOf(dashcards: readonly DashboardCard[]): readonly CardRef[] {
  return dashcards.flatMap((dashcard) => {
    if (isActionPlace(dashcard)) return []
    const { id, card_id, series = [] } = dashcard
    const cards = [card_id, ...series.map((card) => card.id)]
    return cards.flatMap((card) => (typeof card === 'number' ? [{ dashcard_id: id, card_id: card }] : []))
  })
}
