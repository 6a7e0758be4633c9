import type { Bench } from '../../support/context.ts'
import { filled } from '../../support/copies.ts'
import type { BenchRow } from '../../support/report.ts'
import { alternately, median } from '../../support/stats.ts'

const ROUNDS = 3
const MEMORY_AIM_MB = 200

/** A million rows of PostgreSQL into a copy, with all that is asked and checked for it. */
export async function copyFill(bench: Bench): Promise<BenchRow[]> {
  const { call, ids, server, limits } = bench
  const path = `/api/persist/table/${ids.postgresOrders}`
  await call('POST', '/api/persist/enable', {})
  await call('POST', `${path}/persist`, {})
  await filled(bench, path, '')
  server.resetPeak()
  const { ours, limit } = await alternately(
    ROUNDS,
    async () => {
      const { refresh_begin: before } = await call('GET', path)
      await call('POST', `${path}/refresh`)
      await filled(bench, path, before)
    },
    async () => {
      await limits.run('/copy-csv')
      await limits.run('/duckdb-create-table')
    },
  )
  const memory = server.peakMb()
  await call('POST', '/api/persist/disable', {})
  return [
    {
      what: 'fill a copy, a million rows of PostgreSQL',
      value: median(ours),
      limit: median(limit),
      unit: 'ms',
      aim: 2,
      against: 'COPY TO, then DuckDB CREATE TABLE AS',
    },
    {
      what: 'fill a copy: memory of the server',
      value: memory,
      unit: 'MB',
      aim: MEMORY_AIM_MB,
      limit: null,
      against: '',
    },
  ]
}
