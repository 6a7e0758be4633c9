/**
 * Sends one delivery. What is sent is decided once: the outcome of the condition and a row for each message are written
 * together. A message is `sending` before it goes and `sent` after it was accepted. When a process ends in between, the next
 * one finds it `sending` and marks what it sends as a repetition, because the first try may have arrived.
 *
 * Each open message has one job that sends it: that of the delivery, or that of its part once it waits apart.
 */
import { cause, causeOfSaid, type Cause } from '../../../../delivery/index.ts'
import { queued, type Task } from '../../../../jobs/index.ts'
import type { DeliveryMessageRow, DeliveryRow, Notification } from '../../../../store/index.ts'
import type { Work } from '../../../shared/work.ts'
import { DELIVER } from '../../tasks.ts'
import type { MadeContent } from '../alert-content.ts'
import { messagesOf } from '../messages.ts'
import { outsideAddresses } from '../outside.ts'
import { CannotSend } from '../stopped.ts'
import { deliveryEndings, isEnded, isTooEarly, laterTime } from './endings.ts'
import { keptContent } from './kept-content.ts'
import { MOST_AT_ONCE, type DeliveryLanes } from './lanes.ts'
import { enterParts, partJob, partOf, type Entered } from './parts.ts'
import { messageSending } from './send-message.ts'
import { whyOf } from '../why.ts'

export { deliveryLanes } from './lanes.ts'
export { includesOf } from './send-message.ts'

type DeliverDeps = Parameters<typeof deliveryEndings>[0] &
  Parameters<typeof messageSending>[0] &
  Parameters<typeof outsideAddresses>[0] &
  Parameters<typeof keptContent>[0] & {
    make(notification: Notification, delivery: DeliveryRow, signal: AbortSignal): Promise<MadeContent>
    lanes: DeliveryLanes
  }

/** What one job has to do. */
interface Duty {
  notification: Notification
  delivery: DeliveryRow
  /** Its own messages that have not ended; none before what is sent was decided. */
  own: readonly DeliveryMessageRow[]
  signal: AbortSignal
}

