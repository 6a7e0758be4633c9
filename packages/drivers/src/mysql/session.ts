import type { Socket } from 'node:net'
import {
  QueryError,
  readingSteps,
  type Change,
  type Load,
  type LoadResult,
  type SessionSettings,
  type Statement,
  type StepResult,
} from '@querent/query'
import type { Connection } from 'mysql2'
import {
  changeInTransaction,
  changesTables,
  type Refusal,
  type TransactionSettings,
} from '../shared/changes/in-transaction.ts'
import type { DatabaseSession } from '../shared/data-source.ts'
import { ROW_TOO_LARGE } from '../shared/statements/row-limit.ts'
import type { RunningStatement } from '../shared/statements/running-statement.ts'
import { isServerError, statementError } from './errors.ts'
import { MYSQL_LEXIS } from './lexis.ts'
import { loadRows } from './loads/load-rows.ts'
import { MYSQL_READING } from './reading.ts'
import { SessionRole } from './session-role.ts'
import { withKeyColumns } from './changes/key-columns.ts'
import { refusalOf } from './changes/violations.ts'
import { MysqlStatement } from './statement.ts'
import { watchRowSize } from './wire/packet-limit.ts'
import { inlineParams } from './wire/literals.ts'
import type { RowReader } from './wire/row-reader.ts'
import { changesAnswers, isStrict, sqlModes } from './wire/sql-mode.ts'
import type { SessionZone, ZoneCatalog } from './zones/zone-catalog.ts'

/** Error number for a statement that was killed. */
const QUERY_INTERRUPTED = 1317

/**
 * Texts that no column's collation decides on compare as they do for other clients of the server.
 */
const USUAL_NAMES = 'SET NAMES utf8mb4'

/**
 * They compare by their characters. This collation alone gives way to any other: a view may hold texts in that of
 * whoever made it, and those compare with no third one.
 */
const EXACT_NAMES = 'SET NAMES utf8mb4 COLLATE utf8mb4_bin'

/** How long statements wait for rows that others hold, and for tables that others alter. In seconds. */
const LOCK_WAITS = ['innodb_lock_wait_timeout', 'lock_wait_timeout']

/** What a session gets from its data source. */
interface SessionContext {
  zones: ZoneCatalog
  socket: Socket
  /** What a session runs before anything else. */
  setUp: readonly string[]
  /** Stops what the session with this id runs, over another connection. */
  kill(threadId: number): Promise<void>
  onEnd(session: MysqlSession): void
}

/** One connection, used for one statement after the other. */
export class MysqlSession implements DatabaseSession {
  readonly connection: Connection
  timeZone = ''
  zone: SessionZone = { isLocal: true, offsetAt: undefined }
  /** True when double quotes hold identifiers. */
  hasAnsiQuotes = false
  /** The statement that runs now; the client does not tell it when the connection is lost. */
  reader: RowReader | undefined
  readonly #context: SessionContext
  readonly #role = new SessionRole((sql) => this.rows(sql))
  #names = ''
  /** Whether the server refuses values that do not fit. */
  #isStrict = false
  /** As set for changes; undefined for that of the server. */
  #lockWaitMs: number | undefined
  /** The statements that set the modes, where they are not the server's, and the zone. */
  #setModes: string | undefined
  #setZone = ''
  /** What fails the commands that run now: the client does not tell them of all that can happen. */
  readonly #pending = new Set<(error: Error) => void>()
  #isSpoiled = false
  #isEnded = false

  constructor(connection: Connection, context: SessionContext) {
    this.connection = connection
    this.#context = context
    const ended = (error = new Error('The server closed the connection.')) => {
      this.#isEnded = true
      this.reader?.fail(error)
      for (const fail of this.#pending) fail(error)
      context.socket.destroy()
      context.onEnd(this)
    }
    connection.on('error', ended)
    connection.on('end', () => ended())
  }

  get isBroken(): boolean {
    return this.#isEnded || this.#isSpoiled
  }

  /** Makes the pool close the session instead of using it again. */
  spoil(): void {
    this.#isSpoiled = true
  }

  readingSteps(sql: string): Iterable<void> {
    return readingSteps(sql, { ...MYSQL_LEXIS, doubleQuotedText: !this.hasAnsiQuotes }, MYSQL_READING)
  }

  run(statement: Statement): RunningStatement {
    return new MysqlStatement(this, statement)
  }

  async change(change: Change): Promise<StepResult[]> {
    try {
      return await changeInTransaction(this, change)
    } catch (error) {
      throw await withKeyColumns(error, change, (sql, params) =>
        this.rows(inlineParams(sql, params, this.hasAnsiQuotes)),
      )
    } finally {
      // The next statement comes after it on the same connection, so nobody need wait for it.
      if (change.holdsSql || changesTables(change) || !this.#isStrict) void this.renew()
    }
  }

  async load(load: Load): Promise<LoadResult> {
    try {
      return await loadRows(this, load)
    } finally {
      void this.renew()
    }
  }

  /** Values that do not fit are refused, whatever the server does by default: it would store others. */
  async begin(settings: TransactionSettings): Promise<void> {
    try {
      await this.#set(settings)
      await this.#setLockWait(settings.lockWaitMs)
      if (!this.#isStrict) await this.command("SET SESSION sql_mode = CONCAT(@@SESSION.sql_mode, ',STRICT_ALL_TABLES')")
      // Statements that make or change tables end the transaction, and run in one like the session's next.
      if (settings.holdsSql || settings.changesTables === true) await this.command('SET SESSION TRANSACTION READ WRITE')
      await this.command('START TRANSACTION READ WRITE')
    } catch (error) {
      throw statementError(error)
    }
  }

  /** For locks of rows and of tables. Stays set for the session's next changes. */
  async #setLockWait(lockWaitMs: number | undefined): Promise<void> {
    if (this.#lockWaitMs === lockWaitMs) return
    const settings = LOCK_WAITS.map((name) => {
      const usual = `@@GLOBAL.${name}`
      return `${name} = ${lockWaitMs === undefined ? usual : `LEAST(${usual}, ${lockWaitMs / 1000})`}`
    })
    await this.command(`SET SESSION ${settings.join(', ')}`)
    this.#lockWaitMs = lockWaitMs
  }

  async commit(): Promise<void> {
    await this.command('COMMIT')
  }

  refusalOf(error: unknown): Refusal | undefined {
    return refusalOf(error)
  }

  /** Has a statement fail that gives a row beyond the limit; from then on the session is broken. */
  limitRows(): void {
    watchRowSize(this.connection, () => {
      this.reader?.fail(new QueryError('db', ROW_TOO_LARGE))
      this.destroy()
    })
  }

  /** Runs a statement of our own; its first row, if there is one. */
  async command(sql: string): Promise<unknown> {
    const [first] = await this.rows(sql)
    return first
  }

  /** Rows of a statement of our own; none for one that gives no rows. */
  rows(sql: string): Promise<unknown[]> {
    return this.#untilEnd((resolve, reject) => {
      this.connection.query({ sql, rowsAsArray: true }, (error, rows) => {
        if (error === null) resolve(Array.isArray(rows) ? rows : [])
        else reject(error)
      })
    })
  }

  /** The same as a new promise, which also rejects when the connection ends. */
  async #untilEnd<T>(work: (resolve: (value: T) => void, reject: (error: Error) => void) => void): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    this.#pending.add(reject)
    try {
      work(resolve, reject)
      return await promise
    } finally {
      this.#pending.delete(reject)
    }
  }

