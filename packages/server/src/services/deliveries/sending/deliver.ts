/**
 * Sends one delivery. What is sent is decided once: the outcome of the condition and a row for each message are written
 * together. A message is `sending` before it goes and `sent` after it was accepted. When a process ends in between, the next
 * one finds it `sending` and marks what it sends as a repetition, because the first try may have arrived.
 */
import { inEnglish, NotDelivered, type DeliveryContent, type Outgoing, type Receipt } from '../../../delivery/index.ts'
import { messageOf } from '../../../observe/message-of.ts'
import { queued, type Task } from '../../../jobs/index.ts'
import type { DeliveryMessageRow, DeliveryRow, Notification } from '../../../store/index.ts'
import type { Deps } from '../../deps.ts'
import type { Work } from '../../shared/work.ts'
import type { NoticeService, Reason } from '../notices/index.ts'
import { OWNER_GONE, type NotificationService } from '../saved/index.ts'
import { DELIVER } from '../tasks.ts'
import type { MadeContent } from './alert-content.ts'
import type { Channels } from './channels.ts'
import { messagesOf } from './messages.ts'
import { NOT_ALLOWED, outsideAddresses } from './outside.ts'
import { CannotSend } from './stopped.ts'

const MINUTE_MS = 60_000
/** How long is waited before the next try; after the last one it is given up. */
const WAITS_MS = [1, 5, 30, 120, 360].map((minutes) => minutes * MINUTE_MS)
const LONGEST_JOB_MS = 60 * MINUTE_MS
/** Of a fault of ours, before anything was sent. */
const UNEXPECTED = { isPermanent: false, mayHaveArrived: false }
/** A slow one holds up no other: so many at a time. */
const AT_ONCE = 4

interface DeliverDeps extends Pick<Deps, 'store' | 'change' | 'settings' | 'observe' | 'now'> {
  make(notification: Notification, delivery: DeliveryRow, signal: AbortSignal): Promise<MadeContent>
  channels: Channels
  /** What a message has to know of those who get it. */
  readersOf(notification: Notification, message: DeliveryMessageRow): Promise<Pick<Outgoing, 'leaveUrl' | 'locale'>>
  stop: NotificationService['stop']
  notices: Pick<NoticeService, 'queue'>
}

interface Sending {
  messages: readonly DeliveryMessageRow[]
  content: DeliveryContent
  signal: AbortSignal
}

