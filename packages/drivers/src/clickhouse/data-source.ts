import type { AccountWarning } from '@querent/contract'
import type { ConnectionDetails, DataSourceOptions, SchemaDescription, ServerVersion } from '@querent/query'
import { NetworkDataSource } from '../shared/network-data-source.ts'
import { openedWithin } from '../shared/opened-within.ts'
import { accountWarnings } from './account.ts'
import { type ClickhouseTarget, parseDetails } from './details.ts'
import { connectionError, isException, OddAnswer, ServerException } from './errors.ts'
import { RouteAgent } from './http/agent.ts'
import { type ClickhouseServer, send, shortText } from './http/request.ts'
import { describeSchema, readSchemas } from './introspect.ts'
import { ClickhouseSession } from './session.ts'

/** A ClickHouse server over HTTP: every statement is a request. */
export class ClickhouseDataSource extends NetworkDataSource<ClickhouseSession> {
  readonly #target: ClickhouseTarget
  readonly #agent: RouteAgent
  readonly #server: ClickhouseServer

  /** @throws {ConnectionError} the details are incomplete or malformed. */
  constructor(details: ConnectionDetails, options: DataSourceOptions) {
    const target = parseDetails(details)
    super(options, target)
    this.#target = target
    this.#agent = new RouteAgent(this.route, target.readTls)
    const { host, port, user, password } = target
    const headers = {
      host: `${host}:${port}`,
      'x-clickhouse-user': user,
      ...(password !== '' && { 'x-clickhouse-key': password }),
    }
    this.#server = { agent: this.#agent, headers }
  }

  async version(): Promise<ServerVersion> {
    const [row] = await this.query('SELECT version()')
    const version = String(row?.[0] ?? '')
    return { flavor: 'ClickHouse', version, 'semantic-version': version.split('.').slice(0, 3).map(Number) }
  }

  async timeZone(): Promise<string | null> {
    const [row] = await this.query('SELECT serverTimeZone()')
    return typeof row?.[0] === 'string' ? row[0] : null
  }

  async schemas(): Promise<string[]> {
    return readSchemas((sql) => this.query(sql), this.#target)
  }

  async describe(signal: AbortSignal): Promise<SchemaDescription> {
    return describeSchema((sql) => this.query(sql, [], signal), this.#target)
  }

  async accountWarnings(signal: AbortSignal): Promise<AccountWarning[]> {
    return accountWarnings((sql) => this.query(sql, [], signal))
  }

  /** Asks once whether the account is let in, may set what answers need, and is let into its database. */
  protected override async openSession(): Promise<ClickhouseSession> {
    const leaving = new AbortController()
    const { database, settings } = this.#target
    const session = new ClickhouseSession(this.#server, { ...settings, database })
    try {
      await openedWithin(
        this.connectTimeoutMs,
        () => leaving.abort(),
        () => this.#knock(leaving.signal),
      )
      return session
    } catch (error) {
      throw connectionError(error)
    }
  }

  async #knock(signal: AbortSignal): Promise<void> {
    const { database, settings } = this.#target
    const needed = { database, readonly: '2', join_use_nulls: '1', default_format: 'TabSeparated' }
    const parameters = { ...settings, ...needed }
    const text = await shortText(await send(this.#server, { sql: 'SELECT 1', parameters, signal }))
    if (isException(text)) throw new ServerException(text)
    if (text !== '1\n') throw new OddAnswer('something else than the one row it was asked for')
  }

  override async close(): Promise<void> {
    await super.close()
    this.#agent.destroy()
  }
}
