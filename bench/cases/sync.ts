import { postgresServer } from '../../test/support/servers.ts'
import { connect, type Bench } from '../support/context.ts'
import { send } from '../support/http.ts'
import { WIDE_SCHEMA } from '../support/orders.ts'
import type { BenchRow } from '../support/report.ts'
import { alternately, median } from '../support/stats.ts'

const ROUNDS = 30
const WARM_UPS = 20
/** The analysis that follows the first sync must not disturb what is measured next. */
const SETTLE_MS = 3_000

/** The first sync of 1,000 tables with 10 columns each, and then their metadata in one answer. */
export async function sync(bench: Bench): Promise<BenchRow[]> {
  const wide = await (await postgresServer()).createDatabase('wide')
  await wide.exec(WIDE_SCHEMA)
  const before = performance.now()
  const id = await connect(bench.call, 'postgres', wide.details)
  const syncMs = performance.now() - before
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
  const rows: BenchRow[] = [
    { what: 'sync of 1,000 tables', value: syncMs, limit: null, unit: 'ms', aim: 4000, against: '' },
    await metadata(bench, id),
  ]
  await bench.call('DELETE', `/api/database/${id}`)
  await wide.drop()
  return rows
}

async function metadata({ server, headers }: Bench, id: number): Promise<BenchRow> {
  const url = `${server.url}/api/database/${id}/metadata`
  const parsed = JSON.parse((await send(url, { method: 'GET', headers })).toString())
  const { ours, limit } = await alternately(
    ROUNDS,
    () => send(url, { method: 'GET', headers }),
    async () => JSON.stringify(parsed),
    WARM_UPS,
  )
  if (parsed.tables.length !== 1000) throw new Error(`${parsed.tables.length} tables instead of 1,000`)
  const against = 'JSON.stringify of the same answer'
  return {
    what: 'metadata of 1,000 tables, p50',
    value: median(ours),
    limit: median(limit),
    unit: 'ms',
    aim: 3,
    against,
  }
}
