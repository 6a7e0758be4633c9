import type { LoadColumn } from '@querent/query'
import { BACKSLASH, isNullAt, LF, TAB, VALUE_ESCAPES, valueCount } from '../../shared/loads/lines.ts'
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
    const [lines, columns] = [this.#lines, this.#columns]
    const last = columns.length - 1
    if (this.#length > 0) this.#put(COMMA)
    this.#put(OPEN)
    let at = start
    for (let place = 0; place <= last; place += 1) {
      if (place > 0) this.#put(COMMA)
      at = this.#value(columns[place]!, at)
      if ((lines[at] === TAB) !== place < last) throw wrongValueCount(valueCount(lines, start), columns.length)
      at += 1
    }
    this.#put(CLOSE)
    return at
  }

  /** @returns where the value ends. */
  #value({ type }: LoadColumn, start: number): number {
    const lines = this.#lines
    const first = lines[start]
    if (first === BACKSLASH && isEnd(lines, start + 2) && isNullAt(lines, start, start + 2)) {
      this.#copy(NULL, 0, NULL.length)
      return start + 2
    }
    if (type === 'boolean' && (first === LETTER_T || first === LETTER_F) && isEnd(lines, start + 1)) {
      this.#put(first === LETTER_T ? ONE : ZERO)
      return start + 1
    }
    const end = this.#text(start)
    // The session is in UTC. MariaDB reads no offsets.
    if (type === 'offset-datetime' && lines[end - 1] === LARGE_Z) this.#length -= 1
    this.#put(QUOTE)
    return end
  }

  /** Writes a text up to its last quote. */
  #text(start: number): number {
    const [lines, sql] = [this.#lines, this.#sql]
    let to = this.#length
    sql[to++] = QUOTE
    let at = start
    for (; at < lines.length; at += 1) {
      let byte = lines[at]!
      if (byte === TAB || byte === LF) break
      if (byte === BACKSLASH) {
        byte = lines[++at]!
        // A sign that has no meaning behind a backslash in a line may have one here.
        if (VALUE_ESCAPES[byte] !== 0) sql[to++] = BACKSLASH
      }
      if (byte === QUOTE) sql[to++] = QUOTE
      sql[to++] = byte
    }
    this.#length = to
    return at
  }

  #copy(bytes: Uint8Array, start: number, end: number): void {
    for (let at = start; at < end; at += 1) this.#put(bytes[at]!)
  }

  #put(byte: number): void {
    this.#sql[this.#length++] = byte
  }
}

function isEnd(lines: Uint8Array, at: number): boolean {
  return at >= lines.length || lines[at] === TAB || lines[at] === LF
}
