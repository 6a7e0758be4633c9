import type { CellForm, CellStream, DriverColumn, Row, RowStream, TextBatch } from '@querent/query'
import { cancelled } from '../pool.ts'

/** A statement that occupies a session, as the engines provide it. */
export interface RunningStatement {
  columns(): Promise<DriverColumn[]>
  /** The next batch; undefined after the last, once the session is free again. */
  read(): Promise<Row[] | undefined>
  /** The same as text. Only of engines that have texts before they have values. */
  readTexts?(): Promise<TextBatch | undefined>
  /** How `readTexts` gives the cells of each column of a statement with `asCells`, once the columns are known. */
  readonly forms?: readonly CellForm[]
  /** How many rows it changed, once it has ended; of a statement that gives rows, nothing. */
  readonly changedRows?: number | undefined
  /**
   * Resolves when the session runs nothing any more: at once after the last batch, else after stopping the statement
   * in the database. Never rejects, takes a few seconds at most (then the connection is cut), may be called twice.
   */
  stop(): Promise<void>
}

/**
 * The life of one statement: hands out its batches once, stops it when the signal aborts or the reader leaves, and
 * calls `onEnd` exactly once, when its session is free.
 */
export class StatementIteration implements AsyncIterable<Row[]>, AsyncIterator<Row[]> {
  readonly #statement: RunningStatement
  readonly #signal: AbortSignal
  readonly #onEnd: () => void
  #rejectPending: ((error: Error) => void) | undefined
  #ending: Promise<void> | undefined
  #isStarted = false

  constructor(statement: RunningStatement, signal: AbortSignal, onEnd: () => void) {
    this.#statement = statement
    this.#signal = signal
    this.#onEnd = onEnd
    if (signal.aborted) void this.end()
    else signal.addEventListener('abort', this.#abort)
  }

  [Symbol.asyncIterator](): AsyncIterator<Row[]> {
    if (this.#isStarted) throw new Error('The rows of a statement can be read only once.')
    this.#isStarted = true
    return this
  }

  next(): Promise<IteratorResult<Row[]>> {
    return this.nextOf(() => this.#statement.read())
  }

  /** The next batch, read in a way of one's own. */
  async nextOf<T>(read: () => Promise<T | undefined>): Promise<IteratorResult<T>> {
    if (this.#signal.aborted) throw cancelled(this.#signal)
    if (this.#ending !== undefined) return { done: true, value: undefined }
    const batch = await this.guard(read())
    if (batch !== undefined) return { done: false, value: batch }
    await this.end()
    return { done: true, value: undefined }
  }

  async return(): Promise<IteratorReturnResult<undefined>> {
    await this.end()
    return { done: true, value: undefined }
  }

  /** Waits for `work` of the statement; an abort rejects at once, a failure frees the session first. */
  guard<T>(work: Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (this.#signal.aborted) reject(cancelled(this.#signal))
      this.#rejectPending = reject
      work.then(resolve, (error: unknown) => {
        void this.end().then(() => reject(error))
      })
    })
  }

  /** Stops the statement if it still runs and frees the session. */
  end(): Promise<void> {
    this.#signal.removeEventListener('abort', this.#abort)
    this.#ending ??= this.#statement.stop().then(this.#onEnd)
    return this.#ending
  }

  readonly #abort = () => {
    this.#rejectPending?.(cancelled(this.#signal))
    void this.end()
  }
}

/** Rows as the pipeline reads them. */
export class StatementRows implements RowStream {
  readonly columns: readonly DriverColumn[]
  protected readonly iteration: StatementIteration

  constructor(columns: readonly DriverColumn[], iteration: StatementIteration) {
    this.columns = columns
    this.iteration = iteration
  }

  [Symbol.asyncIterator](): AsyncIterator<Row[]> {
    return this.iteration[Symbol.asyncIterator]()
  }
}

/** Rows that can be read as text, too. */
export class StatementTexts extends StatementRows {
  readonly #readTexts: () => Promise<TextBatch | undefined>

  constructor(
    columns: readonly DriverColumn[],
    iteration: StatementIteration,
    readTexts: () => Promise<TextBatch | undefined>,
  ) {
    super(columns, iteration)
    this.#readTexts = readTexts
  }

  texts(): AsyncIterable<TextBatch> {
    const { iteration } = this
    const iterator = { next: () => iteration.nextOf(this.#readTexts), return: () => iteration.return() }
    return { [Symbol.asyncIterator]: () => iterator }
  }
}

/** Rows of a statement with `asCells`. */
export class StatementCells extends StatementRows {
  readonly #forms: readonly CellForm[]
  readonly #read: () => Promise<TextBatch | undefined>

  constructor(
    columns: readonly DriverColumn[],
    iteration: StatementIteration,
    forms: readonly CellForm[],
    read: () => Promise<TextBatch | undefined>,
  ) {
    super(columns, iteration)
    this.#forms = forms
    this.#read = read
  }

  cells(): CellStream {
    const { iteration } = this
    const iterator = { next: () => iteration.nextOf(this.#read), return: () => iteration.return() }
    return { forms: this.#forms, batches: { [Symbol.asyncIterator]: () => iterator } }
  }
}
