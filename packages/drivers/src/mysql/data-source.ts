import type { Socket } from 'node:net'
import type { AccountWarning } from '@querent/contract'
import type {
  ConnectionDetails,
  DataSourceOptions,
  Row,
  SchemaDescription,
  ServerVersion,
  TablePlace,
} from '@querent/query'
import type { Connection } from 'mysql2'
import type { CatalogQuery } from '../shared/data-source.ts'
import { NetworkDataSource } from '../shared/network-data-source.ts'
import { openedWithin } from '../shared/opened-within.ts'
import type { Endpoint } from '../shared/route/route.ts'
import { settledWithin } from '../shared/settled-within.ts'
import { accountWarnings } from './account.ts'
import { type MysqlTarget, parseDetails } from './details.ts'
import { connectionError } from './errors.ts'
import { describeSchema, describeTable } from './introspect.ts'
import { guardConnection } from './wire/guard-connection.ts'
import { MysqlSession } from './session.ts'
import { versionOf } from './version.ts'
import { ZoneCatalog } from './zones/zone-catalog.ts'

/** Where relatives differ below their dialect. */
export interface MysqlVariant {
  port: number
  /** Run once per session. */
  setUp: readonly string[]
  /** Stops the running statement of another session. */
  killSql(threadId: number): string
}

/**
 * What a session does not take over from its server: one transaction that
 * never ends and so never sees what is new, transactions that begin by themselves, limits on rows, and a condition that
 * means something else. A reader may pause for longer than the server's usual minute: exports are streamed.
 */
const OWN_SETTINGS = [
  'SESSION autocommit = 1',
  'SESSION completion_type = 0',
  'SESSION sql_select_limit = 18446744073709551615',
  'SESSION sql_auto_is_null = 0',
  'SESSION net_write_timeout = 3600',
]

/** Sessions only read by default. */
export const MYSQL: MysqlVariant = {
  port: 3306,
  setUp: ['SET SESSION TRANSACTION READ ONLY', `SET ${OWN_SETTINGS.join(', ')}`],
  killSql: (threadId) => `KILL QUERY ${threadId}`,
}

const KEEP_ALIVE_DELAY_MS = 30_000
const KILL_TIMEOUT_MS = 3000

/** A MySQL or MariaDB database: sessions are read-only unless a statement asks for write access. */
export class MysqlDataSource extends NetworkDataSource<MysqlSession> {
  readonly #target: MysqlTarget
  readonly #variant: MysqlVariant
  readonly #zones = new ZoneCatalog()
  /** Gives the columns of JSON, as table and column, on servers that have JSON as text. */
  protected readonly jsonColumns: string | undefined = undefined

  /** @throws {ConnectionError} the details are incomplete or malformed. */
  constructor(details: ConnectionDetails, options: DataSourceOptions, variant: MysqlVariant = MYSQL) {
    const target = parseDetails(details, variant.port)
    super(options, target)
    this.#variant = variant
    this.#target = target
  }

  async version(): Promise<ServerVersion> {
    const [row] = await this.query('SELECT VERSION()')
    return versionOf(String(row?.[0] ?? ''))
  }

  async timeZone(): Promise<string | null> {
    const [row] = await this.query('SELECT @@GLOBAL.time_zone, @@system_time_zone')
    const [zone, system] = row?.map(String) ?? []
    return zoneName((zone === 'SYSTEM' ? system : zone) ?? '')
  }

  async schemas(): Promise<string[]> {
    return []
  }

  async describe(signal: AbortSignal, only?: TablePlace): Promise<SchemaDescription> {
    const query: CatalogQuery = (sql, params) => this.query(sql, params, signal)
    return only === undefined ? describeSchema(query, this.jsonColumns) : describeTable(query, only, this.jsonColumns)
  }

  /** In a session of its own, because it takes roles. */
  async accountWarnings(signal: AbortSignal): Promise<AccountWarning[]> {
    const session = await this.openSession()
    const leave = () => session.destroy()
    signal.addEventListener('abort', leave)
    try {
      signal.throwIfAborted()
      return await accountWarnings(async (sql) => (await session.rows(sql)) as Row[], this.#target.database)
    } finally {
      signal.removeEventListener('abort', leave)
      session.close()
    }
  }

  protected override async openSession(): Promise<MysqlSession> {
    try {
      const { connection, socket } = await this.#connect()
      const session = new MysqlSession(connection, {
        zones: this.#zones,
        socket,
        setUp: this.#variant.setUp,
        kill: (threadId) => this.#kill(threadId),
        onEnd: (ended) => this.pool.discard(ended),
      })
      const setUp = () => session.setUp()
      await openedWithin(this.connectTimeoutMs, () => session.destroy(), setUp)
      return session
    } catch (error) {
      throw connectionError(error, this.#target.isEncrypted)
    }
  }

  async #connect(): Promise<{ connection: Connection; socket: Socket }> {
    const { createConnection } = await import('mysql2')
    const { host, port, database, user, password, keepsAlive, isCompressed } = this.#target
    const ssl = await this.#target.readTls()
    const isLocal = host.startsWith('/')
    const socket = connect(await this.route.endpoint())
    socket.setKeepAlive(keepsAlive, KEEP_ALIVE_DELAY_MS)
    const connection = createConnection({
      host,
      port,
      database,
      user,
      password,
      stream: socket,
      ...(isLocal && { socketPath: host }), // the client then sends passwords as servers expect them over sockets
      ...(ssl && { ssl }),
      compress: isCompressed,
      connectTimeout: this.connectTimeoutMs,
      charset: 'UTF8MB4_UNICODE_CI',
      dateStrings: true,
      supportBigNumbers: true,
      jsonStrings: true,
      // Values are in the statement already: nobody need look for places where they go.
      queryFormat: (sql) => sql,
      flags: ['-LOCAL_FILES', '-IGNORE_SPACE', '-FOUND_ROWS', '-ODBC'],
    })
    guardConnection(connection)
    await new Promise<void>((resolve, reject) => {
      connection.once('error', reject)
      connection.once('connect', () => resolve())
    }).catch((error: unknown) => {
      socket.destroy()
      throw error
    })
    // Another error may come before the session listens; it is seen by the socket's end.
    connection.removeAllListeners('error').on('error', () => undefined)
    return { connection, socket }
  }

  /** Never rejects: whether it had an effect shows in the session alone. */
  async #kill(threadId: number): Promise<void> {
    const attempt = this.#connect().then(async ({ connection, socket }) => {
      await new Promise<void>((resolve) => {
        connection.query(this.#variant.killSql(threadId), () => resolve())
      })
      connection.end(() => socket.destroy())
    })
    await settledWithin(attempt, KILL_TIMEOUT_MS)
  }
}

function connect({ host, port, newSocket }: Endpoint): Socket {
  const socket = newSocket()
  return host.startsWith('/') ? socket.connect(host) : socket.setNoDelay(true).connect(port, host)
}

/** The IANA name of a zone as the server tells it: a name, an abbreviation such as `CEST`, or an offset. */
function zoneName(zone: string): string | null {
  const offset = /^([+-])(\d\d):00$/.exec(zone)
  if (offset !== null) {
    const [, sign = '+', hours = '00'] = offset
    return hours === '00' ? 'UTC' : `Etc/GMT${sign === '+' ? '-' : '+'}${Number(hours)}`
  }
  try {
    return /^[A-Za-z]/.test(zone) ? new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone : null
  } catch {
    return null
  }
}
