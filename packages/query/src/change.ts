/** Changes of data: statements that are written in one transaction, and how they may fail. */
import type { DriverColumn, Row, SessionSettings, SqlParam } from './driver.ts'
import { QueryError } from './errors.ts'

export interface ChangeStep {
  sql: string
  params: readonly SqlParam[]
  /** The table that it writes, where that is known: some engines name no columns of keys. */
  table?: string
  /** True when it makes, alters or drops a table: MySQL commits there, so that it has to be the only step. */
  changesTables?: boolean
  /** How many rows it has to give, or to change when it gives none: any other number takes the whole change back. */
  rowCount?: number
  /** The rows that it has to give, cell by cell: any others take the whole change back as stale. At most a thousand. */
  rows?: readonly Row[]
}

/** What is carried out in one transaction: all of its steps, or none. */
export interface Change extends SessionSettings {
  steps: readonly ChangeStep[]
  /** Aborting takes the change back, up to the moment when it is being committed. */
  signal: AbortSignal
}

export interface StepResult {
  columns: readonly DriverColumn[]
  /** What the step gave, such as by `RETURNING`: the first thousand rows. */
  rows: Row[]
  /** All rows that it gave; those that it changed, when it gives none. */
  rowCount: number
}

/** How long a change of rows waits for the locks of others. */
export const LOCK_WAIT_MS = 5_000

/** Rows of a step that are kept. */
export const MOST_STEP_ROWS = 1_000

/** A rule of the database that a change breaks. */
export interface Violation {
  kind: 'unique' | 'not-null' | 'foreign-key' | 'check' | 'type' | 'length' | 'permission'
  /** As far as the engine names them. */
  columns: readonly string[]
  constraint?: string
  /** The other table of a foreign key. */
  table?: string
  /** Of a foreign key: other rows refer to the one that would go; else what it would refer to is missing. */
  isReferenced?: boolean
}

interface FailedStep {
  step: number
  state?: string | undefined
  violation?: Violation
  rowCount?: number
  isStale?: boolean
  isBusy?: boolean
  cause?: unknown
}

/** A step failed, and the change was taken back as a whole. */
export class ChangeError extends QueryError {
  /** Its place among the steps. */
  readonly step: number
  readonly violation: Violation | undefined
  /** How many rows the step gave or changed, where that is what is wrong. */
  readonly rowCount: number | undefined
  /** Others changed the rows meanwhile: the same change may go well when it is made again. */
  readonly isStale: boolean
  /** Others held what it needs for longer than it waits. */
  readonly isBusy: boolean

  constructor(message: string, given: FailedStep) {
    const { step, state, violation, rowCount, isStale = false, isBusy = false, cause } = given
    super('db', message, { ...(state !== undefined && { state }), cause })
    this.step = step
    this.violation = violation
    this.rowCount = rowCount
    this.isStale = isStale
    this.isBusy = isBusy
  }
}

/** The error of a step that gave or changed another number of rows than it had to. */
export function unexpectedRowCount(step: number, rowCount: number): ChangeError {
  const message = rowCount === 0 ? 'There is no such row.' : `It would change ${rowCount} rows.`
  return new ChangeError(message, { step, rowCount })
}

/** The error of a step that gave other rows than it had to. */
export function staleRows(step: number): ChangeError {
  return new ChangeError('The rows were changed meanwhile.', { step, isStale: true })
}

/** The connection was lost while the database committed: nobody here knows whether the change was made. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown'

  constructor(cause: unknown) {
    super('The connection was lost while the change was being made. Look whether it was made before you try again.', {
      cause,
    })
  }
}
