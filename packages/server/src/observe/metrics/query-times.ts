/** How long queries took, and how many rows they gave. */
import type { ServerEvent } from '../events.ts'
import { durationHistogram } from './duration-histogram.ts'

const TEXT = {
  name: 'querent_query_duration_seconds',
  help: 'Time of queries, by database, status and whether they came from the cache.',
}
const BOUNDS = [0.005, 0.02, 0.1, 0.5, 2, 10, 60, 300]
const ROWS = 'querent_query_rows_total'

type FinishedQuery = Extract<ServerEvent, { type: 'query.finished' }>

interface QueryTimes {
  count(query: FinishedQuery): void
  /** In the Prometheus exposition format. */
  render(): string
}

export function queryTimes(): QueryTimes {
  const times = durationHistogram(TEXT, BOUNDS)
  let rowCount = 0
  return {
    count({ databaseId, status, cached, rows, durationMs }) {
      const labels = () => ({ database: String(databaseId), status, cached: String(cached) })
      times.count(databaseId ?? 0, cached ? `${status} cached` : status, durationMs / 1000, labels)
      rowCount += rows
    },
    render: () =>
      `${times.render()}# HELP ${ROWS} Rows returned by queries.\n# TYPE ${ROWS} counter\n${ROWS} ${rowCount}\n`,
  }
}
