/** `/api/notification`: subscriptions and alerts as newer clients write them. Tested by test/contract/notification.test.ts. */
import { forbidden, invalidField, refusedParameter, type NotificationBody } from '@querent/contract'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { NotificationFilter } from '../../../store/index.ts'
import { keepHidden } from './hidden-recipients.ts'
import { inputOfBody } from './notification-body.ts'
import type { NotificationService, SeenNotification } from '../saved/index.ts'
import { notificationRecord } from './notification-record.ts'
import { keepOwnSchedules } from './own-schedules.ts'

interface Asked extends Omit<NotificationFilter, 'active'> {
  include_inactive?: boolean | undefined
}

/** Whole, or `creator_id` alone. */
type Changes = Partial<NotificationBody> & { payload_id?: number | null; creator_id?: number | null }

const REQUIRED = 'missing required key'

export function notificationViews({ notifications }: { notifications: NotificationService }) {
  async function list(user: CurrentUser, { include_inactive, ...filter }: Asked) {
    const isEither = include_inactive === true || filter.orphaned === true
    const found = await notifications.list(user, { ...filter, active: isEither ? undefined : true })
    return found.map((seen) => notificationRecord(user, seen))
  }

  async function get(user: CurrentUser, id: number) {
    return notificationRecord(user, await notifications.get(user, id))
  }

  async function create(user: CurrentUser, sent: NotificationBody) {
    return notificationRecord(user, await notifications.create(user, inputOfBody(sent)))
  }

  /** The whole record, edited: what it leaves out is deleted. @throws {ApiError} 404, 403 or 400. */
  async function update(user: CurrentUser, id: number, changes: Changes) {
    const seen = await notifications.getWritable(user, id)
    const { notification } = seen
    const owner = await newOwner(user, seen, changes)
    const { payload_type, payload } = changes
    if (payload_type === undefined && payload === undefined && changes.creator_id != null) {
      return owner === undefined
        ? notificationRecord(user, seen)
        : notificationRecord(user, await notifications.handOver(user, notification, owner))
    }
    if (payload_type === undefined) throw invalidField('payload_type', REQUIRED)
    if (payload === undefined) throw invalidField('payload', REQUIRED)
    for (const [key, value, now] of [
      ['payload_type', payload_type, notification.payload_type],
      ['payload_id', changes.payload_id, notification.id],
    ] as const) {
      if (value != null && value !== now) throw refusedParameter(`Update ${key} is not allowed.`)
    }
    const sent = inputOfBody({ ...changes, payload_type, payload })
    // The record of an alert does not say which files go with it.
    const isSameAlert = notification.card_id !== null && notification.card_id === sent.card_id
    const whole = isSameAlert ? { ...sent, cards: notification.cards } : sent
    const input = keepHidden(user, notification, keepOwnSchedules(notification, whole))
    const owned = owner === undefined ? input : { ...input, creator_id: owner }
    return notificationRecord(user, await notifications.update(user, notification, owned))
  }

  /** Undefined while it stays the same. @throws {ApiError} 400 unless an administrator gives it to somebody who may own it. */
  async function newOwner(user: CurrentUser, seen: SeenNotification, { creator_id: id }: Changes) {
    if (id == null || id === seen.notification.creator_id) return undefined
    if (!user.is_superuser) throw refusedParameter('Update creator_id is not allowed.')
    await notifications.requireNewOwner(seen, id)
    return id
  }

  /** @throws {ApiError} 403 for somebody who does not receive it. */
  async function leave(user: CurrentUser, id: number): Promise<void> {
    const { notification } = await notifications.get(user, id)
    if (!(await notifications.leave(user, notification))) throw forbidden()
  }

  return { list, get, create, update, leave, remove: notifications.remove, inputOf: inputOfBody }
}
