import type { JsonObject } from '../store/index.ts'

export interface JobHandler {
  /** Jobs of this kind that one process runs at the same time. */
  concurrency: number
  /** Tries before a failing job is given up. */
  maxAttempts: number
  /** Stops soon after the signal aborts. What it throws is logged, and the job is tried again later. */
  run(payload: JsonObject, signal: AbortSignal): Promise<void>
}
