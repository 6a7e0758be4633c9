import { ConnectionError, QueryError } from '@querent/query'

/** What the connection form shows under an input at fault. */
export const FIELD_HINT = {
  host: 'check your host settings',
  port: 'check your port settings',
  dbname: 'check your database name settings',
  user: 'check your username',
  password: 'check your password',
  ssl: 'check your SSL settings',
  'tunnel-host': 'check your SSH host settings',
  'tunnel-port': 'check your SSH port settings',
  'tunnel-user': 'check your SSH username',
  'tunnel-pass': 'check your SSH password',
  'tunnel-private-key': 'check your SSH private key',
  'tunnel-private-key-passphrase': 'check the passphrase of your SSH private key',
  'tunnel-host-key': 'check the fingerprint of the SSH server',
} as const

/** What an engine knows of one of its error codes. */
export interface ConnectProblem {
  message: string
  fields: readonly (keyof typeof FIELD_HINT)[]
}

const NETWORK_PROBLEMS: ReadonlyMap<string, ConnectProblem> = new Map(
  Object.entries<ConnectProblem>({
    ENOTFOUND: { message: 'The host name is not known. Check the host.', fields: ['host'] },
    EAI_AGAIN: { message: 'The host name cannot be looked up. Check the host.', fields: ['host'] },
    EAI_NODATA: { message: 'The host name has no address. Check the host.', fields: ['host'] },
    ECONNREFUSED: {
      message: 'Nothing accepts connections at this host and port. Check both, and that the database is running.',
      fields: ['host', 'port'],
    },
    EHOSTUNREACH: { message: 'The host cannot be reached. Check the host and the network.', fields: ['host'] },
    ENETUNREACH: { message: 'The host cannot be reached. Check the host and the network.', fields: ['host'] },
    ENOENT: { message: 'There is no such socket. Check the host.', fields: ['host'] },
    ETIMEDOUT: {
      message: 'The database did not answer in time. Check the host and the port.',
      fields: ['host', 'port'],
    },
    ECONNRESET: { message: 'The server closed the connection. Check the host and the port.', fields: ['host', 'port'] },
  }),
)

/** What is known of an error of the network; the words are those for a database. */
export function networkProblem(code: string): ConnectProblem | undefined {
  return NETWORK_PROBLEMS.get(code)
}

const TLS_CODES =
  /^(ERR_TLS|ERR_SSL|ERR_OSSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|EPROTO|HOSTNAME_MISMATCH|INVALID_CA|HANDSHAKE_SSL)/

/** A clear error for a failed connection: the engine's own codes first, then those of network and TLS. */
export function explainedError(
  error: unknown,
  problemOf: (code: string, message: string) => ConnectProblem | undefined,
): ConnectionError {
  if (error instanceof ConnectionError) return error
  const cause = error instanceof AggregateError ? (error.errors[0] ?? error) : error
  const message = cause instanceof Error ? cause.message : String(cause)
  const code = codeOf(error) ?? codeOf(cause) ?? ''
  const problem = problemOf(code, message) ?? networkProblem(code) ?? tlsProblem(code, message)
  if (problem === undefined) return new ConnectionError(message, {}, error)
  return new ConnectionError(problem.message, hints(problem.fields), error)
}

/** What is wrong with a server's certificate, by OpenSSL's words for it: client libraries replace the codes. */
const CERTIFICATE_PROBLEMS: readonly [RegExp, ConnectProblem][] = [
  [
    /self-signed certificate|unable to (verify the first|get (local )?issuer) certificate/i,
    {
      message:
        "The server's certificate is signed by nobody who is trusted here. Check the certificate of the authority that signed it.",
      fields: ['ssl'],
    },
  ],
  [
    /does not match certificate's altnames/,
    { message: "The server's certificate is for another host. Check the host.", fields: ['host', 'ssl'] },
  ],
  [/certificate has expired/, { message: "The server's certificate has expired.", fields: ['ssl'] }],
  [
    /certificate is not yet valid/,
    { message: "The server's certificate is not valid yet. Check the clocks of both machines.", fields: ['ssl'] },
  ],
]

function tlsProblem(code: string, message: string): ConnectProblem | undefined {
  if (!TLS_CODES.test(code)) return undefined
  const known = CERTIFICATE_PROBLEMS.find(([words]) => words.test(message))
  return known?.[1] ?? { message: `The secure connection failed: ${message}`, fields: ['ssl'] }
}

function hints(fields: ConnectProblem['fields']): Record<string, string> {
  return Object.fromEntries(fields.map((field) => [field, FIELD_HINT[field]]))
}

/** The error of a statement whose connection ended meanwhile. */
export function lostConnection(error: unknown): QueryError {
  const message = error instanceof Error ? error.message : String(error)
  const state = codeOf(error)
  return new QueryError('db', `The connection to the database was lost: ${message}`, {
    ...(state && { state }),
    cause: error,
  })
}

/** The `code` of an error, when it has one. */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
