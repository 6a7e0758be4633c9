/** A server on an app database of either engine, and what its statements cost without the server. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync, StatementSync, type SQLInputValue } from 'node:sqlite'
import pg from 'pg'
import { postgresServer } from '../../test/support/servers.ts'
import { caller, setUp, type Bench } from './context.ts'
import { postgresTarget, sqliteTarget, type ContentTarget } from './content-target.ts'
import { startServer, type ServerProcess } from './server-process.ts'

export const APP_ENGINES = ['SQLite', 'PostgreSQL'] as const
export type AppEngine = (typeof APP_ENGINES)[number]

/** A statement that reads, with its values. */
export interface Reading {
  sql: string
  values: readonly unknown[]
}

export interface AppServer {
  server: ServerProcess
  headers: Record<string, string>
  call: Bench['call']
  /** The app database, written beside the server. */
  target: ContentTarget
  /** Reads over the engine's client alone. */
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
    read: bare.read,
    async close() {
      await bare.close()
      await server.stop()
      await database?.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
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
