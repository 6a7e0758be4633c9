import { UploadFileError } from '../upload-file-error.ts'
import type { FileBatch, FileProblem } from '../types.ts'

/** As many as a sheet can have; no engine takes more. */
const MOST_COLUMNS = 16_384

export const NO_HEADER = new UploadFileError('The file is empty: it has no header.', 400)

export function checkHeader(header: readonly string[]): void {
  if (header.length <= MOST_COLUMNS) return
  throw new UploadFileError(`The file has more than ${MOST_COLUMNS.toLocaleString('en')} columns.`, 400)
}

export function rowTooLong(count: number, width: number, line: number): FileProblem {
  const columns = width === 1 ? 'column' : 'columns'
  return { line, message: `The row has ${count} values, but the header has ${width} ${columns}.` }
}

/** Batches that are there without waiting, for readers that wait. */
export async function* openBatches(batches: Iterable<FileBatch>): AsyncGenerator<FileBatch> {
  yield* batches
}
