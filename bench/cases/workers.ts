/** What a second process adds (QUERENT_WORKERS), on a machine of two cores and more. */
import { readFileSync, rmSync } from 'node:fs'
import { caller, connect, setUp, tableId, type Bench } from '../support/context.ts'
import { load } from '../support/load.ts'
import { makeCachedCard } from '../support/queries.ts'
import type { BenchRow } from '../support/report.ts'
import { startServer } from '../support/server-process.ts'
import { median } from '../support/stats.ts'

const ROUNDS = 3
const MORE_BY = 1.6

export async function workers(bench: Bench): Promise<BenchRow[]> {
  const servers = [await cardServer(bench, 1), await cardServer(bench, 2)]
  const rates: number[][] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [place, server] of servers.entries()) rates[place]!.push(await server.rate())
  }
  for (const server of servers) await server.stop()
  const [one = [], two = []] = rates
  return [
    {
      what: 'cached card, 2 workers',
      value: median(two),
      limit: median(one),
      unit: 'req/s',
      aim: Number((1 / MORE_BY).toFixed(2)),
      against: 'one process',
    },
  ]
}

/** A server of its own with a card whose answer is kept. */
async function cardServer({ postgres }: Bench, count: number) {
  const server = await startServer({ workers: count })
  const headers = await setUp(server.url)
  const call = caller(server.url, headers)
  const database = await connect(call, 'postgres', postgres.details)
  const orders = await tableId(call, database, 'orders')
  const ids = { postgres: database, duckdb: 0, postgresOrders: orders, duckdbOrders: 0 }
  const field = async (table: number, name: string) => {
    const { fields } = await call('GET', `/api/table/${table}/query_metadata`)
    return fields.find((one: { name: string }) => one.name === name).id
  }
  const card = await makeCachedCard({ server, headers, call, field, ids })
  const pid = server.child.pid!
  const pids = count === 1 ? [pid] : childrenOf(pid)
  const plan = { url: `${server.url}/api/card/${card}/query`, method: 'POST', headers, bodies: ['{}'] }
  return {
    rate: async () => (await load(plan, ...pids)).requestsPerSecond,
    async stop() {
      await server.stop()
      rmSync(server.dataDir, { recursive: true, force: true })
    },
  }
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
}
