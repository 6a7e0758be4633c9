/**
 * The thread that draws: started by the first picture, ended after a while without work. One thread draws one picture after
 * the other: they take milliseconds, and their memory is needed once.
 */
import { Thread } from '@querent/drivers/shared/threads/index.ts'
import type { FindMap } from '../types.ts'
import type { FromPainter, Made, ToPainter, Work } from './messages.ts'

/** Another picture within it finds the thread with its fonts read. */
const IDLE_MS = 4_000
/** A thread that needs more fails its pictures, not the server. */
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 }
/** Pictures that wait at a time; more are refused, since their answers would fill the memory. */
const MOST_WAITING = 64

interface Job {
  work: Work
  done(made: Made): void
  fail(error: Error): void
}

type Running = Thread<ToPainter, FromPainter>

export class Painter {
  readonly #findMap: FindMap
  readonly #idleMs: number
  readonly #jobs = new Map<number, Job>()
  #thread: Running | undefined
  #idleTimer: NodeJS.Timeout | undefined
  #lastJob = 0

  constructor(findMap: FindMap, idleMs = IDLE_MS) {
    this.#findMap = findMap
    this.#idleMs = idleMs
  }

  /** Whether its thread runs now. */
  get isRunning(): boolean {
    return this.#thread !== undefined
  }

  /** @throws {Error} when the picture cannot be drawn, is no longer wanted, or too many wait. */
  draw(work: Work, signal?: AbortSignal): Promise<Made> {
    signal?.throwIfAborted()
    if (this.#jobs.size >= MOST_WAITING) return Promise.reject(new Error('Too many pictures are waiting to be drawn.'))
    const job = (this.#lastJob += 1)
    return new Promise((resolve, reject) => {
      const stop = () => this.#end(job)?.fail(Error('The picture is no longer wanted.', { cause: signal?.reason }))
      signal?.addEventListener('abort', stop, { once: true })
      const over = () => signal?.removeEventListener('abort', stop)
      this.#jobs.set(job, {
        work,
        done: (made) => (over(), resolve(made)),
        fail: (error) => (over(), reject(error)),
      })
      clearTimeout(this.#idleTimer)
      const thread = (this.#thread ??= this.#start())
      thread.keepProcess(true)
      thread.post({ type: 'draw', job, work })
    })
  }

  /** Ends the thread; pictures that it draws fail. */
  async close(): Promise<void> {
    await this.#thread?.end()
  }

  #end(id: number): Job | undefined {
    const job = this.#jobs.get(id)
    this.#jobs.delete(id)
    if (this.#jobs.size === 0 && job !== undefined) {
      this.#thread?.keepProcess(false)
      clearTimeout(this.#idleTimer)
      this.#idleTimer = setTimeout(() => this.#retire(), this.#idleMs).unref()
    }
    return job
  }

  /** The thread ends itself. */
  #retire(): void {
    this.#thread?.post({ type: 'retire' })
    this.#thread = undefined
  }

  #start(): Running {
    const thread: Running = new Thread<ToPainter, FromPainter>(
      new URL('./thread.ts', import.meta.url),
      { resourceLimits: RESOURCE_LIMITS },
      {
        onMessage: (message) => void this.#receive(thread, message),
        onExit: (cause) => this.#lost(thread, cause),
      },
    )
    return thread
  }

  async #receive(thread: Running, message: FromPainter): Promise<void> {
    if (message.type === 'made') this.#end(message.job)?.done(message.made)
    else if (message.type === 'failed') this.#end(message.job)?.fail(new Error(message.message))
    else {
      const map = await this.#findMap(message.key).catch(() => undefined)
      thread.post({ type: 'map', job: message.job, map: map ?? null })
    }
  }

  #lost(thread: Running, cause: Error | undefined): void {
    if (this.#thread !== thread) return
    this.#thread = undefined
    clearTimeout(this.#idleTimer)
    for (const [id, job] of this.#jobs) {
      this.#jobs.delete(id)
      job.fail(new Error('The thread that draws pictures ended.', { cause }))
    }
  }
}
