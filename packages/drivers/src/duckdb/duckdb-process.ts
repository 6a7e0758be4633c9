import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Socket } from 'node:net'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { removeTemporaryFolders } from './native/temporary-folders.ts'
import { encodeFrame, encodeText, FRAME, FrameReader, type Frame, type OwnMessage } from './process/protocol.ts'

/** The few variables that DuckDB and Node need; the server's secrets stay where they are. */
const PASSED_VARIABLES = [
  'PATH',
  'TZ',
  'TMPDIR',
  'TEMP',
  'LD_LIBRARY_PATH',
  'SystemRoot',
  'NODE_OPTIONS',
  'NODE_COMPILE_CACHE',
]

/** Threads on which statements wait for DuckDB: a light one does not wait for as many heavy ones. */
const POOL_SIZE = 40

/** What the program itself takes, with the stacks of its threads. */
const PROGRAM_MIB = 640
/** DuckDB starts a thread for each processor and file. */
const STACK_MIB = 8
const FILES_AT_ONCE = 4
/** Of the memory, what the queries of one file may take before they go on in temporary files. */
const FILE_SHARE = 0.6

/**
 * Sets how much memory a process may write to, before it becomes the program: what DuckDB asks for beyond it is refused to the
 * statement that needs it. Not every system knows this limit.
 */
const LIMITED = 'ulimit -d "$0" 2>/dev/null; exec "$@"'

/**
 * DuckDB's allocator gives freed memory back to the system after a moment. Otherwise it would keep the addresses, which count
 * towards the limit: after a few statements that wanted too much, no other file could be opened. Threads of the
 * allocator do this (`allocator_background_threads`), so that statements need not wait for it.
 */
const ALLOCATOR = 'retain:false,dirty_decay_ms:100,muzzy_decay_ms:0'

/** Gets the frames that are about one thing; undefined when the process is gone. */
type Listener = (frame: Frame | undefined) => void

/** A process in which DuckDB runs, for all files: what their statements take of memory is bounded for all of them together. */
export class DuckDbProcess {
  readonly #child: ChildProcess
  readonly #socket: Socket
  readonly #frames = new FrameReader()
  readonly #listeners = new Map<number, Listener>()
  readonly #owners = new Map<number, (identity: string) => Promise<boolean>>()
  readonly #whenGone = new Set<() => void>()
  #isGone = false

  constructor(memoryMiB: number) {
    this.#child = startProcess(memoryMiB)
    const socket = this.#child.stdio[3]
    if (!(socket instanceof Socket)) throw new Error('The DuckDB process has no socket.')
    this.#socket = socket
    // Writing to a process that has just ended fails; its end is noticed by itself.
    socket.on('error', () => {})
    socket.on('data', (piece: Buffer) => {
      for (const frame of this.#frames.take(piece)) this.#receive(frame)
    })
    this.#child.on('error', () => this.#gone())
    this.#child.on('close', () => this.#gone())
    this.#keepAlive(false)
  }

  get id(): number | undefined {
    return this.#child.pid
  }

  get isGone(): boolean {
    return this.#isGone
  }

  send(kind: number, id: number, payload?: unknown): void {
    if (!this.#isGone) this.#socket.write(encodeFrame(kind, id, payload))
  }

  /** Sends text that is in UTF-8 already. */
  sendText(kind: number, id: number, text: Uint8Array): void {
    if (!this.#isGone) this.#socket.write(encodeText(kind, id, text))
  }

  /** Hands frames about this to the listener, which keeps this process alive; undefined ends it. */
  listen(id: number, listener: Listener | undefined): void {
    if (listener === undefined) this.#listeners.delete(id)
    else this.#listeners.set(id, listener)
    this.#keepAlive(this.#listeners.size > 0)
  }

  /** Answers for a file whether what is opened is the server's own. */
  answerFor(file: number, isOwn: (identity: string) => Promise<boolean>): void {
    this.#owners.set(file, isOwn)
  }

  /** Closes a file, also for other programs. Never rejects. */
  async closeFile(file: number): Promise<void> {
    this.#owners.delete(file)
    if (this.#isGone) return
    const { promise, resolve } = Promise.withResolvers<unknown>()
    this.listen(file, resolve)
    this.send(FRAME.closeFile, file)
    await promise
    this.listen(file, undefined)
  }

  /** Called back once when the process has ended, for whatever reason. @returns takes the callback back. */
  whenGone(callback: () => void): () => void {
    this.#whenGone.add(callback)
    return () => this.#whenGone.delete(callback)
  }

  /** Has it close its files and end. */
  end(): void {
    this.#socket.end()
  }

  kill(): void {
    this.#child.kill('SIGKILL')
  }

  #keepAlive(isKept: boolean): void {
    for (const handle of [this.#child, this.#socket]) {
      if (isKept) handle.ref()
      else handle.unref()
    }
  }

  #receive(frame: Frame): void {
    if (frame.kind === FRAME.isOwn) void this.#answer(frame)
    else this.#listeners.get(frame.id)?.(frame)
  }

  async #answer({ id, payload }: Frame): Promise<void> {
    const { question, identity }: OwnMessage = JSON.parse(payload.toString())
    // Who cannot tell says that it is: nothing is opened then.
    const isOwn = await this.#owners
      .get(id)?.(identity)
      .catch(() => true)
    this.send(FRAME.answer, question, isOwn ?? false)
  }

  #gone(): void {
    if (this.#isGone) return
    this.#isGone = true
    if (this.#child.pid !== undefined) removeTemporaryFolders(this.#child.pid)
    for (const listener of this.#listeners.values()) listener(undefined)
    for (const callback of this.#whenGone) callback()
  }
}

function startProcess(memoryMiB: number): ChildProcess {
  const program = fileURLToPath(new URL('./process/process-main.ts', import.meta.url))
  const limitMiB = memoryMiB + PROGRAM_MIB
  const dataMiB = limitMiB + codeMiB() + STACK_MIB * availableParallelism() * FILES_AT_ONCE
  const numbers = [Math.floor(memoryMiB * FILE_SHARE), limitMiB].map(String)
  const command = [process.execPath, '--disable-warning=ExperimentalWarning', '--expose-gc', program, ...numbers]
  const env = Object.fromEntries(PASSED_VARIABLES.map((name) => [name, process.env[name]]))
  const [file = '', ...args] =
    process.platform === 'win32' ? command : ['/bin/sh', '-c', LIMITED, String(dataMiB * 1024), ...command]
  return spawn(file, args, {
    env: { ...env, UV_THREADPOOL_SIZE: String(POOL_SIZE), DUCKDB_JE_MALLOC_CONF: ALLOCATOR },
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    windowsHide: true,
  })
}

/**
 * The addresses that V8 sets aside for code. Versions that may write to them at any time have them counted, 512 MiB of them,
 * though a process uses next to nothing of that. They are the same in this process.
 */
function codeMiB(): number {
  let maps = ''
  try {
    maps = readFileSync('/proc/self/maps', 'utf8')
  } catch {
    // Only Linux shows it, and only Linux counts it.
  }
  const ranges = maps.matchAll(/^([\da-f]+)-([\da-f]+) rwxp/gm)
  const bytes = [...ranges].reduce(
    (sum, [, from = '', to = '']) => sum + Number.parseInt(to, 16) - Number.parseInt(from, 16),
    0,
  )
  return Math.ceil(bytes / 2 ** 20)
}
