import type { Bench } from '../support/context.ts'
import { download, ordersQuestion } from '../support/queries.ts'
import type { BenchRow } from '../support/report.ts'
import { alternately, median } from '../support/stats.ts'

const ROUNDS = 3

/** A million rows of PostgreSQL as CSV: as they are, formatted, and of a query with a parameter. */
export async function exportCsv(bench: Bench): Promise<BenchRow[]> {
  const whole = ordersQuestion(bench)
  const byParameter = {
    database: bench.ids.postgres,
    type: 'native',
    native: {
      query: 'select * from orders where id >= {{least}}',
      'template-tags': { least: { id: 'a', name: 'least', 'display-name': 'Least', type: 'number', default: 1 } },
    },
  }
  return [
    await measure(bench, 'CSV export, unformatted', 1.3, () => download(bench, 'csv', whole)),
    await measure(bench, 'CSV export, formatted', 3, () => download(bench, 'csv', whole, true)),
    await measure(bench, 'CSV export, with a parameter', 3, () => download(bench, 'csv', byParameter)),
  ]
}

async function measure(bench: Bench, what: string, aim: number, work: () => Promise<number>): Promise<BenchRow> {
  const { ours, limit } = await alternately(ROUNDS, work, () => bench.limits.run('/copy-csv'))
  return { what, value: median(ours), limit: median(limit), unit: 'ms', aim, against: 'COPY TO STDOUT to nowhere' }
}
