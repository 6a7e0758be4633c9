/** What became of each send, for its owner and for administrators. */
import { notFound } from '@querent/contract'
import { canReadNotification, requireRight } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import { queued } from '../../../jobs/index.ts'
import type { DeliveryEntry, DeliveryMessageRow } from '../../../store/index.ts'
import type { Deps } from '../../deps.ts'
import { personRecord } from '../../shared/person.ts'
import { DELIVER } from '../tasks.ts'

interface LogAsked {
  notification_id?: number | undefined
  state?: DeliveryEntry['state'] | undefined
  limit?: number | undefined
  offset?: number | undefined
}

const PAGE = 50

export function deliveryLogService({ store, change, jobs }: Pick<Deps, 'store' | 'change' | 'jobs'>) {
  /** The latest first: all for administrators, else those of what the user made. */
  async function list(user: CurrentUser, { notification_id, state, limit = PAGE, offset = 0 }: LogAsked) {
    const filter = { notificationId: notification_id, state, creatorId: user.is_superuser ? undefined : user.id }
    const [entries, total] = await Promise.all([
      store.deliveries.list(filter, { limit, offset }),
      store.deliveries.count(filter),
    ])
    const messages = Map.groupBy(
      await store.deliveries.messages(entries.map(({ id }) => id)),
      ({ delivery_id }) => delivery_id,
    )
    return { data: entries.map((entry) => record(entry, messages.get(entry.id) ?? [])), total }
  }

  /** Tries again now what failed; messages that were taken are not sent again. @throws {ApiError} 404 or 403. */
  async function resend(user: CurrentUser, id: number): Promise<void> {
    const delivery = await store.deliveries.find(id)
    const notification = delivery && (await store.notifications.find(delivery.notification_id))
    if (delivery === undefined || notification === undefined) throw notFound()
    requireRight(canReadNotification(user, { creatorId: notification.creator_id, isRecipient: false }))
    await change(user, async ({ repositories, time }) => {
      if (delivery.state !== 'failed' && delivery.state !== 'waiting') return
      await repositories.deliveries.update(id, { state: 'waiting', tries: 0, next_try_at: time, ended_at: null })
      await repositories.deliveries.reviveMessages(id)
      await repositories.jobs.put(queued(DELIVER, { delivery: id }, time))
    })
    jobs.wake()
  }

  return { list, resend }
}

function record(entry: DeliveryEntry, messages: readonly DeliveryMessageRow[]) {
  const { id, notification_id, payload_type, card_id, dashboard_id, reason, due_at, state, note, tries } = entry
  const { next_try_at, started_at, ended_at, creator_id, email, first_name, last_name } = entry
  return {
    id,
    notification_id,
    payload_type,
    name: entry.name ?? entry.card_name ?? entry.dashboard_name ?? '',
    card_id,
    dashboard_id,
    creator: personRecord({ id: creator_id, email, first_name, last_name }),
    reason,
    due_at,
    state,
    note,
    tries,
    next_try_at,
    started_at,
    ended_at,
    messages: messages.map(
      ({ delivery_id: _delivery, handler_id: _handler, channel_id: _channel, ...message }) => message,
    ),
  }
}
