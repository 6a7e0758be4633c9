/** PostgreSQL as the app database: `pg` behind Kysely's dialect, with the same values in and out as SQLite. */
import { Socket } from 'node:net'
import { PostgresDialect, PostgresQueryCompiler, type PostgresDialectConfig, type PostgresPoolClient } from 'kysely'
import type { PoolClient } from 'pg'
import { encodeJson } from '../column-kinds.ts'
import { clientUrl } from './location.ts'
import { loadPostgres } from './postgres-client.ts'
import { growSlowly } from './postgres-growth.ts'
import { silenceWatch, type SilenceWatch } from './postgres-silence.ts'
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

class AppDialect extends PostgresDialect {
  /**
   * From now on nobody waits for a server that does not answer: what asks it fails within seconds, then at once.
   * @returns settles when the sessions are closed, or given up.
   */
  readonly hurry: () => Promise<void>

  constructor({ hurry, ...config }: PostgresDialectConfig & { hurry: () => Promise<void> }) {
    super(config)
    this.hurry = hurry
  }

  override createQueryCompiler(): PostgresQueryCompiler {
    return new AppCompiler()
  }
}

/**
 * The dialect for a `postgres://` URL. Loads the client library.
 * @param silenceMs after which it is asked whether the server still works on a statement.
 * @param note is handed every failure of a statement, and gives what is thrown.
 */
export async function openPostgres(
  url: string,
  { silenceMs, note = (failure) => failure }: { silenceMs?: number; note?: (failure: unknown) => unknown } = {},
): Promise<AppDialect> {
  const pg = await loadPostgres()
  const server = { connectionString: clientUrl(url), application_name: APPLICATION_NAME }
  const watch = await silenceWatch(server, silenceMs)
  const types = new pg.TypeOverrides()
  types.setTypeParser(pg.types.builtins.INT8, Number)
  const sockets = new Set<Socket>()
  let isGivenUp = false
  const pool = new pg.Pool({
    ...server,
    Client: pg.Client,
    stream: () => noted(new Socket(), sockets),
    max: POOL_LIMIT,
    types,
    keepAlive: true,
    connectionTimeoutMillis: SESSION_TIMEOUT_MS,
  })
  // The pool replaces a session that the server closed, idle or in use, and the statement that used it reports it;
  // without a listener the event would end the process.
  pool.on('error', () => {})
  const sessions = new WeakMap<PoolClient, PostgresPoolClient>()
  const lend = growSlowly(pool)
  function giveUp(): void {
    isGivenUp = true
    for (const socket of sockets) socket.destroy()
  }
  async function connect(): Promise<PostgresPoolClient> {
    if (isGivenUp) throw new AppDatabaseUnavailable('away', new Error('The server is not responding.'))
    const session = await lend().catch((error: unknown) => {
      throw new AppDatabaseUnavailable('away', error)
    })
    const known = sessions.get(session) ?? sessionOf(session, watch, note)
    sessions.set(session, known)
    return known
  }
  const closed = new AbortController()
  async function end(): Promise<void> {
    await pool.end()
    closed.abort()
  }
  return new AppDialect({
    pool: { options: pool.options, connect, end },
    hurry: () => watch.hurry(giveUp, closed.signal),
  })
}

/** The same socket, which is in the set for as long as it is open. */
function noted(socket: Socket, sockets: Set<Socket>): Socket {
  sockets.add(socket)
  return socket.once('close', () => sockets.delete(socket))
}

/** A session whose failures say when it is the app database that cannot serve. */
function sessionOf(session: PoolClient, watch: SilenceWatch, note: (failure: unknown) => unknown): PostgresPoolClient {
  const { processID }: { processID?: unknown } = Object(session)
  let isEnded = false
  const end = () => {
    isEnded = true
    session.release(true)
  }
  const run = (sql: string, parameters: readonly unknown[]) =>
    watch.over(session.query(sql, [...parameters]), Number(processID), end).catch((error: unknown) => {
      throw note(postgresFailure(error))
    })
  return {
    query: run as unknown as PostgresPoolClient['query'], // no statement is read by a cursor
    release(isBroken?: boolean) {
      if (!isEnded) session.release(isBroken)
    },
  }
}
