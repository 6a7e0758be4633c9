import { randomUUID } from 'node:crypto'
import type { Observe } from '../observe/events.ts'
import { messageOf } from '../observe/message-of.ts'
import { actingAlone, type JobRow, type JsonObject, type Store } from '../store/index.ts'
import { nextTime } from './cron.ts'
import type { JobHandler } from './job-handler.ts'
import { runClaimed } from './run-claimed.ts'

/** How often a process looks for work that others have queued. */
const POLL_MS = 5_000
/** A claim lasts this long; a process that is alive renews it three times meanwhile. */
const LEASE_MS = 60_000
/** Kind of the rows that stand for a schedule; doing one queues the job it is for. */
const SCHEDULE_KIND = 'schedule'
/** A schedule that is given up would never come due again. */
const UNLIMITED = Number.POSITIVE_INFINITY

export interface Schedule {
  cron: string
  /** IANA name. */
  timeZone: string
  kind: string
  /** Key of the job that is queued each time. */
  key: string
  payload: JsonObject
}

export interface Jobs {
  register(kind: string, handler: JobHandler): void
  /** Queues work; the same key again moves the first request, or runs it once more if it is running. */
  enqueue(kind: string, key: string, payload: JsonObject, delayMs?: number): Promise<void>
  /** Has a job queued at the times of a cron string, instead of what was scheduled under this name before. */
  schedule(name: string, schedule: Schedule): Promise<void>
  unschedule(names: readonly string[]): Promise<void>
  /** Begins to work. */
  start(): void
  /** Runs everything that is due now, and what that queues, until nothing is left. For tests and tools. */
  drain(): Promise<void>
  /** Does something while no job runs in this process; what runs is aborted, handed back and begun again afterwards. */
  pause<T>(work: () => Promise<T>): Promise<T>
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
  const handlers = new Map<string, JobHandler>([
    [SCHEDULE_KIND, { concurrency: 1, maxAttempts: UNLIMITED, run: runSchedule }],
  ])
  const running = new Map<Promise<void>, string>()
  let stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let isStarted = false
  let filling: Promise<void> | undefined

  const iso = (time: number) => new Date(time).toISOString()

  async function enqueue(kind: string, key: string, payload: JsonObject, delayMs = 0): Promise<void> {
    await store.jobs.put({ key, kind, payload, runAt: iso(now() + delayMs) })
    wake(delayMs)
  }

  async function schedule(name: string, planned: Schedule): Promise<void> {
    const runAt = nextTime(planned.cron, planned.timeZone, now())
    if (runAt === null) return unschedule([name])
    await store.jobs.put({ key: scheduleKey(name), kind: SCHEDULE_KIND, payload: { name, ...planned }, runAt })
    wake(Date.parse(runAt) - now())
  }

  async function unschedule(names: readonly string[]): Promise<void> {
    await store.jobs.delete(names.map(scheduleKey))
  }

  /** Queues the job, then the schedule itself for its next time. */
  async function runSchedule(payload: JsonObject): Promise<void> {
    const { name, ...planned } = readSchedule(payload)
    await enqueue(planned.kind, planned.key, planned.payload)
    await schedule(name, planned)
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
    while (!stopping.signal.aborted) {
      const job = await store.jobs.claim({
        kinds: kindsWithRoom(),
        worker: id,
        now: iso(now()),
        lockedUntil: leaseEnd(),
      })
      if (job === undefined) return
      launch(job)
    }
  }

  function kindsWithRoom(): string[] {
    const busy = [...running.values()]
    return [...handlers].flatMap(([kind, { concurrency }]) =>
      busy.filter((other) => other === kind).length < concurrency ? [kind] : [],
    )
  }

  function launch(job: JobRow): void {
    const handler = handlers.get(job.kind)
    if (handler === undefined) return
    const worker = { store, observe, now, worker: id, stopping: stopping.signal, leaseEnd }
    const done = actingAlone(() => runClaimed(job, handler, worker)).finally(() => {
      running.delete(done)
      wake(0)
    })
    running.set(done, job.kind)
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

  return {
    register: (kind, handler) => void handlers.set(kind, handler),
    enqueue,
    schedule,
    unschedule,
    start() {
      isStarted = true
      wake(0)
    },
    async drain() {
      do {
        await fill()
        await Promise.all(running.keys())
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
    running: () => [...running.values()],
    async stop() {
      isStarted = false
      await halt()
    },
  }
}

function scheduleKey(name: string): string {
  return `schedule ${name}`
}

function readSchedule(payload: JsonObject): Schedule & { name: string } {
  const text = (key: string) => String(payload[key])
  return {
    name: text('name'),
    cron: text('cron'),
    timeZone: text('timeZone'),
    kind: text('kind'),
    key: text('key'),
    payload: { ...Object(payload['payload']) },
  }
}
