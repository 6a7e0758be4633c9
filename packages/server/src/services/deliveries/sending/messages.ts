/** Who gets which message: all users of a handler together, and each address by itself. */
import { deliveryChannel } from '@querent/contract'
import type { DeliveryMessageRow, Notification, NotificationHandler, Store } from '../../../store/index.ts'

type Message = Pick<DeliveryMessageRow, 'handler_id' | 'channel_type' | 'channel_id' | 'recipients'> & { state: 'due' }

/**
 * The messages of a delivery, none for a handler that is off or reaches nobody.
 * @param handlerIds The only handlers; null for all.
 */
export async function messagesOf(
  store: Pick<Store, 'groups' | 'users'>,
  { handlers }: Notification,
  handlerIds: readonly number[] | null,
): Promise<Message[]> {
  const wanted = handlers.filter(({ id, active }) => active && (handlerIds === null || handlerIds.includes(id)))
  const messages = await Promise.all(
    wanted.map(async (handler) => {
      const groups = await recipientsOf(store, handler)
      return groups.map((recipients) => ({
        handler_id: handler.id,
        channel_type: handler.channel_type,
        channel_id: handler.channel_id,
        recipients,
        state: 'due' as const,
      }))
    }),
  )
  return messages.flat()
}

async function recipientsOf(
  store: Pick<Store, 'groups' | 'users'>,
  { channel_type, options, recipients }: NotificationHandler,
): Promise<string[][]> {
  const { to } = deliveryChannel(channel_type)
  if (to === 'itself') return [[]]
  if (to === 'place') return options.channel === undefined ? [] : [[options.channel]]
  const own = recipients.flatMap(({ email, is_active }) => (email !== null && is_active === true ? [email] : []))
  const groups = recipients.flatMap(({ permissions_group_id }) => permissions_group_id ?? [])
  const users = distinct([...own, ...(await store.users.addressesOfGroups(groups))])
  const addresses = recipients.flatMap(({ address }) => address ?? [])
  const others = distinct([...users, ...addresses]).slice(users.length)
  return [...(users.length > 0 ? [users] : []), ...others.map((one) => [one])]
}

/** The first of those that differ in case only: they are one mailbox. */
function distinct(addresses: readonly string[]): string[] {
  const byMailbox = new Map<string, string>()
  for (const address of addresses) {
    const mailbox = address.toLowerCase()
    if (!byMailbox.has(mailbox)) byMailbox.set(mailbox, address)
  }
  return [...byMailbox.values()]
}
