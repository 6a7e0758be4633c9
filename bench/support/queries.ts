/** Requests of the cases, as a client sends them. */
import type { Bench } from './context.ts'
import { drain, send } from './http.ts'

/** The whole orders table as a question. */
export function ordersQuestion({ ids }: Pick<Bench, 'ids'>, engine: 'postgres' | 'duckdb' = 'postgres') {
  const database = engine === 'postgres' ? ids.postgres : ids.duckdb
  const table = engine === 'postgres' ? ids.postgresOrders : ids.duckdbOrders
  return { database, type: 'query', query: { 'source-table': table } }
}

/** Asks an ad-hoc query. @throws when it fails, which answers 202 too. */
export async function ask({ server, headers }: Bench, query: unknown, path = '/api/dataset'): Promise<Buffer> {
  const body = await send(server.url + path, { headers, body: JSON.stringify(query) })
  if (!body.includes('"status":"completed"')) throw new Error(`The query failed: ${body.subarray(0, 500)}`)
  return body
}

/** Downloads a query's result and gives its size in bytes. */
export function download(
  { server, headers }: Pick<Bench, 'server' | 'headers'>,
  format: 'csv' | 'json' | 'xlsx',
  query: unknown,
  formatRows = false,
): Promise<number> {
  const body = JSON.stringify({ query, format_rows: formatRows })
  return drain(`${server.url}/api/dataset/${format}`, { headers, body })
}

/** Makes a card whose answer is kept, and gives its id. */
export async function makeCachedCard(
  bench: Pick<Bench, 'server' | 'headers' | 'call' | 'field' | 'ids'>,
): Promise<number> {
  const { server, headers } = bench
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
  return id
}
