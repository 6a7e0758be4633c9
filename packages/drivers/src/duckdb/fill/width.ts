/** What a statement of a source has room for: wide tables are copied without their orders and wall times, or not whole. */
import type { PlannedColumn } from './plan.ts'
import { absent } from './stored-type.ts'

/** Columns of one SELECT: PostgreSQL has up to 1,664, SQLite 2,000. */
export const MOST_PLACES = 1600
/** Each is a join: SQLite has up to 64 relations in one statement, MySQL and MariaDB 61. */
export const MOST_LISTS = 50
/** An order has its rank, and a check that every value has one. */
const PLACES_OF_LIST = 2

/** @param zoneCount Wall times of each instant. */
export function fitPlaces(planned: readonly PlannedColumn[], zoneCount: number): PlannedColumn[] {
  let room = MOST_PLACES
  const take = (places: number): boolean => {
    if (places > room) return false
    room -= places
    return true
  }
  const present = planned.map((one) =>
    take(placesOf(one)) ? one : { ...one, stored: absent('the table has too many columns'), hasOrder: false },
  )
  return present.map((one) => {
    const { stored, hasOrder } = one
    const isInstant = stored.isInstant && take(zoneCount)
    return { ...one, stored: { ...stored, isInstant }, hasOrder: hasOrder && take(PLACES_OF_LIST) }
  })
}

function placesOf({ stored }: PlannedColumn): number {
  if (stored.class === 'absent') return 0
  return stored.guard === null ? 1 : 2
}
