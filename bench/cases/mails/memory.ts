/** What deliveries take: memory of a server beside what it had at rest. */
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { caller, connect, setUp, type Bench } from '../../support/context.ts'
import type { BenchRow } from '../../support/report.ts'
import { startServer } from '../../support/server-process.ts'
import { mailTo, makeDashboard, QUESTIONS, sendTo } from './dashboard.ts'
import { mailServer } from './mail-server.ts'

const AIM_MB = 100
const PEOPLE = 200
/** Until the server has come to rest and given back what it does not need. */
const REST_MS = 25_000
const QUERY = `select i as month, (i * 37) % 300 as orders from generate_series(1, 24) as i`

/** A server of its own, which has run the queries before and has sent nothing. */
export async function mailMemory(bench: Bench): Promise<BenchRow[]> {
  const mails = await mailServer()
  const server = await startServer()
  try {
    const call = caller(server.url, await setUp(server.url))
    const database = await connect(call, 'postgres', bench.postgres.details)
    const dashboard = await makeDashboard(call, { database, type: 'native', native: { query: QUERY } })
    await Promise.all(dashboard.cards.map(({ id }) => call('POST', `/api/card/${id}/query`, {})))
    await sendTo(call, mails)
    await sleep(REST_MS)
    const rest = server.residentMb()
    server.resetPeak()
    await mailTo(PEOPLE, call, dashboard, mails)
    const what = `memory above rest, ${PEOPLE} mails of a dashboard of ${QUESTIONS} questions`
    return [{ what, value: server.peakMb() - rest, limit: null, unit: 'MB', aim: AIM_MB, against: '' }]
  } finally {
    await server.stop()
    await mails.close()
    rmSync(server.dataDir, { recursive: true, force: true })
  }
}
