/** What a picture takes: memory of a server beside what it had at rest, and the time of the first one. */
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { caller, connect, setUp, type Bench } from '../../support/context.ts'
import type { BenchRow } from '../../support/report.ts'
import { startServer } from '../../support/server-process.ts'

const AIM_MB = 100
/** Until the server has come to rest and given back what it does not need. */
const REST_MS = 25_000
/** `firstMs`: with the cards' queries, and a thread that starts and loads its modules. */
const FILES = [
  { format: 'pdf', what: 'PDF of a table of 2,000 rows', firstMs: 1000 },
  { format: 'png', what: 'PNG of a dashboard of 30 cards', firstMs: 2000 },
] as const
const ROWS = `select i as id, 'Item ' || i as item, i * 1.5 as amount, date '2026-01-01' + i as day
  from generate_series(1, 2000) as i`

/** A server of its own for each, which has run the query before. */
export async function pictureMemory(bench: Bench): Promise<BenchRow[]> {
  const rows: BenchRow[] = []
  for (const { format, what, firstMs } of FILES) {
    const { first, memory } = await measure(bench, format)
    rows.push({ what: `memory above rest, ${what}`, value: memory, limit: null, unit: 'MB', aim: AIM_MB, against: '' })
    rows.push({ what: `first ${what}`, value: first, limit: null, unit: 'ms', aim: firstMs, against: '' })
  }
  return rows
}

async function measure(bench: Bench, format: 'pdf' | 'png'): Promise<{ first: number; memory: number }> {
  const server = await startServer()
  try {
    const headers = await setUp(server.url)
    const call = caller(server.url, headers)
    const database = await connect(call, 'postgres', bench.postgres.details)
    const dashboard = await makeDashboard(call, database, format)
    await sleep(REST_MS)
    const rest = server.residentMb()
    server.resetPeak()
    const start = performance.now()
    const answer = await fetch(`${server.url}/api/dashboard/${dashboard}/${format}`, { headers })
    const { byteLength } = await answer.arrayBuffer()
    if (!answer.ok || byteLength < 10_000) throw new Error(`GET ${format}: ${answer.status}`)
    return { first: performance.now() - start, memory: server.peakMb() - rest }
  } finally {
    await server.stop()
    rmSync(server.dataDir, { recursive: true, force: true })
  }
}

async function makeDashboard(call: Bench['call'], database: number, format: 'pdf' | 'png'): Promise<number> {
  const displays = format === 'pdf' ? ['table'] : ['bar', 'line', 'table', 'pie', 'scalar']
  const query = format === 'pdf' ? ROWS : `select item, amount from (${ROWS}) as rows limit 50`
  const { id } = await call('POST', '/api/dashboard', { name: 'Pictures' })
  const cards: number[] = []
  for (const display of displays) {
    const dataset_query = { database, type: 'native', native: { query } }
    const body = { name: display, display, visualization_settings: {}, dataset_query }
    const card = await call('POST', '/api/card', body)
    await call('POST', `/api/card/${card.id}/query`, {})
    cards.push(card.id)
  }
  const count = format === 'pdf' ? 1 : 30
  const dashcards = Array.from({ length: count }, (_, i) => {
    return { id: -1 - i, card_id: cards[i % cards.length], row: i * 6, col: 0, size_x: 24, size_y: 6 }
  })
  await call('PUT', `/api/dashboard/${id}`, { dashcards })
  return id
}
