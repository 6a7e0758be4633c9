/** Runs of SQL as a list, the newest first. */

export interface PastRun {
  database: number
  text: string
  /** Milliseconds since 1970. */
  at: number
  ms: number
  /** null when it failed or was stopped. */
  rows: number | null
  error?: string
}

const MOST_RUNS = 60
/** Texts beyond it would fill the storage of the browser. */
const MOST_CHARACTERS = 20_000

/** The runs of a text that was kept; none where it cannot be read. */
export function readRuns(text: string): PastRun[] {
  try {
    const runs: unknown = JSON.parse(text)
    return Array.isArray(runs) ? (runs as PastRun[]) : []
  } catch {
    return []
  }
}

/** A run of the same text takes the place of the one before. */
export function withRun(runs: readonly PastRun[], run: PastRun): PastRun[] {
  if (run.text.length > MOST_CHARACTERS) return [...runs]
  const others = runs.filter(({ text, database }) => text !== run.text || database !== run.database)
  return [run, ...others].slice(0, MOST_RUNS)
}
