/** CSV as RFC 4180 has it, but with LF: quotes only where needed, nulls empty (contract: exports, section 3). */
import type { TextBatch } from '@querent/query'
import { ByteChunks } from '../stream/byte-chunks.ts'
import { TARGET_BYTES, UNUSUAL, type CellText } from '../format/cell-text.ts'
import { columnText } from '../format/column-text.ts'
import { headerOf } from '../plan/header.ts'
import type { ExportPlan, ExportWriter } from '../types.ts'
import { isFormula, mayBeginFormula, TEXT_MARK } from './formulas.ts'

const LINE_FEED = 10
const CARRIAGE_RETURN = 13
const QUOTE = 34
const COMMA = 44
/** No other character that calls for quotes has a higher code. */
const LAST_SPECIAL = COMMA

export function csvWriter(plan: ExportPlan): ExportWriter<TextBatch> {
  return new CsvWriter(plan)
}

class CsvWriter implements ExportWriter<TextBatch> {
  readonly #texts: readonly (CellText | undefined)[]
  readonly #indexes: readonly number[]
  readonly #escapesFormulas: boolean
  readonly #file = new ByteChunks()
  readonly #shown = new Uint8Array(TARGET_BYTES)

  constructor(plan: ExportPlan) {
    this.#texts = plan.columns.map((column) => columnText(column, plan))
    this.#indexes = plan.columns.map((column) => column.index)
    this.#escapesFormulas = plan.escapesFormulas
    this.#file.pushText(csvHeader(plan))
  }

  write({ rowCount, columnCount, bytes, bounds }: TextBatch): Uint8Array[] {
    const texts = this.#texts
    const indexes = this.#indexes
    const file = this.#file
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    for (let row = 0; row < rowCount; row += 1) {
      for (let i = 0; i < texts.length; i += 1) {
        if (i > 0) file.pushByte(COMMA)
        const bound = (row * columnCount + indexes[i]!) * 2
        const start = bounds[bound]!
        if (start >= 0) this.#writeCell(texts[i], buffer, start, bounds[bound + 1]!)
      }
      file.pushByte(LINE_FEED)
    }
    return file.take()
  }

  end(): Uint8Array[] {
    return this.#file.takeAll()
  }

  #writeCell(text: CellText | undefined, buffer: Buffer, start: number, end: number): void {
    if (text === undefined) return this.#writeField(buffer, start, end)
    const length = text.quick === undefined ? UNUSUAL : text.quick(buffer, start, end, this.#shown)
    if (length !== UNUSUAL) return this.#writeField(this.#shown, 0, length)
    const field = Buffer.from(text.plain(buffer.toString('utf8', start, end)))
    this.#writeField(field, 0, field.length)
  }

  #writeField(source: Uint8Array, start: number, end: number): void {
    if (this.#escapesFormulas && start < end && mayBeginFormula(source[start]!)) {
      const text = Buffer.from(source.subarray(start, end)).toString()
      if (isFormula(text)) return this.#file.pushText(quoted(TEXT_MARK + text))
    }
    this.#file.reserve(end - start)
    const { bytes, used } = this.#file
    let at = used
    for (let i = start; i < end; i += 1) {
      const byte = source[i]!
      if (byte <= LAST_SPECIAL && isSpecial(byte)) return this.#writeQuoted(source, start, end)
      bytes[at++] = byte
    }
    this.#file.used = at
  }

  #writeQuoted(source: Uint8Array, start: number, end: number): void {
    this.#file.reserve((end - start) * 2 + 2)
    const { bytes, used } = this.#file
    let at = used
    bytes[at++] = QUOTE
    for (let i = start; i < end; i += 1) {
      const byte = source[i]!
      if (byte === QUOTE) bytes[at++] = QUOTE
      bytes[at++] = byte
    }
    bytes[at++] = QUOTE
    this.#file.used = at
  }
}

function isSpecial(byte: number): boolean {
  return byte === COMMA || byte === QUOTE || byte === LINE_FEED || byte === CARRIAGE_RETURN
}

/** The first lines, each with its line feed. */
function csvHeader(plan: ExportPlan): string {
  const lines = [...(plan.above ?? []), plan.columns.map((column) => headerOf(column, plan))]
  const safe = plan.escapesFormulas ? (text: string) => (isFormula(text) ? TEXT_MARK + text : text) : String
  return lines.map((texts) => texts.map((text) => quoted(safe(text))).join(',') + '\n').join('')
}

function quoted(text: string): string {
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
