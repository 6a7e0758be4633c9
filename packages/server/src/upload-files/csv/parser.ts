/** Splits CSV into cells: quotes `"`, doubled inside; lines end with LF, CRLF or CR. */

/** Records that are complete, and where the text behind them begins. */
interface ParsedRecords {
  rows: string[][]
  /** Line in which each record begins. */
  lines: number[]
  end: number
}

const [QUOTE, LF, CR] = [34, 10, 13]

export class CsvParser {
  readonly #separator: number
  readonly #cells: { value: string; end: number } = { value: '', end: 0 }
  #line = 1

  constructor(separator: string) {
    this.#separator = separator.charCodeAt(0)
  }

  /** Line of the record that comes next. */
  get line(): number {
    return this.#line
  }

  /** Takes the records that end in the text. What is left must be given again, with more behind it. */
  parse(text: string): ParsedRecords {
    return this.#parse(text, { isLast: false })
  }

  /** Takes the records of a text that ends with the file. What is left is a quote without an end. */
  parseEnd(text: string): ParsedRecords {
    return this.#parse(text, { isLast: true })
  }

  #parse(text: string, { isLast }: { isLast: boolean }): ParsedRecords {
    const parsed: ParsedRecords = { rows: [], lines: [], end: 0 }
    while (parsed.end < text.length) {
      const row: string[] = []
      const end = this.#record(text, parsed.end, row, isLast)
      if (end < 0) break
      parsed.rows.push(row)
      parsed.lines.push(this.#line)
      this.#line += 1
      if (this.#hasBreaks) this.#line += countBreaks(text, parsed.end, end) - 1
      parsed.end = end
    }
    return parsed
  }

  /** Whether the last record had a quoted cell over several lines. */
  #hasBreaks = false

  /** Reads a record from `start` and gives its end; -1 when it may go on behind the text. */
  #record(text: string, start: number, row: string[], isLast: boolean): number {
    this.#hasBreaks = false
    let at = start
    for (;;) {
      const isRead = text.charCodeAt(at) === QUOTE ? this.#quoted(text, at) : this.#plain(text, at)
      if (!isRead) return -1
      row.push(this.#cells.value)
      at = this.#cells.end
      if (at >= text.length) return isLast ? at : -1
      const code = text.charCodeAt(at)
      at += 1
      if (code === this.#separator) continue
      if (code === LF) return at
      // A LF may come next.
      if (at === text.length && !isLast) return -1
      return text.charCodeAt(at) === LF ? at + 1 : at
    }
  }

  #plain(text: string, start: number): boolean {
    const separator = this.#separator
    const length = text.length
    let at = start
    for (; at < length; at += 1) {
      const code = text.charCodeAt(at)
      if (code === separator || code === LF || code === CR) break
    }
    this.#cells.value = text.slice(start, at)
    this.#cells.end = at
    return true
  }

  /** Text between the closing quote and the separator belongs to the cell. */
  #quoted(text: string, start: number): boolean {
    let from = start + 1
    let value = ''
    for (;;) {
      const quote = text.indexOf('"', from)
      if (quote < 0) return false
      value += text.slice(from, quote)
      from = quote + 1
      if (text.charCodeAt(from) !== QUOTE) break
      value += '"'
      from += 1
    }
    this.#plain(text, from)
    this.#hasBreaks ||= value.includes('\n') || value.includes('\r')
    this.#cells.value = value + this.#cells.value
    return true
  }
}

function countBreaks(text: string, start: number, end: number): number {
  return text.slice(start, end).match(/\r\n|[\r\n]/g)?.length ?? 0
}
