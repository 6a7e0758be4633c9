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
import type { NoticeService } from '../notices/index.ts'
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
  /** Writes to the owner, by mail where that is possible. */
  tellOwner(notification: Notification, what: OwnerNews): Promise<void>
}

export interface OwnerNews {
  kind: 'failed' | 'stopped'
  /** In a sentence. */
  reason: string
  /** Whom it is about; left out where that is not known, or in the sentence. */
  recipients?: readonly string[]
}

export function deliverTask(deps: DeliverDeps) {
  const { store, change } = deps
  const { among, untold } = outsideAddresses(deps)
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

  interface Sending {
    messages: readonly DeliveryMessageRow[]
    content: DeliveryContent
    signal: AbortSignal
  }

  async function sendAll(notification: Notification, delivery: DeliveryRow, { messages, content, signal }: Sending) {
    const failed: { message: DeliveryMessageRow; error: string; isPermanent: boolean }[] = []
    const outside = await among(messages)
    await leaveOut(outside)
    for (const message of messages) {
      if (outside.includes(message)) continue
      if (message.state === 'sent' || (message.state === 'failed' && message.tries === 0)) continue
      const failure = await send(notification, message, content, signal)
      if (failure !== undefined) failed.push({ message, ...failure })
    }
    await tellOutside(notification, delivery, outside)
    if (failed.length === 0) return finish(notification, delivery)
    const reason = failed.map(({ error }) => error).join(' ')
    if (failed.every(({ isPermanent }) => isPermanent)) return giveUp(notification, delivery, reason)
    await fail(notification, delivery, reason)
  }

  /** Like those that were refused, they are not tried again. */
  async function leaveOut(outside: readonly DeliveryMessageRow[]): Promise<void> {
    const changes = { state: 'failed' as const, tries: 0, error: NOT_ALLOWED, tried_at: time() }
    for (const { id } of outside) await store.deliveries.updateMessage(id, changes)
  }

  /** Once: the log says it of each delivery. */
  async function tellOutside(
    notification: Notification,
    delivery: DeliveryRow,
    outside: readonly DeliveryMessageRow[],
  ) {
    const fresh = outside.filter(({ error }) => error !== NOT_ALLOWED).flatMap(({ recipients }) => recipients)
    const recipients = await untold(delivery, fresh)
    if (recipients.length > 0) await deps.tellOwner(notification, { kind: 'failed', reason: NOT_ALLOWED, recipients })
  }

  /** @returns what went wrong; undefined when it was taken. */
  async function send(
    notification: Notification,
    message: DeliveryMessageRow,
    content: DeliveryContent,
    signal: AbortSignal,
  ): Promise<{ error: string; isPermanent: boolean } | undefined> {
    const { deliveries } = store
    const isRepeat = message.is_repeat || message.state === 'sending'
    const tries = message.tries + 1
    await deliveries.updateMessage(message.id, { state: 'sending', tries, is_repeat: isRepeat, tried_at: time() })
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
      await deliveries.updateMessage(message.id, { state: 'failed', error: text, duration: duration(), is_repeat })
      deps.observe({ type: 'delivery.failed', channel: message.channel_type, error: text })
      return { error: text, isPermanent }
    }
    // When this cannot be written it stays `sending`, and what is sent again is marked.
    await noteSent(message, receipt, { isRepeat, duration: duration() })
    deps.observe({ type: 'delivery.sent', channel: message.channel_type })
    return undefined
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
      await deliveries.updateMessage(message.id, {
        state: 'sent',
        recipients,
        error: null,
        bytes,
        duration,
        is_repeat: isRepeat,
      })
      const { delivery_id, handler_id, channel_type } = message
      const row = { delivery_id, handler_id, channel_type, state: 'failed' as const, tried_at }
      await deliveries.addMessages(refused.map(({ recipient, error }) => ({ ...row, recipients: [recipient], error })))
    })
  }

  async function finish(notification: Notification, { id, reason }: DeliveryRow): Promise<void> {
    const refused = (await store.deliveries.messages([id])).filter(({ state }) => state === 'failed')
    await change.bySystem(async (work) => {
      const { deliveries } = work.repositories
      await deliveries.update(id, {
        state: refused.length > 0 ? 'failed' : 'sent',
        ended_at: work.time,
        next_try_at: null,
      })
      if (notification.send_once && reason === 'schedule') await deps.stop(work, notification, null)
    })
    const others = refused.filter(({ error }) => error !== NOT_ALLOWED)
    if (others.length === 0) return
    const who = others.map(({ recipients, error }) => `${recipients.join(', ')}: ${error}`).join('\n')
    await deps.tellOwner(notification, { kind: 'failed', reason: who })
  }

  /** It is tried again after a while, and given up in the end. */
  async function fail(notification: Notification, delivery: DeliveryRow, note: string): Promise<void> {
    const waitMs = WAITS_MS[delivery.tries - 1]
    if (waitMs === undefined) return giveUp(notification, delivery, note)
    const next = new Date(deps.now() + waitMs).toISOString()
    await change.bySystem(async ({ repositories }) => {
      await repositories.deliveries.update(delivery.id, { state: 'waiting', note, next_try_at: next })
      await repositories.jobs.put(laterJob(delivery.id, next, deps.now()))
    })
  }

  async function giveUp(notification: Notification, { id }: DeliveryRow, note: string): Promise<void> {
    await store.deliveries.update(id, { state: 'failed', note, next_try_at: null, ended_at: time() })
    await deps.tellOwner(notification, { kind: 'failed', reason: note })
  }

  async function stopFor(notification: Notification, { id }: DeliveryRow, note: string): Promise<void> {
    const notices = await deps.notices.queue()
    await change.bySystem(async (work) => {
      await work.repositories.deliveries.update(id, { state: 'failed', note, next_try_at: null, ended_at: work.time })
      await deps.stop(work, notification, note)
      // One without an owner may get another, and go on.
      if (note !== OWNER_GONE) await notices.stopped(work, notification)
    })
    await deps.tellOwner(notification, { kind: 'stopped', reason: note })
  }

  const task: Task<{ delivery: number }> = { name: DELIVER, concurrency: AT_ONCE, tries: Number.POSITIVE_INFINITY, run }
  return { task, run }
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
