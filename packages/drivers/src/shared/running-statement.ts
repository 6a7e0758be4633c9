import type { DriverColumn, Row, RowStream } from '@querent/query'
import { cancelled } from './pool.ts'

/** A statement that occupies a session, as the engines provide it. `Batch` is rows, or bytes for a bulk export. */
export interface RunningStatement<Batch> {
  /** The next batch; undefined after the last, once the session is free again. */
  read(): Promise<Batch | undefined>
  /**
   * Resolves when the session runs nothing any more: at once after the last batch, else after stopping the statement
   * in the database. Never rejects, takes a few seconds at most (then the connection is cut), may be called twice.
   */
  stop(): Promise<void>
}

/** A running statement that produces rows. */
export interface RunningQuery extends RunningStatement<Row[]> {
  columns(): Promise<DriverColumn[]>
}

/**
 * The life of one statement: hands out its batches once, stops it when the signal aborts or the reader leaves, and
 * calls `onEnd` exactly once, when its session is free.
 */
export class StatementIteration<Batch> implements AsyncIterable<Batch>, AsyncIterator<Batch> {
  readonly #statement: RunningStatement<Batch>
  readonly #signal: AbortSignal
  readonly #onEnd: () => void
  #rejectPending: ((error: Error) => void) | undefined
  #ending: Promise<void> | undefined
  #isStarted = false

  constructor(statement: RunningStatement<Batch>, signal: AbortSignal, onEnd: () => void) {
    this.#statement = statement
    this.#signal = signal
    this.#onEnd = onEnd
    if (signal.aborted) void this.end()
    else signal.addEventListener('abort', this.#abort)
  }

  [Symbol.asyncIterator](): AsyncIterator<Batch> {
    if (this.#isStarted) throw new Error('The rows of a statement can be read only once.')
    this.#isStarted = true
    return this
  }

  async next(): Promise<IteratorResult<Batch>> {
    if (this.#signal.aborted) throw cancelled(this.#signal)
    if (this.#ending !== undefined) return { done: true, value: undefined }
    const batch = await this.guard(this.#statement.read())
    if (batch !== undefined) return { done: false, value: batch }
    await this.end()
    return { done: true, value: undefined }
  }

  async return(): Promise<IteratorResult<Batch>> {
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
  readonly #iteration: StatementIteration<Row[]>

  constructor(columns: readonly DriverColumn[], iteration: StatementIteration<Row[]>) {
    this.columns = columns
    this.#iteration = iteration
  }

  [Symbol.asyncIterator](): AsyncIterator<Row[]> {
    return this.#iteration[Symbol.asyncIterator]()
  }
}
