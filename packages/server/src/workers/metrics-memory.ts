/**
 * What workers last said of their metrics. Totals must not fall when a worker ends, nor while it is too busy to answer:
 * whoever computes rates from them takes a fall for a restart of the server.
 */
import { growingMetrics, sumMetrics } from './sum-metrics.ts'

export function metricsMemory<Worker>() {
  const latest = new Map<Worker, string>()
  /** Totals of the workers that have ended. */
  let ended: string | undefined

  return {
    keep(worker: Worker, answer: unknown): void {
      if (typeof answer === 'string') latest.set(worker, answer)
    },

    end(worker: Worker): void {
      const text = latest.get(worker)
      if (text === undefined) return
      latest.delete(worker)
      const growing = growingMetrics(text)
      ended = ended === undefined ? growing : sumMetrics([ended, growing])
    },

    /** Of each worker what it said last, and what those that ended have counted. */
    texts: () => (ended === undefined ? [...latest.values()] : [...latest.values(), ended]),
  }
}
