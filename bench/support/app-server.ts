/** A server on an app database of either engine, and what its statements cost without the server. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync, StatementSync, type SQLInputValue } from 'node:sqlite'
import { mock } from 'node:test'
import pg from 'pg'
import { loadConfig } from '../../packages/server/src/config/config.ts'
import { createServer } from '../../packages/server/src/server.ts'
import { postgresServer } from '../../test/support/servers.ts'
import { caller, setUp, type Bench } from './context.ts'
import { postgresTarget, sqliteTarget, type ContentTarget } from './content-target.ts'
import { startServer, type ServerProcess } from './server-process.ts'

export const APP_ENGINES = ['SQLite', 'PostgreSQL'] as const
export type AppEngine = (typeof APP_ENGINES)[number]

/** A statement that reads, with its values. */
interface Reading {
  sql: string
  values: readonly unknown[]
}

export interface AppServer {
  server: ServerProcess
  headers: Record<string, string>
  call: Bench['call']
  /** The app database, written beside the server. */
  target: ContentTarget
  /** What a request reads of the app database when the server has answered it before. */
  readingsOf(path: string): Promise<Reading[]>
  /** Reads the same over the engine's client alone. */
  read(readings: readonly Reading[]): Promise<unknown>
  close(): Promise<void>
}

export async function appServer(engine: AppEngine): Promise<AppServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'querent-bench-'))
  const database = engine === 'PostgreSQL' ? await (await postgresServer()).createDatabase('app') : undefined
  const env: Record<string, string> = database === undefined ? {} : { QUERENT_APP_DB_URL: database.url }
  const server = await startServer({ dataDir, env })
  const headers = await setUp(server.url)
  const file = join(dataDir, 'querent.db')
  const bare = database === undefined ? bareSqlite(file) : await barePostgres(database.url)
  return {
    server,
    headers,
    call: caller(server.url, headers),
    target: database === undefined ? sqliteTarget(file) : postgresTarget(database),
    readingsOf: (path) => readingsOf(path, headers, { QUERENT_DATA_DIR: dataDir, ...env }),
    read: bare.read,
    async close() {
      await bare.close()
      await server.stop()
      await database?.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Asks a second server on the same app database, in this process, and watches the clients of both engines. */
async function readingsOf(
  url: string,
  headers: Record<string, string>,
  env: Record<string, string>,
): Promise<Reading[]> {
  const config = loadConfig({
    PORT: '0',
    QUERENT_LOG_LEVEL: 'silent',
    QUERENT_LOAD_SAMPLE_CONTENT: 'false',
    ...env,
  })
  const { app, close } = await createServer(config, Date.now)
  await app.ready()
  const ask = async () => {
    const { statusCode, payload } = await app.inject({ method: 'GET', url, headers })
    if (statusCode >= 300) throw new Error(`${url} → ${statusCode} ${payload.slice(0, 300)}`)
  }
  await ask()
  const inFile = mock.method(StatementSync.prototype, 'all')
  const onServer = mock.method(pg.Client.prototype, 'query')
  try {
    await ask()
    const calls: Reading[] = [
      ...inFile.mock.calls.map((call) => ({ sql: (call.this as StatementSync).sourceSQL, values: call.arguments })),
      ...onServer.mock.calls.map(({ arguments: [sql, values] }) => ({ sql: String(sql), values: listOf(values) })),
    ]
    return calls.filter(({ sql }) => /^\s*(select|with)\b/i.test(sql))
  } finally {
    inFile.mock.restore()
    onServer.mock.restore()
    await close()
  }
}

function listOf(values: unknown): readonly unknown[] {
  return Array.isArray(values) ? values : []
}

/** Statements are prepared once, as the server's are. */
function bareSqlite(path: string): Pick<AppServer, 'read' | 'close'> {
  const file = new DatabaseSync(path, { timeout: 5000 })
  file.function('lower', { deterministic: true }, (text) => (text === null ? null : String(text).toLowerCase()))
  const prepared = new Map<string, StatementSync>()
  return {
    async read(readings) {
      return readings.map(({ sql, values }) => {
        const statement = prepared.get(sql) ?? file.prepare(sql)
        prepared.set(sql, statement)
        return statement.all(...values.map(cellOf))
      })
    },
    close: async () => file.close(),
  }
}

function cellOf(value: unknown): SQLInputValue {
  return typeof value === 'number' || typeof value === 'string' ? value : null
}

/** One session, one statement after the other. */
async function barePostgres(url: string): Promise<Pick<AppServer, 'read' | 'close'>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return {
    async read(readings) {
      const results: unknown[] = []
      for (const { sql, values } of readings) results.push((await client.query(sql, [...values])).rows)
      return results
    },
    close: () => client.end(),
  }
}
