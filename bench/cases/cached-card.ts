import type { Bench } from '../support/context.ts'
import { send } from '../support/http.ts'
import { load } from '../support/load.ts'
import { ordersQuestion } from '../support/queries.ts'
import type { BenchRow } from '../support/report.ts'
import { median } from '../support/stats.ts'

const ROUNDS = 3
const SECONDS = 3
const CONNECTIONS = 32

/** A card whose answer is kept, asked over 32 connections. */
export async function cachedCard(bench: Bench): Promise<BenchRow[]> {
  const { server, headers, limits } = bench
  const question = ordersQuestion(bench)
  const source = await bench.field(bench.ids.postgresOrders, 'source')
  const { id } = await bench.call('POST', '/api/card', {
    name: 'Orders by source',
    display: 'bar',
    visualization_settings: {},
    cache_ttl: 24,
    dataset_query: {
      ...question,
      query: { ...question.query, aggregation: [['count']], breakout: [['field', source, null]] },
    },
  })
  const url = `${server.url}/api/card/${id}/query`
  await send(url, { headers, body: '{}' })
  const warm = await send(url, { headers, body: '{}' })
  if (JSON.parse(warm.toString()).cached === null) throw new Error('The card is not answered from the cache')
  const plan = { method: 'POST', headers, body: '{}', connections: CONNECTIONS, seconds: SECONDS }
  const ours: number[] = []
  const limit: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    limit.push(await load({ ...plan, url: `${limits.url}/hello?bytes=${warm.length}` }))
    ours.push(await load({ ...plan, url }))
  }
  return [
    {
      what: 'cached card, 32 connections',
      value: median(ours),
      limit: median(limit),
      unit: 'req/s',
      aim: 4,
      against: `node:http, a body of the same ${warm.length} bytes`,
    },
  ]
}
