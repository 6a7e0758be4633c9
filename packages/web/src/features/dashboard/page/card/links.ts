/** Where a card leads. */
import { emptyTable, ownValue } from '@querent/contract/lookup/index.ts'
import type { Card } from '../../../../api/card.ts'
import type { DashboardCard } from '../../../../api/dashboard.ts'
import { urlOfItem } from '../../../../lib/urls.ts'
import { writeSearch, type FilterValues } from '../../../../filters/index.ts'
import type { Parameter } from '../../../../api/card.ts'

/** The page of a card's question; null where it has none. Questions in SQL get the values of filters for their variables. */
export function questionHref(
  { card, parameter_mappings }: DashboardCard,
  parameters: readonly Parameter[],
  values: FilterValues,
): string | null {
  if (card?.id === undefined) return null
  const path = urlOfItem({ model: 'card', id: card.id, name: card.name ?? null, type: card.type ?? null })
  const handed = emptyTable<unknown>()
  const own: readonly Parameter[] = (card as Partial<Card>).parameters ?? []
  for (const { parameter_id, target } of parameter_mappings) {
    const tag = tagOf(target)
    const parameter = own.find((one) => one.slug === tag || tagOf(one.target) === tag)
    const isKnown = parameters.some(({ id }) => id === parameter_id)
    if (tag !== null && parameter !== undefined && isKnown && ownValue(values, parameter_id) != null) {
      handed[parameter.id] = ownValue(values, parameter_id)
    }
  }
  const search = writeSearch(own, handed)
  return search === '' ? path : `${path}?${search}`
}

function tagOf(target: unknown): string | null {
  const ref: unknown = Array.isArray(target) ? target[1] : null
  return Array.isArray(ref) && ref[0] === 'template-tag' && typeof ref[1] === 'string' ? ref[1] : null
}
