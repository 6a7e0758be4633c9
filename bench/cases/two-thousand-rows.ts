import type { Bench } from '../support/context.ts'
import { ask, ordersQuestion } from '../support/queries.ts'
import type { BenchRow } from '../support/report.ts'
import { alternately, median } from '../support/stats.ts'

const ROUNDS = 60
const WARM_UPS = 20

/** A table question that answers the largest number of rows a screen gets. */
export async function twoThousandRows(bench: Bench): Promise<BenchRow[]> {
  const question = ordersQuestion(bench)
  const { ours, limit } = await alternately(
    ROUNDS,
    () => ask(bench, question),
    () => bench.limits.run('/two-thousand-rows'),
    WARM_UPS,
  )
  return [
    {
      what: '2,000 rows as JSON, p50',
      value: median(ours),
      limit: median(limit),
      unit: 'ms',
      aim: 1.3,
      against: 'node:http + pg + JSON.stringify',
    },
  ]
}
