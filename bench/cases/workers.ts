/** What a second process adds (QUERENT_WORKERS), on a machine of two cores and more. */
import { readFileSync, rmSync } from 'node:fs'
import { caller, connect, setUp, tableId, type Bench } from '../support/context.ts'
import { load, type LoadResult } from '../support/load.ts'
import { makeCachedCard } from '../support/queries.ts'
import type { BenchRow } from '../support/report.ts'
import { startServer } from '../support/server-process.ts'
import { median } from '../support/stats.ts'

const ROUNDS = 3
/** Rounds of each process before those that count: each compiles what is hot for itself, which takes it some 20,000 requests. */
const WARM_UPS = 4
const MORE_BY = 1.6

export async function workers(bench: Bench): Promise<BenchRow[]> {
  const servers = [await cardServer(bench, 1), await cardServer(bench, 2)]
  for (const [place, server] of servers.entries()) {
    for (let round = 0; round < WARM_UPS * (place + 1); round += 1) await server.load()
  }
  const results: LoadResult[][] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [place, server] of servers.entries()) results[place]!.push(await server.load())
  }
  for (const server of servers) await server.stop()
  const [one = [], two = []] = results
  const against = 'one process'
  const value = (of: LoadResult[], key: keyof LoadResult) => median(of.map((result) => result[key]))
  return [
    {
      what: 'cached card, 2 workers',
      value: value(two, 'requestsPerSecond'),
      limit: value(one, 'requestsPerSecond'),
      unit: 'req/s',
      aim: Number((1 / MORE_BY).toFixed(2)),
      against,
    },
    {
      // By processor time: what each could answer if the load came from another machine.
      what: 'cached card, 2 workers, a core for each',
      value: 2e6 / value(two, 'processorMicros'),
      limit: 1e6 / value(one, 'processorMicros'),
      unit: 'req/s',
      aim: Number((1 / MORE_BY).toFixed(2)),
      against,
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
  const pids = [pid, ...(count === 1 ? [] : childrenOf(pid))]
  const plan = { url: `${server.url}/api/card/${card}/query`, method: 'POST', headers, bodies: ['{}'] }
  return {
    load: () => load(plan, ...pids),
    async stop() {
      await server.stop()
      rmSync(server.dataDir, { recursive: true, force: true })
    },
  }
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
}
