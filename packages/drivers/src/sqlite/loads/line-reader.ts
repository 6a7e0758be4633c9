/** Lines of a load as the values that are stored. */
import { isAscii } from 'node:buffer'
import type { LoadColumn, LoadType } from '@querent/query'
import { BACKSLASH, isNullAt, LF, TAB, unescapeValue, valueCount } from '../../shared/loads/lines.ts'
import { wrongValueCount } from '../../shared/loads/unfit-value.ts'
import { dayAt, decimalAt, secondAt, wholeAt } from '../../shared/loads/value-bytes.ts'
import { valueReader, type Stored } from './values.ts'

/** Reads a value in a usual form from its bytes; undefined for other forms. */
type ReadUsual = (bytes: Buffer, start: number, end: number, text: () => string) => Stored | undefined

const TIME_AT = 10
/** Bytes of texts that surely fit. */
const SURELY_SHORT = 255

const USUAL: Readonly<Partial<Record<LoadType, ReadUsual>>> = {
  integer: (bytes, start, end) => numberOf(wholeAt(bytes, start, end)),
  float: (bytes, start, end) => numberOf(decimalAt(bytes, start, end)),
  'varchar-255': (_bytes, start, end, text) => (end - start <= SURELY_SHORT ? text() : undefined),
  date: (bytes, start, end, text) => (Number.isNaN(dayAt(bytes, start, end)) ? undefined : text()),
  datetime(bytes, start, end, text) {
    if (Number.isNaN(secondAt(bytes, start, end))) return undefined
    const found = text()
    return `${found.slice(0, TIME_AT)} ${found.slice(TIME_AT + 1)}`
  },
}

export class LineReader {
  readonly #columns: readonly { usual: ReadUsual | undefined; read: (text: string) => Stored }[]
  #lines = ''
  #bytes = Buffer.alloc(0)
  #isAscii = true
  #at = 0
  /** Of the value that is read. */
  #start = 0
  #end = 0

  constructor(columns: readonly LoadColumn[]) {
    this.#columns = columns.map((column) => ({ usual: USUAL[column.type], read: valueReader(column) }))
  }

  /** Takes whole lines. */
  take(lines: string): void {
    this.#lines = lines
    this.#bytes = Buffer.from(lines)
    // Then a place in the text is a place in the bytes, and parts of the text cost nothing.
    this.#isAscii = isAscii(this.#bytes)
    this.#at = 0
  }

  /** Puts the values of the next line behind others; false after the last. @throws {UnfitValue} @throws {QueryError} */
  next(values: Stored[]): boolean {
    const [bytes, columns] = [this.#bytes, this.#columns]
    const first = this.#at
    if (first >= bytes.length) return false
    const last = columns.length - 1
    for (let place = 0; place <= last; place += 1) {
      values.push(this.#value(place))
      if ((bytes[this.#at] === TAB) !== place < last) throw wrongValueCount(valueCount(bytes, first), last + 1)
      this.#at += 1
    }
    return true
  }

  #value(place: number): Stored {
    const bytes = this.#bytes
    const start = this.#at
    let at = start
    let isEscaped = false
    for (; at < bytes.length && bytes[at] !== TAB && bytes[at] !== LF; at += 1)
      if (bytes[at] === BACKSLASH) isEscaped = true
    this.#at = at
    if (isEscaped && isNullAt(bytes, start, at)) return null
    const { usual, read } = this.#columns[place]!
    if (isEscaped) return read(bytes.toString('utf8', start, unescapeValue(bytes, start, at)))
    this.#start = start
    this.#end = at
    return usual?.(bytes, start, at, this.#text) ?? read(this.#text())
  }

  readonly #text = (): string =>
    this.#isAscii ? this.#lines.slice(this.#start, this.#end) : this.#bytes.toString('utf8', this.#start, this.#end)
}

function numberOf(value: number): number | undefined {
  return Number.isNaN(value) ? undefined : value
}
