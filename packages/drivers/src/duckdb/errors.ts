import { ConnectionError, QueryError } from '@querent/query/processes/index.ts'

const CAUSES: readonly [pattern: RegExp, text: (path: string) => string][] = [
  [
    /not a valid DuckDB database file|Loading external extensions/,
    (path) => `The file ${path} is not a DuckDB database.`,
  ],
  [/Could not set lock/, (path) => `The database ${path} is in use by another program.`],
  [/different configuration than existing/, (path) => `The database ${path} is being written to; try again later.`],
  [/Permission denied|Cannot open file/, (path) => `Querent may not open the file ${path}: check its permissions.`],
]

/** The error that a person can act on. */
export function connectionError(error: unknown, path: string): ConnectionError {
  const message = error instanceof Error ? error.message : String(error)
  const text = CAUSES.find(([pattern]) => pattern.test(message))?.[1](path) ?? message
  return new ConnectionError(text, { database_file: text }, error)
}

/** A failed statement, with DuckDB's message. */
export function statementError(error: unknown): Error {
  if (error instanceof QueryError || error instanceof ConnectionError) return error
  const message = error instanceof Error ? error.message : String(error)
  return new QueryError('db', message.replace(/^Failed to extract statements: /, ''), { cause: error })
}
