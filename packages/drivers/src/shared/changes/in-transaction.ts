/** Changes on a session over a network: a transaction, and its statements one after the other. */
import {
  ChangeError,
  LOCK_WAIT_MS,
  MOST_STEP_ROWS,
  OutcomeUnknown,
  QueryError,
  staleRows,
  unexpectedRowCount,
  type Change,
  type Row,
  type SessionSettings,
  type Statement,
  type StepResult,
  type Violation,
} from '@querent/query'
import { cancelled } from '../pool.ts'
import { StatementIteration, type RunningStatement } from '../statements/running-statement.ts'

/** How the server says no. */
export interface Refusal {
  violation?: Violation
  /** Because of what others are changing. */
  isStale?: boolean
  /** Because others hold what it needs. */
  isBusy?: boolean
}

/** How the session of a transaction is to be set. */
export interface TransactionSettings extends SessionSettings {
  /** Its statements make, alter or drop tables. */
  changesTables?: boolean
  /** How long it waits for the locks of others at most; as long as the server does when left out. */
  lockWaitMs?: number
  /** The first statement follows at once, by `run`: the transaction may begin with it. */
  runsNext?: boolean
}

/** A session that holds a transaction over several statements. */
interface TransactionSession {
  begin(settings: TransactionSettings): Promise<void>
  run(statement: Statement): RunningStatement
  commit(): Promise<void>
  /** Never rejects: a session that does not react is cut. */
  rollback(): Promise<void>
  /** What the server itself says of a failure; undefined for an error of the connection. */
  refusalOf(error: unknown): Refusal | undefined
}

/** Carries out a change. @throws {ChangeError} @throws {OutcomeUnknown} @throws {QueryCancelled} */
export function changeInTransaction(session: TransactionSession, change: Change): Promise<StepResult[]> {
  const lastStep = change.steps.length - 1
  const makesTables = changesTables(change)
  // A table is altered or dropped once all who read it have finished.
  const waiting = makesTables ? {} : { lockWaitMs: LOCK_WAIT_MS }
  const settings = { ...change, ...waiting, lastStep, changesTables: makesTables, runsNext: true }
  return inTransaction(session, settings, async () => {
    const results: StepResult[] = []
    for (const index of change.steps.keys()) results.push(await runStep(session, change, index))
    return results
  })
}

/** True when a step makes, alters or drops a table. */
export function changesTables({ steps }: Change): boolean {
  return steps.some((step) => step.changesTables)
}

interface Work {
  signal: AbortSignal
  /** To which the database's last word belongs; 0 if there are no steps. */
  lastStep?: number
}

/** Does the work in a transaction: as a whole, or not at all. */
export async function inTransaction<T>(
  session: Omit<TransactionSession, 'run'>,
  settings: TransactionSettings & Work,
  work: () => Promise<T>,
): Promise<T> {
  const { signal, lastStep = 0 } = settings
  let result: T
  try {
    await session.begin(settings)
    result = await work()
    if (signal.aborted) throw cancelled(signal)
  } catch (error) {
    await session.rollback()
    throw error
  }
  await commit(session, lastStep)
  return result
}

async function runStep(session: TransactionSession, change: Change, index: number): Promise<StepResult> {
  const { steps, signal, timeZone, holdsSql, role } = change
  const { sql, params, rowCount: wanted, rows } = steps[index]!
  if (signal.aborted) throw cancelled(signal)
  const settings = { timeZone, holdsSql, ...(role !== undefined && { role }) }
  const running = session.run({ ...settings, sql, params, signal, access: 'write' })
  const result = await resultOf(running, signal).catch((error: unknown) => {
    throw stepError(session, error, index)
  })
  if (wanted !== undefined && result.rowCount !== wanted) throw unexpectedRowCount(index, result.rowCount)
  if (rows !== undefined && !areSame(rows, result.rows)) throw staleRows(index)
  return result
}

function areSame(wanted: readonly Row[], given: readonly Row[]): boolean {
  return (
    wanted.length === given.length &&
    wanted.every((row, index) => row.every((cell, column) => Object.is(cell, given[index]?.[column])))
  )
}

async function resultOf(running: RunningStatement, signal: AbortSignal): Promise<StepResult> {
  const iteration = new StatementIteration(running, signal, () => undefined)
  const columns = await iteration.guard(running.columns())
  const rows: Row[] = []
  let given = 0
  for await (const batch of iteration) {
    given += batch.length
    for (const row of batch) if (rows.length < MOST_STEP_ROWS) rows.push(row)
  }
  return { columns, rows, rowCount: columns.length > 0 ? given : (running.changedRows ?? 0) }
}

/** The error of a step that the database refused. */
export function stepError(session: Pick<TransactionSession, 'refusalOf'>, error: unknown, step: number): unknown {
  if (!(error instanceof QueryError)) return error
  return new ChangeError(error.message, { step, state: error.state, cause: error, ...session.refusalOf(error.cause) })
}

/** What the server refuses in the end, such as by a rule that is looked at only then, was not made. */
async function commit(
  session: Pick<TransactionSession, 'commit' | 'rollback' | 'refusalOf'>,
  step: number,
): Promise<void> {
  try {
    await session.commit()
  } catch (error) {
    const refusal = session.refusalOf(error)
    await session.rollback()
    if (refusal === undefined) throw new OutcomeUnknown(error)
    const message = error instanceof Error ? error.message : String(error)
    throw new ChangeError(message, { step, cause: error, ...refusal })
  }
}
