/**
 * The threads that encode exports: started on demand, at most one per core, ended after a while without work. Several
 * exports share a thread when there are more of them, so that slow readers do not hold up others.
 */
import type { RowBatch } from '@querent/query'
import { availableParallelism } from 'node:os'
import { Thread } from '@querent/drivers/shared/threads/index.ts'
import { ExportJob } from './job.ts'
import type { Source } from '../stream/closable-stream.ts'
import type { FromWorker, ToWorker } from './messages.ts'
import type { ExportFormat, ExportPlan } from '../types.ts'

/** Another export within it finds the thread. Then it ends, before the server gives back what is free (`process/rest.ts`). */
const IDLE_MS = 4_000
/** A thread that needs more fails its exports, not the server. */
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 }

interface Encoder {
  thread: Thread<ToWorker, FromWorker>
  jobs: Map<number, ExportJob>
  idleTimer: NodeJS.Timeout | undefined
}

export class ExportThreads {
  readonly #limit: number
  readonly #idleMs: number
  readonly #encoders = new Set<Encoder>()
  #lastJob = 0

  constructor(limit = availableParallelism(), idleMs = IDLE_MS) {
    this.#limit = limit
    this.#idleMs = idleMs
  }

  /** Threads that run now. */
  get size(): number {
    return this.#encoders.size
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
    await Promise.all([...this.#encoders].map(({ thread }) => thread.end()))
  }

  #startJob(format: ExportFormat, plan: ExportPlan, batches: AsyncIterable<RowBatch>): ExportJob {
    const encoder = this.#leastBusy()
    const { thread } = encoder
    const id = (this.#lastJob += 1)
    const job = new ExportJob(batches, {
      send: (batch) => thread.post({ type: 'rows', job: id, batch }, memoryOf(batch)),
      end: () => thread.post({ type: 'end', job: id }),
      release: () => {
        thread.post({ type: 'cancel', job: id })
        this.#release(encoder, id)
      },
    })
    encoder.jobs.set(id, job)
    clearTimeout(encoder.idleTimer)
    thread.keepProcess(true)
    thread.post({ type: 'start', job: id, format, plan })
    return job
  }

  #release(encoder: Encoder, id: number): void {
    encoder.jobs.delete(id)
    if (encoder.jobs.size > 0) return
    encoder.thread.keepProcess(false)
    encoder.idleTimer = setTimeout(() => this.#retire(encoder), this.#idleMs).unref()
  }

  /** The thread ends itself, see there. */
  #retire(encoder: Encoder): void {
    this.#encoders.delete(encoder)
    encoder.thread.post({ type: 'retire' })
  }

  #leastBusy(): Encoder {
    const [first] = [...this.#encoders].sort((a, b) => a.jobs.size - b.jobs.size)
    return first && (first.jobs.size === 0 || this.#encoders.size >= this.#limit) ? first : this.#startEncoder()
  }

  #startEncoder(): Encoder {
    const jobs = new Map<number, ExportJob>()
    const thread = new Thread<ToWorker, FromWorker>(
      new URL('./thread.ts', import.meta.url),
      { resourceLimits: RESOURCE_LIMITS },
      {
        onMessage: (message) => jobs.get(message.job)?.receive(message),
        onExit: (cause) => {
          this.#encoders.delete(encoder)
          clearTimeout(encoder.idleTimer)
          for (const job of jobs.values()) job.fail(new Error('The export thread ended', { cause }))
        },
      },
    )
    const encoder: Encoder = { thread, jobs, idleTimer: undefined }
    this.#encoders.add(encoder)
    return encoder
  }
}

/** Texts are moved to the thread, values are copied. */
function memoryOf(batch: RowBatch): ArrayBuffer[] {
  return Array.isArray(batch) ? [] : [...new Set([batch.bytes.buffer, batch.bounds.buffer])]
}
