/** Lines of an answer as they come, one piece of it at a time: what nobody reads is not fetched. */
import { QueryError } from '@querent/query'
import { MAX_ROW_BYTES, ROW_TOO_LARGE } from '../../shared/statements/row-limit.ts'

const LINE_FEED = 10
const NOTHING = new Uint8Array(0)
/** Of the lines that are given at once, at the most: rows may be long. */
const BATCH_BYTES = 4 * 1024 * 1024

export class LineReader {
  readonly #pieces: AsyncIterator<Uint8Array>
  readonly #decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  #rest: Uint8Array = NOTHING
  #isOver = false

  constructor(pieces: AsyncIterable<Uint8Array>) {
    this.#pieces = pieces[Symbol.asyncIterator]()
  }

  /** True once everything has been read. */
  get isOver(): boolean {
    return this.#isOver && this.#rest.length === 0
  }

  /** The next lines, `most` of them where there are so many, fewer where they are long; none at the end. */
  async lines(most: number): Promise<string[]> {
    const lines: string[] = []
    for (let left = BATCH_BYTES; lines.length < most && left > 0 && !this.isOver;) {
      const before = this.#rest.length
      this.#take(lines, most)
      left -= before - this.#rest.length
      if (lines.length < most && !this.#isOver) await this.#fetch()
    }
    return lines
  }

  /** All that is left, up to so many bytes. */
  async remainder(mostBytes: number): Promise<string> {
    while (!this.#isOver && this.#rest.length < mostBytes) await this.#fetch()
    return this.#decoder.decode(this.#rest.subarray(0, mostBytes))
  }

  #take(lines: string[], most: number): void {
    let start = 0
    while (lines.length < most && start < this.#rest.length) {
      const end = this.#rest.indexOf(LINE_FEED, start)
      if (end < 0 && !this.#isOver) break
      lines.push(this.#decoder.decode(this.#rest.subarray(start, end < 0 ? undefined : end)))
      start = end < 0 ? this.#rest.length : end + 1
    }
    this.#rest = this.#rest.subarray(start)
  }

  /** Pieces without an end of a line are put together once, however many there are. */
  async #fetch(): Promise<void> {
    const pieces = [this.#rest]
    let length = this.#rest.length
    for (;;) {
      const { done, value } = await this.#pieces.next()
      if (done === true) {
        this.#isOver = true
        break
      }
      pieces.push(value)
      length += value.length
      if (length > MAX_ROW_BYTES) throw new QueryError('db', ROW_TOO_LARGE)
      if (value.includes(LINE_FEED)) break
    }
    this.#rest = pieces.length === 1 ? this.#rest : Buffer.concat(pieces)
  }
}
