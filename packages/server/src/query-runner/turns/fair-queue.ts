/**
 * Lets a bounded number of statements run on one database at a time. When more want to, those who wait are served in
 * turn by caller, so one dashboard with fifty cards does not hold up everybody else.
 */
import { QueryCancelled, QueryError } from '@querent/query'

/** More than this waiting means that the database cannot keep up; further callers are refused at once. */
const WAITING_LIMIT = 2_000

interface Waiter {
  start: () => void
}

export interface FairQueue {
  /**
   * Waits for a place and gives the function that frees it.
   * @throws {QueryCancelled} when `signal` aborts first. @throws {QueryError} when too many wait.
   */
  enter(caller: number, signal: AbortSignal): Promise<() => void>
  status(): { running: number; waiting: number; limit: number }
}

export function fairQueue(limit: number): FairQueue {
  let running = 0
  let waiting = 0
  /** Insertion order is the order of turns: a served caller moves to the end. */
  const lines = new Map<number, Waiter[]>()

  function startNext(): void {
    for (const [caller, line] of lines) {
      const next = line.shift()
      lines.delete(caller)
      if (line.length > 0) lines.set(caller, line)
      if (next === undefined) continue
      waiting -= 1
      running += 1
      next.start()
      return
    }
  }

  function place(): () => void {
    let isFree = false
    return () => {
      if (isFree) return
      isFree = true
      running -= 1
      startNext()
    }
  }

  function wait(caller: number, signal: AbortSignal): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        start() {
          signal.removeEventListener('abort', leave)
          resolve(place())
        },
      }
      const leave = () => {
        const line = lines.get(caller)
        const index = line?.indexOf(waiter) ?? -1
        if (line === undefined || index < 0) return
        line.splice(index, 1)
        if (line.length === 0) lines.delete(caller)
        waiting -= 1
        reject(new QueryCancelled('The query was cancelled while it waited for its turn.'))
      }
      signal.addEventListener('abort', leave, { once: true })
      waiting += 1
      const line = lines.get(caller)
      if (line === undefined) lines.set(caller, [waiter])
      else line.push(waiter)
    })
  }

  return {
    async enter(caller, signal) {
      if (signal.aborted) throw new QueryCancelled('The query was cancelled before it started.')
      if (running < limit) {
        running += 1
        return place()
      }
      if (waiting >= WAITING_LIMIT) throw new QueryError('db', 'Too many queries are waiting for this database.')
      return wait(caller, signal)
    },
    status: () => ({ running, waiting, limit }),
  }
}
