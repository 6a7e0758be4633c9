import { rowTooLong } from '../formats/header.ts'
import { UploadFileError } from '../upload-file-error.ts'
import { isBlank } from '../values/blank.ts'
import { larger } from '../cells/larger.ts'
import { MOST_CELLS, RecordScanner } from './scanner.ts'
import type { Utf8Piece } from '../text/utf8.ts'
import type { FileBatch, FileProblem } from '../types.ts'

/** Bytes. A longer record has a quote without an end, or is not a row of a table. */
const LONGEST_RECORD = 16_000_000
const FIRST_BYTES = 1 << 18
const FIRST_ROWS = 256
/** Where a null begins and ends. */
const NULL = -1

/** The records of a CSV file. */
export class Records {
  readonly #pieces: Iterator<Utf8Piece>
  readonly #scanner: RecordScanner
  #bytes: Buffer = Buffer.allocUnsafeSlow(FIRST_BYTES)
  /** What has not been taken. */
  #start = 0
  #end = 0
  #read = 0
  /** Line of the last record, and of those that are kept. */
  #line = 1
  #lines = new Int32Array(FIRST_ROWS)

  constructor(pieces: Iterator<Utf8Piece>, separator: string) {
    this.#pieces = pieces
    this.#scanner = new RecordScanner(separator)
  }

  /** The first record that is not a blank line; undefined without one. */
  header(): string[] | undefined {
    do {
      while (this.#next()) {
        const { starts, ends, count } = this.#scanner
        const kept = Math.min(count, MOST_CELLS)
        const texts = Array.from({ length: kept }, (_, cell) => this.#bytes.toString('utf8', starts[cell], ends[cell]))
        if (!this.#isBlankLine()) return texts
      }
    } while (this.#fill())
    return undefined
  }

  /** The records that come next, as many at a time as a piece of the text completes; short ones get nulls. */
  *rows(width: number): Generator<FileBatch> {
    const scanner = this.#scanner
    do {
      const problems: FileProblem[] = []
      const { line } = scanner
      scanner.first = 0
      while (this.#next()) this.#keep(width, problems)
      if (scanner.line > line) yield this.#batch(width, problems)
    } while (this.#fill())
  }

  /** Leaves out blank lines, and rows that are too long, as problems. A blank line of a single column is a row. */
  #keep(width: number, problems: FileProblem[]): void {
    const scanner = this.#scanner
    const { count, first } = scanner
    if (count > width) return void problems.push(rowTooLong(count, width, this.#line))
    if (width > 1 && this.#isBlankLine()) return
    if (count < width) {
      scanner.reserve(width)
      scanner.starts.fill(NULL, first + count, first + width)
      scanner.ends.fill(NULL, first + count, first + width)
    }
    const row = first / width
    if (row === this.#lines.length) this.#lines = larger(this.#lines)
    this.#lines[row] = this.#line
    scanner.first = first + width
  }

  #isBlankLine(): boolean {
    const { starts, ends, count, first } = this.#scanner
    return count === 1 && isBlank(this.#bytes, starts[first]!, ends[first]!)
  }

  #batch(width: number, problems: FileProblem[]): FileBatch {
    const { starts, ends, first } = this.#scanner
    const rowCount = first / width
    return { bytes: this.#bytes, starts, ends, width, rowCount, lines: this.#lines, problems, read: this.#read }
  }

  /** Scans the next record; false when more bytes are needed. */
  #next(): boolean {
    if (this.#start >= this.#end) return false
    this.#line = this.#scanner.line
    const next = this.#scanner.scan(this.#bytes, this.#start, this.#end)
    if (next < 0) return false
    this.#scanner.unquote(this.#bytes)
    this.#start = next
    return true
  }

  /** Puts more bytes behind those that were not taken; false after the last. */
  #fill(): boolean {
    if (this.#scanner.isLast) {
      if (this.#start < this.#end) throw new UploadFileError('A quote is opened and never closed.', 400, this.#place())
      return false
    }
    const rest = this.#end - this.#start
    // A long record is looked at again when it may be twice as long, not with each piece.
    const wanted = rest * 2
    this.#bytes.copyWithin(0, this.#start, this.#end)
    this.#start = 0
    this.#end = rest
    do this.#take()
    while (!this.#scanner.isLast && this.#end < wanted)
    return true
  }

  #take(): void {
    const { done, value } = this.#pieces.next()
    this.#scanner.isLast = done === true
    if (done === true) return
    const end = this.#end + value.bytes.length
    if (end > this.#bytes.length) this.#grow(end)
    this.#bytes.set(value.bytes, this.#end)
    this.#end = end
    this.#read = value.read
  }

  #grow(needed: number): void {
    if (this.#end > LONGEST_RECORD) {
      const message = `A row has more than ${LONGEST_RECORD / 1e6} MB. Maybe a quote is opened and never closed.`
      throw new UploadFileError(message, 400, this.#place())
    }
    const larger = Buffer.allocUnsafeSlow(Math.max(needed, this.#bytes.length * 2))
    larger.set(this.#bytes.subarray(0, this.#end))
    this.#bytes = larger
  }

  #place(): { line: number } {
    return { line: this.#scanner.line }
  }
}