export function deliverTask(deps: DeliverDeps) {
  const { store, change, lanes } = deps
  const outside = outsideAddresses(deps)
  const endings = deliveryEndings(deps)
  const send = messageSending(deps)
  const kept = keptContent(deps)
  const time = () => new Date(deps.now()).toISOString()

  async function run({ delivery: id, part }: { delivery: number; part?: string }, signal: AbortSignal): Promise<void> {
    const delivery = await store.deliveries.find(id)
    if (delivery === undefined || !isOpen(delivery)) return kept.forget(id)
    const notification = await store.notifications.find(delivery.notification_id)
    if (notification === undefined) return
    const known = await store.deliveries.messages([id])
    const open = known.filter((message) => !isEnded(message))
    const apart = open.filter(({ is_apart }) => is_apart)
    const duty = { notification, delivery, signal }
    if (part !== undefined) {
      return runPart({ ...duty, own: apart.filter((message) => partOf(message) === part) }, part)
    }
    await wakeParts(delivery, apart)
    const own = open.filter(({ is_apart }) => !is_apart)
    if (own.length > 0 || known.length === 0) await runWhole({ ...duty, own })
  }

  /** Those that somebody resends together with the delivery, and those whose job is not due yet, have their job anyway. */
  async function wakeParts({ id }: DeliveryRow, apart: readonly DeliveryMessageRow[]): Promise<void> {
    for (const [part, messages] of Map.groupBy(apart, partOf)) {
      const next = nextOf(messages)
      await store.jobs.put(partJob(id, part, next === null ? time() : laterTime(next, deps.now())))
    }
  }

  async function runWhole({ notification, delivery, own, signal }: Duty): Promise<void> {
    const { id, next_try_at: next } = delivery
    if (next !== null && isTooEarly(delivery, deps.now())) {
      return store.jobs.put(queued(DELIVER, { delivery: id }, laterTime(next, deps.now())))
    }
    const isAsked = own.length > 0 ? isResentPart(own) : isResent(delivery)
    if (!isAsked && (await endings.hasLater(notification, delivery))) {
      return endings.replace(notification, delivery, own)
    }
    const planned = own.length > 0 ? own : await messagesOf(store, notification, delivery.handler_ids)
    const entered = await enterParts(lanes, planned)
    const [lane] = entered.full.values()
    // Begun again when there is room: others pass it meanwhile.
    if (entered.free.size === 0 && lane !== undefined) {
      return store.jobs.put({ ...queued(DELIVER, { delivery: id }, time()), lane })
    }
    try {
      await attempt({ notification, delivery, own, signal }, entered)
    } finally {
      for (const part of entered.free) entered.leave(part)
    }
  }

  async function attempt({ notification, delivery, own, signal }: Duty, entered: Entered): Promise<void> {
    const tries = delivery.tries + 1
    await store.deliveries.update(delivery.id, { tries, started_at: delivery.started_at ?? time() })
    const duty = { notification, delivery: { ...delivery, tries }, own, signal }
    let made: MadeContent
    let messages: readonly DeliveryMessageRow[]
    try {
      const basis = await kept.basisOf(notification)
      made = await deps.make(notification, delivery, signal)
      messages = await decide({ ...duty, delivery }, made, entered)
      if (messages.some(({ is_apart }) => is_apart)) kept.keep(delivery.id, made, basis)
    } catch (error) {
      return failed(duty, error)
    }
    const ready = messages.filter((message) => !message.is_apart && !isEnded(message))
    await sendParts({ ...duty, own: ready }, made, entered)
  }

  /** @throws what was thrown when the work is handed back, to be begun again: nothing is wrong with it. */
  async function failed({ notification, delivery, own, signal }: Duty, error: unknown): Promise<void> {
    if (signal.aborted) throw error
    await store.deliveries.addUnsent(delivery.id, { causes: [whyOf(error)], tried_at: time() })
    const failure = { causes: [whyOf(error)], messages: own }
    if (error instanceof CannotSend) return endings.stopFor(notification, delivery, failure)
    await endings.fail(notification, delivery, failure)
  }

  /**
   * The messages of the delivery, written down with what was decided; none when nothing is sent. Parts without room get a job of
   * their own in the same change.
   */
  async function decide({ notification, delivery, own }: Duty, made: MadeContent, { free, full }: Entered) {
    const { id } = delivery
    if (own.length > 0) {
      const held = own.filter((message) => !free.has(partOf(message)))
      await change.bySystem((work) => setApart(work, id, held, full))
      return store.deliveries.messages([id])
    }
    const reason = skipReason(notification, delivery, made)
    const messages = reason === undefined ? await messagesOf(store, notification, delivery.handler_ids) : []
    const why = reason ?? (messages.length === 0 ? cause('no-recipients') : undefined)
    const resent = isResent(delivery) ? delivery.next_try_at : null
    await change.bySystem(async (work) => {
      const { deliveries } = work.repositories
      await noteOutcome(work, delivery, made)
      if (why !== undefined) return deliveries.update(id, { ...SKIPPED, causes: [why], ended_at: work.time })
      await deliveries.addMessages(messages.map((one) => ({ ...one, delivery_id: id, next_try_at: resent })))
      const added = await deliveries.messages([id])
      const held = added.filter((message) => !free.has(partOf(message)))
      await setApart(work, id, held, full)
    })
    return store.deliveries.messages([id])
  }

  async function sendParts({ own, ...duty }: Duty, made: MadeContent, entered: Entered): Promise<void> {
    const sent = await Promise.allSettled(
      [...Map.groupBy(own, partOf)].map(async ([part, messages]) => {
        await sendPart({ ...duty, own: messages }, part, made)
        entered.leave(part)
      }),
    )
    const failure = sent.find(({ status }) => status === 'rejected')
    if (failure?.status === 'rejected') throw failure.reason
  }

  /** What fails for good is done with, and the owner learns it while others are tried again. */
  async function sendPart(duty: Duty, part: string, { content }: MadeContent): Promise<void> {
    const { notification, delivery, own, signal } = duty
    try {
      const left = await outside.leaveOut(own)
      for (const message of own.filter((one) => !left.includes(one))) {
        await send(notification, message, { content, signal })
      }
      await outside.tell(notification, delivery, left)
    } catch (error) {
      return failed(duty, error)
    }
    await endings.afterTry(notification, delivery, part)
  }

  /** The messages that wait apart: for room, or for their next try. */
  async function runPart({ notification, delivery, own, signal }: Duty, part: string): Promise<void> {
    const [first] = own
    if (first === undefined) return
    const { id } = delivery
    const next = nextOf(own)
    if (next !== null && isTooEarly({ state: 'waiting', next_try_at: next }, deps.now())) {
      return store.jobs.put(partJob(id, part, laterTime(next, deps.now())))
    }
    if (!isResentPart(own) && (await endings.hasLater(notification, delivery))) {
      return endings.replace(notification, delivery, own)
    }
    const ways = await lanes.of(first)
    const places = lanes.enter(ways)
    if ('full' in places) return store.jobs.put(partJob(id, part, time(), places.full))
    try {
      const tries = await countTry(delivery, own)
      const duty = { notification, delivery: { ...delivery, tries }, own, signal }
      const made = await kept.find(notification, id)
      if (made === undefined) await remakeAndSend(duty, part)
      else await sendPart(duty, part, made)
    } finally {
      places.leave(ways)
    }
  }

  async function remakeAndSend(duty: Duty, part: string): Promise<void> {
    const { notification, delivery, signal } = duty
    let made: MadeContent
    try {
      made = await deps.make(notification, delivery, signal)
    } catch (error) {
      return failed(duty, error)
    }
    await sendPart(duty, part, made)
  }

  /** Several parts that are tried as often are one try of the delivery. @returns how many it has. */
  async function countTry({ id, tries }: DeliveryRow, own: readonly DeliveryMessageRow[]): Promise<number> {
    const all = await store.deliveries.messages([id])
    const most = (some: readonly DeliveryMessageRow[]) => Math.max(...some.map((message) => message.tries))
    if (tries > 0 && most(own) < most(all)) return tries
    await store.deliveries.update(id, { tries: tries + 1 })
    return tries + 1
  }

  const task: Task<{ delivery: number; part?: string }> = {
    name: DELIVER,
    concurrency: MOST_AT_ONCE,
    lanes,
    tries: Number.POSITIVE_INFINITY,
    run,
  }
  return { task, run }
}

