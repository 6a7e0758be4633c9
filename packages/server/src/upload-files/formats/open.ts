/** Opens files by their extension. */
import { openCsv } from '../csv/table.ts'
import { UploadFileError } from '../upload-file-error.ts'
import type { FileFormat, FileOptions, FileTable } from '../types.ts'

const FORMATS: ReadonlyMap<string, FileFormat> = new Map([
  ['', 'csv'],
  ['csv', 'csv'],
  ['txt', 'csv'],
  ['tsv', 'tsv'],
])

export async function openFile(path: string, options: FileOptions): Promise<FileTable> {
  const format = formatOf(options.fileName)
  if (format === undefined || options.formats?.includes(format) === false)
    throw new UploadFileError('Unsupported File Type', 415)
  return openCsv(path, options, format === 'tsv' ? 'tsv' : 'csv')
}

function formatOf(fileName: string): FileFormat | undefined {
  const extension = fileName.includes('.') ? fileName.slice(fileName.lastIndexOf('.') + 1) : ''
  return FORMATS.get(extension.toLowerCase())
}
