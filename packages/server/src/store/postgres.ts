/** PostgreSQL as the app database: `pg` behind Kysely's dialect, with the same values in and out as SQLite. */
import { PostgresDialect, PostgresQueryCompiler, type Dialect } from 'kysely'
import { encodeJson } from './column-kinds.ts'
import { AppDatabaseUnreachable } from './open-error.ts'

/** By what the sessions of servers are known in the database. */
export const APPLICATION_NAME = 'querent'

/** Sessions per process; the server's own statements are short. */
const POOL_LIMIT = 10

class AppCompiler extends PostgresQueryCompiler {
  protected override appendValue(value: unknown): void {
    super.appendValue(encodeJson(value))
  }
}

class AppDialect extends PostgresDialect {
  override createQueryCompiler(): PostgresQueryCompiler {
    return new AppCompiler()
  }
}

/** The dialect for a `postgres://` URL. Loads the client library. */
export async function openPostgres(url: string): Promise<Dialect> {
  const { default: pg } = await import('pg')
  const types = new pg.TypeOverrides()
  types.setTypeParser(pg.types.builtins.INT8, Number)
  const pool = new pg.Pool({
    connectionString: url,
    application_name: APPLICATION_NAME,
    max: POOL_LIMIT,
    types,
    keepAlive: true,
  })
  // The pool replaces a session that the server closed, idle or in use, and the statement that used it reports it;
  // without listeners the events would end the process.
  pool.on('error', () => {})
  pool.on('connect', (session) => session.on('error', () => {}))
  const connect = () =>
    pool.connect().catch((error: unknown) => {
      throw new AppDatabaseUnreachable(error)
    })
  return new AppDialect({ pool: { options: pool.options, connect, end: () => pool.end() } })
}