  /** Needed before the first statement. Leaves out what of the server's `sql_mode` would change answers. */
  async setUp(): Promise<void> {
    for (const sql of this.#context.setUp) await this.command(sql)
    const row = await this.command('SELECT @@SESSION.sql_mode')
    const given = sqlModes(Array.isArray(row) ? row[0] : '')
    const kept = given.filter((mode) => !changesAnswers(mode))
    if (kept.length < given.length) {
      this.#setModes = `SET SESSION sql_mode = '${kept.join(',')}'`
      await this.command(this.#setModes)
    }
    this.hasAnsiQuotes = kept.includes('ANSI_QUOTES')
    this.#isStrict = isStrict(kept)
  }

  /**
   * Takes back all that SQL of people may have left, also by functions that it called: variables, settings, ids, a
   * transaction. Everything is sent at once: what comes next on the connection comes after it.
   */
  async renew(): Promise<void> {
    if (this.#isEnded) return
    const reset = this.#untilEnd<void>((resolve, reject) => {
      this.connection.reset((error) => (error ? reject(error) : resolve()))
    })
    this.#role.forget()
    this.#lockWaitMs = undefined
    const settings = [...this.#context.setUp, this.#setModes, this.#names, this.#setZone].filter((sql) => sql)
    await Promise.all([reset, ...settings.map((sql) => this.command(sql!))]).catch(() => this.destroy())
  }

  /**
   * Sets role, zone and collation when the session has others, and opens the transaction of SQL that people wrote to read.
   * Sessions only read by default, but a function that a query calls may have changed that.
   */
  async prepare(statement: Pick<Statement, 'timeZone' | 'holdsSql' | 'access' | 'role'>): Promise<void> {
    // A change has set all this, and a transaction would end it.
    if (statement.access === 'write') return
    await this.#set(statement)
    if (statement.holdsSql) await this.command('START TRANSACTION READ ONLY')
  }

  async #set({ timeZone, holdsSql, role }: SessionSettings): Promise<void> {
    if (!this.#role.is(role)) await this.#setRole(role)
    const names = holdsSql ? USUAL_NAMES : EXACT_NAMES
    if (this.#names !== names) {
      await this.command(names)
      this.#names = names
    }
    if (this.timeZone !== timeZone) {
      this.zone = await this.#context.zones.apply(timeZone, (sql) => {
        this.#setZone = sql
        return this.command(sql)
      })
      this.timeZone = timeZone
    }
  }

  /** A session whose role is not known runs nothing more. */
  async #setRole(role: string | undefined): Promise<void> {
    try {
      await this.#role.set(role)
    } catch (error) {
      this.spoil()
      throw error
    }
  }

  async kill(): Promise<void> {
    await this.#context.kill(this.connection.threadId)
  }

  /** After a kill request: lets it hit an empty statement, should it come too late for the one it was meant for. */
  async settle(): Promise<void> {
    try {
      await this.command('DO 0')
    } catch (error) {
      if (!isServerError(error) || error.errno !== QUERY_INTERRUPTED) this.destroy()
    }
  }

  /** Ends a change that did not get to its commit. */
  async rollback(): Promise<void> {
    if (this.#isEnded) return
    await this.command('ROLLBACK').catch(() => this.destroy())
  }

  close(): void {
    if (this.#isEnded) return
    this.#isEnded = true
    this.connection.end(() => this.#context.socket.destroy())
  }

  /** Cuts the connection of a session that does not react. */
  destroy(): void {
    this.#isEnded = true
    this.connection.destroy()
    this.#context.socket.destroy()
  }
}
