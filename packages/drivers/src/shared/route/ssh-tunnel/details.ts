import { ConnectionError } from '@querent/query'
import type { DetailsReader } from '../../form/details-reader.ts'

type TunnelLogin = { password: string } | { privateKey: string; passphrase: string }

/** Which SSH server to go through, and as whom; checked. */
export interface TunnelTarget {
  host: string
  port: number
  user: string
  login: TunnelLogin
  /** The fingerprint that its key must have; undefined when any key will do. */
  hostKey: string | undefined
}

const AUTH_OPTIONS = ['ssh-key', 'password'] as const

/** `SHA256:` and 32 bytes in base64, as `ssh-keygen -l` shows them. */
const FINGERPRINT = /^SHA256:[A-Za-z0-9+/]{43}=?$/

/**
 * The SSH tunnel that the details ask for (contract: databases, section 4); undefined when they ask for none.
 * @throws {ConnectionError} naming the detail that is missing or malformed.
 */
export function readTunnel(details: DetailsReader): TunnelTarget | undefined {
  if (!details.flag('tunnel-enabled')) return undefined
  if (details.text('host')?.startsWith('/')) {
    const hint = { host: 'must be a name or an address' }
    throw new ConnectionError('A socket cannot be reached through an SSH tunnel. Give the name of the host.', hint)
  }
  const withPassword = details.text('tunnel-pass') !== undefined && details.text('tunnel-private-key') === undefined
  const option = details.choice('tunnel-auth-option', AUTH_OPTIONS, withPassword ? 'password' : 'ssh-key')
  const secret = option === 'password' ? 'tunnel-pass' : 'tunnel-private-key'
  const [host, user] = details.requiredTexts('tunnel-host', 'tunnel-user', secret)
  return {
    host,
    port: details.port('tunnel-port', 22),
    user,
    login:
      option === 'password'
        ? { password: details.secret(secret) }
        : { privateKey: details.secret(secret), passphrase: details.secret('tunnel-private-key-passphrase') },
    hostKey: readFingerprint(details),
  }
}

function readFingerprint(details: DetailsReader): string | undefined {
  const text = details.text('tunnel-host-key')
  if (text === undefined || FINGERPRINT.test(text)) return text?.replace(/=$/, '')
  throw new ConnectionError('The fingerprint of the SSH server must begin with SHA256:, as `ssh-keygen -l` shows it.', {
    'tunnel-host-key': 'check the fingerprint of the SSH server',
  })
}
