import { ConnectionError } from '@querent/query'
import { explainedError, type ConnectProblem, networkProblem } from '../../errors.ts'
import type { TunnelTarget } from './details.ts'

type Field = ConnectProblem['fields'][number]

/** Why a server does not open a channel (RFC 4254, section 5.1). */
const ADMINISTRATIVELY_PROHIBITED = 1
const CONNECT_FAILED = 2

/** Words of codes that mean something else on the way to an SSH server than on the way to a database. */
const OWN_PROBLEMS: ReadonlyMap<string, ConnectProblem> = new Map(
  Object.entries<ConnectProblem>({
    ETIMEDOUT: {
      message: 'The SSH server did not answer in time. Check its host and port.',
      fields: ['tunnel-host', 'tunnel-port'],
    },
    ECONNREFUSED: {
      message: 'No SSH server accepts connections at this host and port. Check both.',
      fields: ['tunnel-host', 'tunnel-port'],
    },
    ECONNRESET: {
      message: 'The SSH server closed the connection. Check its host and port.',
      fields: ['tunnel-host', 'tunnel-port'],
    },
  }),
)

/** The human message for an SSH connection that could not be made, with the details at fault. */
export function sshConnectError(error: unknown, target: TunnelTarget): ConnectionError {
  const level = levelOf(error)
  return explainedError(error, (code, message) => {
    if (level === 'client-authentication') return authenticationProblem(target)
    if (level === 'client-timeout') return OWN_PROBLEMS.get('ETIMEDOUT')
    if (level === 'protocol') {
      return {
        message: `What answers at the SSH host and port does not behave like an SSH server: ${message}`,
        fields: ['tunnel-host', 'tunnel-port'],
      }
    }
    return (
      OWN_PROBLEMS.get(code) ??
      onTheWayToTunnel(networkProblem(code)) ?? {
        message: `The SSH connection failed: ${message}`,
        fields: ['tunnel-host'],
      }
    )
  })
}

function authenticationProblem({ login }: TunnelTarget): ConnectProblem {
  return 'password' in login
    ? { message: 'The SSH server refused the user name or the password.', fields: ['tunnel-user', 'tunnel-pass'] }
    : { message: 'The SSH server refused the user name or the key.', fields: ['tunnel-user', 'tunnel-private-key'] }
}

const TUNNEL_FIELDS: Partial<Record<Field, Field>> = { host: 'tunnel-host', port: 'tunnel-port' }

function onTheWayToTunnel(problem: ConnectProblem | undefined): ConnectProblem | undefined {
  return (
    problem && {
      message: `SSH server: ${problem.message}`,
      fields: problem.fields.map((field) => TUNNEL_FIELDS[field] ?? field),
    }
  )
}

/** For a channel that the SSH server did not open. */
export function forwardError(error: unknown, host: string, port: number): ConnectionError {
  return explainedError(error, (_, message) => {
    const detail = message.replace(/^\(SSH\) Channel open failure: */, '')
    const reason = detail === '' ? '' : ` (${detail})`
    switch (error instanceof Error && 'reason' in error ? error.reason : undefined) {
      case ADMINISTRATIVELY_PROHIBITED:
        return {
          message: `The SSH server does not allow this user to forward connections to ${host}:${port}.`,
          fields: ['tunnel-host', 'tunnel-user'],
        }
      case CONNECT_FAILED:
        return {
          message: `The SSH server cannot reach the database at ${host}:${port}${reason}.`,
          fields: ['host', 'port'],
        }
      default:
        return { message: `The SSH server did not open the tunnel${reason}.`, fields: ['tunnel-host'] }
    }
  })
}

/** For sessions whose SSH connection ended under them. */
export function lostError({ host }: TunnelTarget, cause: unknown): ConnectionError {
  const detail = cause instanceof Error ? `: ${cause.message}` : '.'
  return new ConnectionError(`The SSH connection to ${host} was lost${detail}`, {}, cause)
}

/** Where in its work the SSH client failed. */
function levelOf(error: unknown): unknown {
  return error instanceof Error && 'level' in error ? error.level : undefined
}
