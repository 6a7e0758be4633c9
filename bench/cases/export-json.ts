import type { Bench } from '../support/context.ts'
import { download, ordersQuestion } from '../support/queries.ts'
import type { BenchRow } from '../support/report.ts'
import { alternately, median } from '../support/stats.ts'

const ROUNDS = 2

/** A million rows of PostgreSQL as a JSON array of objects. */
export async function exportJson(bench: Bench): Promise<BenchRow[]> {
  const question = ordersQuestion(bench)
  const { ours, limit } = await alternately(
    ROUNDS,
    () => download(bench, 'json', question),
    () => bench.limits.run('/cursor-json'),
  )
  return [
    {
      what: 'JSON export',
      value: median(ours),
      limit: median(limit),
      unit: 'ms',
      aim: 3,
      against: 'pg cursor, text cells, JSON.stringify',
    },
  ]
}
