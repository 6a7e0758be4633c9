/** One signal for everything that can end a query: the caller leaves, an administrator stops it, time runs out. */
import { QueryCancelled, QueryError } from '@querent/query'

export interface Deadline {
  signal: AbortSignal
  /** What to report when the signal has ended the query; the error itself otherwise. */
  explain(error: unknown): unknown
  clear(): void
}

export function deadline(timeoutMs: number, signals: readonly AbortSignal[]): Deadline {
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), timeoutMs)
  timer.unref()
  return {
    signal: AbortSignal.any([...signals, timeout.signal]),
    explain(error) {
      if (!(error instanceof QueryCancelled) || !timeout.signal.aborted) return error
      return new QueryError('timed-out', `The query was stopped after ${Math.round(timeoutMs / 1000)} seconds.`)
    },
    clear: () => clearTimeout(timer),
  }
}
