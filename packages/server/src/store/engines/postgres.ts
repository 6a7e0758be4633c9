/** PostgreSQL as the app database: `pg` behind Kysely's dialect, with the same values in and out as SQLite. */
import { PostgresDialect, PostgresQueryCompiler, type PostgresDialectConfig, type PostgresPoolClient } from 'kysely'
import type { PoolClient } from 'pg'
import { encodeJson } from '../column-kinds.ts'
import { AppDatabaseUnavailable, postgresFailure } from './unavailable.ts'

/** The name by which a database knows the sessions of servers. */
export const APPLICATION_NAME = 'querent'

/** Sessions per process; the server's own statements are short. */
const POOL_LIMIT = 10
/** How long a request waits for a session before it is told that there is none. */
const SESSION_TIMEOUT_MS = 15_000

class AppCompiler extends PostgresQueryCompiler {
  protected override appendValue(value: unknown): void {
    super.appendValue(encodeJson(value))
  }
}

export class PostgresAppDialect extends PostgresDialect {
  /** Ends the sessions that are in use, so that what waits for a server that went silent fails as on a lost connection. */
  readonly cutSessions: () => void

  constructor(config: PostgresDialectConfig, cutSessions: () => void) {
    super(config)
    this.cutSessions = cutSessions
  }

  override createQueryCompiler(): PostgresQueryCompiler {
    return new AppCompiler()
  }
}

/** The dialect for a `postgres://` URL. Loads the client library. */
export async function openPostgres(url: string): Promise<PostgresAppDialect> {
  const { default: pg } = await import('pg')
  const types = new pg.TypeOverrides()
  types.setTypeParser(pg.types.builtins.INT8, Number)
  const pool = new pg.Pool({
    connectionString: url,
    application_name: APPLICATION_NAME,
    max: POOL_LIMIT,
    types,
    keepAlive: true,
    connectionTimeoutMillis: SESSION_TIMEOUT_MS,
  })
  // The pool replaces a session that the server closed, idle or in use, and the statement that used it reports it;
  // without listeners the events would end the process.
  pool.on('error', () => {})
  pool.on('connect', (session) => session.on('error', () => {}))
  const inUse = new Set<PoolClient>()
  pool.on('acquire', (session) => inUse.add(session))
  pool.on('release', (_error, session) => inUse.delete(session))
  const sessions = new WeakMap<PoolClient, PostgresPoolClient>()
  async function connect(): Promise<PostgresPoolClient> {
    const session = await pool.connect().catch((error: unknown) => {
      throw new AppDatabaseUnavailable('away', error)
    })
    const known = sessions.get(session) ?? sessionOf(session)
    sessions.set(session, known)
    return known
  }
  return new PostgresAppDialect({ pool: { options: pool.options, connect, end: () => pool.end() } }, () => {
    for (const session of inUse) if (session instanceof pg.Client) session.connection.stream.destroy()
  })
}

/** A session whose failures say when it is the app database that cannot serve. */
function sessionOf(session: PoolClient): PostgresPoolClient {
  const run = (sql: string, parameters: readonly unknown[]) =>
    session.query(sql, [...parameters]).catch((error: unknown) => {
      throw postgresFailure(error)
    })
  return {
    query: run as unknown as PostgresPoolClient['query'], // no statement is read by a cursor
    release: (isBroken?: boolean) => session.release(isBroken),
  }
}
