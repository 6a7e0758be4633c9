import type { OrderByItemBuilder } from 'kysely'

/** People without a name come last on both engines, which differ without it. */
export function nullsLast(item: OrderByItemBuilder): OrderByItemBuilder {
  return item.asc().nullsLast()
}
