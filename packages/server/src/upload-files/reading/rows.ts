/** The rows of a file as lines for the drivers' bulk load. */
import { nameColumns } from '../names/columns.ts'
import { UploadFileError } from '../upload-file-error.ts'
import { misfitMessage, valueConverter, type ConvertValue } from '../values/convert.ts'
import { numberReader } from '../values/numbers.ts'
import type { FileBatch, FileOptions, FileTable, LoadColumn } from '../types.ts'
import type { Progress } from './describe.ts'

/** Characters of a chunk, about. */
const CHUNK = 1 << 17
const NULL = '\\N'
const ESCAPED = /[\\\t\n\r]/
const ESCAPES = new Map([
  ['\\', '\\\\'],
  ['\t', '\\t'],
  ['\n', '\\n'],
  ['\r', '\\r'],
])

interface LoadedColumn extends LoadColumn {
  /** Place of its cell in a row of the file. */
  index: number
  convert: ConvertValue
}

/** Chunks of whole lines. */
export async function* tableLines(
  table: FileTable,
  options: FileOptions,
  columns: readonly LoadColumn[],
  progress: Progress,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const loaded = findColumns(table.header, options, columns)
  const encoder = new TextEncoder()
  for await (const { rows, lines, problems, read } of table.batches) {
    checkProblems(problems)
    let text = ''
    for (let index = 0; index < rows.length; index += 1) {
      text += lineOf(rows[index] ?? [], loaded, lines[index] ?? 0)
      if (text.length < CHUNK) continue
      yield encoder.encode(text)
      text = ''
    }
    if (text !== '') yield encoder.encode(text)
    progress(read)
  }
}

function findColumns(header: readonly string[], options: FileOptions, columns: readonly LoadColumn[]): LoadedColumn[] {
  const places = new Map(nameColumns(header, options).map(({ name, index }) => [name, index]))
  const readNumber = numberReader(options.numberSeparators)
  return columns.map(({ name, type }) => {
    const index = places.get(name)
    if (index === undefined) throw new UploadFileError(`The file has no column ${name}.`, 422, { column: name })
    return { name, type, index, convert: valueConverter(type, readNumber) }
  })
}

function checkProblems([first]: FileBatch['problems']): void {
  if (first) throw new UploadFileError(first.message, 400, { line: first.line })
}

function lineOf(row: readonly (string | null)[], columns: readonly LoadedColumn[], line: number): string {
  let text = ''
  for (let place = 0; place < columns.length; place += 1) {
    if (place > 0) text += '\t'
    const column = columns[place]
    if (column) text += cellText(row[column.index] ?? null, column, line)
  }
  return `${text}\n`
}

function cellText(cell: string | null, { name, type, convert }: LoadedColumn, line: number): string {
  const value = cell === null ? null : convert(cell)
  if (value === undefined) throw new UploadFileError(misfitMessage(cell ?? '', type), 422, { line, column: name })
  if (value === null) return NULL
  return ESCAPED.test(value) ? value.replaceAll(/[\\\t\n\r]/g, (sign) => ESCAPES.get(sign) ?? sign) : value
}
