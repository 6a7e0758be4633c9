/** Addresses that administrators no longer allow: they are asked at each try, since what was saved may be older than the rule. */
import { msg } from '../../../delivery/index.ts'
import type { DeliveryMessageRow, DeliveryRow } from '../../../store/index.ts'
import type { Deps } from '../../deps.ts'
import { isAllowedDomain } from '../saved/index.ts'

/** In the log, and in a mail to the owner. */
export const NOT_ALLOWED = msg('Administrators do not allow the domain of this address.')

/** In which the latest message to an address is looked for. */
const MOST_MESSAGES = 1_000

export function outsideAddresses({ store, settings }: Pick<Deps, 'store' | 'settings'>) {
  /** The messages that are still to be sent and may not be. Those to people with an account may. */
  async function among(messages: readonly DeliveryMessageRow[]): Promise<DeliveryMessageRow[]> {
    const current = await settings.current()
    const outside = messages.filter(
      ({ channel_type, state, recipients }) =>
        channel_type === 'channel/email' &&
        state !== 'sent' &&
        recipients.some((address) => !isAllowedDomain(current, address)),
    )
    if (outside.length === 0) return []
    const found = await store.users.findByEmails(outside.flatMap(({ recipients }) => recipients))
    const users = new Set(found.flatMap(({ email, is_active }) => (is_active ? [email.toLowerCase()] : [])))
    return outside.filter(({ recipients }) => !recipients.some((address) => users.has(address.toLowerCase())))
  }

  /** Those of the addresses that the owner has no mail about yet: whose latest message before this delivery was let through. */
  async function untold({ id, notification_id }: DeliveryRow, addresses: readonly string[]): Promise<string[]> {
    if (addresses.length === 0) return []
    const earlier = await store.deliveries.earlierMessages(notification_id, id, MOST_MESSAGES)
    const isTold = (address: string) =>
      earlier.find(({ recipients }) => recipients.includes(address))?.error === NOT_ALLOWED
    return addresses.filter((address) => !isTold(address))
  }

  return { among, untold }
}
