/**
 * The threads that encode exports: started on demand, at most one per core, ended after a while without work. Several
 * exports share a thread when there are more of them, so that slow readers do not hold up others.
 */
import type { RowBatch } from '@querent/query'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { ExportJob } from './job.ts'
import type { Source } from '../stream/closable-stream.ts'
import type { FromWorker, ToWorker } from './messages.ts'
import type { ExportFormat, ExportPlan } from '../types.ts'

/** Another export within it finds the thread. Then it ends, before the server gives back what is free (`process/rest.ts`). */
const IDLE_MS = 4_000
/** A thread that needs more fails its exports, not the server. */
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 }

interface Thread {
  worker: Worker
  jobs: Map<number, ExportJob>
  idleTimer: NodeJS.Timeout | undefined
}

export class ExportThreads {
  readonly #limit: number
  readonly #idleMs: number
  readonly #threads = new Set<Thread>()
  #lastJob = 0

  constructor(limit = availableParallelism(), idleMs = IDLE_MS) {
    this.#limit = limit
    this.#idleMs = idleMs
  }

  /** Threads that run now. */
  get size(): number {
    return this.#threads.size
  }

  /** Encodes batches on a thread; the thread is chosen when the first chunk is read. */
  export(format: ExportFormat, plan: ExportPlan, batches: AsyncIterable<RowBatch>): Source<Uint8Array> {
    let job: ExportJob | undefined
    return {
      next: () => (job ??= this.#startJob(format, plan, batches)).next(),
      close: async () => (job ??= this.#startJob(format, plan, batches)).close(),
    }
  }

  /** Ends all threads; exports under way fail. */
  async close(): Promise<void> {
    await Promise.all([...this.#threads].map(({ worker }) => worker.terminate()))
  }

  #startJob(format: ExportFormat, plan: ExportPlan, batches: AsyncIterable<RowBatch>): ExportJob {
    const thread = this.#leastBusy()
    const id = (this.#lastJob += 1)
    const post = (message: ToWorker, moved: ArrayBuffer[] = []) => thread.worker.postMessage(message, moved)
    const job = new ExportJob(batches, {
      send: (batch) => post({ type: 'rows', job: id, batch }, memoryOf(batch)),
      end: () => post({ type: 'end', job: id }),
      release: () => {
        post({ type: 'cancel', job: id })
        this.#release(thread, id)
      },
    })
    thread.jobs.set(id, job)
    clearTimeout(thread.idleTimer)
    thread.worker.ref()
    post({ type: 'start', job: id, format, plan })
    return job
  }

  #release(thread: Thread, id: number): void {
    thread.jobs.delete(id)
    if (thread.jobs.size > 0) return
    thread.worker.unref()
    thread.idleTimer = setTimeout(() => this.#retire(thread), this.#idleMs).unref()
  }

  /** The thread ends itself, see there. */
  #retire(thread: Thread): void {
    this.#threads.delete(thread)
    const message: ToWorker = { type: 'retire' }
    thread.worker.postMessage(message, [])
  }

  #leastBusy(): Thread {
    const [first] = [...this.#threads].sort((a, b) => a.jobs.size - b.jobs.size)
    return first && (first.jobs.size === 0 || this.#threads.size >= this.#limit) ? first : this.#startThread()
  }

  #startThread(): Thread {
    const worker = new Worker(new URL('./thread.ts', import.meta.url), {
      resourceLimits: RESOURCE_LIMITS,
      execArgv: [],
    })
    const thread: Thread = { worker, jobs: new Map(), idleTimer: undefined }
    let cause: unknown
    worker.on('message', (message: FromWorker) => thread.jobs.get(message.job)?.receive(message))
    worker.on('error', (error) => (cause = error))
    worker.on('exit', () => {
      this.#threads.delete(thread)
      clearTimeout(thread.idleTimer)
      for (const job of thread.jobs.values()) job.fail(new Error('The export thread ended', { cause }))
    })
    this.#threads.add(thread)
    return thread
  }
}

/** Texts are moved to the thread, values are copied. */
function memoryOf(batch: RowBatch): ArrayBuffer[] {
  return Array.isArray(batch) ? [] : [batch.bytes.buffer, batch.bounds.buffer]
}
