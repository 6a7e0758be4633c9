import type { ConnectionOptions } from 'node:tls'
import type { AccountWarning } from '@querent/contract'
import {
  type ConnectionDetails,
  type DataSourceOptions,
  type Lexis,
  type Row,
  type SchemaDescription,
  type ServerVersion,
  type TablePlace,
} from '@querent/query'
import type { Client } from 'pg'
import type { CatalogQuery } from '../shared/data-source.ts'
import { NetworkDataSource } from '../shared/network-data-source.ts'
import { codeOf } from '../shared/errors.ts'
import { openedWithin } from '../shared/opened-within.ts'
import { refuseOwnDatabase } from '../shared/own-database.ts'
import { StatementIteration } from '../shared/statements/running-statement.ts'
import { accountWarnings } from './account.ts'
import { type BackendKey, type CancelTarget, sendCancelRequest } from './wire/cancel.ts'
import { whenRead } from './client-reads/index.ts'
import { type DetailDefaults, type PostgresTarget, parseDetails } from './details.ts'
import { connectionError } from './errors.ts'
import { describeSchema, describeTable, listSchemas } from './introspect.ts'
import { reachedDatabase } from './wire/reached.ts'
import { PostgresSession } from './session.ts'
import type { PostgresType } from './types.ts'
import { versionOf } from './version.ts'
import { TypeCatalog } from './wire/type-catalog.ts'
import { POSTGRES_LEXIS } from './lexis.ts'

/** Where relatives differ below their dialect. */
export interface PostgresVariant {
  details: DetailDefaults
  /** Settings of every session. */
  settings: Readonly<Record<string, string>>
  /** False for a server that takes no settings with the connection request: each is then set by a statement. */
  takesSettings: boolean
  /** By which SQL of people is judged; that of the dialect. */
  lexis: Lexis
  /** Types with an object id that PostgreSQL does not have. */
  types: ReadonlyMap<number, PostgresType>
}

/** Fixed output formats, so that decoders need no case for the server's configuration, and no changes by default. */
export const POSTGRES: PostgresVariant = {
  details: { port: 5432, database: 'dbname', sslMode: 'disable' },
  settings: {
    default_transaction_read_only: 'on',
    DateStyle: 'ISO',
    IntervalStyle: 'postgres',
    extra_float_digits: '3',
    bytea_output: 'hex',
    standard_conforming_strings: 'on',
  },
  takesSettings: true,
  lexis: POSTGRES_LEXIS,
  types: new Map(),
}

/** SQLSTATE for a startup parameter that is not supported. */
const PROTOCOL_VIOLATION = '08P01'

const KEEP_ALIVE_DELAY_MS = 30_000

/** A PostgreSQL database: sessions are read-only unless a statement asks for write access. */
export class PostgresDataSource extends NetworkDataSource<PostgresSession> {
  readonly #target: PostgresTarget
  readonly #variant: PostgresVariant
  readonly #options: DataSourceOptions
  #takesSettings: boolean
  readonly #types: TypeCatalog

  /** @throws {ConnectionError} the details are incomplete or malformed. */
  constructor(details: ConnectionDetails, options: DataSourceOptions, variant: PostgresVariant = POSTGRES) {
    const target = parseDetails(details, variant.details)
    super(options, target)
    this.#variant = variant
    this.#target = target
    this.#options = options
    this.#takesSettings = variant.takesSettings
    this.#types = new TypeCatalog((sql) => this.#queryAside(sql), variant.types)
  }

  async version(): Promise<ServerVersion> {
    const [row] = await this.query("SELECT version(), current_setting('server_version')")
    const [told, version] = row?.map(String) ?? []
    return versionOf(told ?? '', version ?? '')
  }

  async timeZone(): Promise<string | null> {
    const [row] = await this.query("SELECT reset_val FROM pg_settings WHERE lower(name) = 'timezone'")
    return typeof row?.[0] === 'string' ? row[0] : null
  }

  async schemas(): Promise<string[]> {
    return this.syncedSchemas()
  }

  async describe(signal: AbortSignal, only?: TablePlace): Promise<SchemaDescription> {
    const query: CatalogQuery = (sql, params) => this.query(sql, params, signal)
    if (only !== undefined) return describeTable(query, only)
    return describeSchema(query, await this.syncedSchemas(signal))
  }

  async accountWarnings(signal: AbortSignal): Promise<AccountWarning[]> {
    return accountWarnings((sql) => this.query(sql, [], signal))
  }

