/** JSON: an array of objects keyed by column title, one row per line (contract: exports, section 3). */
import { jsonSlices } from '@querent/contract/slices/index.ts'
import type { Cell, Row, TextBatch, RowBatch } from '@querent/query'
import { ByteChunks } from '../stream/byte-chunks.ts'
import type { CellText } from '../format/cell-text.ts'
import { columnText } from '../format/column-text.ts'
import { headerOf } from '../plan/header.ts'
import { jsonCellWriter, type JsonCellWriter } from './texts.ts'
import { workTurn } from '../../process/work-turns.ts'
import { rowFilter } from '../plan/row-filter.ts'
import type { ExportPlan, ExportWriter, PlannedColumn } from '../types.ts'

const NUMBER_LITERAL = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/
const FIRST_ROW = '{'
const NEXT_ROW = ',\n{'
const ROW_END = '}'
const NULL = 'null'
/** Longer texts are written in slices. */
const LONG_TEXT = 100_000

/** Gives the JSON of a cell that is not null. */
export type CellEncoder = (cell: NonNullable<Cell>) => string

export function jsonWriter(plan: ExportPlan): ExportWriter {
  return new JsonWriter(plan)
}

interface JsonColumn {
  index: number
  /** What stands before the cell: the name of its member. */
  key: string
  encode: CellEncoder
  /** How a text is shown; undefined for texts that may become something else in JSON. */
  plain: ((text: string) => string) | undefined
  write: JsonCellWriter
}

class JsonWriter implements ExportWriter {
  readonly #columns: readonly JsonColumn[]
  readonly #isWanted: ReturnType<typeof rowFilter>
  readonly #file = new ByteChunks()
  #rowStart = FIRST_ROW

  constructor(plan: ExportPlan) {
    this.#columns = lastOfEachTitle(plan).map((column, i) => {
      const text = columnText(column, plan)
      const encode = plan.formatRows ? formatted(text) : raw(column, text)
      const key = `${i === 0 ? '' : ','}${JSON.stringify(headerOf(column, plan))}:`
      const plain = column.kind === 'number' && !plan.formatRows ? undefined : (text?.plain ?? String)
      return { index: column.index, key, encode, plain, write: jsonCellWriter(column, plan, text, encode, this.#file) }
    })
    this.#isWanted = rowFilter(plan)
    this.#file.pushText('[')
  }

  write(batch: RowBatch): Uint8Array[] | Promise<Uint8Array[]> {
    if (!Array.isArray(batch)) this.#writeTexts(batch)
    else {
      const steps = this.#writeValues(batch)
      if (steps.next().done !== true) return this.#inTurns(steps)
    }
    return this.#file.take()
  }

  async #inTurns(steps: Iterable<void>): Promise<Uint8Array[]> {
    await workTurn()
    for (const _ of steps) await workTurn()
    return this.#file.take()
  }

  end(): Uint8Array[] {
    this.#file.pushText(']')
    return this.#file.takeAll()
  }

  /** Pauses after each slice of a long text. */
  *#writeValues(rows: readonly Row[]): Generator<void> {
    for (const cells of rows) {
      if (this.#isWanted && !this.#isWanted(cells)) continue
      let line = this.#rowStart
      for (const { index, key, encode, plain } of this.#columns) {
        const cell = cells[index]
        line += key
        if (plain !== undefined && typeof cell === 'string' && cell.length > LONG_TEXT) {
          yield* this.#pushLong(line, plain(cell))
          line = ''
        } else line += cell === null || cell === undefined ? NULL : encode(cell)
      }
      this.#file.pushText(line + ROW_END)
      this.#rowStart = NEXT_ROW
    }
  }

  /** A long text is not made whole as JSON: it would take its memory once more. */
  *#pushLong(before: string, text: string): Generator<void> {
    this.#file.pushText(`${before}"`)
    for (const slice of jsonSlices(text)) yield this.#file.pushText(slice)
    this.#file.pushText('"')
  }

  #writeTexts({ rowCount, columnCount, bytes, bounds }: TextBatch): void {
    const columns = this.#columns
    const file = this.#file
    const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const keys = columns.map(({ key }) => Buffer.from(key))
    const nothing = Buffer.from(NULL)
    for (let row = 0; row < rowCount; row += 1) {
      file.pushText(this.#rowStart)
      this.#rowStart = NEXT_ROW
      for (let i = 0; i < columns.length; i += 1) {
        file.pushSmall(keys[i]!)
        const bound = (row * columnCount + columns[i]!.index) * 2
        const start = bounds[bound]!
        if (start < 0) file.pushSmall(nothing)
        else columns[i]!.write(source, start, bounds[bound + 1]!)
      }
      file.pushText(ROW_END)
    }
  }
}

/** Of columns with the same title the last one is written, at the place of the first. */
function lastOfEachTitle(plan: ExportPlan): PlannedColumn[] {
  return [...new Map(plan.columns.map((column) => [headerOf(column, plan), column])).values()]
}

function raw({ kind }: PlannedColumn, text: CellText | undefined): CellEncoder {
  if (text) return (cell) => (typeof cell === 'string' ? JSON.stringify(text.plain(cell)) : literal(cell))
  if (kind === 'number') {
    // Exact decimals come as text: their digits are the literal.
    return (cell) => (typeof cell === 'string' ? numberFromText(cell) : literal(cell))
  }
  return (cell) => (typeof cell === 'string' ? JSON.stringify(cell) : literal(cell))
}

function numberFromText(text: string): string {
  if (NUMBER_LITERAL.test(text)) return text
  return /^[+-]?(?:nan|inf(?:inity)?)$/i.test(text) ? NULL : JSON.stringify(text)
}

/** JSON has no NaN and no infinity. */
function literal(cell: string | number | bigint | boolean): string {
  return typeof cell === 'number' && !Number.isFinite(cell) ? NULL : String(cell)
}

function formatted(text: CellText | undefined): CellEncoder {
  const plain = text?.plain ?? String
  return (cell) => JSON.stringify(plain(cell))
}
