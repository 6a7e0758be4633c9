import type { DriverColumn, Row } from '@querent/query'
import type { RunningStatement } from './running-statement.ts'
import { settledWithin } from '../settled-within.ts'

/** A stopped statement may take this long to get past its preparation, in milliseconds. */
const START_TIMEOUT_MS = 5000

/** A statement on a network session: begun once, and ended once from whatever state it is in. */
export abstract class SessionStatement implements RunningStatement {
  protected isStopped = false
  readonly #session: { destroy(): void }
  #started: Promise<DriverColumn[]> | undefined
  #ending: Promise<void> | undefined

  /** @param session whose connection is cut when the server does not react. */
  constructor(session: { destroy(): void }) {
    this.#session = session
  }

  columns(): Promise<DriverColumn[]> {
    this.#started ??= this.isStopped ? Promise.resolve([]) : this.start()
    return this.#started
  }

  stop(): Promise<void> {
    this.#ending ??= this.#stop()
    return this.#ending
  }

  abstract read(): Promise<Row[] | undefined>

  /** Prepares the session and, unless it is stopped by then, sends the statement. */
  protected abstract start(): Promise<DriverColumn[]>

  /** True once the statement was sent. */
  protected abstract get isSent(): boolean

  /** Ends what was sent. @returns false when the server does not react. */
  protected abstract halt(): Promise<boolean>

  /** Leaves the session as the next statement expects it. */
  protected abstract tidy(): Promise<void>

  async #stop(): Promise<void> {
    this.isStopped = true
    if (await this.#isOver()) await this.tidy()
    else this.#session.destroy()
  }

  async #isOver(): Promise<boolean> {
    if (this.isSent) return this.halt()
    if (this.#started !== undefined && !(await settledWithin(this.#started, START_TIMEOUT_MS))) return false
    return this.isSent ? this.halt() : true
  }
}
