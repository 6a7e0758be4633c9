/** One signal for everything that can end a query: the caller leaves, an administrator stops it, time runs out. */
import { QueryCancelled, QueryError } from '@querent/query'
import { said } from '@querent/query'

export class Deadline {
  readonly #timeoutMs: number
  readonly #end: number
  readonly #controller: AbortController
  readonly #caller: AbortSignal
  #timer: NodeJS.Timeout | undefined
  #leave: (() => void) | undefined
  #isOver = false

  /**
   * @param controller What an administrator stops the query by; aborted for the other reasons too.
   * @param caller Aborted when the caller leaves.
   */
  constructor(timeoutMs: number, controller: AbortController, caller: AbortSignal) {
    this.#timeoutMs = timeoutMs
    this.#end = performance.now() + timeoutMs
    this.#controller = controller
    this.#caller = caller
  }

  /** Watched from its first use on: answers that are at hand need none. */
  get signal(): AbortSignal {
    if (this.#timer === undefined) this.#watch()
    return this.#controller.signal
  }

  /** What to report when the signal has ended the query; the error itself otherwise. */
  explain(error: unknown): unknown {
    if (!(error instanceof QueryCancelled) || !this.#isOver) return error
    const seconds = Math.round(this.#timeoutMs / 1000)
    return new QueryError('timed-out', said('The query was stopped after {seconds} seconds.', { seconds }))
  }

  clear(): void {
    clearTimeout(this.#timer)
    if (this.#leave !== undefined) this.#caller.removeEventListener('abort', this.#leave)
  }

  #watch(): void {
    this.#timer = setTimeout(() => {
      this.#isOver = true
      this.#controller.abort()
    }, this.#end - performance.now())
    this.#timer.unref()
    if (this.#caller.aborted) return this.#controller.abort()
    this.#leave = () => this.#controller.abort()
    this.#caller.addEventListener('abort', this.#leave, { once: true })
  }
}
