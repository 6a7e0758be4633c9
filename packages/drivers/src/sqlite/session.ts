import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import type { Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { requireReading } from '@querent/query'
import type { Statement } from '@querent/query'
import type { DatabaseSession } from '../shared/data-source.ts'
import type { RunningStatement } from '../shared/statements/running-statement.ts'
import { ProcessFailure } from './errors.ts'
import { SQLITE_LEXIS } from './lexis.ts'
import { FRAME, FrameReader, encodeFrame, encodeParam } from './process/protocol.ts'
import type { ErrorMessage, Frame, ProcessOptions } from './process/protocol.ts'
import { SQLITE_READING } from './reading.ts'
import { SqliteStatement } from './statement.ts'

/** The few variables that SQLite and Node need; the server's secrets stay where they are. */
const PASSED_VARIABLES = [
  'PATH',
  'TZ',
  'TMPDIR',
  'TEMP',
  'SQLITE_TMPDIR',
  'LD_LIBRARY_PATH',
  'SystemRoot',
  'NODE_OPTIONS',
  'NODE_COMPILE_CACHE',
]

const CLOSE_GRACE_MS = 1000

/** One SQLite connection in a process of its own: node:sqlite cannot be interrupted, a process can be killed. */
export class SqliteSession implements DatabaseSession {
  readonly timeZone = 'UTC'
  readonly #child: ChildProcess
  readonly #input: Writable | null
  readonly #frames = new FrameReader()
  readonly #queue: Frame[] = []
  #isGone = false
  #isKilled = false
  #wake: () => void = () => {}
  #onGone: () => void = () => {}

  private constructor(options: ProcessOptions) {
    this.#child = startProcess(options)
    this.#input = this.#child.stdin
    // Writing to a process that has just ended fails; its end is noticed by itself.
    this.#input?.on('error', () => {})
    this.#child.stdout?.on('data', (piece: Buffer) => this.#receive(piece))
    this.#child.on('error', () => this.#gone())
    this.#child.on('close', () => this.#gone())
  }

  /**
   * Starts a process and waits until it has opened the file.
   * @throws {ProcessFailure} when the file cannot be opened, or not in time
   */
  static async open(options: ProcessOptions, timeoutMs: number): Promise<SqliteSession> {
    const session = new SqliteSession(options)
    const timer = setTimeout(() => session.#kill(), timeoutMs)
    const frame = await session.#nextFrame()
    clearTimeout(timer)
    if (frame?.kind === FRAME.ready) return session
    session.close()
    if (frame === undefined) throw new ProcessFailure(`The SQLite process did not start within ${timeoutMs} ms.`, 0)
    const { message, code }: ErrorMessage = JSON.parse(frame.text)
    throw new ProcessFailure(message, code)
  }

  get isBroken(): boolean {
    return this.#isGone || this.#isKilled
  }

  get processId(): number | undefined {
    return this.#child.pid
  }

  /** Calls back when the process has ended, for whatever reason. */
  whenGone(callback: () => void): void {
    this.#onGone = callback
  }

  requireReading(sql: string): void {
    requireReading(sql, SQLITE_LEXIS, SQLITE_READING)
  }

  run({ sql, params }: Statement): RunningStatement {
    this.#send(encodeFrame(FRAME.run, { sql, params: params.map(encodeParam) }))
    return new SqliteStatement({
      next: () => this.#nextFrame(),
      credit: () => this.#send(encodeFrame(FRAME.credit)),
      stop: () => this.#send(encodeFrame(FRAME.stop)),
      kill: () => this.#kill(),
    })
  }

  /** Lets the process close its file; kills it when that takes too long. */
  close(): void {
    if (this.#isGone) return
    this.#input?.end()
    const timer = setTimeout(() => this.#kill(), CLOSE_GRACE_MS)
    this.#child.once('close', () => clearTimeout(timer))
  }

  /** What it sent before may still be read; its end is noticed only later. */
  #kill(): void {
    this.#isKilled = true
    this.#child.kill('SIGKILL')
  }

  #send(frame: Buffer): void {
    if (!this.#isGone) this.#input?.write(frame)
  }

  #receive(piece: Buffer): void {
    this.#frames.push(piece)
    for (let frame = this.#frames.next(); frame; frame = this.#frames.next()) this.#queue.push(frame)
    this.#wake()
  }

  #gone(): void {
    if (this.#isGone) return
    this.#isGone = true
    this.#wake()
    this.#onGone()
  }

  /** Undefined when the process has ended and all it sent has been read. */
  async #nextFrame(): Promise<Frame | undefined> {
    while (this.#queue.length === 0 && !this.#isGone) {
      await new Promise<void>((resolve) => (this.#wake = resolve))
    }
    return this.#queue.shift()
  }
}

function startProcess(options: ProcessOptions): ChildProcess {
  const program = fileURLToPath(new URL('./process/process-main.ts', import.meta.url))
  const env = Object.fromEntries(PASSED_VARIABLES.map((name) => [name, process.env[name]]))
  const flags = ['--disable-warning=ExperimentalWarning']
  return spawn(process.execPath, [...flags, program, JSON.stringify(options)], {
    env,
    stdio: ['pipe', 'pipe', 'ignore', 'pipe'],
    windowsHide: true,
  })
}
