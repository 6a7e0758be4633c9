/** How long queries took, and how many rows they gave. */
import type { ServerEvent } from '../events.ts'
import { exportCounts } from './export-counts.ts'
import { durationHistogram } from './duration-histogram.ts'

const TEXT = {
  name: 'querent_query_duration_seconds',
  help: 'Time of queries, by database, status and whether they came from the cache.',
}
const BOUNDS = [0.005, 0.02, 0.1, 0.5, 1, 2, 5, 10, 30, 60, 300, 1200]
const WAIT_TEXT = {
  name: 'querent_query_wait_seconds',
  help: 'How long statements waited for their turn on a database, whose sessions were in use.',
}
const WAIT_BOUNDS = [0.005, 0.1, 0.5, 1, 5, 10, 30, 60]
const STATUSES = ['completed', 'failed', 'interrupted'] as const
const ROWS = 'querent_query_rows_total'

type FinishedQuery = Extract<ServerEvent, { type: 'query.finished' }>

interface QueryTimes {
  /** Has what may come of a database begin at 0: a first failure is a rise then. */
  expect(databaseIds: readonly number[]): void
  count(query: FinishedQuery): void
  /** In the Prometheus exposition format. */
  render(): string
}

export function queryTimes(): QueryTimes {
  const times = durationHistogram(TEXT, BOUNDS)
  const waits = durationHistogram(WAIT_TEXT, WAIT_BOUNDS)
  const exports = exportCounts()
  let rowCount = 0
  return {
    expect(databaseIds) {
      for (const id of databaseIds) {
        const database = String(id)
        for (const status of STATUSES) times.expect(id, status, () => ({ database, status, cached: 'false' }))
        waits.expect(id, '', () => ({ database }))
      }
    },
    count({ databaseId, status, cached, rows, durationMs, waitMs, context }) {
      const database = String(databaseId)
      const labels = () => ({ database, status, cached: String(cached) })
      times.count(databaseId ?? 0, cached ? `${status} cached` : status, durationMs / 1000, labels)
      if (waitMs !== undefined) waits.count(databaseId ?? 0, '', waitMs / 1000, () => ({ database }))
      exports.count(context, status)
      rowCount += rows
    },
    render: () =>
      `${times.render()}${waits.render()}${exports.render()}# HELP ${ROWS} Rows returned by queries.\n# TYPE ${ROWS} counter\n${ROWS} ${rowCount}\n`,
  }
}
