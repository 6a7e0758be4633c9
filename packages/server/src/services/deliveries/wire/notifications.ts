/** `/api/notification`: subscriptions and alerts as newer clients write them. Tested by test/contract/notification.test.ts. */
import { forbidden, refusedParameter, type NotificationBody } from '@querent/contract'
import { requireRight } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { NotificationFilter } from '../../../store/index.ts'
import { keepHidden } from './hidden-recipients.ts'
import { inputOfBody } from './notification-body.ts'
import type { NotificationService } from '../saved/index.ts'
import { notificationRecord } from './notification-record.ts'
import { keepOwnSchedules } from './own-schedules.ts'

interface Asked extends Omit<NotificationFilter, 'active'> {
  include_inactive?: boolean | undefined
}

type Changes = NotificationBody & { payload_id?: number | null; creator_id?: number | null }

export function notificationViews({ notifications }: { notifications: NotificationService }) {
  async function list(user: CurrentUser, { include_inactive, ...filter }: Asked) {
    const found = await notifications.list(user, { ...filter, active: include_inactive === true ? undefined : true })
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
    const { notification, canWrite } = await notifications.get(user, id)
    requireRight(canWrite)
    for (const [key, value, now] of [
      ['payload_type', changes.payload_type, notification.payload_type],
      ['payload_id', changes.payload_id, notification.id],
      ['creator_id', changes.creator_id, notification.creator_id],
    ] as const) {
      if (value != null && value !== now) throw refusedParameter(`Update ${key} is not allowed.`)
    }
    const input = keepHidden(user, notification, keepOwnSchedules(notification, inputOfBody(changes)))
    return notificationRecord(user, await notifications.update(user, notification, input))
  }

  /** @throws {ApiError} 403 for somebody who does not receive it. */
  async function leave(user: CurrentUser, id: number): Promise<void> {
    const { notification } = await notifications.get(user, id)
    if (!(await notifications.leave(user, notification))) throw forbidden()
  }

  return { list, get, create, update, leave, inputOf: inputOfBody }
}
