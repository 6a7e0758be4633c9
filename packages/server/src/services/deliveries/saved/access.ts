/** Who may see and change a subscription or an alert (contract: subscriptions, section 2; alerts, section 2). */
import type { Notification } from '../../../store/index.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'

/** Whether the user receives it, alone or in a group. */
export function isRecipient(user: CurrentUser, { handlers }: Pick<Notification, 'handlers'>): boolean {
  return handlers.some(({ recipients }) =>
    recipients.some(
      ({ user_id, permissions_group_id: group }) =>
        user_id === user.id || (group !== null && user.group_ids.includes(group)),
    ),
  )
}
