/** Reads a whole file once, for what is in it. */
import { cellText } from '../cells/cell-text.ts'
import { nameColumns, type NamedColumn } from '../names/columns.ts'
import { UploadFileError } from '../upload-file-error.ts'
import { ColumnKinds } from '../values/column-kinds.ts'
import { misfitMessage, valueConverter, type ConvertValue } from '../values/convert.ts'
import { formOf, isSure } from '../values/forms.ts'
import { numberReader, type NumberReader } from '../values/numbers.ts'
import type {
  FileBatch,
  FileDescription,
  FileOptions,
  FileProblem,
  FileStart,
  FileTable,
  LoadColumn,
  LoadType,
} from '../types.ts'

const SAMPLE_ROWS = 50
/** Of a cell. */
const SAMPLE_CHARACTERS = 1_000
const SHOWN_PROBLEMS = 100

/** Takes the bytes that are read. */
export type Progress = (read: number) => void

export async function describeTable(
  table: FileTable,
  options: FileOptions,
  progress: Progress,
): Promise<FileDescription> {
  const look = new Look(table, options)
  for await (const batch of table.batches) {
    look.take(batch)
    progress(batch.read)
  }
  return described(table, look)
}

/** Reads no more than the first rows. @param most Bytes of the file, about. */
export async function describeStart(table: FileTable, options: FileOptions, most: number): Promise<FileStart> {
  const look = new Look(table, options)
  let isWhole = true
  for await (const batch of table.batches) {
    // There is a row behind those that were taken.
    if (look.bytes >= most) {
      isWhole = false
      break
    }
    look.take(batch)
  }
  return { description: described(table, look), columns: look.columns(isWhole) }
}

function described({ format, encoding, separator, sheets, sheet }: FileTable, look: Look): FileDescription {
  return { format, encoding, separator, sheets, sheet, ...look.found() }
}

interface ChosenType {
  name: string
  type: LoadType
  convert: ConvertValue
}

/** What is found while the rows pass. */
class Look {
  readonly #numbers: NumberReader
  readonly #columns: readonly NamedColumn[]
  readonly #kinds: readonly ColumnKinds[]
  readonly #chosen: readonly [index: number, type: ChosenType][]
  readonly #sample: (string | null)[][] = []
  readonly #problems: FileProblem[] = []
  /** Bytes of the file that were read. */
  bytes = 0
  #rowCount = 0
  #problemCount = 0

  constructor({ header }: FileTable, options: FileOptions) {
    const numbers = (this.#numbers = numberReader(options.numberSeparators))
    this.#columns = nameColumns(header, options)
    if (this.#columns.length === 0) throw new UploadFileError('The file has no columns.', 400)
    this.#kinds = header.map(() => new ColumnKinds(numbers))
    this.#chosen = this.#columns.flatMap(({ index, name, type }): [number, ChosenType][] =>
      type === undefined || type === 'text'
        ? []
        : [[index, { name, type, convert: valueConverter(type, numbers.read) }]],
    )
  }

  take(batch: FileBatch): void {
    for (const problem of batch.problems) this.#note(problem)
    for (const [column, kinds] of this.#kinds.entries()) kinds.see(batch, column)
    if (this.#chosen.length > 0) for (let row = 0; row < batch.rowCount; row += 1) this.#check(batch, row)
    const sampled = Math.min(batch.rowCount, SAMPLE_ROWS - this.#sample.length)
    for (let row = 0; row < sampled; row += 1)
      this.#sample.push(this.#kinds.map((_, column) => shown(cellText(batch, row * batch.width + column))))
    this.#rowCount += batch.rowCount + batch.problems.length
    this.bytes = batch.read
  }

  columns(areCertain: boolean): LoadColumn[] {
    return this.#columns.map(({ index, name, type }) => {
      const { seen, type: found } = this.#kinds[index]!.kindsAndType()
      return type !== undefined || areCertain ? { name, type: type ?? found } : { name, type: found, seen }
    })
  }

  found(): Pick<FileDescription, 'columns' | 'rowCount' | 'sample' | 'problems' | 'problemCount'> {
    return {
      columns: this.#columns.map(({ index, header, name, displayName, type }) => {
        const kinds = this.#kinds[index]
        return { header, name, displayName, type: type ?? kinds?.type() ?? 'text', fits: kinds?.fits() ?? [] }
      }),
      rowCount: this.#rowCount,
      sample: this.#sample.map((row) => this.#columns.map(({ index }) => row[index] ?? null)),
      problems: this.#problems,
      problemCount: this.#problemCount,
    }
  }

  /** Notes the values of a row that do not fit the chosen type. */
  #check(batch: FileBatch, row: number): void {
    const { bytes, starts, ends, width, lines } = batch
    for (const [column, { name, type, convert }] of this.#chosen) {
      const cell = row * width + column
      if (isSure(type, formOf(bytes, starts[cell]!, ends[cell]!, this.#numbers.decimal))) continue
      const value = cellText(batch, cell)
      if (value === null || convert(value) !== undefined) continue
      this.#note({ line: lines[row] ?? 0, message: misfitMessage(value, type), column: name })
    }
  }

  #note(problem: FileProblem): void {
    this.#problemCount += 1
    if (this.#problems.length < SHOWN_PROBLEMS) this.#problems.push(problem)
  }
}

function shown(cell: string | null): string | null {
  return cell !== null && cell.length > SAMPLE_CHARACTERS ? `${cell.slice(0, SAMPLE_CHARACTERS)}…` : cell
}
