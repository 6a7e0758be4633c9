/** Addresses that administrators no longer allow: they are asked at each try, since what was saved may be older than the rule. */
import { cause, causesInEnglish } from '../../../delivery/index.ts'
import type { DeliveryMessageRow, DeliveryRow, Notification } from '../../../store/index.ts'
import type { Deps } from '../../deps.ts'
import type { NoticeService } from '../notices/index.ts'
import { isAllowedDomain } from '../saved/index.ts'

/** In the log, and in a mail to the owner. */
const NOT_ALLOWED = cause('domain-not-allowed')

/** Whether a message was given up for its domain. */
export function isNotAllowed({ error, causes }: Pick<DeliveryMessageRow, 'error' | 'causes'>): boolean {
  return causes === null
    ? error === causesInEnglish([NOT_ALLOWED])
    : causes.some(({ code }) => code === NOT_ALLOWED.code)
}

/** In which the latest message to an address is looked for. */
const MOST_MESSAGES = 1_000

interface OutsideDeps extends Pick<Deps, 'store' | 'change' | 'settings' | 'now'> {
  notices: Pick<NoticeService, 'queue'>
}

export function outsideAddresses({ store, change, settings, now, notices }: OutsideDeps) {
  /** Gives up those of the messages that may not be sent, as if they had been refused, and gives them as they were. */
  async function leaveOut(messages: readonly DeliveryMessageRow[]): Promise<DeliveryMessageRow[]> {
    const left = await among(messages)
    const changes = {
      state: 'failed' as const,
      tries: 0,
      error: null,
      causes: [NOT_ALLOWED],
      tried_at: new Date(now()).toISOString(),
    }
    for (const { id } of left) await store.deliveries.updateMessage(id, changes)
    return left
  }

  /** Writes to the owner, once for each address: the log says it of each delivery. */
  async function tell(
    notification: Notification,
    delivery: DeliveryRow,
    left: readonly DeliveryMessageRow[],
  ): Promise<void> {
    const fresh = left.filter((message) => !isNotAllowed(message)).flatMap(({ recipients }) => recipients)
    const recipients = await untold(delivery, fresh)
    if (recipients.length === 0) return
    const queue = await notices.queue()
    const reasons = [{ to: recipients.join(', '), causes: [NOT_ALLOWED] }]
    await change.bySystem((work) =>
      queue.toOwner(work, notification, { kind: 'failed', delivery: delivery.id, reasons }),
    )
  }

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
    return addresses.filter((address) => {
      const latest = earlier.find(({ recipients }) => recipients.includes(address))
      return latest === undefined || !isNotAllowed(latest)
    })
  }

  return { leaveOut, tell }
}
