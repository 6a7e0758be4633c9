/** A load in the process of DuckDB. */
import { ChangeError, OutcomeUnknown, type Load, type LoadResult } from '@querent/query'
import { cancelled } from '../../shared/pool.ts'
import { linePieces } from '../../shared/loads/pieces.ts'
import { LoadWaits } from '../../shared/loads/waits.ts'
import { changeError, processEnded } from '../changes/run-change.ts'
import type { DuckDbProcess } from '../duckdb-process.ts'
import {
  decodeError,
  FRAME,
  LOAD_WINDOW,
  type ChangeMessage,
  type Frame,
  type LoadMessage,
} from '../process/protocol.ts'

interface Where {
  process: DuckDbProcess
  id: number
  place: Pick<ChangeMessage, 'file' | 'path' | 'options' | 'session'>
}

/** @throws {ChangeError} @throws {OutcomeUnknown} @throws {QueryCancelled} */
export async function runLoad(load: Load, { process, id, place }: Where): Promise<LoadResult> {
  if (load.signal.aborted) throw cancelled(load.signal)
  const waits = new LoadWaits(load.signal)
  const answers = new LoadAnswers(process, id)
  // What fails there ends the wait for rows here.
  answers.result.catch((error: unknown) => waits.fail(error))
  try {
    process.send(FRAME.load, id, messageOf(load, place))
    for await (const piece of linePieces(load.rows, waits)) {
      await waits.until(answers.room())
      process.sendText(FRAME.lines, id, piece)
    }
    process.send(FRAME.linesEnd, id)
    return { rowCount: await waits.until(answers.result) }
  } catch (error) {
    process.send(FRAME.stop, id)
    // Its last word: what is being committed when it is stopped is made.
    const rowCount = await answers.result.catch((last: unknown) => {
      throw last instanceof OutcomeUnknown ? last : error
    })
    return { rowCount }
  } finally {
    waits.end()
    process.listen(id, undefined)
  }
}

/** What the process says of the load. */
class LoadAnswers {
  readonly result: Promise<number>
  #room = LOAD_WINDOW
  #isCommitting = false
  readonly #result = Promise.withResolvers<number>()
  #wake: () => void = () => {}

  constructor(process: DuckDbProcess, id: number) {
    this.result = this.#result.promise
    process.listen(id, (frame) => this.#take(frame))
  }

  /** Waits until one more piece may be sent. */
  async room(): Promise<void> {
    while (this.#room === 0) await new Promise<void>((resolve) => (this.#wake = resolve))
    this.#room -= 1
  }

  #take(frame: Frame | undefined): void {
    if (frame === undefined)
      return this.#result.reject(this.#isCommitting ? new OutcomeUnknown(processEnded()) : processEnded())
    if (frame.kind === FRAME.taken) {
      this.#room += 1
      this.#wake()
    } else if (frame.kind === FRAME.committing) this.#isCommitting = true
    else if (frame.kind === FRAME.loaded) this.#result.resolve(JSON.parse(frame.payload.toString()))
    else if (frame.kind === FRAME.failed)
      this.#result.reject(loadError(decodeError(JSON.parse(frame.payload.toString()))))
  }
}

function loadError(error: Error): Error {
  const found = changeError(error)
  return found instanceof ChangeError || found.name !== 'QueryError'
    ? found
    : new ChangeError(found.message, { step: 0 })
}

function messageOf(
  { mode, table, columns, keyColumn, added, widened, timeZone }: Load,
  place: Where['place'],
): LoadMessage {
  return { ...place, mode, table, columns, keyColumn, added, widened, timeZone }
}
