/** One export on a thread: sends rows as the thread takes them and as the reader reads. */
import { TooLargeForFormat } from '../too-large.ts'
import { openSource } from '../stream/closable-stream.ts'
import type { Row, RowBatch } from '@querent/query'
import type { Source } from '../stream/closable-stream.ts'
import type { FromWorker } from './messages.ts'

/** Row messages that the thread has not answered yet, at most: it works on one while the next is fetched. */
const MAX_UNANSWERED = 2
/** Chunks that wait for the reader before no more rows are sent: 512 KB of 64 KB chunks. */
const MAX_READY = 8
/** Characters of text in one message, so that batches of long texts do not pile up in the thread. */
const MESSAGE_CHARACTERS = 1_000_000

/** The thread's side, as the job sees it. */
interface JobChannel {
  send(batch: RowBatch): void
  /** There are no more batches. */
  end(): void
  /** The job is over: done, failed or not wanted any more. Called once. */
  release(): void
}

export class ExportJob implements Source<Uint8Array> {
  readonly #source: Source<RowBatch>
  readonly #channel: JobChannel
  readonly #ready: Uint8Array[] = []
  #unanswered = 0
  #isStarted = false
  #isOver = false
  #failure: { error: unknown } | undefined
  #wakeReader: (() => void) | undefined
  #wakeSender: (() => void) | undefined

  constructor(batches: AsyncIterable<RowBatch>, channel: JobChannel) {
    this.#source = openSource(batches)
    this.#channel = channel
  }

  async next(): Promise<Uint8Array | undefined> {
    if (!this.#isStarted) void this.#sendAll()
    for (;;) {
      if (this.#failure) throw this.#failure.error
      const chunk = this.#ready.shift()
      if (chunk) {
        this.#wakeSender?.()
        return chunk
      }
      if (this.#isOver) return undefined
      await new Promise<void>((resolve) => (this.#wakeReader = resolve))
    }
  }

  async close(): Promise<void> {
    this.#finish()
    await this.#source.close()
  }

  /** Takes an answer of the thread. */
  receive(message: FromWorker): void {
    if (this.#isOver) return
    if (message.type === 'failed') {
      return this.fail(new (message.isTooLarge ? TooLargeForFormat : Error)(message.message))
    }
    this.#unanswered -= 1
    this.#ready.push(...message.chunks)
    if (message.type === 'done') this.#finish()
    this.#wakeReader?.()
    this.#wakeSender?.()
  }

  /** The reader gets the error instead of what was ready: a broken file must not look whole. */
  fail(error: unknown): void {
    if (this.#isOver) return
    this.#failure = { error }
    this.#finish()
    void this.#source.close()
  }

  #finish(): void {
    if (!this.#isOver) this.#channel.release()
    this.#isOver = true
    this.#wakeReader?.()
    this.#wakeSender?.()
  }

  async #sendAll(): Promise<void> {
    this.#isStarted = true
    try {
      for (;;) {
        await this.#untilRoom()
        const batch = this.#isOver ? undefined : await this.#source.next()
        if (this.#isOver) return
        if (!batch) break
        await this.#sendBatch(batch)
      }
      this.#unanswered += 1
      this.#channel.end()
    } catch (error) {
      this.fail(error)
    }
  }

  async #sendBatch(batch: RowBatch): Promise<void> {
    for (const part of Array.isArray(batch) ? slices(batch) : [batch]) {
      await this.#untilRoom()
      if (this.#isOver) return
      this.#unanswered += 1
      this.#channel.send(part)
    }
  }

  async #untilRoom(): Promise<void> {
    while (!this.#isOver && (this.#unanswered >= MAX_UNANSWERED || this.#ready.length >= MAX_READY)) {
      await new Promise<void>((resolve) => (this.#wakeSender = resolve))
    }
  }
}

/** The batch as it is, or in parts when its texts are long. */
function* slices(rows: Row[]): Generator<Row[]> {
  let start = 0
  let characters = 0
  for (let i = 0; i < rows.length; i += 1) {
    for (const cell of rows[i]!) if (typeof cell === 'string') characters += cell.length
    if (characters < MESSAGE_CHARACTERS) continue
    yield rows.slice(start, i + 1)
    start = i + 1
    characters = 0
  }
  if (start === 0) yield rows
  else if (start < rows.length) yield rows.slice(start)
}
