import type { DuckDBConnection } from '@duckdb/node-api'
import { QueryCancelled } from '@querent/query/processes/index.ts'
import { batchRows } from '../../shared/statements/row-limit.ts'
import { decodeParam, sameRows, tagRows } from '../../shared/processes/tagged-values.ts'
import { statementError } from '../errors.ts'
import { loadBindings, loadDuckDb } from '../native/api.ts'
import { ChunkReader } from '../native/chunk-reader.ts'
import { nativeSlots } from '../native/native-slots.ts'
import { bindParams } from '../native/parameters.ts'
import { judgeStatement } from '../native/statement-types.ts'
import { ColumnRows, encodeColumns } from './column-batch.ts'
import type { EngineSession } from './engine-session.ts'
import { prepareSingle } from './engine-statement.ts'
import { StepFailure, type ChangeMessage, type StepMessage } from './protocol.ts'

/** Rows of a step that are sent. */
const MOST_ROWS = 1_000
/** How often what is being stopped is interrupted: an interrupt before DuckDB has begun is lost. */
const INTERRUPT_INTERVAL_MS = 20

/** A change on a session's connection: one transaction. */
export class EngineChange {
  readonly #session: EngineSession
  readonly #message: ChangeMessage
  #connection: DuckDBConnection | undefined
  #isStopped = false
  readonly #stopped = Promise.withResolvers<void>()
  #isCommitting = false

  constructor(session: EngineSession, message: ChangeMessage) {
    this.#session = session
    this.#message = message
  }

  /** @param onCommit called when only the commit is left. @throws {StepFailure} @throws {QueryCancelled} */
  async run(onCommit: () => void): Promise<StepMessage[]> {
    await this.#enter()
    try {
      const connection = await this.#session.connect(this.#message.timeZone)
      this.#connection = connection
      await connection.run('BEGIN TRANSACTION')
      const results: StepMessage[] = []
      for (const index of this.#message.steps.keys()) results.push(await this.#step(connection, index))
      if (this.#isStopped) throw stopped()
      this.#isCommitting = true
      onCommit()
      await connection.run('COMMIT').catch((error: unknown) => {
        throw this.#failure(error, this.#message.steps.length - 1)
      })
      return results
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

  async #step(connection: DuckDBConnection, index: number): Promise<StepMessage> {
    if (this.#isStopped) throw stopped()
    const step = this.#message.steps[index]!
    let result: StepMessage
    try {
      result = await nativeSlots.use(() => this.#execute(connection, step))
    } catch (error) {
      throw this.#failure(error, index)
    }
    const { rowCount } = result
    if (step.rowCount !== undefined && step.rowCount !== rowCount) throw new StepFailure('', { step: index, rowCount })
    if (step.rows !== undefined && !sameRows(step.rows, result.rows)) {
      throw new StepFailure('', { step: index, isStale: true })
    }
    return result
  }

  async #execute(connection: DuckDBConnection, step: ChangeMessage['steps'][number]): Promise<StepMessage> {
    const api = await loadDuckDb()
    const prepared = await prepareSingle(connection, step.sql)
    judgeStatement(prepared.statementType, 'write', api)
    bindParams(prepared, step.params.map(decodeParam))
    const result = await prepared.run()
    const reader = new ChunkReader(api, await loadBindings(), result, this.#message.timeZone)
    const rows = []
    let rowCount = 0
    for (let chunk = await result.fetchChunk(); chunk && chunk.rowCount > 0; chunk = await result.fetchChunk()) {
      reader.open(chunk)
      for (let batch = reader.read('values'); batch !== undefined; batch = reader.read('values')) {
        if (!('kinds' in batch)) continue
        const given = new ColumnRows(Buffer.concat(encodeColumns(batch)))
        for (
          let some = given.take(batchRows(given.width));
          some.length > 0;
          some = given.take(batchRows(given.width))
        ) {
          rowCount += some.length
          if (rows.length < MOST_ROWS) rows.push(...some)
        }
      }
    }
    const { columns } = reader
    return { columns, rows: tagRows(rows), rowCount: columns.length > 0 ? rowCount : result.rowsChanged }
  }

  #failure(error: unknown, step: number): Error {
    if (this.#isStopped) return stopped()
    return new StepFailure(statementError(error).message, { step })
  }
}

function stopped(): QueryCancelled {
  return new QueryCancelled('The change was cancelled.')
}
