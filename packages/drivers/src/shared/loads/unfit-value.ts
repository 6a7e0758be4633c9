import type { LoadColumn, Violation } from '@querent/query'
import { QueryError } from '@querent/query/processes/index.ts'

/** A value that its column cannot hold, where the engine itself would take it. */
export class UnfitValue extends Error {
  override readonly name = 'UnfitValue'
  readonly violation: Violation

  constructor(value: string, column: LoadColumn) {
    super(
      `The value ${JSON.stringify(shortened(value))} does not fit the column ${column.name} of type ${column.type}.`,
    )
    this.violation = { kind: column.type === 'varchar-255' ? 'length' : 'type', columns: [column.name] }
  }
}

const LONGEST_SHOWN = 100

function shortened(value: string): string {
  return value.length > LONGEST_SHOWN ? `${value.slice(0, LONGEST_SHOWN)}…` : value
}

/** The error of a line with more or fewer values than there are columns. */
export function wrongValueCount(given: number, wanted: number): QueryError {
  return new QueryError('db', `A row has ${given} values instead of ${wanted}.`)
}
