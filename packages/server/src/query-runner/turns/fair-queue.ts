/**
 * Lets a bounded number of statements run on one database at a time. Some places are kept from each caller, so that nobody
 * holds all of them with slow statements. When more want to run, those who wait are served in turn by caller, so one
 * dashboard with fifty cards does not hold up everybody else.
 */
import { QueryCancelled, QueryError } from '@querent/query'
import { said } from '@querent/query'

/**
 * More than this waiting means that the database cannot keep up; further statements are refused at once. Here too, one caller
 * leaves room for others.
 */
const WAITING_LIMIT = 2_000

/** Of the places, what one caller may not have: a quarter, and at least one. */
const KEPT_SHARE = 0.25

/** Who asks: the id of a user, the server itself, or a name of the shared content whose guests are one caller together. */
export type Caller = number | string

/** What the server asks by itself. */
export const SERVER: Caller = 'server'

/** All guests together, since a stranger may know several links. As a caller: whoever asks for the values of a filter. */
export const GUESTS: Caller = 'guests'

/** How many statements of one caller run at a time, of so many in all. */
export function placesOfOne(limit: number): number {
  return Math.max(1, limit - Math.max(1, Math.floor(limit * KEPT_SHARE)))
}

/** What the places of a caller count for. */
function countsOf(caller: Caller): readonly Caller[] {
  return typeof caller === 'number' || caller === SERVER || caller === GUESTS ? [caller] : [caller, GUESTS]
}

interface Waiter {
  start: () => void
}

export interface FairQueue {
  /**
   * Waits for a place and gives the function that frees it.
   * @throws {QueryCancelled} when `signal` aborts first. @throws {QueryError} when too many wait.
   */
  enter(caller: Caller, signal: AbortSignal): Promise<() => void>
  status(): { running: number; waiting: number; limit: number }
}

/** @param most how many statements of one caller run at a time */
export function fairQueue(limit: number, most = placesOfOne(limit)): FairQueue {
  let running = 0
  let waiting = 0
  /** How many places each caller has who has any, and all guests together. */
  const held = new Map<Caller, number>()
  /** Insertion order is the order of turns: a served caller moves to the end. */
  const lines = new Map<Caller, Waiter[]>()

  function startNext(): void {
    for (const [caller, line] of lines) {
      if (!mayHaveMore(caller)) continue
      const next = line.shift()
      lines.delete(caller)
      if (line.length > 0) lines.set(caller, line)
      if (next === undefined) continue
      waiting -= 1
      next.start()
      return
    }
  }

  function mayHaveMore(caller: Caller): boolean {
    return countsOf(caller).every((one) => (held.get(one) ?? 0) < most)
  }

  function count(caller: Caller, change: 1 | -1): void {
    for (const one of countsOf(caller)) {
      const places = (held.get(one) ?? 0) + change
      if (places > 0) held.set(one, places)
      else held.delete(one)
    }
  }

  function isLineFull(caller: Caller): boolean {
    return waiting >= WAITING_LIMIT || (lines.get(caller)?.length ?? 0) >= placesOfOne(WAITING_LIMIT)
  }

  function place(caller: Caller): () => void {
    running += 1
    count(caller, 1)
    let isFree = false
    return () => {
      if (isFree) return
      isFree = true
      running -= 1
      count(caller, -1)
      startNext()
    }
  }

  function wait(caller: Caller, signal: AbortSignal): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        start() {
          signal.removeEventListener('abort', leave)
          resolve(place(caller))
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
      if (running < limit && mayHaveMore(caller)) return place(caller)
      if (isLineFull(caller)) throw new QueryError('db', said('Too many queries are waiting for this database.'))
      return wait(caller, signal)
    },
    status: () => ({ running, waiting, limit }),
  }
}
