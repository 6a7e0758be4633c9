/** Writes rows of texts into a new DuckDB file, in a process of its own: the engine is not loaded here. */
import { spawn, type ChildProcess } from 'node:child_process'
import { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { TextBatch } from '@querent/query'
import { cancelled } from '../../shared/pool.ts'
import { encodeBatch, encodeFrame, FRAME, FrameReader, type Frame } from '../process/protocol.ts'
import { SentFrames } from './sent-frames.ts'
import { FILL_WINDOW, type FillColumn, type FilledMessage, type FilledRows, type FillMessage } from './protocol.ts'

const MAIN = fileURLToPath(new URL('./fill-main.ts', import.meta.url))

interface FileToFill extends Pick<FillMessage, 'base' | 'greatest'> {
  /** Where nothing is yet. */
  path: string
  columns: readonly FillColumn[]
  /** Each is good until the next is asked for. */
  batches: AsyncIterable<TextBatch>
  signal: AbortSignal
}

/**
 * The file is whole, on the disk and closed when this resolves with its rows. `unfit` is the place of a column with a value
 * that its type does not hold: the file is of no use then, nor is it when this rejects.
 * @throws {QueryCancelled} @throws {Error} the file cannot be written.
 */
export async function fillFile({
  path,
  columns,
  batches,
  signal,
  ...more
}: FileToFill): Promise<FilledRows | { unfit: number }> {
  const filling = new Filling(signal)
  try {
    const message: FillMessage = { path, columns: [...columns], ...more }
    filling.send(encodeFrame(FRAME.load, 0, message))
    for await (const batch of batches) {
      await filling.room()
      if (filling.isAnswered) break
      filling.sendBatch(exact(batch))
    }
    filling.send(encodeFrame(FRAME.linesEnd, 0))
    const answer = await filling.answer
    if ('failed' in answer) throw new Error(answer.failed)
    return answer
  } finally {
    await filling.end()
  }
}

/** Engines that use their memory again have room for more cells than there are, and more bytes. */
function exact(batch: TextBatch): TextBatch {
  const bounds = batch.bounds.subarray(0, batch.rowCount * batch.columnCount * 2)
  let end = 0
  for (let bound = 0; bound < bounds.length; bound += 2)
    if (bounds[bound]! >= 0 && bounds[bound + 1]! > end) end = bounds[bound + 1]!
  return { ...batch, bytes: batch.bytes.subarray(0, end), bounds }
}

class Filling {
  readonly answer: Promise<FilledMessage>
  isAnswered = false
  readonly #child: ChildProcess
  readonly #socket: Socket
  readonly #frames = new FrameReader()
  readonly #sent = new SentFrames()
  readonly #answer = Promise.withResolvers<FilledMessage>()
  readonly #ended = Promise.withResolvers<void>()
  readonly #signal: AbortSignal
  #room = FILL_WINDOW
  #wake: () => void = () => {}

  constructor(signal: AbortSignal) {
    if (signal.aborted) throw cancelled(signal)
    this.#signal = signal
    this.answer = this.#answer.promise
    this.answer.catch(() => undefined) // also reported by those who wait
    this.#child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN], {
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      windowsHide: true,
    })
    const socket = this.#child.stdio[3]
    if (!(socket instanceof Socket)) throw new Error('The process has no socket.')
    this.#socket = socket
    // Writing to a process that has just ended fails; its end is noticed by itself.
    socket.on('error', () => {})
    socket.on('data', (piece: Buffer) => this.#frames.take(piece).forEach((frame) => this.#take(frame)))
    this.#child.on('error', () => this.#gone())
    this.#child.on('close', () => this.#gone())
    signal.addEventListener('abort', this.#abort)
  }

  send(frame: Buffer): void {
    if (!this.#socket.destroyed) this.#socket.write(frame)
  }

  sendBatch(batch: TextBatch): void {
    this.send(encodeBatch(0, batch, (size) => this.#sent.take(size)))
  }

  /** Waits until one more batch may be sent, or none is needed any more. */
  async room(): Promise<void> {
    while (this.#room === 0 && !this.isAnswered) await new Promise<void>((resolve) => (this.#wake = resolve))
    if (this.isAnswered) await this.answer
    this.#room -= 1
  }

  /** Resolves when the process has ended. */
  async end(): Promise<void> {
    this.#signal.removeEventListener('abort', this.#abort)
    this.#child.kill('SIGKILL')
    await this.#ended.promise
  }

  readonly #abort = () => this.#settle(() => this.#answer.reject(cancelled(this.#signal)))

  #take({ kind, payload }: Frame): void {
    if (kind === FRAME.taken) {
      this.#room += 1
      this.#sent.arrived()
    } else if (kind === FRAME.loaded) this.#settle(() => this.#answer.resolve(JSON.parse(payload.toString())))
    this.#wake()
  }

  #settle(settle: () => void): void {
    this.isAnswered = true
    settle()
    this.#wake()
  }

  #gone(): void {
    this.#ended.resolve()
    this.#settle(() => this.#answer.reject(new Error('The process that fills the copy has ended.')))
  }
}
