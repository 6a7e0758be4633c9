import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import type { Writable } from 'node:stream'
import { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { FrameReader, encodeFrame, encodeText } from './process/protocol.ts'
import type { Frame } from './process/protocol.ts'

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

const END_GRACE_MS = 1000

/** A process for SQLite and the frames that go to and fro; it serves one session at a time. */
export class SqliteProcess {
  readonly #child = startProcess()
  readonly #input: Writable | null
  readonly #frames = new FrameReader()
  readonly #queue: Frame[] = []
  #isGone = false
  #isKilled = false
  #wake: () => void = () => {}
  #onGone: () => void = () => {}

  constructor() {
    this.#input = this.#child.stdin
    // Writing to a process that has just ended fails; its end is noticed by itself.
    this.#input?.on('error', () => {})
    this.#child.stdout?.on('data', (piece: Buffer) => this.#receive(piece))
    this.#child.on('error', () => this.#gone())
    this.#child.on('close', () => this.#gone())
  }

  get id(): number | undefined {
    return this.#child.pid
  }

  get isGone(): boolean {
    return this.#isGone
  }

  get isKilled(): boolean {
    return this.#isKilled
  }

  get isBroken(): boolean {
    return this.#isGone || this.#isKilled
  }

  /** Calls this one back, and no earlier one, when the process has ended, for whatever reason. */
  whenGone(callback: () => void): void {
    this.#onGone = callback
  }

  send(kind: number, payload?: unknown): void {
    if (!this.#isGone) this.#input?.write(encodeFrame(kind, payload))
  }

  /** Sends text that is in UTF-8 already. */
  sendText(kind: number, text: Uint8Array): void {
    if (!this.#isGone) this.#input?.write(encodeText(kind, text))
  }

  /** Undefined when the process has ended and all it sent has been read. */
  async nextFrame(): Promise<Frame | undefined> {
    while (this.#queue.length === 0 && !this.#isGone) {
      await new Promise<void>((resolve) => (this.#wake = resolve))
    }
    return this.#queue.shift()
  }

  /** Whether this process waits for it before it ends by itself. */
  keepAlive(isKept: boolean): void {
    const pipes = this.#child.stdio.filter((pipe) => pipe instanceof Socket)
    for (const handle of [this.#child, ...pipes]) {
      if (isKept) handle.ref()
      else handle.unref()
    }
  }

  /** Lets the process end by itself; kills it when that takes too long. */
  end(): void {
    if (this.#isGone) return
    this.#input?.end()
    const timer = setTimeout(() => this.kill(), END_GRACE_MS)
    this.#child.once('close', () => clearTimeout(timer))
  }

  /** What it sent before may still be read; its end is noticed only later. */
  kill(): void {
    this.#isKilled = true
    this.#child.kill('SIGKILL')
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
}

function startProcess(): ChildProcess {
  const program = fileURLToPath(new URL('./process/process-main.ts', import.meta.url))
  const env = Object.fromEntries(PASSED_VARIABLES.map((name) => [name, process.env[name]]))
  const flags = ['--disable-warning=ExperimentalWarning']
  return spawn(process.execPath, [...flags, program], {
    env,
    stdio: ['pipe', 'pipe', 'ignore', 'pipe'],
    windowsHide: true,
  })
}
