import {
  readingSteps,
  type Change,
  type Load,
  type LoadResult,
  type SessionSettings,
  type Statement,
  type StepResult,
} from '@querent/query'
import type { DatabaseSession } from '../shared/data-source.ts'
import { encodeParam } from '../shared/processes/tagged-values.ts'
import type { RunningStatement } from '../shared/statements/running-statement.ts'
import type { DuckDbProcess } from './duckdb-process.ts'
import { DUCKDB_LEXIS } from './lexis.ts'
import { FRAME, type RunMessage } from './process/protocol.ts'
import { DUCKDB_READING } from './reading.ts'
import { runChange } from './changes/run-change.ts'
import { runLoad } from './loads/run-load.ts'
import { DuckDbStatement } from './statement.ts'

/** A file as the process knows it. */
export interface ProcessFile extends Pick<RunMessage, 'path' | 'options'> {
  id: number
}

let lastId = 0

/** An id that nothing else has in any process. */
export function nextId(): number {
  lastId += 1
  return lastId
}

/** One connection at a time to a file, in the process of DuckDB. */
export class DuckDbSession implements DatabaseSession {
  timeZone = ''
  readonly #id = nextId()
  readonly #process: DuckDbProcess
  readonly #file: ProcessFile
  readonly #onClose: () => void

  /** @param onClose called when the session needs the process no more. */
  constructor(process: DuckDbProcess, file: ProcessFile, onClose: () => void) {
    this.#process = process
    this.#file = file
    this.#onClose = onClose
  }

  get isBroken(): boolean {
    return this.#process.isGone
  }

  readingSteps(sql: string): Iterable<void> {
    return readingSteps(sql, DUCKDB_LEXIS, DUCKDB_READING)
  }

  run({ sql, params, timeZone }: Statement): RunningStatement {
    this.timeZone = timeZone
    const { id: file, path, options } = this.#file
    const message = { file, path, options, session: this.#id, sql, params: params.map(encodeParam), timeZone }
    return new DuckDbStatement(this.#process, nextId(), message)
  }

  change(change: Change): Promise<StepResult[]> {
    return runChange(change, this.#placeOf(change))
  }

  load(load: Load): Promise<LoadResult> {
    return runLoad(load, this.#placeOf(load))
  }

  /** Where a transaction runs, under a new id. */
  #placeOf({ timeZone }: SessionSettings): Parameters<typeof runChange>[1] {
    this.timeZone = timeZone
    const { id: file, path, options } = this.#file
    return { process: this.#process, id: nextId(), place: { file, path, options, session: this.#id } }
  }

  close(): void {
    this.#process.send(FRAME.closeSession, this.#id)
    this.#onClose()
  }
}
