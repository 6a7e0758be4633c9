/** How long others wait at most while one person asks for the most that a route gives, or sends the most that it takes. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { caller, connect, setUp, tableId } from '../../support/context.ts'
import type { BenchRow } from '../../support/report.ts'
import { send } from '../../support/http.ts'
import { startServer } from '../../support/server-process.ts'
import { freePort } from '../../../test/support/free-port.ts'
import { smallRequests } from '../../support/small-requests.ts'
import { TURNS_CONTENT } from '../../support/turns-content.ts'
import { largeBodies } from './large-bodies.ts'
import { largeContent } from './large-content.ts'
import { reads } from './reads.ts'
import { fillers } from './shapes.ts'
import type { Target, Work } from './work.ts'

const WATCH = new URL('../../support/turn-watch.ts', import.meta.url).href
const AIM_MS = 100
/** The least of them counts: what else runs on the machine is in some. */
const ROUNDS = 2
/** A work with shorter turns is measured once only. */
const FAST_MS = 50
const WIDE_COLUMNS = 1_600
const WIDE_ROWS = 2_000

export async function turns(): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'querent-bench-'))
  const first = await startServer({ dataDir })
  const headers = await setUp(first.url)
  const path = join(dataDir, 'wide.sqlite')
  makeWide(path)
  const call = caller(first.url, headers)
  const database = await connect(call, 'sqlite', { db: path })
  const table = await tableId(call, database, 'wide')
  await first.stop()
  fill(join(dataDir, 'querent.db'))

  const port = await freePort()
  const watch = (path: string) => send(`http://127.0.0.1:${port}/${path}`, { method: 'GET' })
  const server = await startServer({
    dataDir,
    preload: WATCH,
    env: { TURN_WATCH_PORT: String(port) },
  })
  const small = smallRequests(server.url, headers)
  try {
    const target: Target = { url: server.url, headers, call: caller(server.url, headers), database, table }
    const works = [
      ...(await reads(target)),
      ...largeContent(target),
      ...largeBodies(target),
      ...(await fillers(target)),
    ]
    const rows: BenchRow[] = []
    for (const work of works) rows.push(await measured(work))
    return rows.sort((a, b) => b.value - a.value)
  } finally {
    small.stop()
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }

  async function measured({ what, run }: Work): Promise<BenchRow> {
    let value = Infinity
    let slowest = Infinity
    let status = 0
    for (let round = 0; round < ROUNDS && value > FAST_MS; round += 1) {
      await watch('begin')
      slowest = Math.min(slowest, await small.slowestDuring(async () => (status = await run())))
      value = Math.min(value, Number(await watch('end')))
    }
    const against = `${status}; the slowest small request took ${Math.round(slowest)} ms`
    return { what, value, limit: null, unit: 'ms', aim: AIM_MS, against }
  }
}

function makeWide(path: string): void {
  const columns = Array.from({ length: WIDE_COLUMNS }, (_, column) => `c${column}`)
  const file = new DatabaseSync(path)
  file.exec(`create table wide (${columns.map((name) => `${name} text`).join()});
    insert into wide with recursive n(i) as (select 1 union all select i + 1 from n where i < ${WIDE_ROWS})
      select ${columns.map((_, column) => `'value ' || (i % ${column + 2})`).join()} from n`)
  file.close()
}

function fill(path: string): void {
  const file = new DatabaseSync(path, { timeout: 5000 })
  file.exec(`begin; ${TURNS_CONTENT}; commit`)
  file.close()
}
