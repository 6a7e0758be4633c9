/**
 * The thread that draws: started by the first picture, ended after a while without work. It is given one picture at a time:
 * they take milliseconds, their memory is needed once, and whatever ends the thread ends no other picture.
 */
import { Thread } from '@querent/drivers/shared/threads/index.ts'
import type { FindMap, PainterCode } from '../types.ts'
import { wholeMemory, type FromPainter, type Made, type ToPainter, type Work } from './messages.ts'

const ENTRY = new URL('./thread.ts', import.meta.url)
/** Another picture within it finds the thread with its fonts read. */
const IDLE_MS = 4_000
/** A thread that needs more fails its picture, not the server. */
const MOST_MB = 256
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: MOST_MB, maxYoungGenerationSizeMb: 16 }
/** How long the compiled painter is kept after the last thread: some megabytes, which spare the next one a tenth of a second. */
const CODE_KEPT_MS = 15 * 60_000
/** Pictures that wait at a time; more are refused, since their answers would fill the memory. */
const MOST_WAITING = 64
/** Of a picture; the largest take some seconds. */
const MOST_MS = 120_000

/** What is to be drawn is more than a picture may take. */
export class PictureTooLarge extends Error {
  readonly limit: { megabytes: number } | { seconds: number }

  constructor(limit: PictureTooLarge['limit'], options?: ErrorOptions) {
    const most = 'seconds' in limit ? `${limit.seconds} seconds` : `${limit.megabytes} MB of memory`
    super(`Drawing it takes more than ${most}.`, options)
    this.limit = limit
  }
}

interface Job {
  work: Work
  done(made: Made): void
  fail(error: Error): void
}

type Running = Thread<ToPainter, FromPainter>

interface PainterOptions {
  idleMs?: number
  mostMs?: number
  /** Another entry of the thread, for tests. */
  entry?: URL
}

export class Painter {
  readonly #findMap: FindMap
  readonly #options: Required<PainterOptions>
  /** In the order in which they came. */
  readonly #waiting = new Set<Job>()
  #current: Job | undefined
  #thread: Running | undefined
  /** Of an earlier thread. It holds no memory that a broken picture could have spoilt. */
  #code: PainterCode | undefined
  #forget: NodeJS.Timeout | undefined
  /** Until the current picture has taken too long, or the thread has been idle for long enough. */
  #timer: NodeJS.Timeout | undefined

  constructor(findMap: FindMap, { idleMs = IDLE_MS, mostMs = MOST_MS, entry = ENTRY }: PainterOptions = {}) {
    this.#findMap = findMap
    this.#options = { idleMs, mostMs, entry }
  }

  /** Whether its thread runs now. */
  get isRunning(): boolean {
    return this.#thread !== undefined
  }

  /** @throws {PictureTooLarge} @throws {Error} when the picture cannot be drawn, is no longer wanted, or too many wait. */
  draw(work: Work, signal?: AbortSignal): Promise<Made> {
    signal?.throwIfAborted()
    if (this.#waiting.size >= MOST_WAITING)
      return Promise.reject(new Error('Too many pictures are waiting to be drawn.'))
    return new Promise((resolve, reject) => {
      const over = () => signal?.removeEventListener('abort', stop)
      const job: Job = {
        work,
        done: (made) => (over(), resolve(made)),
        fail: (error) => (over(), reject(error)),
      }
      const stop = () => {
        this.#waiting.delete(job)
        job.fail(Error('The picture is no longer wanted.', { cause: signal?.reason }))
      }
      signal?.addEventListener('abort', stop, { once: true })
      this.#waiting.add(job)
      this.#next()
    })
  }

  /** Starts the thread, which ends after a while without a picture. */
  prepare(): void {
    if (this.#thread !== undefined) return
    this.#thread = this.#start()
    this.#next()
  }

  /** Ends the thread; pictures that wait or are being drawn fail. */
  async close(): Promise<void> {
    const ended = new Error('The thread that draws pictures ended.')
    for (const job of this.#waiting) job.fail(ended)
    this.#waiting.clear()
    await this.#thread?.end()
  }

  /** Has the thread draw the picture that has waited longest. */
  #next(): void {
    if (this.#current !== undefined) return
    const [job] = this.#waiting
    clearTimeout(this.#timer)
    if (job === undefined) {
      this.#thread?.keepProcess(false)
      this.#timer = setTimeout(() => this.#retire(), this.#options.idleMs).unref()
      return
    }
    this.#waiting.delete(job)
    this.#current = job
    const thread = (this.#thread ??= this.#start())
    this.#timer = setTimeout(() => this.#giveUp(thread), this.#options.mostMs).unref()
    thread.keepProcess(true)
    thread.post({ type: 'draw', work: job.work }, answersIn(job.work))
  }

  /** The thread ends itself. */
  #retire(): void {
    this.#thread?.post({ type: 'retire' })
    this.#thread = undefined
    this.#forget ??= setTimeout(() => (this.#code = undefined), CODE_KEPT_MS).unref()
  }

  #giveUp(thread: Running): void {
    const seconds = Math.round(this.#options.mostMs / 1000)
    this.#lost(thread, new PictureTooLarge({ seconds }))
    void thread.end()
  }

  #start(): Running {
    clearTimeout(this.#forget)
    this.#forget = undefined
    const thread: Running = new Thread<ToPainter, FromPainter>(
      this.#options.entry,
      { resourceLimits: RESOURCE_LIMITS, workerData: { code: this.#code } },
      {
        onMessage: (message) => void this.#receive(thread, message),
        onExit: (cause) => this.#lost(thread, cause),
      },
    )
    return thread
  }

  async #receive(thread: Running, message: FromPainter): Promise<void> {
    if (message.type === 'code') {
      this.#code = message.code
      return
    }
    if (this.#thread !== thread) return
    if (message.type === 'map') {
      const map = await this.#findMap(message.key).catch(() => undefined)
      thread.post({ type: 'map', map: map ?? null })
      return
    }
    const job = this.#current
    this.#current = undefined
    if (message.type === 'made') job?.done(message.made)
    else {
      job?.fail(new Error(message.message))
      if (message.isBroken) this.#retire()
    }
    this.#next()
  }

  #lost(thread: Running, cause: Error | undefined): void {
    if (this.#thread !== thread) return
    this.#thread = undefined
    const job = this.#current
    this.#current = undefined
    job?.fail(lossOf(cause))
    this.#next()
  }
}

function lossOf(cause: Error | undefined): Error {
  if (cause instanceof PictureTooLarge) return cause
  if (Object(cause).code === 'ERR_WORKER_OUT_OF_MEMORY') return new PictureTooLarge({ megabytes: MOST_MB }, { cause })
  return new Error('The thread that draws pictures ended.', { cause })
}

/** The memory of answers, which moves to the thread: copies of the largest dashboard's would take one long turn. */
function answersIn(work: Work): ArrayBuffer[] {
  const cards =
    work.kind === 'card' ? [work.card] : work.dashboard.tabs.flatMap((tab) => tab.cards.map(({ card }) => card))
  const answers = cards.flatMap((card) =>
    card.kind === 'question' ? [card.answer, ...(card.series ?? []).map(({ answer }) => answer)] : [],
  )
  return [...new Set(answers.flatMap((answer) => (answer instanceof Uint8Array ? wholeMemory(answer) : [])))]
}
