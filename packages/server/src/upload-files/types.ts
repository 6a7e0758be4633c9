import type { LoadType as DriverLoadType } from '@querent/query'

/** A type that a column of an uploaded file can have (contract: uploads, section 5). */
export type LoadType = Exclude<DriverLoadType, 'auto-key'>

/** A file format that can be uploaded. */
export type FileFormat = 'csv' | 'tsv' | 'xlsx' | 'json' | 'jsonl' | 'parquet'

/** Group and decimal signs of numbers: setting `type/Number.number_separators`. */
export type NumberSeparators = '.,' | '.' | ',.' | ', ' | '.’'

export interface FileColumn {
  /** As it is written in the file. */
  header: string
  /** In the database (contract: uploads, section 4). */
  name: string
  displayName: string
  /** The chosen type, otherwise the most special one that all values have. */
  type: LoadType
  /** Every type that all values can be read as: `integer` too for 0 and 1, and for `2.0`. */
  fits: LoadType[]
}

/** A line of the file that cannot be loaded, and why. */
export interface FileProblem {
  line: number
  message: string
  /** Name of the column, when one value is at fault. */
  column?: string
}

export interface FileDescription {
  format: FileFormat
  /** Of texts, e.g. `UTF-8`. */
  encoding?: string
  /** Of CSV and TSV. */
  separator?: string
  /** Of a workbook, all sheets and the one that was read. */
  sheets?: string[]
  sheet?: string
  columns: FileColumn[]
  rowCount: number
  /** The first 50 rows, one cell for each column, of 1,000 characters at most. */
  sample: (string | null)[][]
  /** The first 100. */
  problems: FileProblem[]
  problemCount: number
}

export interface FileOptions {
  /** Name at the person's side; its extension gives the format. */
  fileName: string
  numberSeparators: NumberSeparators
  /** Bytes of a column's name in the engine; 254 at most. */
  maxNameLength: number
  /** Formats that are accepted; all when left out. */
  formats?: readonly FileFormat[]
  /** Name of a sheet; the first when left out. */
  sheet?: string
  /** Found in the file when left out, as is the encoding (any label of the Encoding Standard, or UTF-32LE and UTF-32BE). */
  separator?: string
  encoding?: string
  /** Chosen types, and names instead of those of section 4; the keys of both are the names of section 4. */
  types?: Readonly<Record<string, LoadType>>
  names?: Readonly<Record<string, string>>
}

/** What the first rows of a file say of all. */
export interface FileStart {
  description: FileDescription
  /** The columns to load, whose types are guesses unless they were chosen or the rows are all. */
  columns: LoadColumn[]
}

/** A column to load, found in the file by its name. */
export interface LoadColumn {
  name: string
  type: LoadType
  /** The kinds of values (`values/kinds.ts`) among the rows that the type was guessed from; left out for a type that is certain. */
  seen?: number
}

export interface FileWork {
  signal: AbortSignal
  /** Bytes that are read, and of the whole file. */
  progress?: (read: number, size: number) => void
}

/** Rows of a file: where the bytes of their cells are, as text in UTF-8. Good until the next are read. */
export interface FileBatch {
  bytes: Buffer
  /** Where the cells begin and end, row by row; a null begins and ends at -1. */
  starts: Int32Array
  ends: Int32Array
  /** Cells of a row. */
  width: number
  rowCount: number
  /** Line of the file in which each row begins. */
  lines: Int32Array
  /** Rows that cannot be read at all. */
  problems: FileProblem[]
  /** Bytes of the file that are read. */
  read: number
}

/** An opened file: what its format knows of it, and its rows, which are read once. */
export interface FileTable {
  format: FileFormat
  encoding?: string
  separator?: string
  sheets?: string[]
  sheet?: string
  header: readonly string[]
  batches: AsyncIterable<FileBatch>
}
