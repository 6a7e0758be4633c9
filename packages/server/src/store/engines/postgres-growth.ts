/**
 * Lets a pool grow only where waiting would take longer. A page asks for several things at once, and each takes less time
 * than opening a session, which the database then has to hold for as long as the pool does.
 */
import type { Pool, PoolClient } from 'pg'

/** A session that is about to be given back comes within this time; opening one may take as long. */
const PATIENCE_MS = 20

/** @returns lends the pool's sessions: an idle one, else the next that is given back in time, else a new one. */
export function growSlowly(pool: Pool, patienceMs = PATIENCE_MS): () => Promise<PoolClient> {
  const waiting: (() => void)[] = []
  pool.on('release', () => waiting.shift()?.())

  function untilReleased(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(goOn), 1)
        resolve()
      }, patienceMs)
      function goOn(): void {
        clearTimeout(timer)
        resolve()
      }
      waiting.push(goOn)
    })
  }

  /** Who was promised an idle session and has not got it yet. */
  let promised = 0

  return async () => {
    const { totalCount, idleCount, options } = pool
    // A full pool makes its callers wait by itself.
    const canGrow = totalCount < options.max
    if (totalCount + promised > 0 && idleCount <= promised && canGrow) await untilReleased()
    promised += 1
    try {
      return await pool.connect()
    } finally {
      promised -= 1
    }
  }
}
