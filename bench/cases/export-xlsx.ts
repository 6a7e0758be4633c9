import type { Bench } from '../support/context.ts'
import { ORDER_ROWS } from '../support/orders.ts'
import { download, ordersQuestion } from '../support/queries.ts'
import type { BenchRow } from '../support/report.ts'
import { alternately, median } from '../support/stats.ts'

const ROUNDS = 2

/** A million rows of PostgreSQL as a workbook. */
export async function exportXlsx(bench: Bench): Promise<BenchRow[]> {
  const question = ordersQuestion(bench)
  const { ours, limit } = await alternately(
    ROUNDS,
    () => download(bench, 'xlsx', question),
    () => bench.limits.run('/cursor-xlsx'),
  )
  const rowsPerSecond = (times: number[]) => (ORDER_ROWS * 1000) / median(times)
  return [
    {
      what: 'XLSX export',
      value: rowsPerSecond(ours),
      limit: rowsPerSecond(limit),
      unit: 'rows/s',
      aim: 1.3,
      against: 'pg cursor and sheet XML in one thread, deflate 1 in another',
    },
  ]
}
