import { type ConnectionError, QueryError } from '@querent/query'
import { explainedError, type ConnectProblem, lostConnection } from '../shared/errors.ts'

/** SQLSTATEs of a refused connection (PostgreSQL manual, appendix A). */
const REFUSALS: ReadonlyMap<string, ConnectProblem> = new Map(
  Object.entries<ConnectProblem>({
    '28P01': { message: 'The user name or the password is wrong.', fields: ['user', 'password'] },
    '3D000': { message: 'There is no database of this name.', fields: ['dbname'] },
    '42501': { message: 'The user may not connect to this database.', fields: ['user', 'dbname'] },
    '53300': { message: 'The database does not accept more connections.', fields: [] },
    '57P03': { message: 'The database is starting up or shutting down. Try again in a moment.', fields: [] },
  }),
)

/** The human message for a connection that failed, with the details at fault. */
export function connectionError(error: unknown): ConnectionError {
  return explainedError(error, (code, message) => {
    if (code === '28000') return authorizationProblem(message)
    if (message.includes('SSL connection')) return { message: 'The database does not offer SSL.', fields: ['ssl'] }
    if (message.includes('timeout expired')) {
      return { message: 'The database did not answer in time. Check the host and the port.', fields: ['host', 'port'] }
    }
    if (/client password must be|empty password/.test(message))
      return { message: 'A password is needed.', fields: ['password'] }
    if (/received (unexpected|invalid response)|Unknown authentication/i.test(message)) {
      return { message: 'The server at this host and port is not PostgreSQL.', fields: ['host', 'port'] }
    }
    return REFUSALS.get(code)
  })
}

/** 28000 stands for unknown roles and for rules in pg_hba.conf, among them those that ask for encryption. */
function authorizationProblem(message: string): ConnectProblem {
  if (/no encryption|SSL off/.test(message)) {
    return { message: 'The database only accepts encrypted connections from here.', fields: ['ssl'] }
  }
  return { message, fields: message.includes('client certificate') ? ['ssl'] : ['user'] }
}

/** True for an error that the server sent, as opposed to one of the connection. */
export function isServerError(error: unknown): error is Error & { code: string; severity: string } {
  return error instanceof Error && 'severity' in error && 'code' in error
}

/** The error of a statement, with the server's own message and SQLSTATE. */
export function statementError(error: unknown): Error {
  if (error instanceof QueryError) return error
  if (isServerError(error)) return new QueryError('db', error.message, { state: error.code, cause: error })
  return lostConnection(error)
}
