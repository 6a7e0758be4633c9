import { ConnectionError, QueryError } from '@querent/query'
import type { ErrorMessage } from './process/protocol.ts'

/** A process could not open its file; `code` is SQLite's extended result code, 0 when SQLite was not reached. */
export class ProcessFailure extends Error {
  override readonly name = 'ProcessFailure'
  readonly code: number

  constructor(message: string, code: number) {
    super(message)
    this.code = code
  }
}

const PRIMARY_CODE = 0xff
const TEXT_BY_CODE: Readonly<Record<number, (path: string) => string>> = {
  3: (path) => `Querent may not read the file ${path}.`,
  5: (path) => `The database ${path} is locked by another program.`,
  8: (path) => `Querent may not write to the file ${path}.`,
  10: (path) => `The file ${path} could not be read: disk error.`,
  11: (path) => `The database ${path} is damaged.`,
  14: (path) => `Querent may not open the file ${path}: check its permissions and those of its folder.`,
  26: (path) => `The file ${path} is not a SQLite database.`,
}

/** The error that a person can act on. */
export function connectionError(error: unknown, path: string): ConnectionError {
  const failure = error instanceof ProcessFailure ? error : undefined
  const describe = failure && TEXT_BY_CODE[failure.code & PRIMARY_CODE]
  const text = describe?.(path) ?? (error instanceof Error ? error.message : String(error))
  return new ConnectionError(text, { db: text }, error)
}

/** The error of a statement, with SQLite's message; the state is its extended result code. */
export function statementError({ message, code }: ErrorMessage): QueryError {
  return new QueryError('db', message, { state: code === 0 ? undefined : String(code) })
}

/** The error of a statement whose process is gone. */
export function processEnded(): QueryError {
  return new QueryError('db', 'The SQLite process ended unexpectedly.')
}
