import { setImmediate } from 'node:timers/promises'
import type { DriverColumn, Row } from '@querent/query'
import type { RunningStatement } from '../shared/statements/running-statement.ts'
import { processEnded, statementError } from './errors.ts'
import { FRAME } from './process/protocol.ts'
import { applyPatches } from '../shared/processes/tagged-values.ts'
import type { Frame } from './process/protocol.ts'
import type { RowsMessage } from '../shared/processes/tagged-values.ts'

/** A statement that is asked to stop and does not within this time is busy inside SQLite: its process is killed. */
export const STOP_GRACE_MS = 300
/** Characters of a frame that is read in a turn of the event loop of its own. */
const LONG_FRAME = 500_000

/** What a statement needs of its session. */
interface SessionChannel {
  next(): Promise<Frame | undefined>
  credit(): void
  stop(): void
  kill(): void
}

/** One statement in the process: frames in, batches out. */
export class SqliteStatement implements RunningStatement {
  readonly #channel: SessionChannel
  readonly #ended = Promise.withResolvers<void>()
  #hasEnded = false
  #isStopping = false

  constructor(channel: SessionChannel) {
    this.#channel = channel
  }

  async columns(): Promise<DriverColumn[]> {
    const frame = await this.#receive()
    return frame?.kind === FRAME.columns ? JSON.parse(frame.text) : []
  }

  async read(): Promise<Row[] | undefined> {
    const frame = await this.#receive()
    if (frame?.kind !== FRAME.rows) return undefined
    this.#channel.credit()
    const isLong = frame.text.length > LONG_FRAME
    if (isLong) await setImmediate()
    const message: RowsMessage = JSON.parse(frame.text)
    if (isLong) await setImmediate()
    return applyPatches(message)
  }

  async stop(): Promise<void> {
    if (!this.#hasEnded && !this.#isStopping) {
      this.#isStopping = true
      this.#channel.stop()
      const timer = setTimeout(() => this.#channel.kill(), STOP_GRACE_MS)
      void this.#ended.promise.then(() => clearTimeout(timer))
      void this.#drain()
    }
    await this.#ended.promise
  }

  async #drain(): Promise<void> {
    while (!this.#hasEnded) await this.#receive().catch(() => {})
  }

  /** The next frame of the statement; undefined after its last, which says how it ended. */
  async #receive(): Promise<Frame | undefined> {
    if (this.#hasEnded) return undefined
    const frame = await this.#channel.next()
    if (frame?.kind === FRAME.columns || frame?.kind === FRAME.rows) return frame
    this.#hasEnded = true
    this.#ended.resolve()
    if (frame === undefined) throw processEnded()
    if (frame.kind === FRAME.error) throw statementError(JSON.parse(frame.text))
    return undefined
  }
}
