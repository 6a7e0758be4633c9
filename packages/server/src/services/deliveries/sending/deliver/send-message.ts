/** Sends one message of a delivery, and writes down what became of it. */
import { NotDelivered, type DeliveryContent, type Outgoing, type Receipt } from '../../../../delivery/index.ts'
import { messageOf } from '../../../../observe/message-of.ts'
import type { DeliveryMessageRow, Notification } from '../../../../store/index.ts'
import type { Deps } from '../../../deps.ts'
import type { Channels } from '../channels.ts'
import { whyOf } from '../why.ts'

/** Of a fault of ours, before anything was sent. */
const UNEXPECTED = { isPermanent: false, mayHaveArrived: false }

interface SendingDeps extends Pick<Deps, 'store' | 'change' | 'observe' | 'now'> {
  channels: Channels
  /** What a message has to know of those who get it. */
  readersOf(notification: Notification, message: DeliveryMessageRow): Promise<Pick<Outgoing, 'leaveUrl' | 'locale'>>
}

interface Sending {
  content: DeliveryContent
  signal: AbortSignal
}

export function messageSending({ store, change, observe, now, channels, readersOf }: SendingDeps) {
  const { deliveries } = store

  async function send(
    notification: Notification,
    message: DeliveryMessageRow,
    { content, signal }: Sending,
  ): Promise<void> {
    const isRepeat = message.is_repeat || message.state === 'sending'
    const tries = message.tries + 1
    const tried_at = new Date(now()).toISOString()
    await deliveries.beginTry(message.id, { state: 'sending', tries, is_repeat: isRepeat, tried_at })
    const before = performance.now()
    const duration = () => Math.round(performance.now() - before)
    let receipt: Receipt
    try {
      const deliver = await channels[message.channel_type](message)
      receipt = await deliver({
        content,
        recipients: message.recipients,
        id: `delivery-${message.id}`,
        includes: includesOf(notification, message),
        isRepeat,
        ...(await readersOf(notification, message)),
        signal,
      })
    } catch (error) {
      // It stays `sending`: nobody knows whether it arrived.
      if (signal.aborted) throw error
      const causes = [whyOf(error)]
      const { isPermanent, mayHaveArrived } = error instanceof NotDelivered ? error : UNEXPECTED
      const is_repeat = isRepeat || mayHaveArrived
      const state = isPermanent ? 'failed' : 'waiting'
      await deliveries.endTry(message.id, { state, error: null, causes, duration: duration(), is_repeat })
      observe({ type: 'delivery.failed', channel: message.channel_type, error: messageOf(error) })
      return
    }
    // When this cannot be written it stays `sending`, and what is sent again is marked.
    await noteSent(message, receipt, { isRepeat, duration: duration() })
    observe({ type: 'delivery.sent', channel: message.channel_type })
  }

  /** Recipients that were refused get a row of their own: the log does not say that they got it. */
  async function noteSent(
    message: DeliveryMessageRow,
    { bytes, refused }: Receipt,
    { isRepeat: is_repeat, duration }: { isRepeat: boolean; duration: number },
  ): Promise<void> {
    const lost = new Set(refused.map(({ recipient }) => recipient))
    const recipients = message.recipients.filter((one) => !lost.has(one))
    await change.bySystem(async ({ repositories, time: tried_at }) => {
      const changes = { state: 'sent' as const, recipients, error: null, causes: null, bytes, duration, is_repeat }
      await repositories.deliveries.endTry(message.id, changes)
      const { delivery_id, handler_id, channel_type, is_apart, next_try_at } = message
      const own = { delivery_id, handler_id, channel_type, is_apart, next_try_at }
      const row = { ...own, tries: message.tries + 1, tried_at }
      const rows = refused.map(({ recipient, why, isPermanent }) => {
        const state = isPermanent ? ('failed' as const) : ('waiting' as const)
        return { ...row, state, recipients: [recipient], causes: [why] }
      })
      await repositories.deliveries.addRefused(rows)
    })
  }

  return send
}

/** What the handler of a message wants beside files. */
export function includesOf(
  { handlers }: Notification,
  { handler_id }: Pick<DeliveryMessageRow, 'handler_id'>,
): { cards: boolean; pdf: boolean } {
  const options = handlers.find(({ id }) => id === handler_id)?.options ?? {}
  return { cards: options.attachment_only !== true, pdf: options.include_pdf === true }
}
