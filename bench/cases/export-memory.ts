import { rmSync } from 'node:fs'
import { caller, connect, setUp, tableId, type Bench } from '../support/context.ts'
import { download } from '../support/queries.ts'
import type { BenchRow } from '../support/report.ts'
import { startServer } from '../support/server-process.ts'

/** For any number of rows. */
export const PEAK_AIM_MB = 280

/** The largest memory of a server that does nothing but export a million rows, one server for each format. */
export async function exportMemory(bench: Bench): Promise<BenchRow[]> {
  const rows: BenchRow[] = []
  for (const format of ['csv', 'json', 'xlsx'] as const) {
    const value = await peakOf(bench, format)
    rows.push({ what: `peak memory, ${format} export`, value, limit: null, unit: 'MB', aim: PEAK_AIM_MB, against: '' })
  }
  return rows
}

async function peakOf(bench: Bench, format: 'csv' | 'json' | 'xlsx'): Promise<number> {
  const server = await startServer()
  const headers = await setUp(server.url)
  const call = caller(server.url, headers)
  const database = await connect(call, 'postgres', bench.postgres.details)
  const query = { 'source-table': await tableId(call, database, 'orders') }
  await download({ server, headers }, format, { database, type: 'query', query })
  const peakMb = server.peakMb()
  await server.stop()
  rmSync(server.dataDir, { recursive: true, force: true })
  return peakMb
}
