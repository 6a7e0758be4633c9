/** One signal for everything that can end a query: the caller leaves, an administrator stops it, time runs out. */
import { QueryCancelled, QueryError } from '@querent/query'

interface Deadline {
  /** Watched from its first use on: answers that are at hand need none. */
  readonly signal: AbortSignal
  /** What to report when the signal has ended the query; the error itself otherwise. */
  explain(error: unknown): unknown
  clear(): void
}

/**
 * @param controller What an administrator stops the query by; aborted for the other reasons too.
 * @param caller Aborted when the caller leaves.
 */
export function deadline(timeoutMs: number, controller: AbortController, caller: AbortSignal): Deadline {
  const end = performance.now() + timeoutMs
  const leave = () => controller.abort()
  let timer: NodeJS.Timeout | undefined
  let isOver = false

  function watch(): void {
    timer = setTimeout(() => {
      isOver = true
      controller.abort()
    }, end - performance.now())
    timer.unref()
    if (caller.aborted) leave()
    else caller.addEventListener('abort', leave, { once: true })
  }

  return {
    get signal() {
      if (timer === undefined) watch()
      return controller.signal
    },
    explain(error) {
      if (!(error instanceof QueryCancelled) || !isOver) return error
      return new QueryError('timed-out', `The query was stopped after ${Math.round(timeoutMs / 1000)} seconds.`)
    },
    clear() {
      clearTimeout(timer)
      caller.removeEventListener('abort', leave)
    },
  }
}
