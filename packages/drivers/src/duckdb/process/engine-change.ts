import type { DuckDBConnection } from '@duckdb/node-api'
import { batchRows } from '../../shared/statements/row-limit.ts'
import { decodeParam, sameRows, tagRows } from '../../shared/processes/tagged-values.ts'
import { loadBindings, loadDuckDb } from '../native/api.ts'
import { ChunkReader } from '../native/chunk-reader.ts'
import { nativeSlots } from '../native/native-slots.ts'
import { bindParams } from '../native/parameters.ts'
import { judgeStatement } from '../native/statement-types.ts'
import { ColumnRows, encodeColumns } from './column-batch.ts'
import type { EngineSession } from './engine-session.ts'
import { prepareSingle } from './engine-statement.ts'
import { EngineTransaction } from './engine-transaction.ts'
import { StepFailure, type ChangeMessage, type StepMessage } from './protocol.ts'

/** Rows of a step that are sent. */
const MOST_ROWS = 1_000

/** A change on a session's connection: one transaction. */
export class EngineChange {
  readonly #transaction: EngineTransaction
  readonly #message: ChangeMessage

  constructor(session: EngineSession, message: ChangeMessage) {
    this.#transaction = new EngineTransaction(session, message.timeZone)
    this.#message = message
  }

  /** @param onCommit called when only the commit is left. @throws {StepFailure} @throws {QueryCancelled} */
  run(onCommit: () => void): Promise<StepMessage[]> {
    const { steps } = this.#message
    const work = async (connection: DuckDBConnection) => {
      const results: StepMessage[] = []
      for (const index of steps.keys()) results.push(await this.#step(connection, index))
      return results
    }
    return this.#transaction.run(work, onCommit, steps.length - 1)
  }

  /** Takes it back, unless it is being committed. */
  stop(): void {
    this.#transaction.stop()
  }

  async #step(connection: DuckDBConnection, index: number): Promise<StepMessage> {
    this.#transaction.goOn()
    const step = this.#message.steps[index]!
    let result: StepMessage
    try {
      result = await nativeSlots.use(() => this.#execute(connection, step))
    } catch (error) {
      throw this.#transaction.failure(error, index)
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
}
