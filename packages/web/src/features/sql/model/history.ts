/** Runs of this browser. */
import { historyKey } from '../../../lib/visit/end-visit.ts'
import { keep, read } from '../../../lib/use-kept.ts'
import { readRuns, withRun, type PastRun } from './past-runs.ts'

/** Keeps a run in the history of a user. */
export function rememberRun(user: number, run: PastRun): void {
  const key = historyKey(user)
  keep(key, JSON.stringify(withRun(readRuns(read(key) ?? '[]'), run)))
}
