/** Reads a whole file once, for what is in it. */
import { nameColumns, type NamedColumn } from '../names/columns.ts'
import { UploadFileError } from '../upload-file-error.ts'
import { ColumnKinds } from '../values/column-kinds.ts'
import { misfitMessage, valueConverter, type ConvertValue } from '../values/convert.ts'
import { numberReader } from '../values/numbers.ts'
import type { FileBatch, FileDescription, FileOptions, FileProblem, FileTable, LoadType } from '../types.ts'

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
  readonly #columns: readonly NamedColumn[]
  readonly #kinds: readonly ColumnKinds[]
  readonly #chosen: readonly [index: number, type: ChosenType][]
  readonly #sample: (string | null)[][] = []
  readonly #problems: FileProblem[] = []
  #rowCount = 0
  #problemCount = 0

  constructor({ header }: FileTable, options: FileOptions) {
    const readNumber = numberReader(options.numberSeparators)
    this.#columns = nameColumns(header, options)
    if (this.#columns.length === 0) throw new UploadFileError('The file has no columns.', 400)
    this.#kinds = header.map(() => new ColumnKinds(readNumber))
    this.#chosen = this.#columns.flatMap(({ index, name, type }): [number, ChosenType][] =>
      type === undefined ? [] : [[index, { name, type, convert: valueConverter(type, readNumber) }]],
    )
  }

  take({ rows, lines, problems }: FileBatch): void {
    for (const problem of problems) this.#note(problem)
    for (const row of rows) this.#see(row)
    if (this.#chosen.length > 0) for (const [index, row] of rows.entries()) this.#check(row, lines[index] ?? 0)
    if (this.#sample.length < SAMPLE_ROWS)
      this.#sample.push(...rows.slice(0, SAMPLE_ROWS - this.#sample.length).map((row) => row.map(shown)))
    this.#rowCount += rows.length + problems.length
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

function shown(cell: string | null): string | null {
  return cell !== null && cell.length > SAMPLE_CHARACTERS ? `${cell.slice(0, SAMPLE_CHARACTERS)}…` : cell
}
