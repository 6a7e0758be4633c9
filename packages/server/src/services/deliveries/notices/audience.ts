/** Who gets a subscription or an alert by email. */
import type { Notification, Repositories } from '../../../store/index.ts'

/** Addresses of users, of the members of groups, and of people without an account, in lower case; none while it is stopped. */
export async function audienceOf(
  { users }: Pick<Repositories, 'users'>,
  notification: Notification | undefined,
): Promise<ReadonlySet<string>> {
  if (notification?.active !== true) return new Set()
  const handlers = notification.handlers.filter(
    ({ channel_type, active }) => active && channel_type === 'channel/email',
  )
  const recipients = handlers.flatMap((handler) => handler.recipients)
  const own = recipients.flatMap(({ email, is_active, address }) =>
    is_active === true ? (email ?? []) : (address ?? []),
  )
  const groups = recipients.flatMap(({ permissions_group_id }) => permissions_group_id ?? [])
  const members = await users.addressesOfGroups([...new Set(groups)])
  return new Set([...own, ...members].map((address) => address.toLowerCase()))
}
