/**
 * XLSX: one sheet, written row by row into a deflating ZIP, so that memory does not grow with the rows. Texts stand in
 * their cells (no shared table); every row and cell carries its reference, which some readers need.
 */
import { TooLargeForFormat } from '../too-large.ts'
import { crc32 } from 'node:zlib'
import { shownText } from '../format/column-text.ts'
import { titleOf } from '../plan/header.ts'
import { rowFilter } from '../plan/row-filter.ts'
import { ByteChunks } from '../stream/byte-chunks.ts'
import { columnCells, elementStart, textElement, type ColumnCells, type RowNumber } from './cells/index.ts'
import { Deflater } from './deflater.ts'
import { HEADER_STYLE, SHEET_PATH, SHEET_TAIL, sheetHead, workbookParts } from './parts.ts'
import { CellStyles } from './styles.ts'
import { dataDescriptor, directory, localHeader } from './zip.ts'
import type { Row, TextBatch, RowBatch } from '@querent/query'
import type { ExportPlan, ExportWriter } from '../types.ts'
import type { ZipEntry } from './zip.ts'

/** Rows of a sheet, the header among them, and its columns (Excel specifications and limits). */
const MAX_ROWS = 1_048_576
const MAX_COLUMNS = 16_384

const ROW_END = '</row>'

/** Rows whose displayed texts decide the widths of the columns. */
const MEASURED_ROWS = 100
const MIN_WIDTH = 8
const MAX_WIDTH = 60

/** @throws {TooLargeForFormat} for more columns than a sheet has; `write` throws it for more rows. */
export function xlsxWriter(plan: ExportPlan): ExportWriter {
  if (plan.columns.length > MAX_COLUMNS) {
    throw new TooLargeForFormat(`A sheet has at most ${MAX_COLUMNS} columns, the result has ${plan.columns.length}`)
  }
  return new XlsxWriter(plan)
}

class XlsxWriter implements ExportWriter {
  readonly #plan: ExportPlan
  readonly #letters: string[]
  readonly #cells: ColumnCells[]
  readonly #isWanted: ReturnType<typeof rowFilter>
  readonly #styles = new CellStyles()
  readonly #file = new ByteChunks()
  readonly #entries: ZipEntry[] = []
  readonly #deflater = new Deflater((bytes) => this.#file.push(bytes))
  #sheet: ZipEntry | undefined
  /** XML of the sheet that is not compressed yet. */
  readonly #xml = new ByteChunks()
  #rowNumber = 0

  constructor(plan: ExportPlan) {
    this.#plan = plan
    this.#letters = plan.columns.map((_, i) => columnLetters(i))
    this.#cells = plan.columns.map((column, i) =>
      columnCells(column, this.#letters[i]!, this.#styles, plan.locale, this.#xml),
    )
    this.#isWanted = rowFilter(plan)
  }

  async write(batch: RowBatch): Promise<Uint8Array[]> {
    if (Array.isArray(batch)) await this.#writeValues(batch)
    else await this.#writeTexts(batch)
    return this.#file.take()
  }

  async end(): Promise<Uint8Array[]> {
    this.#begin([])
    this.#xml.pushText(SHEET_TAIL)
    await this.#compress(this.#xml.takeAll())
    await this.#deflater.end()
    this.#endSheet()
    return this.#file.takeAll()
  }

  destroy(): void {
    this.#deflater.destroy()
  }

  async #writeValues(rows: readonly Row[]): Promise<void> {
    this.#begin(rows)
    for (const cells of rows) {
      if (this.#isWanted && !this.#isWanted(cells)) continue
      this.#addRow(cells)
      if (this.#xml.hasFull) await this.#compress(this.#xml.take())
    }
  }

  async #writeTexts({ rowCount, columnCount, bytes, bounds }: TextBatch): Promise<void> {
    this.#begin([])
    const { columns } = this.#plan
    const cells = this.#cells
    const xml = this.#xml
    const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    for (let number = 0; number < rowCount; number += 1) {
      const row = this.#beginRow()
      for (let i = 0; i < columns.length; i += 1) {
        const bound = (number * columnCount + columns[i]!.index) * 2
        const start = bounds[bound]!
        if (start >= 0) cells[i]!.write(source, start, bounds[bound + 1]!, row)
      }
      xml.pushText(ROW_END)
      if (xml.hasFull) await this.#compress(xml.take())
    }
  }

