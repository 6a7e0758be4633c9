import type { DashboardCard } from '../../../api/dashboard.ts'
import type { XRay } from '../../../api/x-ray.ts'

/** With numbers in place of its ids, unlike those of anything stored. */
export function shownXRay({ dashcards, parameters, tabs, auto_apply_filters }: XRay) {
  const numbers = new Map<string, number>()
  const numberOf = (id: string) => {
    const known = numbers.get(id) ?? -1 - numbers.size
    numbers.set(id, known)
    return known
  }
  const numbered = ({ id, ...card }: NonNullable<XRay['dashcards'][number]['card']>) => ({ ...card, id: numberOf(id) })
  const cards = dashcards.map(({ id, card, card_id, series = [], parameter_mappings, ...rest }): DashboardCard => ({
    ...rest,
    id: numberOf(id),
    card_id: card_id === null ? null : numberOf(card_id),
    card: card === null ? null : numbered(card),
    series: series.map(numbered),
    parameter_mappings: parameter_mappings.map((one) => ({ ...one, card_id: numberOf(one.card_id) })),
  }))
  return { id: 0, parameters, tabs, auto_apply_filters, dashcards: cards }
}