const SKIPPED = { state: 'skipped' as const, note: null }

/** Gives messages that have no room a job of their part. @param full The lanes that they wait for, by part. */
async function setApart(
  { repositories: { deliveries, jobs }, time }: Work,
  delivery: number,
  messages: readonly DeliveryMessageRow[],
  full: Entered['full'],
): Promise<void> {
  await deliveries.updateMessages(
    messages.map(({ id }) => id),
    { is_apart: true },
  )
  for (const part of new Set(messages.map(partOf))) await jobs.put(partJob(delivery, part, time, full.get(part)))
}

/** When the messages are to be tried, where a try is planned. */
function nextOf(messages: readonly DeliveryMessageRow[]): string | null {
  return messages.flatMap(({ state, next_try_at }) => (state === 'due' ? [] : (next_try_at ?? []))).sort()[0] ?? null
}

/** Somebody has asked for another try, which comes whatever the schedule says. */
function isResent({ state, tries }: DeliveryRow): boolean {
  return state === 'waiting' && tries === 0
}

/** The same of messages, which may be sent long after the delivery was taken up. */
function isResentPart(messages: readonly DeliveryMessageRow[]): boolean {
  return messages.some(({ state, tries, next_try_at }) => state === 'due' && tries === 0 && next_try_at !== null)
}

function isOpen({ state }: DeliveryRow): boolean {
  return state === 'due' || state === 'waiting'
}

/** Why nothing is sent; undefined when something is. What somebody asks for is sent in any case. */
function skipReason(notification: Notification, { reason }: DeliveryRow, made: MadeContent): Cause | undefined {
  if (reason === 'request') return undefined
  if (!notification.active) return cause('stopped-meanwhile')
  if (made.outcome?.isMet === false) return causeOfSaid(made.outcome.reason)
  return made.isEmpty && notification.skip_if_empty ? cause('all-empty') : undefined
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
