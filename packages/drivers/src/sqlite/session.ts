import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import type { Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { QueryError, requireReading } from '@querent/query'
import type { DriverColumn, Row, Statement } from '@querent/query'
import type { StatementSession } from '../shared/data-source.ts'
import type { RunningQuery } from '../shared/running-statement.ts'
import { ProcessFailure } from './errors.ts'
import { SQLITE_LEXIS } from './lexis.ts'
import { FRAME, FrameReader, applyPatches, encodeFrame, encodeParam } from './protocol.ts'
import type { ErrorMessage, ProcessOptions, RowsMessage } from './protocol.ts'
import { SQLITE_READING } from './reading.ts'

type Frame = { kind: number; text: string }

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

/** A statement that is asked to stop and does not within this time is busy inside SQLite: its process is killed. */
const STOP_GRACE_MS = 300
const CLOSE_GRACE_MS = 1000

/** One SQLite connection in a process of its own: node:sqlite cannot be interrupted, a process can be killed. */
export class SqliteSession implements StatementSession {
  readonly timeZone = 'UTC'
  readonly #child: ChildProcess
  readonly #input: Writable | null
  readonly #frames = new FrameReader()
  readonly #queue: Frame[] = []
  #isGone = false
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
    const timer = setTimeout(() => session.#child.kill('SIGKILL'), timeoutMs)
    const frame = await session.#nextFrame()
    clearTimeout(timer)
    if (frame?.kind === FRAME.ready) return session
    session.close()
    if (frame === undefined) throw new ProcessFailure(`The SQLite process did not start within ${timeoutMs} ms.`, 0)
    const { message, code }: ErrorMessage = JSON.parse(frame.text)
    throw new ProcessFailure(message, code)
  }

  get isBroken(): boolean {
    return this.#isGone
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

  run({ sql, params }: Statement): RunningQuery {
    this.#send(encodeFrame(FRAME.run, { sql, params: params.map(encodeParam) }))
    return new SessionStatement({
      next: () => this.#nextFrame(),
      credit: () => this.#send(encodeFrame(FRAME.credit)),
      stop: () => this.#send(encodeFrame(FRAME.stop)),
      kill: () => this.#child.kill('SIGKILL'),
    })
  }

  /** Lets the process close its file; kills it when that takes too long. */
  close(): void {
    if (this.#isGone) return
    this.#input?.end()
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), CLOSE_GRACE_MS)
    this.#child.once('close', () => clearTimeout(timer))
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
  const program = fileURLToPath(new URL('./process-main.ts', import.meta.url))
  const env = Object.fromEntries(PASSED_VARIABLES.map((name) => [name, process.env[name]]))
  const flags = ['--disable-warning=ExperimentalWarning']
  return spawn(process.execPath, [...flags, program, JSON.stringify(options)], {
    env,
    stdio: ['pipe', 'pipe', 'ignore', 'pipe'],
    windowsHide: true,
  })
}

/** What a statement needs of its session. */
interface SessionChannel {
  next(): Promise<Frame | undefined>
  credit(): void
  stop(): void
  kill(): void
}

/** One statement in the process: frames in, batches out. */
class SessionStatement implements RunningQuery {
  readonly #channel: SessionChannel
  readonly #ended = Promise.withResolvers<void>()
  #hasEnded = false
  #isStopping = false

  constructor(channel: SessionChannel) {
    this.#channel = channel
  }

  async columns(): Promise<DriverColumn[]> {
    const frame = await this.#receive()
    return frame?.kind === FRAME.columns ? JSON.parse(frame.text) : []
  }

  async read(): Promise<Row[] | undefined> {
    const frame = await this.#receive()
    if (frame?.kind !== FRAME.rows) return undefined
    this.#channel.credit()
    const message: RowsMessage = JSON.parse(frame.text)
    return applyPatches(message)
  }

  async stop(): Promise<void> {
    if (!this.#hasEnded && !this.#isStopping) {
      this.#isStopping = true
      this.#channel.stop()
      const timer = setTimeout(() => this.#channel.kill(), STOP_GRACE_MS)
      void this.#ended.promise.then(() => clearTimeout(timer))
      void this.#drain()
    }
    await this.#ended.promise
  }

  async #drain(): Promise<void> {
    while (!this.#hasEnded) await this.#receive().catch(() => {})
  }

  /** The next frame of the statement; undefined after its last, which says how it ended. */
  async #receive(): Promise<Frame | undefined> {
    if (this.#hasEnded) return undefined
    const frame = await this.#channel.next()
    if (frame?.kind === FRAME.columns || frame?.kind === FRAME.rows) return frame
    this.#hasEnded = true
    this.#ended.resolve()
    if (frame === undefined) throw new QueryError('db', 'The SQLite process ended unexpectedly.')
    if (frame.kind === FRAME.error) throw queryError(JSON.parse(frame.text))
    return undefined
  }
}

function queryError({ message, code }: ErrorMessage): QueryError {
  return new QueryError('db', message, { state: code === 0 ? undefined : String(code) })
}
