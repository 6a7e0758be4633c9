/** The queries that run in this process right now, so that administrators can see and stop them. */

export interface RunningQuery {
  id: number
  user_id: number | null
  database_id: number
  card_id: number | null
  context: string
  /** ISO-8601. */
  started_at: string
  /** Null until it is compiled. */
  sql: string | null
  state: 'waiting' | 'running'
}

export interface RunningQueries {
  /** Registers a query; `entry` may be changed while it runs. Call `finish` in every case. */
  start(entry: Omit<RunningQuery, 'id'>): { entry: RunningQuery; controller: AbortController; finish(): void }
  list(): RunningQuery[]
  /** Stops a query in its database; false when it is not running any more. */
  cancel(id: number): boolean
  /** Stops all; used at shutdown. */
  cancelAll(): void
}

/** @param place Of this process among the `count` that serve together: no two of them give the same id. */
export function runningQueries({ place, count }: { place: number; count: number }): RunningQueries {
  let lastId = place - count + 1
  const running = new Map<number, { entry: RunningQuery; controller: AbortController }>()
  return {
    start(description) {
      lastId += count
      const entry = { ...description, id: lastId }
      const controller = new AbortController()
      running.set(entry.id, { entry, controller })
      return { entry, controller, finish: () => running.delete(entry.id) }
    },
    list: () => [...running.values()].map(({ entry }) => entry),
    cancel(id) {
      const found = running.get(id)
      found?.controller.abort()
      return found !== undefined
    },
    cancelAll: () => running.forEach(({ controller }) => controller.abort()),
  }
}
