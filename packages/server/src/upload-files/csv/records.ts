import { CellRows } from '../cells/cell-rows.ts'
import { rowTooLong } from '../formats/header.ts'
import { UploadFileError } from '../upload-file-error.ts'
import { isBlank } from '../values/blank.ts'
import { RecordScanner } from './scanner.ts'
import type { Utf8Piece } from '../text/utf8.ts'
import type { FileBatch, FileProblem } from '../types.ts'

/** Bytes. A longer record has a quote without an end, or is not a row of a table. */
const LONGEST_RECORD = 16_000_000
const FIRST_BYTES = 1 << 18

/** The records of a CSV file. */
export class Records {
  readonly #pieces: Iterator<Utf8Piece>
  readonly #scanner: RecordScanner
  #bytes: Buffer = Buffer.allocUnsafeSlow(FIRST_BYTES)
  /** What has not been taken. */
  #start = 0
  #end = 0
  #read = 0
  #isLast = false

  constructor(pieces: Iterator<Utf8Piece>, separator: string) {
    this.#pieces = pieces
    this.#scanner = new RecordScanner(separator)
  }

  /** The first record that is not a blank line; undefined without one. */
  header(): string[] | undefined {
    do {
      while (this.#next()) {
        const { count, starts, ends } = this.#scanner
        const texts = Array.from(starts.subarray(0, count), (start, cell) =>
          this.#bytes.toString('utf8', start, ends[cell]),
        )
        if (count > 1 || !isBlank(this.#bytes, starts[0]!, ends[0]!)) return texts
      }
    } while (this.#fill())
    return undefined
  }

  /** The records that come next, as many at a time as a piece of the text completes; short ones get nulls. */
  *rows(width: number): Generator<FileBatch> {
    const rows = new CellRows(width)
    do {
      const problems: FileProblem[] = []
      const line = this.#scanner.line
      while (this.#next()) this.#addTo(rows, width, problems)
      if (this.#scanner.line > line) yield rows.take(this.#bytes, problems, this.#read)
    } while (this.#fill())
  }

  /** Leaves out blank lines, and rows that are too long, as problems. A blank line of a single column is a row. */
  #addTo(rows: CellRows, width: number, problems: FileProblem[]): void {
    const { count, starts, ends } = this.#scanner
    if (count > width) problems.push(rowTooLong(count, width, this.#line))
    else if (count > 1 || width === 1 || !isBlank(this.#bytes, starts[0]!, ends[0]!))
      rows.add(this.#line, starts, ends, count)
  }

  #line = 1

  /** Scans the next record; false when more bytes are needed. */
  #next(): boolean {
    if (this.#start >= this.#end) return false
    this.#line = this.#scanner.line
    const next = this.#scanner.scan(this.#bytes, this.#start, this.#end, this.#isLast)
    if (next < 0) return false
    this.#scanner.unquote(this.#bytes)
    this.#start = next
    return true
  }

  /** Puts more bytes behind those that were not taken; false after the last. */
  #fill(): boolean {
    if (this.#isLast) {
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
    while (!this.#isLast && this.#end < wanted)
    return true
  }

  #take(): void {
    const { done, value } = this.#pieces.next()
    this.#isLast = done === true
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
