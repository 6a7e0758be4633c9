import { setImmediate } from 'node:timers/promises'
import { QueryError, textBatch, type DriverColumn, type Row, type TextBatch } from '@querent/query'
import { batchRows } from '../shared/statements/row-limit.ts'
import type { RunningStatement } from '../shared/statements/running-statement.ts'
import type { DuckDbProcess } from './duckdb-process.ts'
import { ColumnRows } from './process/column-batch.ts'
import { decodeError, decodeTexts, FRAME, frameBytes, type Frame, type RunMessage } from './process/protocol.ts'

/** A statement that does not stop within this time is busy where DuckDB does not look: the process is killed. */
const STOP_GRACE_MS = 15_000
/** Bytes of a batch after which what is done with its rows waits for the next turn of the event loop. */
const LONG_FRAME = 2_000_000

/** After one of these, the process knows nothing of the statement any more. */
const LAST = new Set<number>([FRAME.end, FRAME.failed, FRAME.stopped])

/** One statement in the process of DuckDB. A few batches wait here while more are read. */
export class DuckDbStatement implements RunningStatement {
  readonly #process: DuckDbProcess
  readonly #id: number
  readonly #message: RunMessage
  readonly #frames: Frame[] = []
  /** What is left of a batch of values. */
  #rest: ColumnRows | undefined
  readonly #stopped = Promise.withResolvers<void>()
  #wake: () => void = () => {}
  #isSent = false
  #isStopping = false
  #isOver = false

  constructor(process: DuckDbProcess, id: number, message: RunMessage) {
    this.#process = process
    this.#id = id
    this.#message = message
  }

  async columns(): Promise<DriverColumn[]> {
    if (this.#isStopping) return []
    this.#isSent = true
    this.#process.listen(this.#id, (frame) => this.#receive(frame))
    this.#process.send(FRAME.run, this.#id, this.#message)
    return jsonOf(await this.#next())
  }

  async read(): Promise<Row[] | undefined> {
    const rest = this.#takeRows()
    if (rest !== undefined) return rest
    const frame = await this.#nextBatch(FRAME.read)
    const rows = this.#rowsOf(frame)
    if (frame.payload.length > LONG_FRAME) await setImmediate()
    return rows
  }

  async readTexts(): Promise<TextBatch | undefined> {
    const rest = this.#takeRows()
    if (rest !== undefined) return textBatch(rest)
    const frame = await this.#nextBatch(FRAME.readTexts)
    if (frame.kind === FRAME.texts) return decodeTexts(frame.payload)
    const rows = this.#rowsOf(frame)
    return rows && textBatch(rows)
  }

  async stop(): Promise<void> {
    if (!this.#isStopping) {
      this.#isStopping = true
      if (!this.#isSent || this.#isOver || this.#process.isGone) this.#finish()
      else {
        this.#process.send(FRAME.stop, this.#id)
        const timer = setTimeout(() => this.#process.kill(), STOP_GRACE_MS)
        void this.#stopped.promise.then(() => clearTimeout(timer))
      }
    }
    await this.#stopped.promise
  }

  /** Rows of a batch, if it is not the end. */
  #rowsOf({ kind, payload }: Frame): Row[] | undefined {
    if (kind !== FRAME.rows) return undefined
    this.#rest = new ColumnRows(payload)
    return this.#takeRows()
  }

  #takeRows(): Row[] | undefined {
    const rows = this.#rest?.take(batchRows(this.#rest.width))
    if (rows !== undefined && rows.length > 0) return rows
    this.#rest = undefined
    return undefined
  }

  /** @param more asks for the next ones while this one is worked on. */
  async #nextBatch(more: number): Promise<Frame> {
    const frame = await this.#next()
    if (!this.#isOver) this.#process.send(more, this.#id, frameBytes(frame))
    return frame
  }

  async #next(): Promise<Frame> {
    while (this.#frames.length === 0 && !this.#isOver) await new Promise<void>((resolve) => (this.#wake = resolve))
    const frame = this.#frames.shift()
    if (frame === undefined) throw processEnded()
    if (frame.kind === FRAME.failed) throw decodeError(jsonOf(frame))
    return frame
  }

  #receive(frame: Frame | undefined): void {
    if (frame !== undefined && frame.kind !== FRAME.stopped) this.#frames.push(frame)
    if (frame === undefined || LAST.has(frame.kind)) this.#finish()
    this.#wake()
  }

  #finish(): void {
    this.#isOver = true
    this.#process.listen(this.#id, undefined)
    this.#stopped.resolve()
  }
}

function jsonOf<T>({ payload }: Frame): T {
  return JSON.parse(payload.toString())
}

function processEnded(): QueryError {
  return new QueryError(
    'db',
    'DuckDB was stopped: its statements took too much memory, or one did not stop. Try again.',
  )
}
