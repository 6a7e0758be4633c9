/**
 * Sends one delivery. What is sent is decided once: the outcome of the condition and a row for each message are written
 * together. A message is `sending` before it goes and `sent` after it was accepted. When a process ends in between, the next
 * one finds it `sending` and marks what it sends as a repetition, because the first try may have arrived.
 */
import { inEnglish, type DeliveryContent } from '../../../../delivery/index.ts'
import { messageOf } from '../../../../observe/message-of.ts'
import { queued, type Task } from '../../../../jobs/index.ts'
import type { DeliveryMessageRow, DeliveryRow, Notification } from '../../../../store/index.ts'
import type { Work } from '../../../shared/work.ts'
import { DELIVER } from '../../tasks.ts'
import type { MadeContent } from '../alert-content.ts'
import { deliveryEndings, isEnded, isTooEarly, laterJob } from './endings.ts'
import { MOST_AT_ONCE, type DeliveryLanes, type Places } from './lanes.ts'
import { messagesOf } from '../messages.ts'
import { outsideAddresses } from '../outside.ts'
import { CannotSend } from '../stopped.ts'
import { messageSending } from './send-message.ts'

export { deliveryLanes } from './lanes.ts'
export { includesOf } from './send-message.ts'

type DeliverDeps = Parameters<typeof deliveryEndings>[0] &
  Parameters<typeof messageSending>[0] &
  Parameters<typeof outsideAddresses>[0] & {
    make(notification: Notification, delivery: DeliveryRow, signal: AbortSignal): Promise<MadeContent>
    lanes: DeliveryLanes
  }

interface Sending {
  messages: readonly DeliveryMessageRow[]
  content: DeliveryContent
  places: Places
  signal: AbortSignal
}

