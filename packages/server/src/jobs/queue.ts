import { randomUUID } from 'node:crypto'
import type { Observe } from '../observe/events.ts'
import { messageOf } from '../observe/message-of.ts'
import { actingAlone, type JobRow, type NewJob, type Store } from '../store/index.ts'
import { nextTime } from './cron.ts'
import { runClaimed } from './run-claimed.ts'
import { queued, taskName, type Task, type TaskName } from './task.ts'
import { bringBack } from './times-ahead.ts'

/** How often a process looks for work that others have queued. */
const POLL_MS = 5_000
/** A claim lasts this long; a process that is alive renews it three times meanwhile. */
const LEASE_MS = 60_000
/** How often a process looks for jobs that a wrong clock has put off; also when its own clock has been set back. */
const LOOK_AHEAD_MS = 10 * 60_000
/** Rows of this kind stand for a schedule; doing one queues the job it is for. */
const SCHEDULE = taskName<Schedule>('schedule', ({ key }) => scheduleKey(key))
/** A schedule that is given up would never come due again. */
const UNLIMITED = Number.POSITIVE_INFINITY

/** When something recurs. */
interface Rhythm {
  cron: string
  /** IANA name. */
  timeZone: string
}

/** A job that is queued again and again. */
interface Schedule extends Rhythm {
  kind: string
  /** Of the job that is queued each time. */
  key: string
  payload: object
}

export interface Jobs {
  /** Has this process do the work of these tasks. */
  add(tasks: readonly Task[]): void
  /** Queues work; the same work again moves the first request, or runs it once more if it is running. */
  enqueue<Payload extends object>(name: TaskName<Payload>, payload: Payload, delayMs?: number): Promise<void>
  /** Looks at once for what was queued within a change, which somebody waits for. */
  wake(): void
  /** Has work queued in a rhythm, instead of the rhythm that the same work had before. */
  schedule<Payload extends object>(name: TaskName<Payload>, payload: Payload, rhythm: Rhythm): Promise<void>
  unschedule<Payload extends object>(name: TaskName<Payload>, payloads: readonly Payload[]): Promise<void>
  /** Has every task begin, then works. */
  start(): Promise<void>
  /** Runs everything that is due now, and what that queues, until nothing is left. For tests and tools. */
  drain(): Promise<void>
  /** Does something while no job runs in this process; what runs is aborted, handed back and begun again afterwards. */
  pause<T>(work: () => Promise<T>): Promise<T>
  /** Kinds of the tasks that were added. */
  kinds(): string[]
  /** Kinds of the jobs that this process works on now. */
  running(): string[]
  /** Stops working; what runs is aborted and handed back. */
  stop(): Promise<void>
}

interface JobsDeps {
  store: Store
  observe: Observe
  now: () => number
}

