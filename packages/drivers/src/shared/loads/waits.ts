import { cancelled } from '../pool.ts'

/** What a load waits for, one thing after the other: all of it ends when the signal aborts, or something fails elsewhere. */
export class LoadWaits {
  readonly #signal: AbortSignal
  readonly #pending = new Set<(error: unknown) => void>()
  #failure: { error: unknown } | undefined

  constructor(signal: AbortSignal) {
    this.#signal = signal
    if (signal.aborted) this.#abort()
    else signal.addEventListener('abort', this.#abort)
  }

  /** The same as `work`, but for what ends the waiting. */
  until<T>(work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.#failure !== undefined) reject(this.#failure.error)
      this.#pending.add(reject)
      const settle = () => this.#pending.delete(reject)
      work.finally(settle).then(resolve, reject)
    })
  }

  /** Ends what is waited for now, and later. */
  fail(error: unknown): void {
    this.#failure ??= { error }
    for (const reject of this.#pending) reject(this.#failure.error)
  }

  /** To be called once nothing is waited for any more. */
  end(): void {
    this.#signal.removeEventListener('abort', this.#abort)
  }

  readonly #abort = () => this.fail(cancelled(this.#signal))
}
