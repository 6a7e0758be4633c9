import { QueryError } from '@querent/query'

/** The failure of a query whose rows do not fit into one answer; files have no such limit. */
export function answerTooLarge(): QueryError {
  return new QueryError(
    'db',
    'The result is too large to be shown: it holds more than 256 MB of text. Ask for fewer rows or shorter columns, or download it as a file.',
  )
}

/** The rows as JSON. @throws {QueryError} for a text beyond what V8 can hold, as one of many control characters becomes. */
export function rowsText(rows: unknown[][]): string {
  try {
    return JSON.stringify(rows)
  } catch (error) {
    throw error instanceof RangeError ? answerTooLarge() : error
  }
}
