import type { Bench } from '../support/context.ts'
import { ORDER_ROWS } from '../support/orders.ts'
import { ask, ordersQuestion } from '../support/queries.ts'
import type { BenchRow } from '../support/report.ts'
import { CONNECTIONS, load, rateRows, warmUp, type LoadResult } from '../support/load.ts'
import { alternately, median, percentile } from '../support/stats.ts'

const ROUNDS = 400
const WARM_UPS = 100
/** Different questions sent over many connections: no server is asked the same again within seconds. */
const QUESTIONS = 30_000
const LOAD_ROUNDS = 3

/** A key of the table for every number, far from the one of the number before. */
function keyOf(count: number): number {
  return 1 + ((count * 100_003) % ORDER_ROWS)
}

/** A question for one row by its key, another key every time. */
export async function oneRow(bench: Bench): Promise<BenchRow[]> {
  const id = await bench.field(bench.ids.postgresOrders, 'id')
  const question = ordersQuestion(bench)
  const rowQuestion = (key: number) => ({
    ...question,
    query: { ...question.query, filter: ['=', ['field', id, null], key] },
  })
  let count = 0
  const { ours, limit } = await alternately(
    ROUNDS,
    () => ask(bench, rowQuestion(keyOf(count))),
    () => bench.limits.run('/one-row', { id: keyOf((count += 1)) }),
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
    ...(await atOnce(bench, rowQuestion)),
  ]
}

/**
 * The same over many connections at once. PostgreSQL and the load take their part of the machine from the rates; the
 * processor time is that of the two servers alone.
 */
async function atOnce(
  { server, limits, headers }: Bench,
  rowQuestion: (key: number) => unknown,
): Promise<[BenchRow, BenchRow]> {
  const keys = Array.from({ length: QUESTIONS }, (_, index) => keyOf(index))
  const bodies = (of: (key: number) => unknown) => keys.map((key) => JSON.stringify(of(key)))
  const ours = { url: `${server.url}/api/dataset`, method: 'POST', headers, bodies: bodies(rowQuestion) }
  const bare = { ...ours, url: `${limits.url}/one-row`, headers: {}, bodies: bodies((id) => ({ id })) }
  const results = { ours: [] as LoadResult[], limit: [] as LoadResult[] }
  await warmUp(bare)
  await warmUp(ours)
  for (let round = 0; round < LOAD_ROUNDS; round += 1) {
    results.limit.push(await load(bare, limits.pid))
    results.ours.push(await load(ours, server.child.pid!))
  }
  return rateRows(`one row, ${CONNECTIONS} connections`, { ...results, aim: 2.5, against: 'node:http + pg' })
}
