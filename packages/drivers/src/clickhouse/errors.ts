import { type ConnectionError, QueryError } from '@querent/query'
import { type ConnectProblem, explainedError, lostConnection } from '../shared/errors.ts'

/** What the server says of a request that failed: `Code: 47. DB::Exception: Unknown … (UNKNOWN_IDENTIFIER) (version …)`. */
const EXCEPTION = /Code: (\d+)\. DB::Exception: (.*?)(?: \(([A-Z][A-Z0-9_]+)\))?(?: \(version [^)]*\)+)?\s*$/s

/** An error that the server answers with, as opposed to one of the connection. */
export class ServerException extends Error {
  override readonly name = 'ServerException'
  /** Of the server: `47`. */
  readonly code: string

  /** @param text what the server sent. */
  constructor(text: string) {
    const [, code = '', message = text.trim()] = EXCEPTION.exec(text) ?? []
    super(message)
    this.code = code
  }
}

const REFUSED: ConnectProblem = { message: 'The user name or the password is wrong.', fields: ['user', 'password'] }

const PROBLEMS: ReadonlyMap<string, ConnectProblem> = new Map(
  Object.entries<ConnectProblem>({
    516: REFUSED,
    194: REFUSED,
    193: REFUSED,
    192: REFUSED,
    81: { message: 'There is no database of this name.', fields: ['dbname'] },
    164: {
      message:
        'This user may not change any setting (its profile has "readonly = 1"), and answers are right only with some of them. Give it a profile with "readonly = 2".',
      fields: ['user'],
    },
    115: {
      message: 'The server does not know a setting that is needed. ClickHouse 24.8 or later is.',
      fields: ['host'],
    },
    HPE_INVALID_CONSTANT: {
      message: 'The server does not answer as ClickHouse does over HTTP. Check the port (8123, or 8443 with SSL).',
      fields: ['port', 'ssl'],
    },
  }),
)

/** The human message for a connection that failed, with the details at fault. */
export function connectionError(error: unknown): ConnectionError {
  return explainedError(error, (code) => PROBLEMS.get(code))
}

/** The error of a statement, with the server's own message and its code as the state. */
export function statementError(error: unknown): Error {
  if (error instanceof QueryError) return error
  if (!(error instanceof ServerException)) return lostConnection(error)
  return new QueryError('db', error.message, { ...(error.code && { state: error.code }), cause: error })
}
