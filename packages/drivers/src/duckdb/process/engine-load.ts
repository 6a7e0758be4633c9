import { isUtf8 } from 'node:buffer'
import type { DuckDBConnection } from '@duckdb/node-api'
import { QueryError } from '@querent/query/processes/index.ts'
import { UnfitValue } from '../../shared/loads/unfit-value.ts'
import { STAGE, insertStatements, stagedColumns, tableStatements } from '../loads/load-sql.ts'
import { loadBindings, loadDuckDb } from '../native/api.ts'
import { RowAppender } from '../native/row-appender.ts'
import { nativeSlots } from '../native/native-slots.ts'
import type { EngineSession } from './engine-session.ts'
import { EngineTransaction } from './engine-transaction.ts'
import { StepFailure, type LoadMessage } from './protocol.ts'

interface LoadEvents {
  /** A piece was taken. */
  taken(): void
  /** Only the commit is left. */
  committing(): void
}

/** A load on a session's connection: one transaction. */
export class EngineLoad {
  readonly #transaction: EngineTransaction
  readonly #load: LoadMessage
  /** Lines that have come; undefined is their end. */
  readonly #pieces: (Buffer | undefined)[] = []
  #wake: () => void = () => {}

  constructor(session: EngineSession, load: LoadMessage) {
    this.#transaction = new EngineTransaction(session, load.timeZone)
    this.#load = load
  }

  /** @returns the number of rows. @throws {StepFailure} @throws {QueryCancelled} */
  run({ taken, committing }: LoadEvents): Promise<number> {
    return this.#transaction.run(async (connection) => {
      for (const sql of tableStatements(this.#load)) await this.#execute(connection, sql)
      const rowCount = await this.#append(connection, taken)
      for (const sql of insertStatements(this.#load, rowCount)) await this.#execute(connection, sql)
      return rowCount
    }, committing)
  }

  /** The next lines, or their end. */
  give(lines: Buffer | undefined): void {
    this.#pieces.push(lines === undefined || isUtf8(lines) ? lines : Buffer.from(lines.toString()))
    this.#wake()
  }

  stop(): void {
    this.#transaction.stop()
  }

  async #execute(connection: DuckDBConnection, sql: string): Promise<void> {
    this.#transaction.goOn()
    await nativeSlots
      .use(() => connection.run(sql))
      .catch((error: unknown) => {
        throw this.#transaction.failure(error, 0)
      })
  }

  async #append(connection: DuckDBConnection, taken: () => void): Promise<number> {
    const appender = new RowAppender(
      { api: await loadDuckDb(), bindings: await loadBindings() },
      await connection.createAppender(STAGE, 'main', 'temp'),
      { columns: this.#load.columns, hasKey: stagedColumns(this.#load).length > this.#load.columns.length },
    )
    try {
      for (let piece = await this.#next(); piece !== undefined; piece = await this.#next()) {
        appender.add(piece)
        taken()
      }
      return appender.finish()
    } catch (error) {
      if (error instanceof UnfitValue) throw new StepFailure(error.message, { step: 0, violation: error.violation })
      throw error instanceof QueryError ? this.#transaction.failure(error, 0) : error
    } finally {
      appender.close()
    }
  }

  async #next(): Promise<Buffer | undefined> {
    this.#transaction.goOn()
    if (this.#pieces.length === 0) await this.#transaction.until(new Promise<void>((resolve) => (this.#wake = resolve)))
    return this.#pieces.shift()
  }
}
