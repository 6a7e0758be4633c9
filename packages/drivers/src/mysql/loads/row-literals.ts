import type { LoadColumn } from '@querent/query'
import { BACKSLASH, isNullAt, TAB, VALUE_ESCAPES, valueCount, valueEnd } from '../../shared/loads/lines.ts'
import { wrongValueCount } from '../../shared/loads/unfit-value.ts'

const [QUOTE, COMMA, OPEN, CLOSE] = [39, 44, 40, 41]
const [LETTER_T, LETTER_F, LARGE_Z, ZERO, ONE] = [116, 102, 90, 48, 49]
/** A line of one empty text, which is one byte, becomes `(''),`. */
const MOST_BYTES = 5
const NULL = Buffer.from('NULL')

/** Rows of literals, and how many there are: `('1','one'),('2',NULL)`. */
interface RowLiterals {
  sql: string
  rowCount: number
}

/**
 * Lines as rows of literals. The server reads numbers and dates from texts exactly, and names the column of one that it cannot
 * read. A text between quotes has the same escapes as a value of a line, so that bytes are copied but for the quotes in them.
 */
export function rowLiterals(lines: Uint8Array, columns: readonly LoadColumn[]): RowLiterals {
  const writer = new LiteralWriter(lines, columns)
  let rowCount = 0
  for (let at = 0; at < lines.length; rowCount += 1) at = writer.row(at)
  return { sql: writer.take(), rowCount }
}

class LiteralWriter {
  readonly #lines: Uint8Array
  readonly #columns: readonly LoadColumn[]
  readonly #sql: Buffer
  #length = 0

  constructor(lines: Uint8Array, columns: readonly LoadColumn[]) {
    this.#lines = lines
    this.#columns = columns
    this.#sql = Buffer.allocUnsafe(lines.length * MOST_BYTES)
  }

  take(): string {
    return this.#sql.toString('utf8', 0, this.#length)
  }

  /** Writes the row of the line that begins at `start`; gives where the next one begins. */
  row(start: number): number {
    const columns = this.#columns
    if (this.#length > 0) this.#put(COMMA)
    this.#put(OPEN)
    let at = start
    for (let place = 0; ; place += 1) {
      if (place > 0) this.#put(COMMA)
      const column = columns[place]
      const end = valueEnd(this.#lines, at)
      if (column === undefined || (this.#lines[end] !== TAB && place + 1 < columns.length))
        throw wrongValueCount(valueCount(this.#lines, start), columns.length)
      this.#value(column, at, end)
      at = end + 1
      if (this.#lines[end] !== TAB) break
    }
    this.#put(CLOSE)
    return at
  }

  #value({ type }: LoadColumn, start: number, end: number): void {
    const first = this.#lines[start]
    if (isNullAt(this.#lines, start, end)) this.#copy(NULL, 0, NULL.length)
    else if (type === 'boolean' && end === start + 1 && (first === LETTER_T || first === LETTER_F))
      this.#put(first === LETTER_T ? ONE : ZERO)
    // The session is in UTC. MariaDB reads no offsets.
    else this.#text(start, type === 'offset-datetime' && this.#lines[end - 1] === LARGE_Z ? end - 1 : end)
  }

  #text(start: number, end: number): void {
    const [lines, sql] = [this.#lines, this.#sql]
    let to = this.#length
    sql[to++] = QUOTE
    for (let at = start; at < end; at += 1) {
      const byte = lines[at]!
      if (byte === QUOTE) sql[to++] = QUOTE
      if (byte === BACKSLASH) {
        at += 1
        // What is no escape in a line may be one here.
        if (VALUE_ESCAPES[lines[at]!] !== 0) sql[to++] = BACKSLASH
        if (lines[at] === QUOTE) sql[to++] = QUOTE
        sql[to++] = lines[at]!
      } else sql[to++] = byte
    }
    sql[to++] = QUOTE
    this.#length = to
  }

  #copy(bytes: Uint8Array, start: number, end: number): void {
    for (let at = start; at < end; at += 1) this.#put(bytes[at]!)
  }

  #put(byte: number): void {
    this.#sql[this.#length++] = byte
  }
}
