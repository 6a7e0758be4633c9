import type { Duplex } from 'node:stream'
import {
  QueryError,
  readingSteps,
  type Change,
  type Lexis,
  type Load,
  type LoadResult,
  type Statement,
  type StepResult,
} from '@querent/query'
import type { Client } from 'pg'
import { changeInTransaction, type Refusal, type TransactionSettings } from '../shared/changes/in-transaction.ts'
import type { DatabaseSession } from '../shared/data-source.ts'
import { guardStream } from '../shared/streams/index.ts'
import type { RunningStatement } from '../shared/statements/running-statement.ts'
import { statementError } from './errors.ts'
import { loadRows } from './loads/load-rows.ts'
import { POSTGRES_READING } from './reading.ts'
import { setRole } from './session-role.ts'
import { PostgresStatement } from './statement.ts'
import type { OwnTransaction } from './wire/flight.ts'
import { RowTap } from './wire/row-tap.ts'
import { refusalOf } from './changes/violations.ts'
import type { TypeCatalog } from './wire/type-catalog.ts'

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

/** What a session gets from its data source. */
interface SessionContext {
  types: TypeCatalog
  /** By which SQL of people is judged. */
  lexis: Lexis
  /** The connection's options say how long statements wait for locks. */
  ownsLockWait: boolean
  /** Sends a cancel request for this session. */
  cancel(): Promise<void>
  onEnd(session: PostgresSession): void
}

/** One connection, used for one statement after the other. */
export class PostgresSession implements DatabaseSession {
  readonly client: Client
  readonly types: TypeCatalog
  readonly cancel: () => Promise<void>
  readonly #lexis: Lexis
  readonly #ownsLockWait: boolean
  timeZone = ''
  /** False for servers before version 10 that were built with floating-point timestamps. */
  countsMicroseconds = true
  #tap: RowTap | undefined
  /** What begins the transaction together with the next statement. */
  #beginning: readonly string[] = []
  #isSpoiled = false
  #isEnded = false
  #isOpen = false

  constructor(client: Client, { types, lexis, ownsLockWait, cancel, onEnd }: SessionContext) {
    this.client = client
    this.types = types
    this.#lexis = lexis
    this.#ownsLockWait = ownsLockWait
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
    if (this.#tap === undefined) throw new Error('The session is not connected.')
    return this.#tap
  }

  /** Stands between the client library and a stream that it has just begun to read: the socket, or what encrypts it. */
  watch(stream: Duplex): void {
    this.#tap = new RowTap(guardStream(stream))
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
    else if (name === 'integer_datetimes') this.countsMicroseconds = value === 'on'
    else if (this.#isOpen && GUARDED_SETTINGS.has(name)) this.spoil()
  }

  readingSteps(sql: string): Iterable<void> {
    return readingSteps(sql, this.#lexis, POSTGRES_READING)
  }

  run(statement: Statement): RunningStatement {
    return new PostgresStatement(this, statement)
  }

  change(change: Change): Promise<StepResult[]> {
    return changeInTransaction(this, change)
  }

  load(load: Load): Promise<LoadResult> {
    return loadRows(this, load)
  }

  /** Sets the zone when the session has another one; a round trip only then. */
  async prepare({ sql, timeZone, access }: Pick<Statement, 'sql' | 'timeZone' | 'access'>): Promise<void> {
    if (sql.includes('\0')) throw new QueryError('db', 'A statement must not contain the character NUL.')
    const zone = this.#setZone(timeZone)
    if (zone !== '') await this.client.query(zone)
    if (access === 'write' && SETTING_CALL.test(sql)) this.spoil()
  }

  /** Where nothing can be refused, it takes no round trip of its own. */
  async begin({ timeZone, role, lockWaitMs, runsNext = false }: TransactionSettings): Promise<void> {
    const wait = this.#ownsLockWait ? undefined : lockWaitMs
    const zone = this.#setZone(timeZone)
    const commands = beginWriting(role, wait)
    if (runsNext && role === undefined && zone === '') {
      this.#beginning = commands
      return
    }
    try {
      await this.client.query(zone + commands.join(';'))
    } catch (error) {
      throw statementError(error)
    }
  }

  /** What the statement has to begin its transaction with; undefined for one within another. */
  takeBeginning(): OwnTransaction | undefined {
    const begin = this.#beginning
    this.#beginning = []
    return begin.length === 0 ? undefined : { begin }
  }

  async commit(): Promise<void> {
    if (this.takeBeginning() === undefined) await this.client.query('COMMIT')
  }

  refusalOf(error: unknown): Refusal | undefined {
    return refusalOf(error)
  }

  #setZone(timeZone: string): string {
    const isSet = this.timeZone.toLowerCase() === timeZone.toLowerCase()
    return isSet ? '' : `SET TimeZone TO ${this.client.escapeLiteral(timeZone)};`
  }

  /** Ends the transaction of a statement that failed. */
  async rollback(): Promise<void> {
    this.#beginning = []
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

function beginWriting(role: string | undefined, lockWaitMs: number | undefined): string[] {
  return [
    'BEGIN READ WRITE',
    ...(lockWaitMs === undefined ? [] : [`SET LOCAL lock_timeout = ${lockWaitMs}`]),
    ...(role === undefined ? [] : [setRole(role)]),
  ]
}
