import { Client } from 'pg'
import type { Bench } from '../support/context.ts'
import { ask, ordersQuestion } from '../support/queries.ts'
import type { BenchRow } from '../support/report.ts'
import { alternately, median } from '../support/stats.ts'

const ROUNDS = 12
const WARM_UPS = 2
/** What a person would write for the question below: rows by month and size, columns by source, with all totals. */
const SQL = `
  select month, quantity, source, grouping(source, quantity, month) as groups, count(*), sum(subtotal), avg(weight)
  from (select cast(date_trunc('month', created_at) as date) as month, quantity, source, subtotal, weight from orders) o
  group by grouping sets ((month, quantity, source), (month, source), (source), (month, quantity), (month), ())
  order by groups, month, quantity, source`

/** A pivot table over all rows, beside grouping sets written by hand. */
export async function pivot(bench: Bench): Promise<BenchRow[]> {
  const field = async (name: string, options: unknown = null) => {
    return ['field', await bench.field(bench.ids.postgresOrders, name), options]
  }
  const question = ordersQuestion(bench)
  const query = {
    ...question.query,
    aggregation: [['count'], ['sum', await field('subtotal')], ['avg', await field('weight')]],
    breakout: [await field('created_at', { 'temporal-unit': 'month' }), await field('quantity'), await field('source')],
  }
  const { host, port, dbname, user, password } = bench.postgres.details
  const client = new Client({ host, port, database: dbname, user, password })
  await client.connect()
  const { ours, limit } = await alternately(
    ROUNDS,
    () => ask(bench, { ...question, query, pivot_rows: [0, 1], pivot_cols: [2] }, '/api/dataset/pivot'),
    () => client.query(SQL),
    WARM_UPS,
  )
  await client.end()
  const against = 'grouping sets by hand, pg alone'
  return [{ what: 'pivot of 1M rows, p50', value: median(ours), limit: median(limit), unit: 'ms', aim: 1.1, against }]
}
