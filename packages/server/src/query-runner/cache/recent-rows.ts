/**
 * Rows of small queries that many people ask alike, such as the values that a filter offers: kept in this process for a
 * moment, for as long as the connection is the same. What a caller may see is a part of the statement, or its role is.
 */
import type { DataSource } from '@querent/query'
import { hashOf } from '../log/query-hash.ts'
import type { ReadyQuery } from '../prepare/prepare.ts'
import { versionsOf } from '../prepare/stored-models.ts'
import type { FetchedRows } from '../rows/fetch-rows.ts'

type Rows = Pick<FetchedRows, 'columns' | 'rows'>

/** Results of one connection; a filter offers a thousand values at most. */
const MOST_RESULTS = 200

interface RecentRows {
  /** Rows that are younger. */
  find(ready: ReadyQuery, keptMs: number): Rows | undefined
  put(ready: ReadyQuery, rows: Rows): void
}

export function recentRows(now: () => number): RecentRows {
  const known = new WeakMap<DataSource, Map<string, { rows: Rows; at: number }>>()

  return {
    find({ prepared, connection }, keptMs) {
      const found = known.get(connection.dataSource)?.get(keyOf(prepared))
      return found !== undefined && now() - found.at < keptMs ? found.rows : undefined
    },

    put({ prepared, connection }, rows) {
      const own = known.get(connection.dataSource) ?? new Map()
      known.set(connection.dataSource, own)
      const key = keyOf(prepared)
      // The one that was put last stands last.
      own.delete(key)
      own.set(key, { rows, at: now() })
      for (const oldest of own.keys()) {
        if (own.size <= MOST_RESULTS) return
        own.delete(oldest)
      }
    },
  }
}

function keyOf(prepared: ReadyQuery['prepared']): string {
  return `${hashOf(prepared)} ${prepared.session.role ?? ''} ${versionsOf(prepared).join()}`
}
