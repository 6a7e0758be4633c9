/**
 * What becomes of a delivery after a try: it is over, tried again later, or stopped for good. Its owner learns what failed. The
 * parts of a delivery come here one by one, at any time and from any process; the last one ends it.
 */
import { cause, causeOfText, causesInEnglish } from '../../../../delivery/index.ts'
import { queued } from '../../../../jobs/index.ts'
import type { DeliveryMessageRow, DeliveryRow, Notification, StoredCause } from '../../../../store/index.ts'
import type { Deps } from '../../../deps.ts'
import type { Work } from '../../../shared/work.ts'
import type { NoticeService, Reason } from '../../notices/index.ts'
import type { NotificationService } from '../../saved/index.ts'
import { DELIVER } from '../../tasks.ts'
import { isNotAllowed } from '../outside.ts'
import { partJob, partOf } from './parts.ts'
import { isKnownToFail, isReplaced, REPLACED_BEFORE, replacedNote } from './replaced.ts'

const MINUTE_MS = 60_000
/** How long is waited before the next try; after the last one it is given up. */
const WAITS_MS = [1, 5, 30, 120, 360].map((minutes) => minutes * MINUTE_MS)
const LONGEST_JOB_MS = 60 * MINUTE_MS

/** Of a message that a process was sending when it ended, and that is not sent once more. */
const BROKEN_OFF = cause('broken-off')

interface EndingDeps extends Pick<Deps, 'store' | 'change' | 'now'> {
  stop: NotificationService['stop']
  notices: Pick<NoticeService, 'queue'>
}

/** What could not be begun, and the messages that it was about; none before there were any. */
interface Failure {
  causes: readonly StoredCause[]
  messages: readonly DeliveryMessageRow[]
}

interface Closing {
  /** What is not tried again. */
  givenUp?: readonly DeliveryMessageRow[]
  /** What the mail to the owner says. */
  reasons: readonly Reason[]
  /** What the log says of it once it is over, made of what became of its messages. */
  noteOf?: (causes: readonly StoredCause[]) => readonly StoredCause[]
}