  protected async syncedSchemas(signal?: AbortSignal): Promise<string[]> {
    const schemas = await listSchemas((sql) => this.query(sql, [], signal))
    return schemas.filter(this.#target.isSyncedSchema)
  }

  protected override async openSession(): Promise<PostgresSession> {
    try {
      return await this.#openWithSettings({ ...this.#variant.settings, ...this.#target.settings })
    } catch (error) {
      throw connectionError(error)
    }
  }

  /** Connection poolers in front of a server may refuse settings in the request; then they are set afterwards. */
  async #openWithSettings(settings: Readonly<Record<string, string>>): Promise<PostgresSession> {
    if (this.#takesSettings) {
      try {
        return await this.#open(settings)
      } catch (error) {
        if (codeOf(error) !== PROTOCOL_VIOLATION) throw error
        this.#takesSettings = false
      }
    }
    const session = await this.#open({})
    const configure = () => session.configure(settings)
    await openedWithin(this.connectTimeoutMs, () => session.destroy(), configure)
    return session
  }

  async #open(settings: Readonly<Record<string, string>>): Promise<PostgresSession> {
    const { sslMode } = this.#target
    const tls = sslMode === 'disable' || sslMode === 'allow' ? undefined : await this.#target.readTls()
    try {
      return await this.#connect(settings, tls)
    } catch (error) {
      if (sslMode === 'prefer' && isSslRefused(error)) return this.#connect(settings, undefined)
      if (sslMode === 'allow') return this.#connect(settings, await this.#target.readTls())
      throw error
    }
  }

  async #connect(
    settings: Readonly<Record<string, string>>,
    tls: ConnectionOptions | undefined,
  ): Promise<PostgresSession> {
    const { Client } = await import('pg')
    const { database, user, password, applicationName, keepsAlive } = this.#target
    const endpoint = await this.route.endpoint()
    const client = new Client({
      host: endpoint.host,
      port: endpoint.port,
      stream: () => endpoint.newSocket(),
      database,
      user,
      password: () => password, // a plain empty one would be taken from the environment
      ssl: tls ?? false,
      application_name: applicationName,
      options: startupOptions(settings),
      connectionTimeoutMillis: this.connectTimeoutMs,
      keepAlive: keepsAlive,
      keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY_MS,
    })
    return this.#watch(client, { endpoint, tls })
  }

  async #watch(client: Client, target: CancelTarget): Promise<PostgresSession> {
    const key: BackendKey = { processId: 0, secretKey: 0 }
    client.connection.once('backendKeyData', (message: { processID: number; secretKey: number }) => {
      key.processId = message.processID
      key.secretKey = message.secretKey
    })
    const session = new PostgresSession(client, {
      types: this.#types,
      lexis: this.#variant.lexis,
      ownsLockWait: 'lock_timeout' in this.#target.settings,
      cancel: () => sendCancelRequest(target, key),
      onEnd: (ended) => this.pool.discard(ended),
    })
    whenRead(client.connection, (stream) => session.watch(stream))
    client.connection.on('parameterStatus', (status: { parameterName: string; parameterValue: string }) =>
      session.settingChanged(status.parameterName, status.parameterValue),
    )
    try {
      await client.connect()
    } catch (error) {
      session.destroy()
      throw error
    }
    session.opened()
    const refuseOwn = () => this.#refuseOwn(client)
    await openedWithin(this.connectTimeoutMs, () => session.destroy(), refuseOwn)
    return session
  }

  async #refuseOwn(client: Client): Promise<void> {
    const reached = this.#options.own?.kinds.includes('postgres') ? await reachedDatabase(client) : undefined
    if (reached !== undefined) await refuseOwnDatabase(this.#options, this.#variant.details.database, reached)
  }

  /** A catalog query over a connection outside the pool, for statements that hold their session meanwhile. */
  async #queryAside(sql: string): Promise<Row[]> {
    const session = await this.openSession()
    const signal = AbortSignal.timeout(this.connectTimeoutMs)
    const running = session.run({
      sql,
      params: [],
      timeZone: session.timeZone,
      holdsSql: false,
      signal,
      access: 'read',
    })
    const iteration = new StatementIteration(running, signal, () => session.close())
    await iteration.guard(running.columns())
    const rows: Row[] = []
    for await (const batch of iteration) rows.push(...batch)
    return rows
  }
}

function isSslRefused(error: unknown): boolean {
  return error instanceof Error && error.message.includes('does not support SSL')
}

/** The `options` of a connection request: blanks and backslashes in values are escaped. */
function startupOptions(settings: Readonly<Record<string, string>>): string {
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value.replaceAll(/[\\\s]/g, '\\$&')}`)
    .join(' ')
}
