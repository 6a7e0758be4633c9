import type { DuckDBConnection, DuckDBPreparedStatement, DuckDBResult } from '@duckdb/node-api'
import { QueryCancelled, QueryError } from '@querent/query/processes/index.ts'
import type { DriverColumn, Statement, TextBatch } from '@querent/query'
import { isBlankSql } from '../../shared/statements/blank-sql.ts'
import { loadBindings, loadDuckDb } from '../native/api.ts'
import { freeDeadChunks } from '../native/dead-chunks.ts'
import { ChunkReader, type Form } from '../native/chunk-reader.ts'
import { statementError } from '../errors.ts'
import { nativeSlots } from '../native/native-slots.ts'
import { bindParams } from '../native/parameters.ts'
import type { ColumnBatch } from './column-batch.ts'
import type { EngineSession } from './engine-session.ts'
import { judgeStatement } from '../native/statement-types.ts'
import { findFailure } from '../native/stream-failure.ts'

/** How often a statement that is being stopped is interrupted: an interrupt before DuckDB has begun is lost. */
const INTERRUPT_INTERVAL_MS = 20

/** Anybody who knows the seed can predict the next person's random numbers. */
const SEED = /setseed/i

/** What is run. */
type EngineRun = Pick<Statement, 'sql' | 'params' | 'timeZone'>

/** One statement on a session's connection. Rows are produced as they are read, a few thousand ahead. */
export class EngineStatement {
  readonly #session: EngineSession
  readonly #statement: EngineRun
  #connection: DuckDBConnection | undefined
  #result: DuckDBResult | undefined
  #reader: ChunkReader | undefined
  #inFlight: Promise<unknown> | undefined
  #hasEntered = false
  #isExhausted = false
  /** EXPLAIN ANALYZE runs what it explains, which may be a setting or a temporary table; a seed stays in the connection. */
  #leavesTraces = false
  #isStopped = false
  #stopping: Promise<void> | undefined

  constructor(session: EngineSession, statement: EngineRun) {
    this.#session = session
    this.#statement = statement
  }

  async columns(): Promise<DriverColumn[]> {
    await this.#session.file.enter('read')
    if (this.#isStopped) this.#session.file.leave()
    else this.#hasEntered = true
    try {
      this.#result = await this.#start()
      this.#reader = new ChunkReader(await loadDuckDb(), await loadBindings(), this.#result, this.#statement.timeZone)
      return this.#reader.columns
    } catch (error) {
      throw statementError(error)
    }
  }

  /** The next rows in a form, good until the next are read; undefined after the last. */
  async read(form: Form): Promise<ColumnBatch | TextBatch | undefined> {
    return this.#reader?.read(form) ?? (await this.#readChunk(form))
  }

  /** Stops it if it runs, and frees the session. Never rejects, may be called twice. */
  stop(): Promise<void> {
    this.#stopping ??= this.#stop()
    return this.#stopping
  }

  async #start(): Promise<DuckDBResult> {
    const connection = await this.#call(() => this.#session.connect(this.#statement.timeZone))
    this.#connection = connection
    const prepared = await this.#call(() => prepareSingle(connection, this.#statement.sql))
    const api = await loadDuckDb()
    judgeStatement(prepared.statementType, 'read', api)
    this.#leavesTraces = prepared.statementType === api.StatementType.EXPLAIN || SEED.test(this.#statement.sql)
    bindParams(prepared, this.#statement.params)
    return nativeSlots.use(() => this.#call(() => prepared.stream()))
  }

  async #readChunk(form: Form): Promise<ColumnBatch | TextBatch | undefined> {
    const result = this.#result
    if (!result || !this.#reader || this.#isExhausted) return undefined
    freeDeadChunks()
    try {
      const chunk = await nativeSlots.use(() => this.#call(() => result.fetchChunk()))
      if (chunk && chunk.rowCount > 0) {
        this.#reader.open(chunk)
        return this.#reader.read(form)
      }
      await this.#confirmEnd(result)
      return undefined
    } catch (error) {
      throw statementError(error)
    }
  }

  async #confirmEnd(result: DuckDBResult): Promise<void> {
    const { ResultReturnType } = await loadDuckDb()
    const connection = this.#connection
    if (result.returnType !== ResultReturnType.INVALID || !connection) {
      this.#isExhausted = true
      return
    }
    const { sql, params } = this.#statement
    throw await nativeSlots.use(() => this.#call(() => findFailure(connection, sql, params)))
  }

  /** Does the work unless the statement has been stopped; `stop` waits for its end. */
  async #call<T>(work: () => Promise<T>): Promise<T> {
    if (this.#isStopped) throw new QueryCancelled('The query was cancelled.')
    const call = work()
    this.#inFlight = call
    try {
      return await call
    } finally {
      if (this.#inFlight === call) this.#inFlight = undefined
    }
  }

  async #stop(): Promise<void> {
    this.#isStopped = true
    const interrupts = setInterval(() => this.#connection?.interrupt(), INTERRUPT_INTERVAL_MS)
    if (this.#inFlight) this.#connection?.interrupt()
    await this.#inFlight?.catch(() => {})
    clearInterval(interrupts)
    if (!this.#isExhausted) await this.#abandonResult()
    this.#reader = undefined
    freeDeadChunks()
    if (!this.#hasEntered) return
    if (!this.#isExhausted || this.#leavesTraces) this.#session.disconnect()
    this.#session.file.leave()
  }

  /** A result that is not read to its end keeps the whole database open; reading it after an interrupt closes it. */
  async #abandonResult(): Promise<void> {
    const result = this.#result
    this.#result = undefined
    this.#connection?.interrupt()
    await result?.fetchChunk().catch(() => {})
  }
}

/** @throws {QueryError} for no statement, and for several. */
export async function prepareSingle(connection: DuckDBConnection, sql: string): Promise<DuckDBPreparedStatement> {
  if (isBlankSql(sql)) throw new QueryError('db', 'There is no statement to run.')
  const statements = await connection.extractStatements(sql)
  if (statements.count === 1) return statements.prepare(0)
  throw new QueryError('db', 'Only one statement can be run at a time; a PIVOT without an IN list counts as several.')
}
