import type { Bench } from '../support/context.ts'
import { download, ordersQuestion } from '../support/queries.ts'
import type { BenchRow } from '../support/report.ts'
import { alternately, median } from '../support/stats.ts'

const ROUNDS = 3

/** A million rows of DuckDB as CSV. */
export async function exportDuckDb(bench: Bench): Promise<BenchRow[]> {
  const question = ordersQuestion(bench, 'duckdb')
  const { ours, limit } = await alternately(
    ROUNDS,
    () => download(bench, 'csv', question),
    () => bench.limits.run('/duckdb-copy-csv'),
  )
  return [
    {
      what: 'CSV export of DuckDB',
      value: median(ours),
      limit: median(limit),
      unit: 'ms',
      aim: 4,
      against: 'DuckDB COPY TO, all its threads',
    },
  ]
}
