/** Reads a whole file once, for what is in it. */
import { nameColumns, type NamedColumn } from '../names/columns.ts'
import { UploadFileError } from '../upload-file-error.ts'
import { ColumnKinds } from '../values/column-kinds.ts'
import { misfitMessage, valueConverter, type ConvertValue } from '../values/convert.ts'
import { numberReader, type ReadNumber } from '../values/numbers.ts'
import type { FileBatch, FileDescription, FileOptions, FileProblem, FileTable, LoadType } from '../types.ts'

const SAMPLE_ROWS = 50
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
  const { format, encoding, separator, sheets, sheet } = table
  return { format, encoding, separator, sheets, sheet, ...look.found() }
}

interface ChosenType {
  name: string
  type: LoadType
  convert: ConvertValue
}

/** What is found while the rows pass. */
class Look {
  readonly #table: FileTable
  readonly #options: FileOptions
  readonly #readNumber: ReadNumber
  readonly #kinds: ColumnKinds[] = []
  readonly #sample: (string | null)[][] = []
  readonly #problems: FileProblem[] = []
  #columns: NamedColumn[] = []
  #chosen: [index: number, type: ChosenType][] = []
  #rowCount = 0
  #problemCount = 0

  constructor(table: FileTable, options: FileOptions) {
    this.#table = table
    this.#options = options
    this.#readNumber = numberReader(options.numberSeparators)
    this.#nameColumns()
  }

  take({ rows, lines, problems }: FileBatch): void {
    if (this.#table.header.length > this.#kinds.length) this.#nameColumns()
    for (const problem of problems) this.#note(problem)
    for (const row of rows) this.#see(row)
    if (this.#chosen.length > 0) for (const [index, row] of rows.entries()) this.#check(row, lines[index] ?? 0)
    if (this.#sample.length < SAMPLE_ROWS) this.#sample.push(...rows.slice(0, SAMPLE_ROWS - this.#sample.length))
    this.#rowCount += rows.length + problems.length
  }

  found(): Pick<FileDescription, 'columns' | 'rowCount' | 'sample' | 'problems' | 'problemCount'> {
    if (this.#columns.length === 0) throw new UploadFileError('The file has no columns.', 400)
    return {
      columns: this.#columns.map(({ index, header, name, displayName, type }) => {
        const kinds = this.#kinds[index] ?? new ColumnKinds(this.#readNumber)
        return { header, name, displayName, type: type ?? kinds.type(), fits: kinds.fits() }
      }),
      rowCount: this.#rowCount,
      sample: this.#sample.map((row) => this.#columns.map(({ index }) => row[index] ?? null)),
      problems: this.#problems,
      problemCount: this.#problemCount,
    }
  }

  #nameColumns(): void {
    const { header } = this.#table
    this.#columns = nameColumns(header, this.#options)
    while (this.#kinds.length < header.length) this.#kinds.push(new ColumnKinds(this.#readNumber))
    this.#chosen = this.#columns.flatMap(({ index, name, type }): [number, ChosenType][] =>
      type === undefined ? [] : [[index, { name, type, convert: valueConverter(type, this.#readNumber) }]],
    )
  }

  #see(row: readonly (string | null)[]): void {
    const kinds = this.#kinds
    for (let index = 0; index < row.length; index += 1) {
      const value = row[index]
      if (value) kinds[index]?.see(value)
    }
  }

  #check(row: readonly (string | null)[], line: number): void {
    for (const [index, { name, type, convert }] of this.#chosen) {
      const value = row[index]
      if (!value || convert(value) !== undefined) continue
      this.#note({ line, message: misfitMessage(value, type), column: name })
    }
  }

  #note(problem: FileProblem): void {
    this.#problemCount += 1
    if (this.#problems.length < SHOWN_PROBLEMS) this.#problems.push(problem)
  }
}
