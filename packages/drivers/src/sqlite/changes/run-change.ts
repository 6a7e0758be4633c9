/** A change in the process of a session. */
import {
  ChangeError,
  OutcomeUnknown,
  staleRows,
  unexpectedRowCount,
  type Change,
  type ChangeStep,
  type QueryError,
  type StepResult,
} from '@querent/query'
import { cancelled } from '../../shared/pool.ts'
import { applyPatches, encodeParam, taggedCopy } from '../../shared/processes/tagged-values.ts'
import { processEnded, statementError } from '../errors.ts'
import { FRAME, type ChangeMessage, type ErrorMessage, type Frame, type StepMessage } from '../process/protocol.ts'
import { violationOf } from './violations.ts'

/** What a change needs of its session. */
interface ChangeChannel {
  send(message: ChangeMessage): void
  next(): Promise<Frame | undefined>
  /** A process that is killed before it commits has changed nothing. */
  kill(): void
}

/** @throws {ChangeError} @throws {OutcomeUnknown} @throws {QueryCancelled} */
export async function runChange({ steps, signal }: Change, channel: ChangeChannel): Promise<StepResult[]> {
  if (signal.aborted) throw cancelled(signal)
  const stop = () => channel.kill()
  signal.addEventListener('abort', stop, { once: true })
  try {
    channel.send({ steps: steps.map(encodeStep) })
    const frame = await channel.next()
    if (frame === undefined) throw signal.aborted ? cancelled(signal) : processEnded()
    if (frame.kind === FRAME.error) throw changeError(JSON.parse(frame.text))
    signal.removeEventListener('abort', stop)
    return resultsOf(await channel.next())
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

function encodeStep({ params, rows, ...step }: ChangeStep): ChangeMessage['steps'][number] {
  return { ...step, params: params.map(encodeParam), ...(rows && { rows: taggedCopy(rows) }) }
}

/** What comes after the word that only the commit is left. */
function resultsOf(frame: Frame | undefined): StepResult[] {
  if (frame === undefined) throw new OutcomeUnknown(processEnded())
  if (frame.kind === FRAME.error) throw changeError(JSON.parse(frame.text))
  const results: StepMessage[] = JSON.parse(frame.text)
  return results.map(({ columns, rows, rowCount }) => ({ columns, rows: applyPatches(rows), rowCount }))
}

const PRIMARY_CODE = 0xff
/** SQLITE_BUSY and SQLITE_LOCKED: another writer did not end in time. */
const LOCKED: ReadonlySet<number> = new Set([5, 6])

function changeError({ message, code, step, rowCount, isStale }: ErrorMessage): QueryError {
  if (LOCKED.has(code & PRIMARY_CODE)) return new ChangeError(message, { step: step ?? 0, isBusy: true })
  if (step === undefined) return statementError({ message, code })
  if (rowCount !== undefined) return unexpectedRowCount(step, rowCount)
  if (isStale === true) return staleRows(step)
  const { state, message: text } = statementError({ message, code })
  const violation = violationOf(message, code)
  return new ChangeError(text, { step, state, ...(violation && { violation }) })
}
