/** Requests of the cases, as a client sends them. */
import type { Bench } from './context.ts'
import { drain, send } from './http.ts'

/** The whole orders table as a question. */
export function ordersQuestion(bench: Bench, engine: 'postgres' | 'duckdb' = 'postgres') {
  const { ids } = bench
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
