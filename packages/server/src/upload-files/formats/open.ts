/** Opens files by their extension. */
import { openCsv } from '../csv/table.ts'
import { openJson } from '../json/table.ts'
import { UploadFileError } from '../upload-file-error.ts'
import type { FileFormat, FileOptions, FileTable } from '../types.ts'

const FORMATS: ReadonlyMap<string, FileFormat> = new Map([
  ['', 'csv'],
  ['csv', 'csv'],
  ['txt', 'csv'],
  ['tsv', 'tsv'],
  ['xlsx', 'xlsx'],
  ['json', 'json'],
  ['jsonl', 'jsonl'],
  ['ndjson', 'jsonl'],
  ['parquet', 'parquet'],
])

/** What each format needs is loaded when a file has it. */
const OPEN: Readonly<Record<FileFormat, (path: string, options: FileOptions) => FileTable | Promise<FileTable>>> = {
  csv: (path, options) => openCsv(path, options, 'csv'),
  tsv: (path, options) => openCsv(path, options, 'tsv'),
  json: (path, options) => openJson(path, options, 'json'),
  jsonl: (path, options) => openJson(path, options, 'jsonl'),
  xlsx: async (path, options) => (await import('../xlsx/table.ts')).openXlsx(path, options),
  parquet: async (path, options) => (await import('../parquet/table.ts')).openParquet(path, options),
}

/** @throws {UploadFileError} 415 for a format that is not accepted. */
export async function openFile(path: string, options: FileOptions): Promise<FileTable> {
  const format = formatOf(options.fileName)
  if (format === undefined || options.formats?.includes(format) === false)
    throw new UploadFileError('Unsupported File Type', 415)
  return OPEN[format](path, options)
}

function formatOf(fileName: string): FileFormat | undefined {
  const extension = fileName.includes('.') ? fileName.slice(fileName.lastIndexOf('.') + 1) : ''
  return FORMATS.get(extension.toLowerCase())
}
