/** Recipients that somebody does not see, and that stay when that person saves. */
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { Notification, NotificationRecipient } from '../../../store/index.ts'
import type { NotificationInput } from '../saved/index.ts'

/** Users under row rules see no other users among the recipients. Addresses without an account are shown. */
export function seesRecipient(user: CurrentUser): (recipient: NotificationRecipient) => boolean {
  const isRestricted = user.rights.isUnderRule()
  return ({ type, user_id }) =>
    !isRestricted || type === 'notification-recipient/raw-value' || (user_id !== null && user_id === user.id)
}

export function keepHidden(user: CurrentUser, before: Notification, input: NotificationInput): NotificationInput {
  const sees = seesRecipient(user)
  const handlers = input.handlers.map((handler) => {
    const old = before.handlers.find(({ id }) => id === handler.id)
    const hidden = (old?.recipients ?? []).filter((recipient) => !sees(recipient))
    return { ...handler, recipients: [...handler.recipients, ...hidden] }
  })
  return { ...input, handlers }
}
