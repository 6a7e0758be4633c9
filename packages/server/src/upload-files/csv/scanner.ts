/**
 * Splits CSV into cells: quotes `"`, doubled inside; lines end with LF, CRLF or CR. It works on bytes in UTF-8, where every
 * sign of CSV is a byte that is in no other sign, and says where the cells are: a text for each would take most of the time.
 */

import { larger } from '../cells/larger.ts'

const [QUOTE, LF, CR] = [34, 10, 13]
const FIRST_CELLS = 4_096
/** Cells of a record that are kept; the others are only counted. */
export const MOST_CELLS = 20_000

export class RecordScanner {
  /** Where the cells of records begin and end; those of the record that was scanned are from `first` on. */
  starts = new Int32Array(FIRST_CELLS)
  ends = new Int32Array(FIRST_CELLS)
  /** To be moved on for a record whose cells are kept: the next record takes their place otherwise. */
  first = 0
  /** How many cells the record has. */
  count = 0
  /** Line in which the next record begins. */
  line = 1
  /** Whether the file ends with the bytes. A record that is not whole then has a quote without an end. */
  isLast = false
  readonly #separator: Uint8Array
  /** Cells of the record with doubled quotes, or text behind the closing one. */
  #intricate: number[] = []
  #breaks = 0

  constructor(separator: string) {
    this.#separator = new TextEncoder().encode(String.fromCodePoint(separator.codePointAt(0) ?? 0))
  }

  /**
   * Finds the cells of the record that begins at `start`, and gives its end; -1 when it may go on behind the
   * first `end` bytes.
   */
  scan(bytes: Uint8Array, start: number, end: number): number {
    this.count = 0
    this.#breaks = 0
    if (this.#intricate.length > 0) this.#intricate = []
    const next = this.#cells(bytes, start, end)
    if (next >= 0) this.line += 1 + this.#breaks
    return next
  }

  /** Makes room for cells behind those of the record. */
  reserve(count: number): void {
    const needed = this.first + count
    while (needed > this.starts.length) {
      this.starts = larger(this.starts)
      this.ends = larger(this.ends)
    }
  }

  /** Takes the quotes out of the record's cells. Afterwards its bytes cannot be scanned again. */
  unquote(bytes: Uint8Array): void {
    for (const cell of this.#intricate) this.ends[cell] = unquoted(bytes, this.starts[cell]!, this.ends[cell]!)
  }

  #cells(bytes: Uint8Array, start: number, end: number): number {
    const separator = this.#separator
    const [first, width] = [separator[0]!, separator.length]
    for (let at = start; ;) {
      if (at < end && bytes[at] === QUOTE) at = this.#quoted(bytes, at, end)
      else {
        const from = at
        at = this.#plainEnd(bytes, at, end)
        this.#put(from, at)
      }
      if (at < 0) return -1
      if (at >= end) return this.isLast ? at : -1
      if (bytes[at] !== first) return this.#lineEnd(bytes, at, end)
      at += width
    }
  }

  /** Where a text without quotes ends. */
  #plainEnd(bytes: Uint8Array, start: number, end: number): number {
    const first = this.#separator[0]!
    // Most bytes of texts are larger than most separators.
    const most = Math.max(first, CR)
    for (let at = start; at < end; at += 1) {
      const byte = bytes[at]!
      if (byte <= most && (byte === LF || byte === CR || (byte === first && this.#isSeparator(bytes, at)))) return at
    }
    return end
  }

  /** Behind the break of a line. */
  #lineEnd(bytes: Uint8Array, at: number, end: number): number {
    const next = at + 1
    if (bytes[at] === LF) return next
    // A LF may come next.
    if (next === end && !this.isLast) return -1
    return next < end && bytes[next] === LF ? next + 1 : next
  }

  /** Whether the separator is where its first byte is. */
  #isSeparator(bytes: Uint8Array, at: number): boolean {
    const separator = this.#separator
    return separator.length === 1 || separator.every((byte, index) => bytes[at + index] === byte)
  }

  /** Takes a cell that begins with a quote, and gives its end; -1 without a closing quote. */
  #quoted(bytes: Uint8Array, start: number, end: number): number {
    let isIntricate = false
    let at = start + 1
    for (; ; at += 2) {
      at = this.#closingQuote(bytes, at, end)
      if (at < 0) return -1
      if (at + 1 >= end || bytes[at + 1] !== QUOTE) break
      isIntricate = true
    }
    const close = at
    at = this.#plainEnd(bytes, at + 1, end)
    if (at > close + 1) isIntricate = true
    if (isIntricate && this.count < MOST_CELLS) this.#intricate.push(this.first + this.count)
    this.#put(start + 1, isIntricate ? at : close)
    return at
  }

  #closingQuote(bytes: Uint8Array, start: number, end: number): number {
    for (let at = start; at < end; at += 1) {
      const byte = bytes[at]!
      if (byte === QUOTE) return at
      if (byte === LF || (byte === CR && bytes[at + 1] !== LF)) this.#breaks += 1
    }
    return -1
  }

  #put(start: number, end: number): void {
    const cell = this.first + this.count
    this.count += 1
    if (this.count > MOST_CELLS) return
    if (cell >= this.starts.length) this.reserve(this.count)
    this.starts[cell] = start
    this.ends[cell] = end
  }
}

/** Writes a quoted cell without its quotes over itself, and gives its end. Text behind the closing quote belongs to it. */
function unquoted(bytes: Uint8Array, start: number, end: number): number {
  let to = start
  let isQuoted = true
  for (let at = start; at < end; at += 1) {
    if (isQuoted && bytes[at] === QUOTE) {
      at += 1
      if (at < end && bytes[at] === QUOTE) bytes[to++] = QUOTE
      else {
        isQuoted = false
        at -= 1
      }
    } else bytes[to++] = bytes[at]!
  }
  return to
}