export function deliverTask(deps: DeliverDeps) {
  const { store, change, lanes } = deps
  const outside = outsideAddresses(deps)
  const endings = deliveryEndings(deps)
  const send = messageSending(deps)
  const time = () => new Date(deps.now()).toISOString()

  async function run({ delivery: id }: { delivery: number }, signal: AbortSignal): Promise<void> {
    const delivery = await store.deliveries.find(id)
    if (delivery === undefined || !isOpen(delivery)) return
    const { next_try_at: next } = delivery
    if (next !== null && isTooEarly(delivery, deps.now())) return store.jobs.put(laterJob(id, next, deps.now()))
    const notification = await store.notifications.find(delivery.notification_id)
    if (notification === undefined) return
    if (!isResent(delivery) && (await endings.hasLater(notification, delivery))) {
      return endings.replace(notification, delivery)
    }
    const ways = await lanesOf(notification, delivery)
    const places = lanes.enter(ways)
    // Begun again when there is room: others pass it meanwhile.
    if ('full' in places) return store.jobs.put({ ...queued(DELIVER, { delivery: id }, time()), lane: places.full })
    try {
      await attempt(notification, delivery, { places, signal })
    } finally {
      places.leave(ways)
    }
  }

  /** The ways that are still to go. */
  async function lanesOf(notification: Notification, delivery: DeliveryRow): Promise<string[]> {
    const known = await store.deliveries.messages([delivery.id])
    const messages = known.length > 0 ? known : await messagesOf(store, notification, delivery.handler_ids)
    const open = messages.filter(({ state }) => state !== 'sent' && state !== 'failed')
    return (await Promise.all(open.map(lanes.of))).flat()
  }

  async function attempt(
    notification: Notification,
    delivery: DeliveryRow,
    { places, signal }: Pick<Sending, 'places' | 'signal'>,
  ): Promise<void> {
    const tries = delivery.tries + 1
    await store.deliveries.update(delivery.id, { tries, started_at: delivery.started_at ?? time() })
    try {
      const made = await deps.make(notification, delivery, signal)
      const messages = await decide(notification, delivery, made)
      if (messages === undefined) return
      await sendAll(notification, { ...delivery, tries }, { messages, content: made.content, places, signal })
    } catch (error) {
      // Handed back, to be begun again: nothing is wrong with it.
      if (signal.aborted) throw error
      await store.deliveries.addUnsent(delivery.id, { error: messageOf(error), tried_at: time() })
      if (error instanceof CannotSend) return endings.stopFor(notification, delivery, error.message)
      await endings.fail(notification, { ...delivery, tries }, messageOf(error))
    }
  }

  /** The messages of the delivery, written down with what was decided; undefined when nothing is sent. */
  async function decide(notification: Notification, delivery: DeliveryRow, made: MadeContent) {
    const known = await store.deliveries.messages([delivery.id])
    if (known.length > 0) return known
    const reason = skipReason(notification, delivery, made)
    const messages = reason === undefined ? await messagesOf(store, notification, delivery.handler_ids) : []
    const note = reason ?? (messages.length === 0 ? 'There is nobody to send it to.' : undefined)
    await change.bySystem(async (work) => {
      const { deliveries } = work.repositories
      await noteOutcome(work, delivery, made)
      if (note !== undefined) return deliveries.update(delivery.id, { state: 'skipped', note, ended_at: work.time })
      await deliveries.addMessages(messages.map((message) => ({ ...message, delivery_id: delivery.id })))
    })
    return note === undefined ? store.deliveries.messages([delivery.id]) : undefined
  }

  /** Each message that is still open. What fails for good is done with, and the owner learns it while others are tried again. */
  async function sendAll(notification: Notification, delivery: DeliveryRow, { messages, ...sending }: Sending) {
    const left = await outside.leaveOut(messages)
    const open = messages.filter((message) => !left.includes(message) && !isEnded(message))
    await sendByLanes(notification, open, sending)
    await outside.tell(notification, delivery, left)
    await endings.afterTry(notification, delivery, await store.deliveries.messages([delivery.id]))
  }

  /** Ways of one delivery at the same time, and the messages of each one after the other: each way is left when it is gone. */
  async function sendByLanes(
    notification: Notification,
    messages: readonly DeliveryMessageRow[],
    { content, places, signal }: Omit<Sending, 'messages'>,
  ): Promise<void> {
    const ways = await Promise.all(messages.map(async (message) => ({ message, own: await lanes.of(message) })))
    const byWay = [...Map.groupBy(ways, ({ own }) => own.join(' ')).values()]
    const sent = await Promise.allSettled(
      byWay.map(async (some) => {
        for (const { message } of some) await send(notification, message, { content, signal })
        places.leave(some.flatMap(({ own }) => own))
      }),
    )
    const failure = sent.find(({ status }) => status === 'rejected')
    if (failure?.status === 'rejected') throw failure.reason
  }

  const task: Task<{ delivery: number }> = {
    name: DELIVER,
    concurrency: MOST_AT_ONCE,
    lanes,
    tries: Number.POSITIVE_INFINITY,
    run,
  }
  return { task, run }
}

/** Somebody has asked for another try, which comes whatever the schedule says. */
function isResent({ state, tries }: DeliveryRow): boolean {
  return state === 'waiting' && tries === 0
}

function isOpen({ state }: DeliveryRow): boolean {
  return state === 'due' || state === 'waiting'
}

/** Why nothing is sent; undefined when something is. What somebody asks for is sent in any case. */
function skipReason(notification: Notification, { reason }: DeliveryRow, made: MadeContent): string | undefined {
  if (reason === 'request') return undefined
  if (!notification.active) return 'It was stopped in the meantime.'
  if (made.outcome?.isMet === false) return inEnglish(made.outcome.reason)
  return made.isEmpty && notification.skip_if_empty ? 'No card has results.' : undefined
}

async function noteOutcome({ repositories }: Work, delivery: DeliveryRow, { outcome }: MadeContent): Promise<void> {
  if (outcome === undefined || delivery.reason !== 'schedule') return
  await repositories.deliveries.addOutcome({
    notification_id: delivery.notification_id,
    at: delivery.due_at,
    measured: outcome.measured,
    is_met: outcome.isMet || outcome.stays === true,
  })
}
