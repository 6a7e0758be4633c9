/** What is decided of a delivery once its content is known: what is sent, to whom, and what of it waits apart. */
import { cause, causeOfSaid, type Cause } from '../../../../delivery/index.ts'
import type { DeliveryMessageRow, DeliveryRow, Notification } from '../../../../store/index.ts'
import type { Deps } from '../../../deps.ts'
import type { Work } from '../../../shared/work.ts'
import type { MadeContent } from '../alert-content.ts'
import { messagesOf } from '../messages.ts'
import { partJob, partOf, type Entered } from './parts.ts'

/** What one job has to do. */
export interface Duty {
  notification: Notification
  delivery: DeliveryRow
  /** Its own messages that have not ended; none before what is sent was decided. */
  own: readonly DeliveryMessageRow[]
  signal: AbortSignal
}

/**
 * The messages of the delivery, written down with what was decided; none when nothing is sent. Parts without room get a job of
 * their own in the same change.
 */
export function deciding({ store, change }: Pick<Deps, 'store' | 'change'>) {
  return async ({ notification, delivery, own }: Duty, made: MadeContent, { free, full }: Entered) => {
    const { id } = delivery
    if (own.length > 0) {
      const held = own.filter((message) => !free.has(partOf(message)))
      await change.bySystem((work) => setApart(work, id, held, full))
      return store.deliveries.messages([id])
    }
    const reason = skipReason(notification, delivery, made)
    const messages = reason === undefined ? await messagesOf(store, notification, delivery.handler_ids) : []
    const why = reason ?? (messages.length === 0 ? cause('no-recipients') : undefined)
    const resent = isResent(delivery) ? delivery.next_try_at : null
    await change.bySystem(async (work) => {
      const { deliveries } = work.repositories
      await noteOutcome(work, delivery, made)
      if (why !== undefined) return deliveries.update(id, { ...SKIPPED, causes: [why], ended_at: work.time })
      await deliveries.addMessages(messages.map((one) => ({ ...one, delivery_id: id, next_try_at: resent })))
      const added = await deliveries.messages([id])
      const held = added.filter((message) => !free.has(partOf(message)))
      await setApart(work, id, held, full)
    })
    return store.deliveries.messages([id])
  }
}

/** Somebody has asked for another try, which comes whatever the schedule says. */
export function isResent({ state, tries }: DeliveryRow): boolean {
  return state === 'waiting' && tries === 0
}

const SKIPPED = { state: 'skipped' as const, note: null }

/** Gives messages that have no room a job of their part. @param full The lanes that they wait for, by part. */
async function setApart(
  { repositories: { deliveries, jobs }, time }: Work,
  delivery: number,
  messages: readonly DeliveryMessageRow[],
  full: Entered['full'],
): Promise<void> {
  await deliveries.updateMessages(
    messages.map(({ id }) => id),
    { is_apart: true },
  )
  for (const part of new Set(messages.map(partOf))) await jobs.put(partJob(delivery, part, time, full.get(part)))
}

/** Why nothing is sent; undefined when something is. What somebody asks for is sent in any case. */
function skipReason(notification: Notification, { reason }: DeliveryRow, made: MadeContent): Cause | undefined {
  if (reason === 'request') return undefined
  if (!notification.active) return cause('stopped-meanwhile')
  if (made.outcome?.isMet === false) return causeOfSaid(made.outcome.reason)
  return made.isEmpty && notification.skip_if_empty ? cause('all-empty') : undefined
}

async function noteOutcome({ repositories }: Work, delivery: DeliveryRow, { outcome }: MadeContent): Promise<void> {
  if (outcome === undefined || delivery.reason !== 'schedule') return
  await repositories.deliveries.addOutcome({
    notification_id: delivery.notification_id,
    at: delivery.due_at,
    measured: outcome.measured,
    is_met: outcome.isMet || outcome.stays === true,
  })
}
