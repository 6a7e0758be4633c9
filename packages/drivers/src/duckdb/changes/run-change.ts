/** A change in the process of DuckDB. */
import {
  ChangeError,
  OutcomeUnknown,
  QueryError,
  staleRows,
  unexpectedRowCount,
  type Change,
  type StepResult,
} from '@querent/query'
import { cancelled } from '../../shared/pool.ts'
import { applyPatches, encodeParam, taggedCopy } from '../../shared/processes/tagged-values.ts'
import type { DuckDbProcess } from '../duckdb-process.ts'
import {
  decodeError,
  FRAME,
  StepFailure,
  type ChangeMessage,
  type Frame,
  type StepMessage,
} from '../process/protocol.ts'
import { violationOf } from './violations.ts'

/** Two transactions write the same rows: DuckDB lets neither wait for the other. */
const CONFLICT = /^TransactionContext Error: (?!Failed to commit: Could not )/

interface Where {
  process: DuckDbProcess
  id: number
  place: Pick<ChangeMessage, 'file' | 'path' | 'options' | 'session'>
}

/** @throws {ChangeError} @throws {OutcomeUnknown} @throws {QueryCancelled} */
export async function runChange(change: Change, where: Where): Promise<StepResult[]> {
  const { steps, signal, timeZone } = change
  const { process, id, place } = where
  if (signal.aborted) throw cancelled(signal)
  const results = answerTo(where)
  const stop = () => process.send(FRAME.stop, id)
  signal.addEventListener('abort', stop, { once: true })
  try {
    const encoded = steps.map(({ sql, params, rowCount, rows }) => ({
      sql,
      params: params.map(encodeParam),
      ...(rowCount !== undefined && { rowCount }),
      ...(rows !== undefined && { rows: taggedCopy(rows) }),
    }))
    const message: ChangeMessage = { ...place, timeZone, steps: encoded }
    process.send(FRAME.change, id, message)
    return (await results).map(({ columns, rows, rowCount }) => ({ columns, rows: applyPatches(rows), rowCount }))
  } catch (error) {
    throw signal.aborted && !(error instanceof OutcomeUnknown) ? cancelled(signal) : error
  } finally {
    signal.removeEventListener('abort', stop)
    process.listen(id, undefined)
  }
}

/** What the process says of the change in the end. */
function answerTo({ process, id }: Pick<Where, 'process' | 'id'>): Promise<StepMessage[]> {
  const { promise, resolve, reject } = Promise.withResolvers<StepMessage[]>()
  let isCommitting = false
  process.listen(id, (frame: Frame | undefined) => {
    if (frame === undefined) {
      reject(isCommitting ? new OutcomeUnknown(processEnded()) : processEnded())
    } else if (frame.kind === FRAME.committing) isCommitting = true
    else if (frame.kind === FRAME.changed) resolve(JSON.parse(frame.payload.toString()))
    else if (frame.kind === FRAME.failed) reject(changeError(decodeError(JSON.parse(frame.payload.toString()))))
  })
  return promise
}

/** The error of a change or load whose process is gone. */
export function processEnded(): QueryError {
  return new QueryError('db', 'DuckDB was stopped: its statements took too much memory. Try again.')
}

/** The error of a step that the process reports. */
export function changeError(error: Error): Error {
  if (!(error instanceof StepFailure)) return error
  const { message, step, rowCount, isStale, violation = violationOf(message) } = error
  if (rowCount !== undefined) return unexpectedRowCount(step, rowCount)
  if (isStale || CONFLICT.test(message)) return staleRows(step)
  return new ChangeError(message, { step, ...(violation && { violation }) })
}
