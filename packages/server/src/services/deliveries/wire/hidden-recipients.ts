/** Recipients that somebody does not see stay when that person saves. */
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { Notification } from '../../../store/index.ts'
import type { NotificationInput } from '../saved/index.ts'

export function keepHidden(user: CurrentUser, before: Notification, input: NotificationInput): NotificationInput {
  if (!user.rights.isUnderRule()) return input
  const handlers = input.handlers.map((handler) => {
    const old = before.handlers.find(({ id }) => id === handler.id)
    const hidden = (old?.recipients ?? []).filter(({ user_id }) => user_id !== null && user_id !== user.id)
    return { ...handler, recipients: [...handler.recipients, ...hidden] }
  })
  return { ...input, handlers }
}
