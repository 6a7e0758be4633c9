/** What is known of each card of a dashboard. */
import type { Result } from '../../../api/dataset.ts'

export interface CardRun {
  /** The last answer, kept while a newer one is awaited. */
  result?: Result
  isRunning: boolean
  /** Why there is no answer at all, in words. */
  failure?: string
}

export type Runs = ReadonlyMap<number, CardRun>

/** Cards that are asked; what they showed stays. */
export function started(runs: Runs, cards: readonly number[]): Runs {
  const next = new Map(runs)
  for (const id of cards) {
    const { result } = runs.get(id) ?? {}
    next.set(id, { isRunning: true, ...(result && { result }) })
  }
  return next
}

/** A card that was answered. */
export function answered(runs: Runs, id: number, result: Result): Runs {
  return new Map(runs).set(id, { result, isRunning: false })
}

/** Those that got no answer, because the request ended before. */
export function ended(runs: Runs, failure: string | undefined): Runs {
  const next = new Map(runs)
  for (const [id, run] of runs) {
    if (run.isRunning) next.set(id, { ...run, isRunning: false, ...(failure !== undefined && { failure }) })
  }
  return next
}
