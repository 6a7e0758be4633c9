import type { Bench } from '../support/context.ts'
import { ask, ordersQuestion } from '../support/queries.ts'
import type { BenchRow } from '../support/report.ts'
import { CONNECTIONS, load } from '../support/load.ts'
import { alternately, median, percentile } from '../support/stats.ts'

const ROUNDS = 400
const WARM_UPS = 100
/** Different questions sent over many connections. */
const QUESTIONS = 900
const LOAD_ROUNDS = 3

/** A question for one row by its key, another key every time. */
export async function oneRow(bench: Bench): Promise<BenchRow[]> {
  const id = await bench.field(bench.ids.postgresOrders, 'id')
  const question = ordersQuestion(bench)
  const rowQuestion = (key: number) => ({
    ...question,
    query: { ...question.query, filter: ['=', ['field', id, null], key * 1009] },
  })
  let key = 0
  const { ours, limit } = await alternately(
    ROUNDS,
    () => ask(bench, rowQuestion(key)),
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
    await atOnce(bench, rowQuestion),
  ]
}

/** The same over many connections at once. */
async function atOnce({ server, limits, headers }: Bench, rowQuestion: (key: number) => unknown): Promise<BenchRow> {
  const keys = Array.from({ length: QUESTIONS }, (_, index) => index + 1)
  const bodies = (of: (key: number) => unknown) => keys.map((key) => JSON.stringify(of(key)))
  const ours = { url: `${server.url}/api/dataset`, method: 'POST', headers, bodies: bodies(rowQuestion) }
  const bare = { ...ours, url: `${limits.url}/one-row`, headers: {}, bodies: bodies((key) => ({ id: key * 1009 })) }
  const rates = { ours: [] as number[], limit: [] as number[] }
  for (let round = 0; round < LOAD_ROUNDS; round += 1) {
    rates.limit.push((await load(bare, limits.pid)).requestsPerSecond)
    rates.ours.push((await load(ours, server.child.pid!)).requestsPerSecond)
  }
  return {
    what: `one row, ${CONNECTIONS} connections`,
    value: median(rates.ours),
    limit: median(rates.limit),
    unit: 'req/s',
    aim: 2.5,
    against: 'node:http + pg',
  }
}
