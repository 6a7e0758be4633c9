/** The cells of a sheet, row by row. */
import { UploadFileError } from '../upload-file-error.ts'
import { plainDigits } from '../values/number-text.ts'
import { serialText } from './dates.ts'
import { CellText } from './parts.ts'
import type { XmlEvents } from './zip.ts'

/** What the values of cells mean. */
interface SheetWords {
  strings: readonly string[]
  dateFormats: readonly boolean[]
  is1904: boolean
  /** Writes numbers with the signs of the setting, as they are read again. */
  numberText: (digits: string) => string
}

interface SheetRow {
  /** Number that the sheet shows, from 1. */
  line: number
  cells: (string | null)[]
}

/** The last is XFD. */
const MOST_COLUMNS = 16_384
/** Characters. */
const MOST_OF_ROW = 16_000_000
const [LETTER_A, LETTERS] = [64, 26]

/** Gathers rows with values from what happens in a sheet. */
export class SheetRows implements XmlEvents {
  readonly #words: SheetWords
  readonly #text = new CellText()
  #rows: SheetRow[] = []
  #row: SheetRow = { line: 0, cells: [] }
  #column = 0
  #characters = 0
  #type = ''
  #format = -1
  #value = ''
  #isValue = false

  constructor(words: SheetWords) {
    this.#words = words
  }

  /** The rows since the last call; rows without values are left out. */
  take(): SheetRow[] {
    const rows = this.#rows
    this.#rows = []
    return rows
  }

  readonly open = (name: string, attributes: Readonly<Record<string, string>>): void => {
    this.#text.open(name)
    if (name === 'v') this.#isValue = true
    else if (name === 'c') this.#openCell(attributes)
    else if (name === 'row') {
      this.#row = { line: Number(attributes['r'] ?? this.#row.line + 1), cells: [] }
      this.#column = 0
      this.#characters = 0
    }
  }

  readonly text = (piece: string): void => {
    if (this.#isValue) this.#value += piece
    else this.#text.add(piece)
  }

  readonly close = (name: string): void => {
    this.#text.close(name)
    if (name === 'v') this.#isValue = false
    else if (name === 'c') this.#closeCell()
    else if (name === 'row' && this.#row.cells.length > 0) this.#rows.push(this.#row)
  }

  #openCell({ r, t, s }: Readonly<Record<string, string>>): void {
    this.#column = r === undefined ? this.#column + 1 : columnOf(r)
    if (this.#column < 1 || this.#column > MOST_COLUMNS)
      throw new UploadFileError(`The workbook is damaged: it has a cell ${r ?? ''}.`, 400)
    this.#type = t ?? 'n'
    this.#format = s === undefined ? -1 : Number(s)
    this.#value = ''
  }

  #closeCell(): void {
    const inline = this.#text.take()
    const value = this.#type === 'inlineStr' ? inline : this.#meaning()
    if (value === null || value === '') return
    this.#characters += value.length
    if (this.#characters > MOST_OF_ROW)
      throw new UploadFileError('A row of the sheet is too large.', 400, { line: this.#row.line })
    const { cells } = this.#row
    while (cells.length < this.#column - 1) cells.push(null)
    cells[this.#column - 1] = value
  }

  /** Errors of formulas are nulls. */
  #meaning(): string | null {
    const { strings, dateFormats, is1904, numberText } = this.#words
    const value = this.#value
    if (value === '' || this.#type === 'e') return null
    if (this.#type === 's') return strings[Number(value)] ?? null
    if (this.#type === 'b') return value === '1' ? 'true' : 'false'
    if (this.#type !== 'n') return value
    const date = dateFormats[this.#format] === true ? serialText(Number(value), { is1904 }) : undefined
    return date ?? numberText(plainDigits(value) ?? value)
  }
}

/** The number of a column, from 1 for A; 0 for what is not a cell. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(reference)?.[0] ?? ''
  let column = 0
  for (let at = 0; at < letters.length; at += 1) column = column * LETTERS + letters.charCodeAt(at) - LETTER_A
  return column
}
