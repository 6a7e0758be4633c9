import { Client } from 'pg'
import type { Bench } from '../support/context.ts'
import { ask, ordersQuestion } from '../support/queries.ts'
import type { BenchRow } from '../support/report.ts'
import { alternately, median, percentile } from '../support/stats.ts'

const ROUNDS = 20
const WARM_UPS = 2
/** Columns typed as pg gives them; the statement of the question below. */
const SQL = 'select source, count(*), sum(subtotal), avg(weight) from orders group by source order by source'

/** A question that reads all rows and answers a few. */
export async function aggregate(bench: Bench): Promise<BenchRow[]> {
  const field = async (name: string) => ['field', await bench.field(bench.ids.postgresOrders, name), null]
  const question = ordersQuestion(bench)
  const query = {
    ...question.query,
    aggregation: [['count'], ['sum', await field('subtotal')], ['avg', await field('weight')]],
    breakout: [await field('source')],
  }
  const { host, port, dbname, user, password } = bench.postgres.details
  const client = new Client({ host, port, database: dbname, user, password })
  await client.connect()
  const { ours, limit } = await alternately(
    ROUNDS,
    () => ask(bench, { ...question, query }),
    () => client.query(SQL),
    WARM_UPS,
  )
  await client.end()
  const row = (what: string, share: number): BenchRow => ({
    what,
    value: percentile(ours, share),
    limit: percentile(limit, share),
    unit: 'ms',
    aim: 1.05,
    against: 'pg alone',
  })
  return [{ ...row('aggregate of 1M rows, p50', 0.5), value: median(ours) }, row('aggregate of 1M rows, p95', 0.95)]
}