export function deliveryEndings({ store, change, now, stop, notices: queues }: EndingDeps) {
  const time = () => new Date(now()).toISOString()

  /** Whether a later time of the same schedule has come, which is sent instead. What somebody has resent is tried once. */
  async function hasLater(notification: Notification, delivery: DeliveryRow): Promise<boolean> {
    return isReplaced(store, notification, delivery, time())
  }

  /** After each message of a part was tried. */
  async function afterTry(notification: Notification, delivery: DeliveryRow, part: string): Promise<void> {
    const messages = (await store.deliveries.messages([delivery.id])).filter((message) => partOf(message) === part)
    const waiting = messages.filter((message) => !isEnded(message))
    const reasons = newReasons(messages, now())
    if (waiting.length === 0) return close(notification, delivery, { reasons })
    if (await hasLater(notification, delivery)) return replace(notification, delivery, waiting)
    const tries = mostTries(waiting)
    if (isLastTry(tries)) {
      return close(notification, delivery, { givenUp: waiting, reasons: [...reasons, ...waiting.map(reasonOf)] })
    }
    await tryLater(notification, delivery, { part, waitMs: WAITS_MS[tries - 1] ?? 0, reasons })
  }

  /** Some messages are done with. The delivery is over once all are. */
  async function close(
    notification: Notification,
    { id, reason }: DeliveryRow,
    { givenUp = [], reasons, noteOf = (causes) => causes }: Closing,
  ): Promise<void> {
    const notices = await queues.queue()
    await change.bySystem(async (work) => {
      const { deliveries } = work.repositories
      const delivery = await deliveries.lock(id)
      await deliveries.failOpen(givenUp.map((message) => message.id))
      if (reasons.length > 0) await notices.toOwner(work, notification, { kind: 'failed', delivery: id, reasons })
      if (delivery === undefined || isOver(delivery)) return
      const messages = await deliveries.messages([id])
      const open = messages.filter((message) => !isEnded(message))
      if (open.length > 0) return deliveries.update(id, { next_try_at: earliestTry(open) })
      const lost = messages.filter(({ state }) => state !== 'sent')
      await end(work, id, lost.length > 0 ? { state: 'failed', causes: noteOf(causesOf(lost)) } : SENT)
      const isDone = lost.length < messages.length && notification.send_once && reason === 'schedule'
      if (isDone) await stop(work, notification, null)
    })
  }

  /** Gives up some messages for a later time of their schedule, or a delivery that has none yet. */
  async function replace(
    notification: Notification,
    delivery: DeliveryRow,
    own: readonly Pick<DeliveryMessageRow, 'id'>[],
    noted: readonly StoredCause[] = causesOf([{ causes: delivery.causes, error: delivery.note }]),
  ): Promise<void> {
    const { id, tries } = delivery
    const messages = await store.deliveries.messages([id])
    const ids = new Set(own.map((message) => message.id))
    const left = messages.filter((message) => ids.has(message.id) && !isEnded(message)).map(withReason)
    for (const { id: message, causes } of left) await store.deliveries.updateMessage(message, { error: null, causes })
    if (tries === 0 && left.length === messages.length) {
      await change.bySystem((work) => end(work, id, { state: 'skipped', causes: [REPLACED_BEFORE] }, left))
      return
    }
    const errors = causesOf(left)
    const causes = replacedNote(errors.length > 0 ? errors : noted)
    const reasons = left.length > 0 ? left.map(reasonOf) : [{ to: '', causes }]
    const news = (await isKnownToFail(store, delivery)) ? [] : reasons
    if (messages.length === 0) return giveUp(notification, delivery, { causes, reasons: news })
    await close(notification, delivery, { givenUp: left, reasons: news, noteOf: replacedNote })
  }

  /** Nothing could be sent: it is tried again after a while, and given up in the end. */
  async function fail(notification: Notification, delivery: DeliveryRow, { causes, messages }: Failure): Promise<void> {
    if (messages.length === 0) return failWhole(notification, delivery, causes)
    for (const [part, some] of Map.groupBy(messages, partOf)) {
      await failPart(notification, delivery, part, { causes, messages: some })
    }
  }

  async function failWhole(
    notification: Notification,
    delivery: DeliveryRow,
    causes: readonly StoredCause[],
  ): Promise<void> {
    const { id, tries } = delivery
    if (await hasLater(notification, delivery)) return replace(notification, delivery, [], causes)
    const wait = WAITS_MS[tries - 1]
    if (wait === undefined) return giveUp(notification, delivery, { causes, reasons: [{ to: '', causes }] })
    const next = new Date(now() + wait).toISOString()
    await change.bySystem(async ({ repositories: { deliveries, jobs } }) => {
      await deliveries.update(id, { state: 'waiting', note: null, causes, next_try_at: next })
      await jobs.put(queued(DELIVER, { delivery: id }, laterTime(next, now())))
    })
  }

  /** @param failure Its messages are as they were before the try. */
  async function failPart(
    notification: Notification,
    delivery: DeliveryRow,
    part: string,
    { causes, messages }: Failure,
  ): Promise<void> {
    const tries = mostTries(messages) + 1
    const ids = new Set(messages.map(({ id }) => id))
    const all = await store.deliveries.messages([delivery.id])
    const left = all.filter((message) => ids.has(message.id) && !isEnded(message))
    // One that is `sending` stays so: it may have arrived.
    for (const { id, state } of left) {
      await store.deliveries.updateMessage(id, {
        tries,
        ...(state !== 'sending' && { state: 'waiting' as const, error: null, causes }),
      })
    }
    await afterTry(notification, delivery, part)
  }

  /** The part is tried again; its other messages keep when, which says up to when the owner knows of failures. */
  async function tryLater(
    notification: Notification,
    { id }: DeliveryRow,
    { part, waitMs, reasons }: { part: string; waitMs: number; reasons: readonly Reason[] },
  ): Promise<void> {
    const next = new Date(now() + waitMs).toISOString()
    const notices = await queues.queue()
    await change.bySystem(async (work) => {
      const { deliveries, jobs } = work.repositories
      await deliveries.lock(id)
      const all = await deliveries.messages([id])
      const own = all.filter((message) => partOf(message) === part)
      await deliveries.updateMessages(
        own.map((message) => message.id),
        { next_try_at: next, is_apart: true },
      )
      const open = all.filter((message) => !isEnded(message))
      const others = open.filter((message) => !own.includes(message))
      const earliest = [next, earliestTry(others) ?? next].sort()[0] ?? next
      await deliveries.update(id, { state: 'waiting', note: null, causes: causesOf(open), next_try_at: earliest })
      await jobs.put(partJob(id, part, laterTime(next, now())))
      if (reasons.length > 0) await notices.toOwner(work, notification, { kind: 'failed', delivery: id, reasons })
    })
  }

  /** A delivery without messages. */
  async function giveUp(
    notification: Notification,
    { id }: DeliveryRow,
    { causes, reasons }: { causes: readonly StoredCause[]; reasons: readonly Reason[] },
  ): Promise<void> {
    const notices = await queues.queue()
    await change.bySystem(async (work) => {
      await end(work, id, { state: 'failed', causes })
      if (reasons.length > 0) await notices.toOwner(work, notification, { kind: 'failed', delivery: id, reasons })
    })
  }

  /** @param own What the caller was about to send; what another job is sending at this moment goes on. */
  async function stopFor(
    notification: Notification,
    { id }: DeliveryRow,
    { causes, messages: own }: Failure,
  ): Promise<void> {
    const notices = await queues.queue()
    const ids = new Set(own.map((message) => message.id))
    const text = causesInEnglish(causes)
    await change.bySystem(async (work) => {
      const { deliveries } = work.repositories
      await deliveries.lock(id)
      const open = (await deliveries.messages([id])).filter((message) => !isEnded(message))
      const left = open.filter((message) => message.state !== 'sending' || ids.has(message.id))
      if (left.length === open.length) await end(work, id, { state: 'failed', causes }, left)
      else await deliveries.failOpen(left.map((message) => message.id))
      // Another part has found the same.
      if (!notification.active && notification.stop_reason === text) return
      await stop(work, notification, text)
      // One without an owner may get another, and go on.
      if (!causes.some(({ code }) => code === 'owner-deactivated')) await notices.stopped(work, notification)
      await notices.toOwner(work, notification, { kind: 'stopped', delivery: id, reasons: [{ to: '', causes }] })
    })
  }

  return { hasLater, afterTry, replace, fail, stopFor }
}

