/**
 * Rows as values on their way from the process: column by column, so that neither side makes a value twice. The payload of a
 * frame has the 32-bit length of a header in JSON (`HeaderMessage`, filled up with blanks to a multiple of 8 with its length),
 * then the numbers of all columns of numbers, the bounds of the texts, the nulls of the numbers, and the bytes of the texts.
 */
import type { Cell, Row, TextBatch } from '@querent/query'
import { applyPatches, tagRows, type RowsMessage } from '../../shared/processes/tagged-values.ts'

/** The numbers of a column. */
export interface NumberColumn {
  values: Float64Array
  /** 1 for a row that is null. */
  nulls: Uint8Array
}

/** Some rows by column. */
export interface ColumnBatch {
  /** A letter for each column: `n` is the next of `numbers`, `t` the next of `texts`, `c` the next of `cells`. */
  kinds: string
  numbers: NumberColumn[]
  /** Has the number of rows also when no column is one of texts. */
  texts: TextBatch
  /** Rows of the columns that are neither; none when there is no such column. */
  cells: Row[]
}

interface HeaderMessage extends RowsMessage {
  kinds: string
  rowCount: number
}

const LENGTH_BYTES = 4
const ALIGNMENT = 8

/** The parts of a payload. */
export function encodeColumns({ kinds, numbers, texts, cells }: ColumnBatch): Uint8Array[] {
  const header: HeaderMessage = { kinds, rowCount: texts.rowCount, ...tagRows(cells) }
  return [
    encodeHeader(header),
    ...numbers.map(({ values }) => new Uint8Array(values.buffer)),
    new Uint8Array(texts.bounds.buffer, 0, texts.bounds.byteLength),
    ...numbers.map(({ nulls }) => nulls),
    texts.bytes,
  ]
}

function encodeHeader(header: HeaderMessage): Buffer {
  const json = JSON.stringify(header)
  const length = LENGTH_BYTES + Buffer.byteLength(json)
  const bytes = Buffer.alloc(Math.ceil(length / ALIGNMENT) * ALIGNMENT, ' ')
  bytes.writeUInt32LE(bytes.length - LENGTH_BYTES)
  bytes.write(json, LENGTH_BYTES)
  return bytes
}

/** The rows of a payload, made piece by piece. */
export class ColumnRows {
  readonly #cellOf: ((row: number) => Cell)[]
  readonly #rowCount: number
  #at = 0

  /** @param payload in memory of its own */
  constructor(payload: Buffer) {
    const start = LENGTH_BYTES + payload.readUInt32LE(0)
    const header: HeaderMessage = JSON.parse(payload.toString('utf8', LENGTH_BYTES, start))
    const places = new Places(payload, start, header)
    const cells = applyPatches(header)
    this.#rowCount = header.rowCount
    let [numbers, texts, others] = [0, 0, 0]
    this.#cellOf = Array.from(header.kinds, (kind) => {
      if (kind === 'n') return places.numbers(numbers++)
      if (kind === 't') return places.texts(texts++)
      const other = others++
      return (row) => cells[row]![other]!
    })
  }

  /** How many cells a row has. */
  get width(): number {
    return this.#cellOf.length
  }

  /** The next rows, at most so many; none after the last. */
  take(count: number): Row[] {
    const first = this.#at
    this.#at = Math.min(this.#rowCount, first + count)
    const rows: Row[] = Array.from({ length: this.#at - first }, () => [])
    for (const cellOf of this.#cellOf) {
      for (let index = 0; index < rows.length; index += 1) rows[index]!.push(cellOf(first + index))
    }
    return rows
  }
}

/** Where the parts of a payload are. */
class Places {
  readonly #payload: Buffer
  readonly #rowCount: number
  readonly #numbersAt: number
  readonly #bounds: Int32Array
  readonly #nullsAt: number
  readonly #texts: Buffer
  readonly #textColumns: number

  constructor(payload: Buffer, start: number, { kinds, rowCount }: HeaderMessage) {
    const countOf = (wanted: string): number => [...kinds].filter((kind) => kind === wanted).length
    const numberCount = countOf('n') * rowCount
    this.#textColumns = countOf('t')
    this.#payload = payload
    this.#rowCount = rowCount
    this.#numbersAt = payload.byteOffset + start
    const boundsAt = this.#numbersAt + numberCount * Float64Array.BYTES_PER_ELEMENT
    this.#bounds = new Int32Array(payload.buffer, boundsAt, this.#textColumns * rowCount * 2)
    this.#nullsAt = boundsAt + this.#bounds.byteLength
    this.#texts = payload.subarray(this.#nullsAt + numberCount - payload.byteOffset)
  }

  /** Cells of the column of numbers with this index. */
  numbers(index: number): (row: number) => Cell {
    const { buffer } = this.#payload
    const first = index * this.#rowCount
    const values = new Float64Array(buffer, this.#numbersAt + first * Float64Array.BYTES_PER_ELEMENT, this.#rowCount)
    const nulls = new Uint8Array(buffer, this.#nullsAt + first, this.#rowCount)
    return (row) => (nulls[row] === 1 ? null : values[row]!)
  }

  /** Cells of the column of texts with this index. Where all are ASCII, they are parts of one text, which is faster. */
  texts(index: number): (row: number) => Cell {
    const [bounds, bytes, step] = [this.#bounds, this.#texts, this.#textColumns * 2]
    let [from, to] = [bytes.length, 0]
    for (let bound = index * 2; bound < bounds.length; bound += step) {
      if (bounds[bound]! < 0) continue
      from = Math.min(from, bounds[bound]!)
      to = Math.max(to, bounds[bound + 1]!)
    }
    const text = from < to ? bytes.toString('utf8', from, to) : ''
    const isAscii = text.length === Math.max(0, to - from)
    return (row) => {
      const bound = row * step + index * 2
      const start = bounds[bound]!
      if (start < 0) return null
      const end = bounds[bound + 1]!
      if (start === from && end === to) return text
      return isAscii ? text.slice(start - from, end - from) : bytes.toString('utf8', start, end)
    }
  }
}
