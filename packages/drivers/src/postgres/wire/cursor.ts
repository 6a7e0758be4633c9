import { QueryError } from '@querent/query'
import type { Connection, FieldDef, Submittable } from 'pg'
import { ROW_TOO_LARGE } from '../../shared/statements/row-limit.ts'
import { UnreadableAnswer } from '../../shared/streams/index.ts'
import { isServerError } from '../errors.ts'
import { onceAny, stopRunning } from './cancel.ts'
import { flightOf, type BoundStatement, type OwnTransaction } from './flight.ts'
import type { RowTap, WireBatch } from './row-tap.ts'

/** Batches that wait for the reader before the socket is paused. */
const MAX_WAITING = 2

/**
 * The transaction of one reading statement. In an explicit one no block and no procedure can commit, and no snapshot is
 * taken before which it could be made to write; at its end nothing stays: settings, notices to listeners, temporary tables.
 */
export const READING: OwnTransaction = { begin: ['BEGIN READ ONLY'], end: 'ROLLBACK' }

interface Reader {
  resolve(batch: WireBatch | undefined): void
  reject(error: unknown): void
}

/**
 * One statement of the extended protocol, read in batches. Parse, bind, describe, execute and sync travel together, so
 * that a result takes one round trip; the transaction of a reading statement, which nothing in it can end, travels with
 * them. All rows are asked for at once, because the server runs no parallel plan for a
 * portal that is fetched in parts; a reader that falls behind pauses the socket, and that holds the server back. Cells
 * stay the bytes that the server sent.
 */
export class PortalCursor implements Submittable {
  /** Result columns; empty for a statement that returns no rows. Rejects when the statement is refused. */
  readonly fields: Promise<FieldDef[]>
  /** Resolves when the session is ready for another statement or its connection has ended. */
  readonly finished: Promise<void>
  /** The completion tag, e.g. `SELECT 5`; empty until then. */
  tag = ''
  readonly #statement: BoundStatement
  readonly #tap: RowTap
  readonly #transaction: OwnTransaction | undefined
  readonly #described = Promise.withResolvers<FieldDef[]>()
  readonly #ready = Promise.withResolvers<void>()
  readonly #batches: WireBatch[] = []
  #connection: Connection | undefined
  #given: WireBatch | undefined
  #reader: Reader | undefined
  #error: unknown
  /** Commands that begin the transaction and are not done yet. */
  #beginning: number
  /** Why the rows were not read to their end: the reader has to stop the statement. */
  #refusal: QueryError | undefined
  #isComplete = false
  #isFinished = false
  #isPaused = false
  #isDiscarding = false

  /**
   * @param tap of the session's socket
   * @param transaction what begins, and ends, the statement's own; left out for a statement within another
   */
  constructor(statement: BoundStatement, tap: RowTap, transaction?: OwnTransaction) {
    this.#statement = statement
    this.#tap = tap
    this.#transaction = transaction
    this.#beginning = transaction?.begin.length ?? 0
    this.fields = this.#described.promise
    this.finished = this.#ready.promise
    this.fields.catch(() => undefined) // also reported by read()
  }

  /**
   * The next batch of at most 1,000 rows, good until the next call; undefined after the last one, when the session is
   * ready again.
   */
  async read(): Promise<WireBatch | undefined> {
    if (this.#given !== undefined) this.#tap.recycle(this.#given)
    this.#given = undefined
    if (this.#refusal !== undefined) throw this.#refusal
    this.#given = this.#takeWaiting() ?? (await this.#later())
    return this.#given
  }

  #takeWaiting(): WireBatch | undefined {
    const batch = this.#batches.shift()
    if (batch !== undefined) this.#advance()
    return batch
  }

  /** A batch that is still to come, if there is one. */
  async #later(): Promise<WireBatch | undefined> {
    if (this.#error === undefined && !this.#isComplete) {
      return new Promise((resolve, reject) => {
        this.#reader = { resolve, reject }
      })
    }
    await this.finished
    if (this.#error !== undefined) throw this.#error
    return undefined
  }

  /**
   * Drops what is left and makes the session ready again; `cancel` asks the server to stop what runs now.
   * @returns false when the server does not react.
   */
  async stop(cancel: () => Promise<void>): Promise<boolean> {
    this.#isDiscarding = true
    this.#batches.length = 0
    // Also once all rows have come: the end may have been in the piece that made the cursor pause.
    this.#setPaused(false)
    return this.#isFinished || stopRunning(this.finished, cancel)
  }

  submit(connection: Connection): void {
    this.#connection = connection
    this.#tap.start({ batch: (batch) => this.#deliver(batch), tooLarge: () => this.#refuseRow() })
    if (connection.stream.writable) connection.stream.write(flightOf(this.#statement, this.#transaction))
  }

  handleRowDescription(message: { fields: FieldDef[] }): void {
    this.#described.resolve(message.fields)
  }

  handleCommandComplete(message: { text: string }): void {
    if (this.#beginning > 0) this.#beginning -= 1
    else if (!this.#isComplete) {
      this.tag = message.text
      this.#complete()
    }
  }

  handleEmptyQuery(): void {
    this.#reject(new QueryError('db', 'There is no statement to run.'))
  }

  handleReadyForQuery(): void {
    this.#finish()
  }

  handleCopyInResponse(): void {
    this.handleError(new Error('COPY is not possible in a query.'))
  }

  handleCopyData(): void {
    this.handleError(new Error('COPY is not possible in a query.'))
  }

  /** An error of the server is followed by its ready message; any other ends the connection's use. */
  handleError(error: Error): void {
    this.#reject(error)
    const connection = this.#connection
    if (connection === undefined || !isServerError(error)) {
      connection?.stream.destroy()
      return this.#finish()
    }
    onceAny(connection, ['readyForQuery', 'end'], () => this.#finish())
  }

  #reject(error: Error): void {
    this.#error = error
    this.#described.reject(error)
    this.#reader?.reject(error)
    this.#reader = undefined
  }

  /** Lets more rows in unless enough are waiting to be read. */
  #advance(): void {
    this.#setPaused(this.#batches.length >= MAX_WAITING)
  }

  #deliver(batch: WireBatch): void {
    if (this.#isDiscarding) return
    const reader = this.#reader
    this.#reader = undefined
    if (reader === undefined) this.#batches.push(batch)
    else reader.resolve(batch)
    this.#advance()
  }

  #refuseRow(): void {
    this.#refusal ??= new QueryError('db', ROW_TOO_LARGE)
    this.#isDiscarding = true
    this.#batches.length = 0
    this.#reader?.reject(this.#refusal)
    this.#reader = undefined
  }

  #complete(): void {
    this.#described.resolve([])
    this.#tap.flush()
    this.#isComplete = true
    const reader = this.#reader
    this.#reader = undefined
    if (reader !== undefined) this.#later().then(reader.resolve, reader.reject)
  }

  #finish(): void {
    this.#isFinished = true
    if (!this.#isComplete && this.#error === undefined)
      this.#reject(new UnreadableAnswer(new Error('the end of a statement without its result')))
    this.#ready.resolve()
  }

  #setPaused(isPaused: boolean): void {
    if (this.#isPaused === isPaused) return
    this.#isPaused = isPaused
    if (isPaused) this.#connection?.stream.pause()
    else this.#connection?.stream.resume()
  }
}
