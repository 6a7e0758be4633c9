/** Reads Parquet, a group of rows at a time. */
import {
  asyncBufferFromFile,
  parquetMetadataAsync,
  parquetRead,
  parquetSchema,
  type AsyncBuffer,
  type FileMetaData,
} from 'hyparquet'
import { TextRows } from '../cells/text-rows.ts'
import { checkHeader, NO_HEADER } from '../formats/header.ts'
import { UploadFileError } from '../upload-file-error.ts'
import { numberWriter } from '../values/number-text.ts'
import { cellReader, PARSERS, type ReadCell } from './cells.ts'
import { COMPRESSORS } from './compressors.ts'
import type { FileBatch, FileOptions, FileTable } from '../types.ts'

/** A group is in memory while its rows are read. */
const MOST_OF_GROUP = 2 ** 28
const MOST_ROWS_OF_GROUP = 4_000_000
const BATCH_ROWS = 1_000

interface Source {
  file: AsyncBuffer
  metadata: FileMetaData
  readers: readonly ReadCell[]
}

export async function openParquet(path: string, options: FileOptions): Promise<FileTable> {
  try {
    const file = await asyncBufferFromFile(path)
    const metadata = await parquetMetadataAsync(file, { parsers: PARSERS, geoparquet: false })
    const columns = parquetSchema(metadata).children
    const header = columns.map(({ element }) => element.name)
    if (header.length === 0) throw NO_HEADER
    checkHeader(header)
    checkGroups(metadata)
    const write = numberWriter(options.numberSeparators)
    const readers = columns.map((column) => cellReader(column, write))
    return { format: 'parquet', header, batches: batches({ file, metadata, readers }) }
  } catch (error) {
    throw damaged(error)
  }
}

function checkGroups(metadata: FileMetaData): void {
  const isLarge = metadata.row_groups.some(
    ({ total_byte_size: bytes, num_rows: rows }) => bytes > MOST_OF_GROUP || rows > MOST_ROWS_OF_GROUP,
  )
  if (isLarge)
    throw new UploadFileError('The file has groups of rows larger than 256 MB. Write it with smaller ones.', 400)
}

async function* batches(source: Source): AsyncGenerator<FileBatch> {
  const { file, metadata, readers } = source
  const gathered = new TextRows(readers.length)
  let start = 0
  for (const group of metadata.row_groups) {
    const end = start + Number(group.num_rows)
    const rows = await readRows(source, start, end)
    const read = Math.round((file.byteLength * end) / Math.max(1, Number(metadata.num_rows)))
    for (const [index, row] of rows.entries()) {
      gathered.add(
        start + index + 1,
        readers.map((cell, column) => cell(row[column])),
      )
      if ((index + 1) % BATCH_ROWS === 0) yield gathered.take(read)
    }
    yield gathered.take(read)
    start = end
  }
}

async function readRows({ file, metadata }: Source, rowStart: number, rowEnd: number): Promise<unknown[][]> {
  let read: unknown[][] = []
  const options = { file, metadata, rowStart, rowEnd, compressors: COMPRESSORS, parsers: PARSERS, utf8: false }
  try {
    await parquetRead({ ...options, geoparquet: false, onComplete: (rows: unknown[][]) => (read = rows) })
  } catch (error) {
    throw damaged(error)
  }
  return read
}

function damaged(error: unknown): unknown {
  if (error instanceof UploadFileError || !(error instanceof Error)) return error
  return new UploadFileError(`The file cannot be read as Parquet: ${error.message}`, 400)
}
