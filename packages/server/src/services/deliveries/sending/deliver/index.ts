/**
 * Sends one delivery. What is sent is decided once: the outcome of the condition and a row for each message are written
 * together. A message is `sending` before it goes and `sent` after it was accepted. When a process ends in between, the next
 * one finds it `sending` and marks what it sends as a repetition, because the first try may have arrived.
 *
 * Each open message has one job that sends it: that of the delivery, or that of its part once it waits apart.
 */
import { queued, type Task } from '../../../../jobs/index.ts'
import type { DeliveryMessageRow, DeliveryRow, Notification } from '../../../../store/index.ts'
import { DELIVER } from '../../tasks.ts'
import type { MadeContent } from '../alert-content.ts'
import { messagesOf } from '../messages.ts'
import { outsideAddresses } from '../outside.ts'
import { CannotSend } from '../stopped.ts'
import { deciding, isResent, type Duty } from './deciding.ts'
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

export function deliverTask(deps: DeliverDeps) {
  const { store, lanes } = deps
  const outside = outsideAddresses(deps)
  const endings = deliveryEndings(deps)
  const send = messageSending(deps)
  const kept = keptContent(deps)
  const decide = deciding(deps)
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
      const all = known.filter((message) => message.is_apart && partOf(message) === part)
      if (isDone(all)) return endings.afterTry(notification, delivery, part)
      return runPart({ ...duty, own: all.filter((message) => !isEnded(message)) }, part)
    }
    for (const job of partJobs(id, apart, deps.now())) await store.jobs.put(job)
    const inline = known.filter(({ is_apart }) => !is_apart)
    for (const [done, all] of Map.groupBy(inline, partOf)) {
      if (isDone(all)) await endings.afterTry(notification, delivery, done)
    }
    const own = inline.filter((message) => !isEnded(message))
    if (own.length > 0 || known.length === 0) await runWhole({ ...duty, own })
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
      if (made === undefined) return await remakeAndSend(duty, part)
      await sendPart(duty, part, made)
      const after = await store.deliveries.find(id)
      if (after === undefined || !isOpen(after)) kept.forget(id)
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

/** The process that sent the last of them ended before it could say what that comes to. */
function isDone(messages: readonly DeliveryMessageRow[]): boolean {
  return messages.length > 0 && messages.every(isEnded)
}

/** Those of parts that wait apart. Each has its job already, but for what somebody resends together with the delivery. */
function partJobs(delivery: number, apart: readonly DeliveryMessageRow[], now: number) {
  return [...Map.groupBy(apart, partOf)].map(([part, messages]) => {
    const next = nextOf(messages)
    return partJob(delivery, part, next === null ? new Date(now).toISOString() : laterTime(next, now))
  })
}

/** When the messages are to be tried, where a try is planned. */
function nextOf(messages: readonly DeliveryMessageRow[]): string | null {
  return messages.flatMap(({ state, next_try_at }) => (state === 'due' ? [] : (next_try_at ?? []))).sort()[0] ?? null
}

/** Somebody has asked for another try of them, which may come long after the delivery was taken up. */
function isResentPart(messages: readonly DeliveryMessageRow[]): boolean {
  return messages.some(({ state, tries, next_try_at }) => state === 'due' && tries === 0 && next_try_at !== null)
}

function isOpen({ state }: DeliveryRow): boolean {
  return state === 'due' || state === 'waiting'
}