const SENT = { state: 'sent' as const, causes: null }

/** The delivery is over. @param left What of it is given up. */
async function end(
  { repositories: { deliveries }, time: ended_at }: Work,
  id: number,
  { state, causes }: { state: 'sent' | 'failed' | 'skipped'; causes: readonly StoredCause[] | null },
  left: readonly DeliveryMessageRow[] = [],
): Promise<void> {
  await deliveries.failOpen(left.map((message) => message.id))
  await deliveries.update(id, { state, note: null, causes, next_try_at: null, ended_at })
}

export function isEnded({ state }: DeliveryMessageRow): boolean {
  return state === 'sent' || state === 'failed'
}

function isOver({ state }: DeliveryRow): boolean {
  return state !== 'due' && state !== 'waiting'
}

function isLastTry(tries: number): boolean {
  return WAITS_MS[tries - 1] === undefined
}

function mostTries(messages: readonly DeliveryMessageRow[]): number {
  return Math.max(...messages.map(({ tries }) => tries))
}

/** Of messages that wait for a try. */
function earliestTry(messages: readonly DeliveryMessageRow[]): string | null {
  return (
    messages.flatMap(({ state, next_try_at }) => (state === 'waiting' ? (next_try_at ?? []) : [])).sort()[0] ?? null
  )
}

/** What is known of why they were not sent; of earlier versions there is a sentence. */
function causesOf(messages: readonly Pick<DeliveryMessageRow, 'causes' | 'error'>[]): StoredCause[] {
  return messages.flatMap(({ causes, error }) => causes ?? (error === null ? [] : [causeOfText(error)]))
}

/** One that is given up before anybody tried it, or while it was on its way, has nothing yet that says why. */
function withReason(message: DeliveryMessageRow): DeliveryMessageRow {
  if (message.state === 'sending') return { ...message, causes: [BROKEN_OFF] }
  const causes = causesOf([message])
  return { ...message, causes: causes.length > 0 ? causes : [REPLACED_BEFORE] }
}

function reasonOf(message: DeliveryMessageRow): Reason {
  return { to: message.recipients.join(', '), causes: causesOf([message]) }
}

/**
 * What failed for good since the owner was written to last: at the end of the last try, which was before the time of this one.
 * A try that broke off wrote to nobody. The owner has had a mail about addresses that are not allowed.
 */
function newReasons(messages: readonly DeliveryMessageRow[], now: number): Reason[] {
  const planned = messages.flatMap(({ next_try_at: next }) => (next !== null && Date.parse(next) <= now ? [next] : []))
  const from = planned.sort().at(-1) ?? ''
  return messages
    .filter((message) => message.state === 'failed' && !isNotAllowed(message))
    .filter(({ tried_at }) => (tried_at ?? from) >= from)
    .map(reasonOf)
}

/** Its next try is still to come; never further ahead than any wait, or a clock that was ahead has written it. */
export function isTooEarly(
  { state, next_try_at: next }: Pick<DeliveryRow, 'state' | 'next_try_at'>,
  now: number,
): boolean {
  const aheadMs = next === null ? 0 : Date.parse(next) - now
  return state === 'waiting' && aheadMs > 0 && aheadMs <= Math.max(...WAITS_MS)
}

/** When the job of a next try runs. The queue takes jobs that are further ahead for those of a wrong clock. */
export function laterTime(next: string, now: number): string {
  return new Date(Math.min(Date.parse(next), now + LONGEST_JOB_MS)).toISOString()
}
