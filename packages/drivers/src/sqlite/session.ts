import { readingSteps } from '@querent/query'
import type { Change, Load, LoadResult, Statement, StepResult } from '@querent/query'
import type { DatabaseSession } from '../shared/data-source.ts'
import type { RunningStatement } from '../shared/statements/running-statement.ts'
import { ProcessFailure } from './errors.ts'
import { SQLITE_LEXIS } from './lexis.ts'
import { FRAME } from './process/protocol.ts'
import { encodeParam } from '../shared/processes/tagged-values.ts'
import type { ErrorMessage, Frame, SessionOptions } from './process/protocol.ts'
import { SQLITE_READING } from './reading.ts'
import { runChange } from './changes/run-change.ts'
import { runLoad } from './loads/run-load.ts'
import { returnProcess, takeProcess } from './spare-processes.ts'
import type { SqliteProcess } from './sqlite-process.ts'
import { SqliteStatement } from './statement.ts'

/** One SQLite connection in a process of its own: node:sqlite cannot be interrupted, a process can be killed. */
export class SqliteSession implements DatabaseSession {
  readonly timeZone = 'UTC'
  /** Undefined once it may serve another session. */
  #process: SqliteProcess | undefined
  #isRunning = false

  private constructor(process: SqliteProcess) {
    this.#process = process
  }

  /**
   * Waits until a process has opened the file.
   * @throws {ProcessFailure} when the file cannot be opened, or not in time
   */
  static async open(options: SessionOptions, timeoutMs: number): Promise<SqliteSession> {
    const { process, isNew } = takeProcess()
    process.send(FRAME.open, options)
    const timer = setTimeout(() => process.kill(), timeoutMs)
    const frame = await process.nextFrame()
    clearTimeout(timer)
    if (frame?.kind === FRAME.ready) return new SqliteSession(process)
    // A spare one may have ended unseen, as when the system is short of memory.
    if (frame === undefined && !isNew && !process.isKilled) return SqliteSession.open(options, timeoutMs)
    process.end()
    if (frame === undefined) throw new ProcessFailure(`The SQLite process did not start within ${timeoutMs} ms.`, 0)
    const { message, code }: ErrorMessage = JSON.parse(frame.text)
    throw new ProcessFailure(message, code)
  }

  get isBroken(): boolean {
    return this.#process?.isBroken ?? true
  }

  get processId(): number | undefined {
    return this.#process?.id
  }

  /** Calls back when the process has ended, for whatever reason, while the session is open. */
  whenGone(callback: () => void): void {
    this.#process?.whenGone(callback)
  }

  readingSteps(sql: string): Iterable<void> {
    return readingSteps(sql, SQLITE_LEXIS, SQLITE_READING)
  }

  run({ sql, params }: Statement): RunningStatement {
    this.#isRunning = true
    this.#process?.send(FRAME.run, { sql, params: params.map(encodeParam) })
    return new SqliteStatement({
      next: () => this.#nextFrame(),
      credit: () => this.#process?.send(FRAME.credit),
      stop: () => this.#process?.send(FRAME.stop),
      kill: () => this.#process?.kill(),
    })
  }

  async change(change: Change): Promise<StepResult[]> {
    this.#isRunning = true
    try {
      return await runChange(change, {
        send: (message) => this.#process?.send(FRAME.change, message),
        next: async () => this.#process?.nextFrame(),
        kill: () => this.#process?.kill(),
      })
    } finally {
      this.#isRunning = false
    }
  }

  async load(load: Load): Promise<LoadResult> {
    this.#isRunning = true
    try {
      return await runLoad(load, {
        send: (message) => this.#process?.send(FRAME.load, message),
        sendLines: (lines) => this.#process?.sendText(FRAME.lines, lines),
        sendEnd: () => this.#process?.send(FRAME.linesEnd),
        next: async () => this.#process?.nextFrame(),
        stop: () => this.#process?.send(FRAME.stop),
        kill: () => this.#process?.kill(),
      })
    } finally {
      this.#isRunning = false
    }
  }

  /** A process that still runs a statement, or is being killed, serves nobody else. */
  close(): void {
    const process = this.#process
    if (process === undefined || process.isGone) return
    if (this.#isRunning || process.isBroken) return process.end()
    this.#process = undefined
    void returnProcess(process)
  }

  async #nextFrame(): Promise<Frame | undefined> {
    const frame = await this.#process?.nextFrame()
    if (frame?.kind !== FRAME.columns && frame?.kind !== FRAME.rows) this.#isRunning = false
    return frame
  }
}
