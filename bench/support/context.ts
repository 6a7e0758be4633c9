/** What every case works with: one running server with a login, and the data it measures on. */
import { DuckDBInstance } from '@duckdb/node-api'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postgresServer, type TestDatabase } from '../../test/support/servers.ts'
import { startLimits, type Limits } from '../limits/process.ts'
import { DUCKDB_ORDERS, POSTGRES_ORDERS } from './orders.ts'
import { startServer, type ServerProcess } from './server-process.ts'

export interface Bench {
  server: ServerProcess
  /** The bare server with the limits. */
  limits: Limits
  /** Headers of a logged-in administrator. */
  headers: Record<string, string>
  postgres: TestDatabase
  /** Ids in the server of the databases that hold the orders, and of their `orders` tables. */
  ids: { postgres: number; duckdb: number; postgresOrders: number; duckdbOrders: number }
  /** Sends JSON and gives the parsed answer. @throws for any status of 300 and above. */
  call(method: string, path: string, body?: unknown): Promise<any> // oxlint-disable-line typescript/no-explicit-any -- answers of every shape
  /** Id of a field of a table. */
  field(tableId: number, name: string): Promise<number>
  close(): Promise<void>
}

export async function openBench(): Promise<Bench> {
  const postgres = await (await postgresServer()).createDatabase('bench')
  await postgres.exec(POSTGRES_ORDERS)
  const folder = mkdtempSync(join(tmpdir(), 'querent-bench-'))
  const duckdbFile = join(folder, 'orders.duckdb')
  await makeDuckDb(duckdbFile)
  const duckdbCopy = join(folder, 'copy.duckdb')
  copyFileSync(duckdbFile, duckdbCopy)
  const limits = await startLimits({ postgres: postgres.details, duckdbFile: duckdbCopy })
  const server = await startServer()
  const headers = await setUp(server.url)
  const call = caller(server.url, headers)
  const postgresId = await connect(call, 'postgres', postgres.details)
  const duckdbId = await connect(call, 'duckdb', { database_file: duckdbFile })
  const ids = {
    postgres: postgresId,
    duckdb: duckdbId,
    postgresOrders: await tableId(call, postgresId, 'orders'),
    duckdbOrders: await tableId(call, duckdbId, 'orders'),
  }
  return {
    server,
    limits,
    headers,
    postgres,
    ids,
    call,
    async field(table, name) {
      const { fields } = await call('GET', `/api/table/${table}/query_metadata`)
      return fields.find((one: { name: string }) => one.name === name).id
    },
    async close() {
      await server.stop()
      await limits.stop()
      await postgres.drop()
      rmSync(server.dataDir, { recursive: true, force: true })
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function makeDuckDb(path: string): Promise<void> {
  const instance = await DuckDBInstance.create(path)
  const connection = await instance.connect()
  await connection.run(DUCKDB_ORDERS)
  connection.closeSync()
  instance.closeSync()
}

/** Sets a new server up and gives the headers of its administrator. */
export async function setUp(url: string): Promise<Record<string, string>> {
  const properties: any = await (await fetch(`${url}/api/session/properties`)).json() // oxlint-disable-line typescript/no-explicit-any -- an answer of any shape
  const answer = await fetch(`${url}/api/setup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      token: properties['setup-token'],
      user: { email: 'bench@example.org', password: 'bench pass 42x', first_name: 'Bench', last_name: 'Mark' },
      prefs: { site_name: 'Bench' },
    }),
  })
  const { id }: any = await answer.json() // oxlint-disable-line typescript/no-explicit-any -- an answer of any shape
  return { 'x-metabase-session': id, 'content-type': 'application/json' }
}

/** A client that sends and reads JSON. */
export function caller(url: string, headers: Record<string, string>): Bench['call'] {
  return async (method, path, body) => {
    const payload = body === undefined ? {} : { body: JSON.stringify(body) }
    const answer = await fetch(url + path, { method, headers, ...payload })
    const text = await answer.text()
    if (answer.status >= 300) throw new Error(`${method} ${path} → ${answer.status} ${text.slice(0, 300)}`)
    return text === '' ? undefined : JSON.parse(text)
  }
}

/** Adds a database and waits for its first sync. */
export async function connect(call: Bench['call'], engine: string, details: unknown): Promise<number> {
  const { id } = await call('POST', '/api/database', { name: `${engine} bench`, engine, details })
  for (let wait = 0; wait < 1200; wait += 1) {
    const { initial_sync_status } = await call('GET', `/api/database/${id}`)
    if (initial_sync_status !== 'incomplete') return id
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${engine} did not finish its first sync`)
}

export async function tableId(call: Bench['call'], databaseId: number, name: string): Promise<number> {
  const { tables } = await call('GET', `/api/database/${databaseId}?include=tables`)
  return tables.find((table: { name: string }) => table.name === name).id
}
