/**
 * When a time that could not be sent is given up for a later one: as soon as its schedule has come again. Who gets the numbers of
 * the morning wants the latest, not one mail for each morning of a week in which the question was broken. Tested by
 * test/contract/delivery-replaced.test.ts.
 */
import { cause } from '../../../../delivery/index.ts'
import type { DeliveryRow, Notification, Store, StoredCause } from '../../../../store/index.ts'

/** Of a time that was never tried, such as one for which there was no room. */
export const REPLACED_BEFORE = cause('replaced-untried')

/** Of a time that was tried. @param causes What was wrong. */
export function replacedNote(causes: readonly StoredCause[]): StoredCause[] {
  return causes.length === 0 ? [REPLACED_BEFORE] : [cause('replaced', { reason: causes })]
}

/** Whether the schedule has come again since, up to now. What somebody asked for has no schedule. */
export async function isReplaced(
  { deliveries }: Pick<Store, 'deliveries'>,
  { schedules }: Notification,
  { schedule_id, due_at }: DeliveryRow,
  now: string,
): Promise<boolean> {
  if (schedule_id === null) return false
  // The later time may not be written down yet.
  const next = schedules.find(({ id }) => id === schedule_id)?.next_at ?? null
  if (next !== null && next > due_at && next <= now) return true
  return deliveries.hasBetween(schedule_id, { after: due_at, upTo: now })
}

/**
 * Whether the owner has read already that this schedule cannot be sent: the time before failed as well. One mail is enough for a
 * question that is broken all day.
 */
export async function isKnownToFail(
  { deliveries }: Pick<Store, 'deliveries'>,
  { schedule_id, due_at }: DeliveryRow,
): Promise<boolean> {
  return schedule_id !== null && (await deliveries.stateBefore(schedule_id, due_at)) === 'failed'
}
