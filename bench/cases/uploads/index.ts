/** Uploading a CSV file of 12 columns, beside what each engine loads by itself. */
import { openAsBlob, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { freePort } from '../../../test/support/free-port.ts'
import { mysqlServer, postgresServer } from '../../../test/support/servers.ts'
import { duckDbReadCsv, mysqlLoadData, postgresCopy, sqliteInserts, type BareLoad } from './bare.ts'
import { caller, connect, setUp } from '../../support/context.ts'
import type { BenchRow } from '../../support/report.ts'
import { startServer } from '../../support/server-process.ts'
import { writeRows } from './rows.ts'

/** A million with BENCH_UPLOAD_ROWS=1000000, which takes some minutes. */
const ROWS = Number(process.env['BENCH_UPLOAD_ROWS'] ?? 100_000)
const WATCH = new URL('../../support/turn-watch.ts', import.meta.url).href
const AIM = 1.5
const TURN_AIM_MS = 50
const MEMORY_AIM_MB = 200
const QUESTION_AIM_MS = 1_000

interface Place {
  engine: string
  details: Record<string, unknown>
  schema: string | null
  bare: BareLoad
  against: string
}

export async function uploads(): Promise<BenchRow[]> {
  const port = await freePort()
  const server = await startServer({ preload: WATCH, env: { TURN_WATCH_PORT: String(port) } })
  const headers = await setUp(server.url)
  const call = caller(server.url, headers)
  const watch = async (what: string) => Number(await (await fetch(`http://127.0.0.1:${port}/${what}`)).text())
  const file = join(server.dataDir, 'rows.csv')
  await writeRows(file, ROWS)
  const rows: BenchRow[] = []
  for (const { engine, details, schema, bare, against } of await placesIn(server.dataDir)) {
    const limit = await timed(() => bare(file))
    const db_id = await connect(call, engine, details)
    await call('PUT', '/api/setting/uploads-settings', { value: { db_id, schema_name: schema, table_prefix: null } })
    server.resetPeak()
    let model = 0
    const value = await timed(async () => (model = await upload(server.url, headers, file)))
    const memory = server.peakMb()
    const question = await timed(() => call('POST', `/api/card/${model}/query`, {}))
    // The watch keeps a processor busy, so that it has an upload of its own.
    await watch('begin')
    await upload(server.url, headers, file)
    const turn = await watch('end')
    const what = `upload, ${ROWS.toLocaleString('en')} rows, ${engine}`
    const fixed = { limit: null, against: '' }
    rows.push(
      { what, value, limit, unit: 'ms', aim: AIM, against },
      { what: `${what}: memory`, value: memory, unit: 'MB', aim: MEMORY_AIM_MB, ...fixed },
      { what: `${what}: first question`, value: question, unit: 'ms', aim: QUESTION_AIM_MS, ...fixed },
      { what: `${what}: longest turn`, value: turn, unit: 'ms', aim: TURN_AIM_MS, ...fixed },
    )
  }
  await server.stop()
  rmSync(server.dataDir, { recursive: true, force: true })
  return rows
}

async function placesIn(folder: string): Promise<Place[]> {
  const [sqlite, duckdb] = [join(folder, 'bench.sqlite'), join(folder, 'bench.duckdb')]
  new DatabaseSync(sqlite).close()
  const postgres = await (await postgresServer()).createDatabase('bench_uploads')
  const mysql = await (await mysqlServer())?.createDatabase('bench_uploads')
  const places: Place[] = [
    {
      engine: 'postgres',
      details: { ...postgres.details },
      schema: 'public',
      bare: postgresCopy(postgres.details),
      against: 'COPY',
    },
    {
      engine: 'duckdb',
      details: { database_file: duckdb },
      schema: 'main',
      bare: duckDbReadCsv(duckdb),
      against: 'read_csv',
    },
    {
      engine: 'sqlite',
      details: { db: sqlite },
      schema: null,
      bare: sqliteInserts(sqlite),
      against: 'prepared inserts in one transaction',
    },
  ]
  if (mysql === undefined) return places
  const bare = mysqlLoadData(mysql.details)
  return [...places, { engine: 'mysql', details: { ...mysql.details }, schema: null, bare, against: 'LOAD DATA LOCAL' }]
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now()
  await work()
  return performance.now() - before
}

/** Gives the id of the model. */
async function upload(url: string, headers: Record<string, string>, path: string): Promise<number> {
  const form = new FormData()
  form.set('file', await openAsBlob(path), 'rows.csv')
  const { 'content-type': _json, ...signedIn } = Object.assign({ 'content-type': '' }, headers)
  const answer = await fetch(`${url}/api/upload/csv`, { method: 'POST', headers: signedIn, body: form })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`The upload failed: ${text}`)
  return Number(text)
}
