import {
  type DriverColumn,
  POSTGRES_LEXIS,
  QueryError,
  requireReading,
  type Row,
  type Statement,
  type TextBatch,
} from '@querent/query'
import type { Client, FieldDef } from 'pg'
import type { StatementSession } from '../shared/data-source.ts'
import type { RunningQuery } from '../shared/running-statement.ts'
import { SessionStatement } from '../shared/session-statement.ts'
import { PortalCursor, READING } from './cursor.ts'
import { statementError } from './errors.ts'
import { bindParams, settleUnknownType } from './parameters.ts'
import { POSTGRES_READING } from './reading.ts'
import { RowTap, type WireBatch } from './row-tap.ts'
import type { TypeCatalog } from './type-catalog.ts'
import type { PostgresType } from './types.ts'
import { decodeRows, decodeTexts } from './wire-cells.ts'

/** Statements after which the session is as it was before. */
const HARMLESS_TAG = /^(SELECT|SHOW|EXPLAIN|INSERT|UPDATE|DELETE|MERGE|CREATE|ALTER|DROP|TRUNCATE|COPY|COMMENT)\b/

/** Calls in a statement that is committed after which settings of the session may be others, also by an escaped name. */
const SETTING_CALL = /set_config|U&"/i

/** Settings that the decoders and the read-only rule rely on; the server reports their changes. */
const GUARDED_SETTINGS = new Set([
  'DateStyle',
  'IntervalStyle',
  'client_encoding',
  'standard_conforming_strings',
  'default_transaction_read_only',
])

/** One connection, used for one statement after the other. */
export class PostgresSession implements StatementSession {
  readonly client: Client
  readonly types: TypeCatalog
  /** Sends a cancel request for this session. */
  readonly cancel: () => Promise<void>
  timeZone = ''
  #tap: RowTap | undefined
  #isSpoiled = false
  #isEnded = false
  #isOpen = false

  constructor(
    client: Client,
    types: TypeCatalog,
    cancel: () => Promise<void>,
    onEnd: (session: PostgresSession) => void,
  ) {
    this.client = client
    this.types = types
    this.cancel = cancel
    const ended = () => {
      this.#isEnded = true
      onEnd(this)
    }
    client.on('error', ended)
    client.on('end', ended)
  }

  /** Takes rows from the socket. */
  get tap(): RowTap {
    return (this.#tap ??= new RowTap(this.client.connection.stream))
  }

  get isBroken(): boolean {
    return this.#isEnded || this.#isSpoiled || this.client.getTransactionStatus() !== 'I'
  }

  /** Makes the pool close the session instead of using it again. */
  spoil(): void {
    this.#isSpoiled = true
  }

  /** Sets what could not be sent with the connection request. */
  async configure(settings: Readonly<Record<string, string>>): Promise<void> {
    this.#isOpen = false
    const { client } = this
    const assignments = Object.entries(settings).map(([name, value]) => `SET ${name} TO ${client.escapeLiteral(value)}`)
    await client.query(assignments.join(';'))
    this.#isOpen = true
  }

  /** Called once the connection stands: changes of settings are unexpected from then on. */
  opened(): void {
    this.#isOpen = true
  }

  /** Called for every setting that the server reports. */
  settingChanged(name: string, value: string): void {
    if (name === 'TimeZone') this.timeZone = value
    else if (this.#isOpen && GUARDED_SETTINGS.has(name)) this.spoil()
  }

  requireReading(sql: string): void {
    requireReading(sql, POSTGRES_LEXIS, POSTGRES_READING)
  }

  run(statement: Statement): RunningQuery {
    return new PostgresStatement(this, statement)
  }

  /** Sets the zone when the session has another one; a round trip only then. */
  async prepare(statement: Pick<Statement, 'sql' | 'timeZone' | 'access'>): Promise<void> {
    if (statement.sql.includes('\0')) throw new QueryError('db', 'A statement must not contain the character NUL.')
    const isSet = this.timeZone.toLowerCase() === statement.timeZone.toLowerCase()
    const zone = isSet ? '' : `SET TimeZone TO ${this.client.escapeLiteral(statement.timeZone)};`
    const begin = statement.access === 'write' ? 'BEGIN READ WRITE' : ''
    if (zone + begin !== '') await this.client.query(zone + begin)
    if (statement.access === 'write' && SETTING_CALL.test(statement.sql)) this.spoil()
  }

  /** Ends the transaction of a statement that failed. */
  async rollback(): Promise<void> {
    if (this.#isEnded || this.client.getTransactionStatus() === 'I') return
    await this.client.query('ROLLBACK').catch(() => this.destroy())
  }

  close(): void {
    this.#isEnded = true
    this.client.end().catch(() => undefined)
  }

  /** Cuts the connection of a session that does not react. */
  destroy(): void {
    this.#isEnded = true
    this.client.connection.stream.destroy()
  }
}

class PostgresStatement extends SessionStatement {
  readonly #session: PostgresSession
  readonly #statement: Statement
  #cursor: PortalCursor | undefined
  #types: PostgresType[] = []

  constructor(session: PostgresSession, statement: Statement) {
    super(session)
    this.#session = session
    this.#statement = statement
  }

  async read(): Promise<Row[] | undefined> {
    const batch = await this.#readBatch()
    return batch && decodeRows(batch, this.#types)
  }

  async readTexts(): Promise<TextBatch | undefined> {
    const batch = await this.#readBatch()
    return batch && decodeTexts(batch, this.#types)
  }

  async #readBatch(): Promise<WireBatch | undefined> {
    try {
      const batch = await this.#cursor?.read()
      if (batch === undefined && this.#statement.access === 'write') await this.#session.client.query('COMMIT')
      return batch
    } catch (error) {
      throw statementError(error)
    }
  }

  protected override async start(): Promise<DriverColumn[]> {
    try {
      await this.#session.prepare(this.#statement)
      if (this.isStopped) return []
      const fields = await this.#open()
      return await this.#describe(fields.map(({ name, dataTypeID }) => ({ name, oid: dataTypeID })))
    } catch (error) {
      throw statementError(error)
    }
  }

  /** Starts the statement, again with plain text where the server could not tell a value's type. */
  async #open(): Promise<FieldDef[]> {
    const { sql, params, access } = this.#statement
    const bound = bindParams(params)
    for (;;) {
      const cursor = new PortalCursor(sql, bound, this.#session.tap, access === 'read' ? READING : undefined)
      this.#cursor = cursor
      this.#session.client.query(cursor)
      try {
        return await cursor.fields
      } catch (error) {
        // An error ends the transaction of a write.
        if (this.isStopped || access === 'write' || !settleUnknownType(bound, error)) throw error
        await cursor.finished
        await this.#session.rollback()
      }
    }
  }

  async #describe(fields: { name: string; oid: number }[]): Promise<DriverColumn[]> {
    const { types } = this.#session
    const oids = fields.map(({ oid }) => oid)
    if (!types.hasAll(oids)) await types.load(oids)
    this.#types = oids.map((oid) => types.get(oid))
    return fields.map(({ name, oid }) => {
      const { databaseType, baseType } = types.get(oid)
      return { name, databaseType, baseType }
    })
  }

  protected override get isSent(): boolean {
    return this.#cursor !== undefined
  }

  protected override async halt(): Promise<boolean> {
    return this.#cursor?.stop(this.#session.cancel) ?? true
  }

  protected override async tidy(): Promise<void> {
    await this.#session.rollback()
    if (this.#cursor?.tag !== '' && !HARMLESS_TAG.test(this.#cursor?.tag ?? '')) this.#session.spoil()
  }
}
