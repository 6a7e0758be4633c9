import type { Observe } from '../observe/events.ts'
import { messageOf } from '../observe/message-of.ts'
import type { JobRow, Store } from '../store/index.ts'
import type { Task } from './task.ts'

/** The claim is renewed in this rhythm, well before it ends. */
const HEARTBEAT_MS = 20_000
const FIRST_RETRY_MS = 10_000
const LAST_RETRY_MS = 10 * 60_000

interface Worker {
  store: Pick<Store, 'jobs' | 'taskHistory'>
  observe: Observe
  now: () => number
  worker: string
  /** Aborts when the process shuts down. */
  stopping: AbortSignal
  leaseEnd(): string
}

/** Runs one claimed job to its end and says in the queue how it went; never rejects. */
export async function runClaimed(job: JobRow, task: Task, context: Worker): Promise<void> {
  const lost = new AbortController()
  const heartbeat = setInterval(() => void renew(job, context, lost), HEARTBEAT_MS)
  heartbeat.unref()
  const signal = AbortSignal.any([context.stopping, lost.signal])
  try {
    // A claim that was on its way when the process began to stop comes too late.
    const begun = context.stopping.aborted ? undefined : await context.store.jobs.begin(job, context.worker)
    if (begun === undefined) await context.store.jobs.release(job, context.worker)
    else await attempt(begun, task, context, signal)
  } catch (error) {
    context.observe({ type: 'background.failed', task: `job ${job.key}`, error: messageOf(error) })
  } finally {
    clearInterval(heartbeat)
  }
}

async function renew(job: JobRow, { store, worker, leaseEnd }: Worker, lost: AbortController): Promise<void> {
  // A heartbeat that cannot be written is tried again: the claim has time for two more.
  const isMine = await store.jobs.extend(job.id, worker, leaseEnd()).catch(() => true)
  if (!isMine) lost.abort(new Error('Another process has taken the job over'))
}

async function attempt(job: JobRow, task: Task, context: Worker, signal: AbortSignal): Promise<void> {
  const { store, observe, now, worker, stopping } = context
  const before = performance.now()
  const history = await taskHistory(job, task, context)
  try {
    signal.throwIfAborted()
    await task.run(job.payload, signal)
    const durationMs = Math.round(performance.now() - before)
    await history?.end('success', durationMs, null)
    await store.jobs.finish(job, worker)
    observe({ type: 'job.finished', kind: job.kind, key: job.key, durationMs })
  } catch (error) {
    if (stopping.aborted) {
      await history?.drop()
      await store.jobs.postpone(job, worker, { run_at: job.run_at, attempts: job.attempts - 1, last_error: null })
      return
    }
    const message = messageOf(error)
    await history?.end('failed', Math.round(performance.now() - before), message)
    observe({ type: 'job.failed', kind: job.kind, key: job.key, error: message })
    if (job.attempts >= task.tries) {
      await task
        .gaveUp?.(job.payload)
        .catch((fault: unknown) =>
          observe({ type: 'background.failed', task: `job ${job.key}`, error: messageOf(fault) }),
        )
      return store.jobs.finish(job, worker)
    }
    const delayMs = Math.min(FIRST_RETRY_MS * 4 ** (job.attempts - 1), LAST_RETRY_MS)
    const run_at = new Date(now() + delayMs).toISOString()
    await store.jobs.postpone(job, worker, { run_at, attempts: job.attempts, last_error: message })
  }
}

/** Notes how the job goes, for `/api/task`; nothing for what only queues other jobs. */
async function taskHistory(job: JobRow, { isUnnoted = false }: Task, { store, now }: Worker) {
  if (isUnnoted) return undefined
  const iso = () => new Date(now()).toISOString()
  const { databaseId } = job.payload
  const id = await store.taskHistory.begin({
    jobKey: job.key,
    task: job.kind,
    databaseId: typeof databaseId === 'number' ? databaseId : null,
    payload: job.payload,
    startedAt: iso(),
  })
  return {
    drop: () => store.taskHistory.drop(id),
    end: (status: 'success' | 'failed', duration: number, error: string | null) =>
      store.taskHistory.end(id, { status, endedAt: iso(), duration, error }),
  }
}
