/**
 * Keeps compiled queries, so that asking the same again skips the pipeline. An entry counts only for the same caller
 * rights, the same counters of the app database and the same second (relative dates are resolved while compiling).
 */
import type { PreparedQuery } from '@querent/query'

const LIMIT = 1_000
const SECOND_MS = 1_000

export interface PreparedCache {
  /** Gives the kept query for `key`, or prepares it. */
  get(key: string, prepare: () => Promise<PreparedQuery>): Promise<PreparedQuery>
}

export function preparedCache(now: () => number): PreparedCache {
  let second = -1
  let entries = new Map<string, PreparedQuery>()
  return {
    async get(key, prepare) {
      const current = Math.floor(now() / SECOND_MS)
      if (current !== second || entries.size >= LIMIT) {
        entries = new Map()
        second = current
      }
      const into = entries
      const known = into.get(key)
      if (known !== undefined) return known
      const prepared = await prepare()
      into.set(key, prepared)
      return prepared
    },
  }
}
