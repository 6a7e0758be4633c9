import type { DuckDBConnection, DuckDBDataChunk, DuckDBPreparedStatement, DuckDBResult } from '@duckdb/node-api'
import { QueryCancelled, QueryError, textBatch } from '@querent/query'
import type { DriverColumn, Row, Statement, TextBatch } from '@querent/query'
import { isBlankSql } from '../shared/statements/blank-sql.ts'
import type { RunningStatement } from '../shared/statements/running-statement.ts'
import { BATCH_ROWS } from '../shared/data-source.ts'
import { loadBindings, loadDuckDb } from './native/api.ts'
import { ChunkReader } from './native/chunk-reader.ts'
import { statementError } from './errors.ts'
import { nativeSlots } from './native/native-slots.ts'
import { bindParams } from './native/parameters.ts'
import type { DuckDbSession } from './session.ts'
import { judgeStatement } from './native/statement-types.ts'
import { findFailure } from './native/stream-failure.ts'

/** How often a statement that is being stopped is interrupted: an interrupt before DuckDB has begun is lost. */
const INTERRUPT_INTERVAL_MS = 20

/** Who knows the seed knows the random numbers of whoever comes next. */
const SEED = /setseed/i

/** One statement on a session's connection. Rows are produced as they are read, a few thousand ahead. */
export class DuckDbStatement implements RunningStatement {
  readonly #session: DuckDbSession
  readonly #statement: Statement
  #connection: DuckDBConnection | undefined
  #result: DuckDBResult | undefined
  #reader: ChunkReader | undefined
  #rows: Row[] = []
  /** What is left of the chunk that is read as values. */
  #pieces: (() => Row[])[] = []
  #texts: Iterator<TextBatch, undefined> | undefined
  #inFlight: Promise<unknown> | undefined
  #hasEntered = false
  #isExhausted = false
  /** EXPLAIN ANALYZE runs what it explains, which may be a setting or a temporary table; a seed stays in the connection. */
  #leavesTraces = false
  #isStopped = false
  #stopping: Promise<void> | undefined

  constructor(session: DuckDbSession, statement: Statement) {
    this.#session = session
    this.#statement = statement
  }

  async columns(): Promise<DriverColumn[]> {
    await this.#session.file.enter(this.#statement.access)
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

  async read(): Promise<Row[] | undefined> {
    if (this.#rows.length === 0) this.#rows = this.#pieces.shift()?.() ?? (await this.#nextRows()) ?? []
    return this.#rows.length === 0 ? undefined : this.#rows.splice(0, BATCH_ROWS)
  }

  async readTexts(): Promise<TextBatch | undefined> {
    const rows = this.#rows.length > 0 ? this.#rows.splice(0) : this.#pieces.shift()?.()
    if (rows !== undefined) return textBatch(rows)
    const rest = this.#texts?.next()
    if (rest?.done === false) return rest.value
    return this.#readChunk((reader, chunk) => {
      this.#texts = reader.texts(chunk)
      return this.#texts.next().value
    })
  }

  stop(): Promise<void> {
    this.#stopping ??= this.#stop()
    return this.#stopping
  }

  async #start(): Promise<DuckDBResult> {
    const connection = await this.#call(() => this.#session.connect(this.#statement.timeZone))
    this.#connection = connection
    const prepared = await this.#call(() => prepareSingle(connection, this.#statement.sql))
    const api = await loadDuckDb()
    judgeStatement(prepared.statementType, this.#statement.access, api)
    this.#leavesTraces = prepared.statementType === api.StatementType.EXPLAIN || SEED.test(this.#statement.sql)
    bindParams(prepared, this.#statement.params)
    // A write is carried out whole: a stream that is not read to its end might never be committed.
    const isWrite = this.#statement.access === 'write'
    return nativeSlots.use(() => this.#call(() => (isWrite ? prepared.run() : prepared.stream())))
  }

  #nextRows(): Promise<Row[] | undefined> {
    return this.#readChunk((reader, chunk) => {
      this.#pieces = reader.pieces(chunk)
      return this.#pieces.shift()?.()
    })
  }

  /** What is read of the next chunk; undefined after the last. */
  async #readChunk<T>(read: (reader: ChunkReader, chunk: DuckDBDataChunk) => T | undefined): Promise<T | undefined> {
    const result = this.#result
    if (!result || !this.#reader || this.#isExhausted) return undefined
    try {
      const chunk = await nativeSlots.use(() => this.#call(() => result.fetchChunk()))
      if (chunk && chunk.rowCount > 0) return read(this.#reader, chunk)
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

async function prepareSingle(connection: DuckDBConnection, sql: string): Promise<DuckDBPreparedStatement> {
  if (isBlankSql(sql)) throw new QueryError('db', 'There is no statement to run.')
  const statements = await connection.extractStatements(sql)
  if (statements.count === 1) return statements.prepare(0)
  throw new QueryError('db', 'Only one statement can be run at a time; a PIVOT without an IN list counts as several.')
}
