import type { SqliteDatabase } from './database.ts'
import { sameRows } from '../../shared/processes/tagged-values.ts'
import { cellConverter } from '../cells.ts'
import type { ChangeMessage, StepMessage } from './protocol.ts'
import { readBatch, startStatement } from './run-statement.ts'

/** Rows of a step that are sent. */
const MOST_ROWS = 1_000

/** A step that failed; the cause is SQLite's error, and there is none where its rows are what is wrong. */
export class StepFailure extends Error {
  readonly step: number
  readonly rowCount: number | undefined
  readonly isStale: boolean

  constructor(step: number, given: { rowCount?: number; isStale?: boolean; cause?: unknown }) {
    super('A step of a change failed.', given.cause === undefined ? {} : { cause: given.cause })
    this.step = step
    this.rowCount = given.rowCount
    this.isStale = given.isStale === true
  }
}

/**
 * Carries out all steps in one transaction, or nothing. Waits for other writers at its beginning: SQLite lets nobody write
 * who began to read before another wrote.
 * @param onCommit called when only the commit is left.
 * @throws {StepFailure}
 */
export function runChange(database: SqliteDatabase, { steps }: ChangeMessage, onCommit: () => void): StepMessage[] {
  database.connection()
  const control = (sql: string) => database.unguarded((connection) => connection.exec(sql))
  control('begin immediate')
  let step = 0
  try {
    const results = steps.map((one, index) => {
      step = index
      const result = runStep(database, one)
      if (one.rowCount !== undefined && one.rowCount !== result.rowCount) {
        throw new StepFailure(index, { rowCount: result.rowCount })
      }
      if (one.rows !== undefined && !sameRows(one.rows, result.rows)) throw new StepFailure(index, { isStale: true })
      return result
    })
    onCommit()
    control('commit')
    return results
  } catch (error) {
    const isOpen = database.unguarded((connection) => connection.isTransaction)
    if (isOpen) control('rollback')
    throw error instanceof StepFailure ? error : new StepFailure(step, { cause: error })
  }
}

function runStep(database: SqliteDatabase, message: ChangeMessage['steps'][number]): StepMessage {
  const statement = startStatement(database.connection(), message)
  try {
    const converters = statement.columns.map(({ baseType }) => cellConverter(baseType))
    const kept: StepMessage['rows'] = { rows: [], patches: [] }
    let rowCount = 0
    for (
      let batch = readBatch(statement, converters);
      batch.rows.length > 0;
      batch = readBatch(statement, converters)
    ) {
      if (rowCount === 0) Object.assign(kept, firstOf(batch))
      rowCount += batch.rows.length
    }
    return { columns: statement.columns, rows: kept, rowCount: statement.changed ?? rowCount }
  } finally {
    statement.close()
  }
}

function firstOf({ rows, patches }: StepMessage['rows']): StepMessage['rows'] {
  return { rows: rows.slice(0, MOST_ROWS), patches: patches.filter(([row]) => row < MOST_ROWS) }
}
