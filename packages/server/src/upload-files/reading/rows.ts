/** The rows of a file as lines for the drivers' bulk load. */
import { cellText } from '../cells/cell-text.ts'
import { nameColumns } from '../names/columns.ts'
import { UploadFileError } from '../upload-file-error.ts'
import { misfitMessage, valueConverter, type ConvertValue } from '../values/convert.ts'
import { numberReader, type ReadNumber } from '../values/numbers.ts'
import { guessedType, type GuessedType } from './guessed-type.ts'
import { LineWriter } from './line-writer.ts'
import { WrongGuess } from './wrong-guess.ts'
import type { FileBatch, FileOptions, FileTable, LoadColumn } from '../types.ts'
import type { Progress } from './describe.ts'

/** Bytes of a chunk, about. */
const CHUNK = 1 << 17

interface LoadedColumn extends LoadColumn {
  /** Place of its cell in a row of the file. */
  index: number
  convert: ConvertValue
  /** Of a type that may turn out to be another. */
  guess: GuessedType | undefined
}

/** Chunks of whole lines. */
export async function* tableLines(
  table: FileTable,
  options: FileOptions,
  columns: readonly LoadColumn[],
  progress: Progress,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const { read, decimal } = numberReader(options.numberSeparators)
  const loaded = findColumns(table.header, options, columns, read)
  const lines = new LineWriter(CHUNK, decimal)
  for await (const batch of table.batches) {
    checkProblems(batch.problems)
    for (let row = 0; row < batch.rowCount; row += 1) {
      writeRow(lines, batch, row, loaded)
      if (lines.length >= CHUNK) yield lines.take()
    }
    progress(batch.read)
  }
  if (lines.length > 0) yield lines.take()
}

function findColumns(
  header: readonly string[],
  options: FileOptions,
  columns: readonly LoadColumn[],
  readNumber: ReadNumber,
): LoadedColumn[] {
  const places = new Map(nameColumns(header, options).map(({ name, index }) => [name, index]))
  return columns.map(({ name, type, seen }) => {
    const index = places.get(name)
    if (index === undefined) throw new UploadFileError(`The file has no column ${name}.`, 422, { column: name })
    const guess = seen === undefined ? undefined : guessedType(type, seen, readNumber)
    return { name, type, index, convert: valueConverter(type, readNumber), guess }
  })
}

function checkProblems([first]: FileBatch['problems']): void {
  if (first) throw new UploadFileError(first.message, 400, { line: first.line })
}

function writeRow(lines: LineWriter, batch: FileBatch, row: number, columns: readonly LoadedColumn[]): void {
  const { bytes, starts, ends, width } = batch
  for (let place = 0; place < columns.length; place += 1) {
    if (place > 0) lines.tab()
    const column = columns[place]!
    const cell = row * width + column.index
    const [start, end] = [starts[cell]!, ends[cell]!]
    if (start === end) lines.null()
    else if (column.guess?.isEmpty === true || !lines.value(column.type, bytes, start, end))
      writeText(lines, batch, row, column)
  }
  lines.lineEnd()
}

/** Writes a value whose text must be looked at. */
function writeText(
  lines: LineWriter,
  batch: FileBatch,
  row: number,
  { name, type, index, convert, guess }: LoadedColumn,
): void {
  const text = cellText(batch, row * batch.width + index) ?? ''
  const value = convert(text)
  if (guess !== undefined && value !== null && (value === undefined || !guess.holds(text))) throw new WrongGuess()
  if (value === undefined)
    throw new UploadFileError(misfitMessage(text, type), 422, { line: batch.lines[row] ?? 0, column: name })
  if (value === null) return lines.null()
  const bytes = Buffer.from(value)
  lines.text(bytes, 0, bytes.length)
}
