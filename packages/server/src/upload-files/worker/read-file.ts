import { readOnThread } from './reader.ts'
import type { FileDescription, FileOptions, FileStart, FileWork, LoadColumn } from '../types.ts'

/** Chunks that are made before the reader takes them, 128 KB each. */
const CHUNKS_AHEAD = 4

/**
 * Reads the whole file once: names, types, and what is wrong with it.
 * @throws {UploadFileError} for a file that cannot be read at all; the reason of the signal when it aborts.
 */
export async function describeFile(path: string, options: FileOptions, work: FileWork): Promise<FileDescription> {
  for await (const answer of readOnThread({ type: 'read', path, options, wanted: 'description' }, work, 0))
    if (answer.type === 'described') return answer.description
  throw new Error('The file was not described.')
}

/** What the first rows of a file say of all. @throws as `describeFile`. */
export async function startOfFile(path: string, options: FileOptions, work: FileWork): Promise<FileStart> {
  for await (const answer of readOnThread({ type: 'read', path, options, wanted: 'start' }, work, 0))
    if (answer.type === 'started') return answer.start
  throw new Error('The file was not described.')
}

/**
 * The rows of a file for the drivers' bulk load, in chunks of whole lines: UTF-8, cells separated by tabs, `\N` for null,
 * `\t`, `\n`, `\r` and `\\` for these signs; `t` and `f`, plain digits, `2024-01-30`, `2024-01-30T10:20:30.123`, and
 * instants in UTC with `Z`. The columns come in the order in which they are given. Without `encoding` and `separator`,
 * they are found again, for which the file is read once more.
 * @throws {UploadFileError} for a value that does not fit, a row that is too long, a column that the file does not have.
 * @throws {WrongGuess} for a column that has another type than was guessed.
 */
export async function* fileRows(
  path: string,
  options: FileOptions,
  columns: readonly LoadColumn[],
  work: FileWork,
): AsyncGenerator<Uint8Array> {
  const order = { type: 'read', path, options, wanted: { columns } } as const
  for await (const answer of readOnThread(order, work, CHUNKS_AHEAD)) if (answer.type === 'chunk') yield answer.bytes
}
