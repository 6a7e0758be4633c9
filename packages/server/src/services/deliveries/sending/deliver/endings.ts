/** What becomes of a delivery after a try: it is over, tried again later, or stopped for good. Its owner learns what failed. */
import { msg } from '../../../../delivery/index.ts'
import { queued } from '../../../../jobs/index.ts'
import type { DeliveryMessageRow, DeliveryRow, Notification } from '../../../../store/index.ts'
import type { Deps } from '../../../deps.ts'
import type { Work } from '../../../shared/work.ts'
import type { NoticeService, Reason } from '../../notices/index.ts'
import { OWNER_GONE, type NotificationService } from '../../saved/index.ts'
import { DELIVER } from '../../tasks.ts'
import { NOT_ALLOWED } from '../outside.ts'
import { isKnownToFail, isReplaced, REPLACED_BEFORE, replacedNote } from './replaced.ts'

const MINUTE_MS = 60_000
/** How long is waited before the next try; after the last one it is given up. */
const WAITS_MS = [1, 5, 30, 120, 360].map((minutes) => minutes * MINUTE_MS)
const LONGEST_JOB_MS = 60 * MINUTE_MS

/** Of a message that a process was sending when it ended, and that is not sent once more. */
const BROKEN_OFF = msg('The server stopped while it was being sent. It may have arrived.')

interface EndingDeps extends Pick<Deps, 'store' | 'change' | 'now'> {
  stop: NotificationService['stop']
  notices: Pick<NoticeService, 'queue'>
}

