import type { Cell, Row } from '@querent/query'
import type { Connection, FieldPacket, ResultSetHeader } from 'mysql2'
import { settledWithin } from '../../shared/settled-within.ts'
import { batchRows } from '../../shared/statements/row-limit.ts'

/** A batch ends early at about this size: wide rows must not fill the memory. */
const MAX_BATCH_CHARS = 8 * 1024 * 1024

/** A statement that ends by itself this soon is not killed. */
const GRACE_MS = 10
const KILL_WAIT_MS = 1000
const KILL_ATTEMPTS = 4

/**
 * Rows are lists, so names mean nothing to the client any more; but it would refuse some of them, such as `__proto__`, and
 * would compile a parser of its own for every set of names.
 */
function nameByPlace(fields: FieldPacket[]): void {
  for (const [index, field] of fields.entries()) field.name = String(index)
}

interface Reader {
  resolve(batch: Row[] | undefined): void
  reject(error: unknown): void
}

/**
 * One statement of the text protocol, read in batches. While a batch waits to be read the socket is paused, so that a
 * slow reader slows the server down. Only the first result set counts.
 */
export class RowReader {
  /** Column definitions; undefined for a statement that returns no rows. Rejects when the statement is refused. */
  readonly fields: Promise<FieldPacket[] | undefined>
  /** Resolves when the session is ready for another statement or its connection has ended. */
  readonly finished: Promise<void>
  /** True when the statement gave anything but exactly one result set. */
  isUnusual = false
  /** True once the server was asked to kill the statement: the request may still be on its way. */
  wasKilled = false
  /** How many rows the statement changed; undefined until its end, and where it gives rows. */
  changedRows: number | undefined
  readonly #connection: Connection
  readonly #described = Promise.withResolvers<FieldPacket[] | undefined>()
  readonly #ended = Promise.withResolvers<void>()
  readonly #batches: Row[][] = []
  #wideColumns: readonly number[] = []
  #rows: Row[] = []
  #chars = 0
  #reader: Reader | undefined
  #error: unknown
  #isFinished = false
  #isDiscarding = false

  /** `describe` sees the columns before the first row is parsed and tells which of them hold large cells. */
  constructor(connection: Connection, sql: string, describe: (fields: FieldPacket[]) => number[]) {
    this.#connection = connection
    this.fields = this.#described.promise
    this.finished = this.#ended.promise
    this.fields.catch(() => undefined) // also reported by read()
    const query = connection.query({ sql, rowsAsArray: true })
    let resultSets = 0
    query.on('fields', (fields: FieldPacket[] | undefined) => {
      resultSets += 1
      if (resultSets > 1 || fields === undefined) this.isUnusual = true
      if (resultSets === 1 && fields !== undefined) this.#wideColumns = describe(fields)
      if (fields !== undefined) nameByPlace(fields)
      this.#described.resolve(fields)
    })
    query.on('result', (row: Cell[] | ResultSetHeader, resultSet: number) => {
      if (!Array.isArray(row)) this.changedRows ??= row.affectedRows
      else if (resultSet === 0) this.#addRow(row)
    })
    query.on('error', (error: Error) => this.fail(error))
    query.on('end', () => this.#finish())
  }

  /** The next batch of at most 1,000 rows; undefined after the last one. */
  async read(): Promise<Row[] | undefined> {
    const batch = this.#batches.shift()
    if (batch !== undefined) {
      if (this.#batches.length === 0) this.#connection.resume()
      return batch
    }
    if (this.#error !== undefined) throw this.#error
    if (this.#isFinished) return undefined
    return new Promise((resolve, reject) => {
      this.#reader = { resolve, reject }
    })
  }

  /**
   * Drops what is left; `kill` asks the server to stop the statement.
   * @returns false when the server does not react.
   */
  async stop(kill: () => Promise<void>): Promise<boolean> {
    if (this.#isFinished) return true
    this.#isDiscarding = true
    this.#batches.length = 0
    this.#rows = []
    this.#connection.resume()
    if (await settledWithin(this.finished, GRACE_MS)) return true
    this.wasKilled = true
    for (let attempt = 0; attempt < KILL_ATTEMPTS; attempt += 1) {
      await kill()
      if (await settledWithin(this.finished, KILL_WAIT_MS)) return true
    }
    return false
  }

  /** Ends the statement with an error; of the connection too, which the client tells the session alone. */
  fail(error: unknown): void {
    this.#error ??= error
    this.#described.reject(error)
    this.#reader?.reject(error)
    this.#reader = undefined
    this.#settle()
  }

  #addRow(row: Row): void {
    if (this.#isDiscarding) return
    this.#rows.push(row)
    for (const column of this.#wideColumns) {
      const cell = row[column]
      if (typeof cell === 'string') this.#chars += cell.length
    }
    if (this.#rows.length < batchRows(row.length) && this.#chars < MAX_BATCH_CHARS) return
    this.#deliver()
    if (this.#batches.length > 0) this.#connection.pause()
  }

  #deliver(): void {
    const rows = this.#rows
    this.#rows = []
    this.#chars = 0
    if (rows.length === 0) return
    const reader = this.#reader
    this.#reader = undefined
    if (reader === undefined) this.#batches.push(rows)
    else reader.resolve(rows)
  }

  #finish(): void {
    if (this.#isFinished) return
    this.#described.resolve(undefined)
    this.#deliver()
    this.#settle()
    this.#reader?.resolve(undefined)
    this.#reader = undefined
  }

  #settle(): void {
    this.#isFinished = true
    this.#ended.resolve()
  }
}