  /** Waits for the first rows, because the column widths come before the cells. */
  #begin(rows: readonly Row[]): void {
    if (this.#sheet) return
    for (const [path, xml] of workbookParts(this.#styles.codes)) this.#addPart(path, Buffer.from(xml))
    this.#sheet = {
      name: SHEET_PATH,
      isDeflated: true,
      hasDescriptor: true,
      crc: 0,
      compressedSize: 0,
      size: 0,
      offset: this.#file.total,
    }
    this.#file.push(localHeader(this.#sheet))
    this.#xml.pushText(sheetHead(this.#columnWidths(rows), 1 + (this.#plan.above?.length ?? 0)))
    this.#addHeader()
  }

  #addPart(name: string, bytes: Buffer): void {
    const entry = {
      name,
      isDeflated: false,
      hasDescriptor: false,
      crc: crc32(bytes),
      compressedSize: bytes.length,
      size: bytes.length,
      offset: this.#file.total,
    }
    this.#file.push(localHeader(entry))
    this.#file.push(bytes)
    this.#entries.push(entry)
  }

  #addHeader(): void {
    const style = ` s="${HEADER_STYLE}"`
    for (const texts of [
      ...(this.#plan.above ?? []),
      this.#plan.columns.map((column) => titleOf(column, this.#plan)),
    ]) {
      const row = this.#beginRow().text
      const cells = texts.map((text, i) => textElement(elementStart(this.#letters[i]!), row, text, style))
      this.#xml.pushText(cells.join('') + ROW_END)
    }
  }

  #addRow(cells: Row): void {
    const row = this.#beginRow().text
    const { columns } = this.#plan
    let xml = ''
    for (let i = 0; i < columns.length; i += 1) {
      const cell = cells[columns[i]!.index]
      if (cell !== null && cell !== undefined) xml += this.#cells[i]!.xml(cell, row)
    }
    this.#xml.pushText(xml + ROW_END)
  }

  #beginRow(): RowNumber {
    if (this.#rowNumber >= MAX_ROWS)
      throw new TooLargeForFormat(`A sheet has at most ${MAX_ROWS} rows, the header among them`)
    this.#rowNumber += 1
    const text = String(this.#rowNumber)
    this.#xml.pushText(`<row r="${text}">`)
    return { text, bytes: Buffer.from(text) }
  }

  async #compress(pieces: readonly Uint8Array[]): Promise<void> {
    for (const piece of pieces) await this.#deflater.write(piece)
  }

  #endSheet(): void {
    if (!this.#sheet) return
    const { crc, size, compressedSize } = this.#deflater
    const sheet = { ...this.#sheet, crc, size, compressedSize }
    this.#file.push(dataDescriptor(sheet))
    this.#file.push(directory([...this.#entries, sheet], this.#file.total))
  }

  #columnWidths(rows: readonly Row[]): number[] {
    return this.#plan.columns.map((column) => {
      const shown = shownText(column, this.#plan)?.plain ?? String
      let width = titleOf(column, this.#plan).length
      for (const cells of rows.slice(0, MEASURED_ROWS)) {
        const cell = cells[column.index]
        if (cell !== null && cell !== undefined) width = Math.max(width, shown(cell).length)
      }
      return Math.min(Math.max(width + 2, MIN_WIDTH), MAX_WIDTH)
    })
  }
}

/** `A` for 0, `Z` for 25, `AA` for 26. */
function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last
}
