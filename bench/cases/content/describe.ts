import { recordedOf } from '../../limits/replay.ts'
import type { Bench } from '../../support/context.ts'
import { send, sendWhole } from '../../support/http.ts'
import { ordersQuestion } from '../../support/queries.ts'
import type { BenchRow } from '../../support/report.ts'
import { alternately, median, percentile } from '../../support/stats.ts'

const ROUNDS = 100
const WARM_UPS = 30
const AIM_MS = 20

/** What the clauses of a question can refer to: an editor asks after each change. */
export async function describe(bench: Bench): Promise<BenchRow[]> {
  const { server, headers, limits } = bench
  const url = `${server.url}/api/dataset/describe`
  const bodies = await questions(bench)
  let count = 0
  const ask = () => send(url, { headers, body: bodies[(count += 1) % bodies.length]! })
  const { answer, body } = await sendWhole(url, { headers, method: 'POST', body: bodies[0]! })
  const { errors } = JSON.parse(body.toString())
  if (errors?.length > 0) throw new Error(`The question is wrong: ${JSON.stringify(errors)}`)
  await limits.run('/record', recordedOf(answer, body))
  const bare = () => send(`${limits.url}/replay`, { body: bodies[0]! })
  const { ours, limit } = await alternately(ROUNDS, ask, bare, WARM_UPS)
  const against = 'node:http with the same answer'
  return [
    { what: 'describe a question, p50', value: median(ours), limit: median(limit), unit: 'ms', aim: 10, against },
    {
      what: 'describe a question, p95',
      value: percentile(ours, 0.95),
      limit: null,
      unit: 'ms',
      aim: AIM_MS,
      against: '',
    },
  ]
}

/** A question of two stages as it grows; no two asked one after the other are the same. */
async function questions(bench: Bench): Promise<string[]> {
  const question = ordersQuestion(bench)
  const field = async (name: string) => ['field', await bench.field(bench.ids.postgresOrders, name), null]
  const [source, subtotal, tax] = [await field('source'), await field('subtotal'), await field('tax')]
  return Array.from({ length: 20 }, (_, number) => {
    const inner = {
      ...question.query,
      expressions: { net: ['-', subtotal, tax] },
      filter: ['>', subtotal, number],
      aggregation: [['count'], ['sum', ['expression', 'net']]],
      breakout: [source],
    }
    const query = { 'source-query': inner, filter: ['>', ['field', 'count', { 'base-type': 'type/Integer' }], number] }
    return JSON.stringify({ query: { ...question, query } })
  })
}