export function createJobs({ store, observe, now }: JobsDeps): Jobs {
  const id = randomUUID()
  const tasks = new Map<string, Task>()
  const running = new Map<Promise<void>, JobRow>()
  let stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let isStarted = false
  let filling: Promise<void> | undefined
  /** Of the next call from outside. */
  let woken = Promise.withResolvers<void>()
  let lookedAt = Number.NEGATIVE_INFINITY

  const iso = (time: number) => new Date(time).toISOString()

  async function put(row: NewJob, delayMs: number): Promise<void> {
    await store.jobs.put(row)
    wake(delayMs)
  }

  const enqueue: Jobs['enqueue'] = (name, payload, delayMs = 0) =>
    put(queued(name, payload, iso(now() + delayMs)), delayMs)

  async function recur(schedule: Schedule): Promise<void> {
    const runAt = nextTime(schedule.cron, schedule.timeZone, now())
    if (runAt === null) return store.jobs.delete([SCHEDULE.keyOf(schedule)])
    await put(queued(SCHEDULE, schedule, runAt), Date.parse(runAt) - now())
  }

  const schedule: Jobs['schedule'] = (name, payload, { cron, timeZone }) =>
    recur({ cron, timeZone, kind: name.kind, key: name.keyOf(payload), payload })

  const unschedule: Jobs['unschedule'] = (name, payloads) =>
    store.jobs.delete(payloads.map((payload) => scheduleKey(name.keyOf(payload))))

  /** Queues the job, then the schedule itself for its next time. */
  async function runSchedule(sent: Schedule): Promise<void> {
    const { kind, key, payload } = sent
    await put({ kind, key, payload: { ...payload }, runAt: iso(now()) }, 0)
    await recur(sent)
  }

  function wake(delayMs: number): void {
    if (!isStarted || stopping.signal.aborted) return
    clearTimeout(timer)
    timer = setTimeout(tick, Math.max(0, Math.min(delayMs, POLL_MS)))
    timer.unref()
  }

  function tick(): void {
    fill()
      .catch((error: unknown) => observe({ type: 'background.failed', task: 'jobs', error: messageOf(error) }))
      .finally(() => wake(POLL_MS))
  }

  /** Takes as many due jobs as there is room for; one call at a time. */
  function fill(): Promise<void> {
    filling ??= takeAll().finally(() => {
      filling = undefined
    })
    return filling
  }

  async function takeAll(): Promise<void> {
    await lookAhead()
    while (!stopping.signal.aborted) {
      const job = await store.jobs.claim({
        kinds: kindsWithRoom(),
        worker: id,
        now: iso(now()),
        lockedUntil: leaseEnd(),
        fullLanes: fullLanes(),
      })
      if (job === undefined) return
      launch(job)
    }
  }

  async function lookAhead(): Promise<void> {
    if (Math.abs(now() - lookedAt) < LOOK_AHEAD_MS) return
    lookedAt = now()
    await bringBack({ store, now, scheduleKind: SCHEDULE.kind })
  }

  function kindsWithRoom(): string[] {
    const busy = [...running.values()]
    return [...tasks].flatMap(([kind, { concurrency }]) =>
      busy.filter((other) => other.kind === kind).length < concurrency ? [kind] : [],
    )
  }

  /** Those that are full, and those that will be once the work that was taken for them has begun. */
  function fullLanes(): string[] {
    const claimed = Map.groupBy(running.values(), ({ lane }) => lane)
    const filled = [...claimed].flatMap(([lane, jobs]) => {
      const most = tasks.get(jobs[0]?.kind ?? '')?.lanes?.most
      return lane !== null && most !== undefined && jobs.length >= most(lane) ? [lane] : []
    })
    return [...filled, ...[...tasks.values()].flatMap(({ lanes }) => lanes?.full() ?? [])]
  }

  function launch(job: JobRow): void {
    const task = tasks.get(job.kind)
    if (task === undefined) return
    const worker = { store, observe, now, worker: id, stopping: stopping.signal, leaseEnd }
    const done = actingAlone(() => runClaimed(job, task, worker)).finally(() => {
      running.delete(done)
      wake(0)
    })
    running.set(done, job)
  }

  async function halt(): Promise<void> {
    stopping.abort()
    clearTimeout(timer)
    // Who asked for it tells of its failure; the app database may be away.
    await filling?.catch(() => undefined)
    await Promise.all(running.keys())
  }

  function leaseEnd(): string {
    return iso(now() + LEASE_MS)
  }

  function add(more: readonly Task[]): void {
    for (const task of more) tasks.set(task.name.kind, task)
  }

  const recurring: Task<Schedule> = {
    name: SCHEDULE,
    concurrency: 1,
    tries: UNLIMITED,
    isUnnoted: true,
    run: runSchedule,
  }
  add([recurring])
  return {
    add,
    enqueue,
    wake() {
      woken.resolve()
      woken = Promise.withResolvers<void>()
      wake(0)
    },
    schedule,
    unschedule,
    async start() {
      // What cannot be begun, as on a disk that is full, must not keep the rest from it: the next start begins it.
      for (const { begin } of tasks.values()) {
        await begin?.().catch((error: unknown) =>
          observe({ type: 'background.failed', task: 'start', error: messageOf(error) }),
        )
      }
      isStarted = true
      wake(0)
    },
    async drain() {
      do {
        await fill()
        await Promise.race([Promise.all(running.keys()), woken.promise])
        await fill()
      } while (running.size > 0)
    },
    async pause(work) {
      await halt()
      try {
        return await work()
      } finally {
        stopping = new AbortController()
        wake(0)
      }
    },
    kinds: () => [...tasks.keys()],
    running: () => [...running.values()].map(({ kind }) => kind),
    async stop() {
      isStarted = false
      await halt()
    },
  }
}

/** @param key Of the job that recurs. */
function scheduleKey(key: string): string {
  return `schedule ${key}`
}
