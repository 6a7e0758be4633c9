import { type ConnectionError, QueryError } from '@querent/query'
import { explainedError, type ConnectProblem, lostConnection } from '../shared/errors.ts'

const REFUSALS: ReadonlyMap<string, ConnectProblem> = new Map(
  Object.entries<ConnectProblem>({
    ER_ACCESS_DENIED_ERROR: { message: 'The user name or the password is wrong.', fields: ['user', 'password'] },
    ER_BAD_DB_ERROR: { message: 'There is no database of this name.', fields: ['dbname'] },
    ER_DBACCESS_DENIED_ERROR: { message: 'The user may not use this database.', fields: ['user', 'dbname'] },
    ER_HOST_NOT_PRIVILEGED: { message: 'The database accepts no connections from this server.', fields: ['host'] },
    ER_HOST_IS_BLOCKED: { message: 'The database blocks connections from this server.', fields: ['host'] },
    ER_CON_COUNT_ERROR: { message: 'The database does not accept more connections.', fields: [] },
    ER_SECURE_TRANSPORT_REQUIRED: { message: 'The database only accepts encrypted connections.', fields: ['ssl'] },
    HANDSHAKE_NO_SSL_SUPPORT: { message: 'The database does not offer SSL.', fields: ['ssl'] },
    PROTOCOL_CONNECTION_LOST: {
      message: 'The server closed the connection. Check that it is a MySQL or MariaDB server.',
      fields: ['host', 'port'],
    },
  }),
)

/** The server says no more than that to users who `REQUIRE SSL`. */
const REFUSED_IN_THE_CLEAR: ConnectProblem = {
  message: 'The user name or the password is wrong, or this user may only connect with SSL.',
  fields: ['user', 'password'],
}

/** The human message for a connection that failed, with the details at fault. */
export function connectionError(error: unknown, isEncrypted: boolean): ConnectionError {
  return explainedError(error, (code) =>
    code === 'ER_ACCESS_DENIED_ERROR' && !isEncrypted ? REFUSED_IN_THE_CLEAR : REFUSALS.get(code),
  )
}

/** An error packet of the server, as opposed to an error of the connection. */
export function isServerError(error: unknown): error is Error & { errno: number; sqlState: string } {
  return error instanceof Error && 'sqlState' in error && 'errno' in error && typeof error.errno === 'number'
}

/** The error of a statement, with the server's own message; the state is the SQLSTATE or, without one, the number. */
export function statementError(error: unknown): Error {
  if (error instanceof QueryError) return error
  if (!isServerError(error)) return lostConnection(error)
  return new QueryError('db', error.message, { state: error.sqlState || String(error.errno), cause: error })
}
