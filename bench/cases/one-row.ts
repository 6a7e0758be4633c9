import type { Bench } from '../support/context.ts'
import { ask, ordersQuestion } from '../support/queries.ts'
import type { BenchRow } from '../support/report.ts'
import { alternately, median, percentile } from '../support/stats.ts'

const ROUNDS = 400
const WARM_UPS = 100

/** A question for one row by its key, another key every time. */
export async function oneRow(bench: Bench): Promise<BenchRow[]> {
  const id = await bench.field(bench.ids.postgresOrders, 'id')
  const question = ordersQuestion(bench)
  let key = 0
  const { ours, limit } = await alternately(
    ROUNDS,
    () => ask(bench, { ...question, query: { ...question.query, filter: ['=', ['field', id, null], key * 1009] } }),
    () => bench.limits.run('/one-row', { id: (key += 1) * 1009 }),
    WARM_UPS,
  )
  const against = 'node:http + pg'
  return [
    { what: 'one row, p50', value: median(ours), limit: median(limit), unit: 'ms', aim: 2, against },
    {
      what: 'one row, p95',
      value: percentile(ours, 0.95),
      limit: percentile(limit, 0.95),
      unit: 'ms',
      aim: 2,
      against,
    },
  ]
}
