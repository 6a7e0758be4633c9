import type { DataSource } from '@querent/query'

const CHECK_EVERY_MS = 500
/** What still runs then is cancelled. */
const PATIENCE_MS = 5 * 60_000

/** Closes a pool that is no longer handed out, once the statements that use it have come to their end. */
export function closeWhenQuiet(dataSource: DataSource, patienceMs: number = PATIENCE_MS): void {
  const { open, idle, waiting } = dataSource.poolStatus()
  if ((open === idle && waiting === 0) || patienceMs <= 0) {
    void dataSource.close().catch(() => {})
    return
  }
  setTimeout(() => closeWhenQuiet(dataSource, patienceMs - CHECK_EVERY_MS), CHECK_EVERY_MS).unref()
}
