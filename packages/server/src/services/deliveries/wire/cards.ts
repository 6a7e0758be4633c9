/** Cards of subscriptions and alerts as older clients write and read them. */
import type { PulseCardRecord, PulseCardBody } from '@querent/contract'
import type { StoredNotificationCard } from '../../../store/index.ts'
import type { Surroundings } from '../saved/index.ts'
import { flag } from './flag.ts'

export function storedCard(card: PulseCardBody): StoredNotificationCard {
  return {
    id: card.id ?? null,
    dashboard_card_id: card.dashboard_card_id ?? null,
    include_csv: flag(card.include_csv) ?? false,
    include_xls: flag(card.include_xls) ?? false,
    format_rows: flag(card.format_rows) ?? true,
    pivot_results: flag(card.pivot_results) ?? false,
  }
}

/** Undefined for a card that is gone or in the Trash. */
export function cardRecord(
  card: StoredNotificationCard,
  { cards }: Surroundings,
  dashboardId: number | null,
): PulseCardRecord | undefined {
  const brief = card.id === null ? undefined : cards.get(card.id)
  if (card.id !== null && brief?.archived !== false) return undefined
  return {
    ...card,
    name: brief?.name ?? null,
    description: brief?.description ?? null,
    collection_id: brief?.collection_id ?? null,
    display: brief?.display ?? null,
    dashboard_id: dashboardId,
    parameter_mappings: null,
  }
}