export function deliverTask(deps: DeliverDeps) {
  const { store, change } = deps
  const outside = outsideAddresses(deps)
  const time = () => new Date(deps.now()).toISOString()

  async function run({ delivery: id }: { delivery: number }, signal: AbortSignal): Promise<void> {
    const delivery = await store.deliveries.find(id)
    if (delivery === undefined || !isOpen(delivery)) return
    const { next_try_at: next } = delivery
    if (next !== null && isTooEarly(delivery, deps.now())) return store.jobs.put(laterJob(id, next, deps.now()))
    const notification = await store.notifications.find(delivery.notification_id)
    if (notification === undefined) return
    const tries = delivery.tries + 1
    await store.deliveries.update(id, { tries, started_at: delivery.started_at ?? time() })
    try {
      const made = await deps.make(notification, delivery, signal)
      const messages = await decide(notification, delivery, made)
      if (messages === undefined) return
      await sendAll(notification, { ...delivery, tries }, { messages, content: made.content, signal })
    } catch (error) {
      // Handed back, to be begun again: nothing is wrong with it.
      if (signal.aborted) throw error
      await store.deliveries.addUnsent(id, { error: messageOf(error), tried_at: time() })
      if (error instanceof CannotSend) return stopFor(notification, delivery, error.message)
      await fail(notification, { ...delivery, tries }, messageOf(error))
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
  async function sendAll(notification: Notification, delivery: DeliveryRow, { messages, content, signal }: Sending) {
    const left = await outside.leaveOut(messages)
    for (const message of messages) {
      if (left.includes(message) || isEnded(message)) continue
      await send(notification, message, content, signal)
    }
    await outside.tell(notification, delivery, left)
    const after = await store.deliveries.messages([delivery.id])
    const waiting = after.filter((message) => !isEnded(message))
    const isLast = WAITS_MS[delivery.tries - 1] === undefined
    if (waiting.length === 0 || isLast) return finish(notification, delivery, after)
    await tryLater(notification, delivery, {
      note: errorsOf(waiting),
      reasons: newReasons(delivery, after, deps.now()),
    })
  }

  /** Sends a message, and writes down what became of it. */
  async function send(
    notification: Notification,
    message: DeliveryMessageRow,
    content: DeliveryContent,
    signal: AbortSignal,
  ): Promise<void> {
    const { deliveries } = store
    const isRepeat = message.is_repeat || message.state === 'sending'
    const tries = message.tries + 1
    await deliveries.beginTry(message.id, { state: 'sending', tries, is_repeat: isRepeat, tried_at: time() })
    const before = performance.now()
    const duration = () => Math.round(performance.now() - before)
    let receipt: Receipt
    try {
      const deliver = await deps.channels[message.channel_type](message)
      receipt = await deliver({
        content,
        recipients: message.recipients,
        id: `delivery-${message.id}`,
        includes: includesOf(notification, message),
        isRepeat,
        ...(await deps.readersOf(notification, message)),
        signal,
      })
    } catch (error) {
      // It stays `sending`: nobody knows whether it arrived.
      if (signal.aborted) throw error
      const text = messageOf(error)
      const { isPermanent, mayHaveArrived } = error instanceof NotDelivered ? error : UNEXPECTED
      const is_repeat = isRepeat || mayHaveArrived
      const state = isPermanent ? 'failed' : 'waiting'
      await deliveries.endTry(message.id, { state, error: text, duration: duration(), is_repeat })
      deps.observe({ type: 'delivery.failed', channel: message.channel_type, error: text })
      return
    }
    // When this cannot be written it stays `sending`, and what is sent again is marked.
    await noteSent(message, receipt, { isRepeat, duration: duration() })
    deps.observe({ type: 'delivery.sent', channel: message.channel_type })
  }

  /** Recipients that were refused get a row of their own: the log does not say that they got it. */
  async function noteSent(
    message: DeliveryMessageRow,
    { bytes, refused }: Receipt,
    { isRepeat, duration }: { isRepeat: boolean; duration: number },
  ): Promise<void> {
    const lost = new Set(refused.map(({ recipient }) => recipient))
    const recipients = message.recipients.filter((one) => !lost.has(one))
    await change.bySystem(async ({ repositories, time: tried_at }) => {
      const { deliveries } = repositories
      await deliveries.endTry(message.id, {
        state: 'sent',
        recipients,
        error: null,
        bytes,
        duration,
        is_repeat: isRepeat,
      })
      const { delivery_id, handler_id, channel_type } = message
      const row = { delivery_id, handler_id, channel_type, state: 'failed' as const, tried_at }
      await deliveries.addRefused(refused.map(({ recipient, error }) => ({ ...row, recipients: [recipient], error })))
    })
  }

  /** @param messages All of the delivery; those that still wait are given up. */
  async function finish(
    notification: Notification,
    delivery: DeliveryRow,
    messages: readonly DeliveryMessageRow[],
  ): Promise<void> {
    const lost = messages.filter(({ state }) => state !== 'sent')
    const waiting = lost.filter((message) => !isEnded(message))
    const reasons = [...newReasons(delivery, messages, deps.now()), ...waiting.map(reasonOf)]
    const isDone = messages.some(({ state }) => state === 'sent') && notification.send_once
    const notices = await deps.notices.queue()
    await change.bySystem(async (work) => {
      const state = lost.length > 0 ? 'failed' : 'sent'
      await end(work, delivery.id, { state, ...(lost.length > 0 && { note: errorsOf(lost) }) })
      if (isDone && delivery.reason === 'schedule') await deps.stop(work, notification, null)
      if (reasons.length > 0)
        await notices.toOwner(work, notification, { kind: 'failed', delivery: delivery.id, reasons })
    })
  }

  /** The delivery is over: what would be tried again is given up. */
  async function end(
    { repositories: { deliveries }, time: ended_at }: Work,
    id: number,
    changes: { state: 'sent' | 'failed'; note?: string },
  ): Promise<void> {
    await deliveries.failWaiting(id)
    await deliveries.update(id, { ...changes, next_try_at: null, ended_at })
  }

  /** Nothing could be sent: it is tried again after a while, and given up in the end. */
  async function fail(notification: Notification, delivery: DeliveryRow, note: string): Promise<void> {
    if (WAITS_MS[delivery.tries - 1] === undefined) return giveUp(notification, delivery, note)
    await tryLater(notification, delivery, { note, reasons: [] })
  }

  /** @param reasons What the owner learns at once. */
  async function tryLater(
    notification: Notification,
    { id, tries }: DeliveryRow,
    { note, reasons }: { note: string; reasons: readonly Reason[] },
  ): Promise<void> {
    const next = new Date(deps.now() + (WAITS_MS[tries - 1] ?? 0)).toISOString()
    const notices = await deps.notices.queue()
    await change.bySystem(async (work) => {
      const { deliveries, jobs } = work.repositories
      await deliveries.update(id, { state: 'waiting', note, next_try_at: next })
      await jobs.put(laterJob(id, next, deps.now()))
      if (reasons.length > 0) await notices.toOwner(work, notification, { kind: 'failed', delivery: id, reasons })
    })
  }

  async function giveUp(notification: Notification, { id }: DeliveryRow, note: string): Promise<void> {
    const notices = await deps.notices.queue()
    await change.bySystem(async (work) => {
      await end(work, id, { state: 'failed', note })
      await notices.toOwner(work, notification, { kind: 'failed', delivery: id, reasons: [{ to: '', text: note }] })
    })
  }

  async function stopFor(notification: Notification, { id }: DeliveryRow, note: string): Promise<void> {
    const notices = await deps.notices.queue()
    await change.bySystem(async (work) => {
      await end(work, id, { state: 'failed', note })
      await deps.stop(work, notification, note)
      // One without an owner may get another, and go on.
      if (note !== OWNER_GONE) await notices.stopped(work, notification)
      await notices.toOwner(work, notification, { kind: 'stopped', delivery: id, reasons: [{ to: '', text: note }] })
    })
  }

  const task: Task<{ delivery: number }> = { name: DELIVER, concurrency: AT_ONCE, tries: Number.POSITIVE_INFINITY, run }
  return { task, run }
}

function isEnded({ state }: DeliveryMessageRow): boolean {
  return state === 'sent' || state === 'failed'
}

function errorsOf(messages: readonly DeliveryMessageRow[]): string {
  return messages.flatMap(({ error }) => error ?? []).join(' ')
}

function reasonOf({ recipients, error }: DeliveryMessageRow): Reason {
  return { to: recipients.join(', '), text: error ?? '' }
}

/**
 * What failed for good since the owner was written to last: at the end of the last try, which was before the time of this one.
 * A try that broke off wrote to nobody. The owner has had a mail about addresses that are not allowed.
 */
function newReasons(
  { next_try_at: since }: DeliveryRow,
  messages: readonly DeliveryMessageRow[],
  now: number,
): Reason[] {
  const from = since === null || Date.parse(since) > now ? '' : since
  return messages
    .filter(({ state, error }) => state === 'failed' && error !== NOT_ALLOWED)
    .filter(({ tried_at }) => (tried_at ?? from) >= from)
    .map(reasonOf)
}

/** What the handler of a message wants beside files. */
export function includesOf(
  { handlers }: Notification,
  { handler_id }: Pick<DeliveryMessageRow, 'handler_id'>,
): { cards: boolean; pdf: boolean } {
  const options = handlers.find(({ id }) => id === handler_id)?.options ?? {}
  return { cards: options.attachment_only !== true, pdf: options.include_pdf === true }
}

/** Its next try is still to come; never further ahead than any wait, or a clock that was ahead has written it. */
function isTooEarly({ state, next_try_at: next }: DeliveryRow, now: number): boolean {
  const aheadMs = next === null ? 0 : Date.parse(next) - now
  return state === 'waiting' && aheadMs > 0 && aheadMs <= Math.max(...WAITS_MS)
}

/** The job of its next try. The queue takes jobs that are further ahead for those of a wrong clock. */
function laterJob(delivery: number, next: string, now: number) {
  const at = Math.min(Date.parse(next), now + LONGEST_JOB_MS)
  return queued(DELIVER, { delivery }, new Date(at).toISOString())
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