export function deliveryEndings({ store, change, now, stop, notices: queues }: EndingDeps) {
  const time = () => new Date(now()).toISOString()

  /** Whether a later time of the same schedule has come, which is sent instead. What somebody has resent is tried once. */
  async function hasLater(notification: Notification, delivery: DeliveryRow): Promise<boolean> {
    return isReplaced(store, notification, delivery, time())
  }

  /** After each message was tried. */
  async function afterTry(
    notification: Notification,
    delivery: DeliveryRow,
    messages: readonly DeliveryMessageRow[],
  ): Promise<void> {
    const waiting = messages.filter((message) => !isEnded(message))
    if (waiting.length === 0) return finish(notification, delivery, messages)
    if (await hasLater(notification, delivery)) return replace(notification, delivery)
    if (WAITS_MS[delivery.tries - 1] === undefined) return finish(notification, delivery, messages)
    const reasons = newReasons(delivery, messages, now())
    await tryLater(notification, delivery, { note: errorsOf(waiting), reasons })
  }

  /** @param messages All of the delivery; those that still wait are given up. */
  async function finish(
    notification: Notification,
    delivery: DeliveryRow,
    messages: readonly DeliveryMessageRow[],
  ): Promise<void> {
    const lost = messages.filter(({ state }) => state !== 'sent')
    const waiting = lost.filter((message) => !isEnded(message))
    const reasons = [...newReasons(delivery, messages, now()), ...waiting.map(reasonOf)]
    const isDone = messages.some(({ state }) => state === 'sent') && notification.send_once
    const notices = await queues.queue()
    await change.bySystem(async (work) => {
      const state = lost.length > 0 ? 'failed' : 'sent'
      await end(work, delivery.id, { state, ...(lost.length > 0 && { note: errorsOf(lost) }) })
      if (isDone && delivery.reason === 'schedule') await stop(work, notification, null)
      if (reasons.length > 0)
        await notices.toOwner(work, notification, { kind: 'failed', delivery: delivery.id, reasons })
    })
  }

  /** Gives up what is left of it for a later time of its schedule. */
  async function replace(notification: Notification, delivery: DeliveryRow): Promise<void> {
    const { id, tries } = delivery
    const messages = await store.deliveries.messages([id])
    const left = messages.filter((message) => !isEnded(message))
    for (const { id: message } of left.filter(({ state }) => state === 'sending')) {
      await store.deliveries.updateMessage(message, { error: BROKEN_OFF })
    }
    if (tries === 0 && left.length === messages.length) {
      await change.bySystem((work) => end(work, id, { state: 'skipped', note: REPLACED_BEFORE }))
      return
    }
    const note = replacedNote(errorsOf(left) || (delivery.note ?? ''))
    const reasons = left.length > 0 ? left.map(reasonOf) : [{ to: '', text: note }]
    const isSilent = await isKnownToFail(store, delivery)
    const notices = await queues.queue()
    await change.bySystem(async (work) => {
      await end(work, id, { state: 'failed', note })
      if (!isSilent) await notices.toOwner(work, notification, { kind: 'failed', delivery: id, reasons })
    })
  }

  /** Nothing could be sent: it is tried again after a while, and given up in the end. */
  async function fail(notification: Notification, delivery: DeliveryRow, note: string): Promise<void> {
    if (await hasLater(notification, delivery)) return replace(notification, { ...delivery, note })
    if (WAITS_MS[delivery.tries - 1] === undefined) return giveUp(notification, delivery, note)
    await tryLater(notification, delivery, { note, reasons: [] })
  }

  /** @param reasons What the owner learns at once. */
  async function tryLater(
    notification: Notification,
    { id, tries }: DeliveryRow,
    { note, reasons }: { note: string; reasons: readonly Reason[] },
  ): Promise<void> {
    const next = new Date(now() + (WAITS_MS[tries - 1] ?? 0)).toISOString()
    const notices = await queues.queue()
    await change.bySystem(async (work) => {
      const { deliveries, jobs } = work.repositories
      await deliveries.update(id, { state: 'waiting', note, next_try_at: next })
      await jobs.put(laterJob(id, next, now()))
      if (reasons.length > 0) await notices.toOwner(work, notification, { kind: 'failed', delivery: id, reasons })
    })
  }

  async function giveUp(notification: Notification, { id }: DeliveryRow, note: string): Promise<void> {
    const notices = await queues.queue()
    await change.bySystem(async (work) => {
      await end(work, id, { state: 'failed', note })
      await notices.toOwner(work, notification, { kind: 'failed', delivery: id, reasons: [{ to: '', text: note }] })
    })
  }

  async function stopFor(notification: Notification, { id }: DeliveryRow, note: string): Promise<void> {
    const notices = await queues.queue()
    await change.bySystem(async (work) => {
      await end(work, id, { state: 'failed', note })
      await stop(work, notification, note)
      // One without an owner may get another, and go on.
      if (note !== OWNER_GONE) await notices.stopped(work, notification)
      await notices.toOwner(work, notification, { kind: 'stopped', delivery: id, reasons: [{ to: '', text: note }] })
    })
  }

  return { hasLater, afterTry, replace, fail, stopFor }
}

/** The delivery is over: what would be tried again is given up. */
async function end(
  { repositories: { deliveries }, time: ended_at }: Work,
  id: number,
  changes: { state: 'sent' | 'failed' | 'skipped'; note?: string },
): Promise<void> {
  await deliveries.failOpen(id)
  await deliveries.update(id, { ...changes, next_try_at: null, ended_at })
}

export function isEnded({ state }: DeliveryMessageRow): boolean {
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

/** Its next try is still to come; never further ahead than any wait, or a clock that was ahead has written it. */
export function isTooEarly({ state, next_try_at: next }: DeliveryRow, now: number): boolean {
  const aheadMs = next === null ? 0 : Date.parse(next) - now
  return state === 'waiting' && aheadMs > 0 && aheadMs <= Math.max(...WAITS_MS)
}

/** The job of its next try. The queue takes jobs that are further ahead for those of a wrong clock. */
export function laterJob(delivery: number, next: string, now: number) {
  const at = Math.min(Date.parse(next), now + LONGEST_JOB_MS)
  return queued(DELIVER, { delivery }, new Date(at).toISOString())
}
