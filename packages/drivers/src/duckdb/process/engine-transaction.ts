import type { DuckDBConnection } from '@duckdb/node-api'
import { QueryCancelled } from '@querent/query/processes/index.ts'
import { statementError } from '../errors.ts'
import type { EngineSession } from './engine-session.ts'
import { StepFailure } from './protocol.ts'

/** How often what is being stopped is interrupted: an interrupt before DuckDB has begun is lost. */
const INTERRUPT_INTERVAL_MS = 20

/** A transaction that writes, on a session's connection. */
export class EngineTransaction {
  readonly #session: EngineSession
  readonly #timeZone: string
  #connection: DuckDBConnection | undefined
  #isStopped = false
  readonly #stopped = Promise.withResolvers<void>()
  #isCommitting = false

  constructor(session: EngineSession, timeZone: string) {
    this.#session = session
    this.#timeZone = timeZone
  }

  /**
   * Does the work as a whole, or not at all.
   * @param onCommit called when only the commit is left.
   * @param lastStep to which the database's last word belongs.
   * @throws {StepFailure} @throws {QueryCancelled}
   */
  async run<T>(work: (connection: DuckDBConnection) => Promise<T>, onCommit: () => void, lastStep = 0): Promise<T> {
    await this.#enter()
    try {
      const connection = await this.#session.connect(this.#timeZone)
      this.#connection = connection
      await connection.run('BEGIN TRANSACTION')
      const result = await work(connection)
      this.goOn()
      this.#isCommitting = true
      onCommit()
      await connection.run('COMMIT').catch((error: unknown) => {
        throw this.failure(error, lastStep)
      })
      return result
    } finally {
      // Whatever is open is rolled back by the end of its connection.
      this.#connection = undefined
      this.#session.disconnect()
      this.#session.file.leave()
    }
  }

  /** Takes it back, unless it is being committed. */
  stop(): void {
    if (this.#isCommitting) return
    this.#isStopped = true
    this.#stopped.resolve()
    const interrupts = setInterval(() => {
      if (this.#connection === undefined) clearInterval(interrupts)
      else this.#connection.interrupt()
    }, INTERRUPT_INTERVAL_MS)
  }

  /** @throws {QueryCancelled} it was stopped. */
  goOn(): void {
    if (this.#isStopped) throw stopped()
  }

  /** Waits for `work`, or until it is stopped. @throws {QueryCancelled} */
  async until<T>(work: Promise<T>): Promise<T> {
    const stop = this.#stopped.promise.then(() => {
      throw stopped()
    })
    return Promise.race([work, stop])
  }

  /** What a failure is called that the step had. */
  failure(error: unknown, step: number): Error {
    if (this.#isStopped) return stopped()
    return new StepFailure(statementError(error).message, { step })
  }

  /** Waits for its turn, which may be long: readers have the file. */
  async #enter(): Promise<void> {
    const { file } = this.#session
    const entered = file.enter('write')
    await Promise.race([entered, this.#stopped.promise])
    if (!this.#isStopped) return
    void entered.then(
      () => file.leave(),
      () => undefined,
    )
    throw stopped()
  }
}

function stopped(): QueryCancelled {
  return new QueryCancelled('The change was cancelled.')
}
