/**
 * Which schedules are due. Their next times are in the app database; whoever finds one due writes down what is to be sent and
 * the next time in one transaction, so each time is sent once, by whichever process, however often one restarts.
 *
 * A time that passed while no server ran is sent late, by {@link LATE_MS} at most; of several that passed, the last one. A time
 * that is later than that is skipped, which the log says. Once the zone of reports is another, what was due before is still
 * sent, and what comes is due in the new zone. Times that a clock which was ahead has worked out are worked out again; those
 * that it has sent are not sent once more.
 */
import { cause } from '../../../delivery/index.ts'
import { nextTime, queued, type Task } from '../../../jobs/index.ts'
import type { Deps } from '../../deps.ts'
import type { Work } from '../../shared/work.ts'
import { reportZone } from '../saved/index.ts'
import { DELIVER, DUE } from '../tasks.ts'

/** Who gets the numbers of the morning in the evening takes them for others. */
const LATE_MS = 6 * 60 * 60_000
/** How far back the last time is looked for: a rhythm of seconds and one of hours both need few steps. */
const BACK_MS = [60_000, 60 * 60_000, LATE_MS]
/** By as much, clocks of processes may differ. */
const CLOCKS_DIFFER_MS = 5 * 60_000
/** Schedules that are looked at in one transaction. */
const AT_ONCE = 100
/** Another process may have saved an earlier time: nobody looks later than this. */
const LOOK_MS = 60_000

type DueSchedule = Awaited<ReturnType<Work['repositories']['deliveries']['dueSchedules']>>[number]

export function dueDeliveries({
  store,
  change,
  settings,
  jobs,
  now,
}: Pick<Deps, 'store' | 'change' | 'settings' | 'jobs' | 'now'>) {
  async function run(_payload: object, signal: AbortSignal): Promise<void> {
    const zone = await reportZone(settings)
    for (let found = AT_ONCE; found === AT_ONCE;) {
      signal.throwIfAborted()
      found = await change.bySystem((work) => queueDue(work, zone))
    }
    await workOutAgain(zone, signal)
    await lookAgain()
  }

  /** Times of day mean something else once the zone of reports is another, or the clock was set back. */
  async function workOutAgain(zone: string, signal: AbortSignal): Promise<void> {
    for (let some = [0]; some.length > 0;) {
      signal.throwIfAborted()
      some = await change.bySystem(async ({ repositories, time }) => {
        const latest = new Date(Date.parse(time) + CLOCKS_DIFFER_MS).toISOString()
        const others = await repositories.deliveries.schedulesElsewhere({ zone, latest }, AT_ONCE)
        for (const { id, cron_schedule } of others) {
          const next_at = nextTime(cron_schedule, zone, Date.parse(time))
          await repositories.notifications.updateSchedule(id, { next_at, time_zone: zone, worked_out_at: time })
        }
        return others.map(({ id }) => id)
      })
    }
  }

  async function lookAgain(): Promise<void> {
    const next = await store.deliveries.nextDue()
    if (next === null) return
    await jobs.enqueue(DUE, {}, Math.min(LOOK_MS, Math.max(0, Date.parse(next) - now())))
  }

  const task: Task = {
    name: DUE,
    concurrency: 1,
    tries: Number.POSITIVE_INFINITY,
    isUnnoted: true,
    begin: lookAgain,
    run,
  }
  return { task }
}

/** @returns how many were due. */
async function queueDue(work: Work, zone: string): Promise<number> {
  const { repositories, time } = work
  const due = await repositories.deliveries.dueSchedules(time, AT_ONCE)
  for (const schedule of due) {
    const { at, next } = latestOf(schedule, zone, Date.parse(time))
    await addDelivery(work, schedule, at)
    await repositories.notifications.updateSchedule(schedule.id, {
      next_at: next,
      time_zone: zone,
      worked_out_at: time,
    })
  }
  return due.length
}

/** The last time that has passed, and the one after it. Of times that are all too late, the first one. */
function latestOf({ cron_schedule, next_at }: DueSchedule, zone: string, now: number) {
  const due = next_at ?? new Date(now).toISOString()
  const next = nextTime(cron_schedule, zone, now)
  for (const backMs of BACK_MS) {
    const at = lastTime(cron_schedule, zone, { from: Math.max(now - backMs, Date.parse(due)), to: now })
    if (at !== undefined) return { at, next }
  }
  return { at: due, next }
}

/** The last time after `from` and up to `to` (epoch milliseconds); undefined when there is none. */
function lastTime(cron: string, zone: string, { from, to }: { from: number; to: number }): string | undefined {
  let last: string | undefined
  let next = nextTime(cron, zone, from)
  while (next !== null && Date.parse(next) <= to) {
    last = next
    next = nextTime(cron, zone, Date.parse(next))
  }
  return last
}

async function addDelivery({ repositories, time }: Work, schedule: DueSchedule, at: string): Promise<void> {
  const { id, notification_id, handler_id } = schedule
  const isTooLate = Date.parse(time) - Date.parse(at) > LATE_MS
  const added = await repositories.deliveries.add({
    notification_id,
    schedule_id: id,
    handler_ids: handler_id === null ? null : [handler_id],
    reason: 'schedule',
    requester_id: null,
    due_at: at,
    state: isTooLate ? 'skipped' : 'due',
    causes: isTooLate ? [cause('too-late')] : null,
    next_try_at: null,
    started_at: null,
    ended_at: isTooLate ? time : null,
  })
  if (added !== undefined && !isTooLate) await repositories.jobs.put(queued(DELIVER, { delivery: added }, time))
}
