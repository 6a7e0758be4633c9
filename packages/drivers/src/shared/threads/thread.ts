import { Worker, type WorkerOptions } from 'node:worker_threads'
import { LOADED } from './loaded.ts'

const running = new Set<Thread<never, unknown>>()

interface ThreadEvents<From> {
  onMessage(message: From): void
  /** Called once, with the error that ended it, if one did. */
  onExit(error?: Error): void
}

/** A thread whose entry calls `takeMessages`, which takes messages of type `To` and sends those of type `From`. */
export class Thread<To, From> {
  readonly #worker: Worker
  readonly #exited: Promise<void>
  /** Settles when the thread has loaded, or has ended without. */
  readonly #loaded: Promise<void>

  constructor(entry: URL, options: WorkerOptions, { onMessage, onExit }: ThreadEvents<From>) {
    const worker = new Worker(entry, { execArgv: [], ...options })
    this.#worker = worker
    let cause: Error | undefined
    worker.on('error', (error: Error) => (cause = error))
    this.#exited = new Promise((resolve) => worker.once('exit', () => resolve()))
    const loaded = Promise.withResolvers<void>()
    this.#loaded = Promise.race([loaded.promise, this.#exited])
    worker.on('message', (message: From | typeof LOADED) => {
      if (message === LOADED) loaded.resolve()
      else onMessage(message)
    })
    running.add(this)
    worker.once('exit', () => {
      running.delete(this)
      onExit(cause)
    })
  }

  /** Messages are kept until the thread has loaded. */
  post(message: To, moved: ArrayBuffer[] = []): void {
    this.#worker.postMessage(message, moved)
  }

  /** Whether the thread keeps the process alive; at first it does. */
  keepProcess(isKept: boolean): void {
    if (isKept) this.#worker.ref()
    else this.#worker.unref()
  }

  /** Ends it, whatever it does, as soon as it has loaded. */
  async end(): Promise<void> {
    this.keepProcess(true)
    await this.#loaded
    await this.#worker.terminate()
  }
}

/** Ends all threads of this process; needed before it exits. */
export async function endThreads(): Promise<void> {
  await Promise.all([...running].map((thread) => thread.end()))
}
