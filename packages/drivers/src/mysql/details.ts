import { isIP } from 'node:net'
import { type ConnectionDetails, ConnectionError } from '@querent/query'
import type { SslOptions } from 'mysql2'
import {
  alwaysOption,
  choiceOption,
  flagOption,
  knownOptions,
  numberOption,
  readOptions,
} from '../shared/form/additional-options.ts'
import { DetailsReader } from '../shared/form/details-reader.ts'
import type { NetworkTarget } from '../shared/network-data-source.ts'
import { readTunnel } from '../shared/route/ssh-tunnel/details.ts'

/** What of the server is verified: nothing, who signed its certificate, or also that it is for this host. */
type Verification = 'none' | 'authority' | 'identity'

interface MysqlChoices {
  /** Used when the form does not ask for SSL itself. */
  isEncrypted: boolean
  /** Undefined: the authority, when the form gives its certificate. */
  verification: Verification
  connectTimeoutMs: number
  keepsAlive: boolean
  isCompressed: boolean
}

type SslChoice = Pick<MysqlChoices, 'isEncrypted'> & Partial<Pick<MysqlChoices, 'verification'>>

const SSL_CHOICES = {
  disable: { isEncrypted: false },
  DISABLED: { isEncrypted: false },
  trust: { isEncrypted: true, verification: 'none' },
  REQUIRED: { isEncrypted: true, verification: 'none' },
  'verify-ca': { isEncrypted: true, verification: 'authority' },
  VERIFY_CA: { isEncrypted: true, verification: 'authority' },
  'verify-full': { isEncrypted: true, verification: 'identity' },
  VERIFY_IDENTITY: { isEncrypted: true, verification: 'identity' },
} as const satisfies Record<string, SslChoice>

const SSL_WORDS = Object.keys(SSL_CHOICES) as (keyof typeof SSL_CHOICES)[]
const MILLISECONDS = { unit: 'milliseconds', largest: 600_000 }

/** Options that `additional-options` of MySQL and MariaDB may name, as other clients of both spell them. */
export const MYSQL_OPTIONS = knownOptions<MysqlChoices>({
  sslMode: choiceOption<MysqlChoices, keyof typeof SSL_CHOICES>(SSL_WORDS, (word) => SSL_CHOICES[word]),
  useSSL: flagOption((isEncrypted) => ({ isEncrypted })),
  trustServerCertificate: flagOption((isTrusted) => (isTrusted ? { verification: 'none' } : {})),
  connectTimeout: numberOption(MILLISECONDS, (connectTimeoutMs) => ({ connectTimeoutMs })),
  tcpKeepAlive: flagOption((keepsAlive) => ({ keepsAlive })),
  useCompression: flagOption((isCompressed) => ({ isCompressed })),
  allowPublicKeyRetrieval: alwaysOption(['true']),
  useUnicode: alwaysOption(['true']),
  characterEncoding: alwaysOption(['utf8', 'utf-8', 'utf8mb4']),
})

/** Where and how to connect, checked. */
export interface MysqlTarget extends NetworkTarget {
  /** A host name, or the path of a socket when it begins with a slash. */
  host: string
  database: string
  user: string
  password: string
  keepsAlive: boolean
  isCompressed: boolean
  isEncrypted: boolean
  /** Undefined for an unencrypted connection. */
  readTls(): Promise<SslOptions | undefined>
}

/** @throws {ConnectionError} naming the detail that is missing or malformed. */
export function parseDetails(details: ConnectionDetails, standardPort: number): MysqlTarget {
  const reader = new DetailsReader(details)
  const options = readOptions(reader.additionalOptions(), MYSQL_OPTIONS)
  const isEncrypted = reader.flag('ssl') || options.isEncrypted === true
  const [host, database, user] = reader.requiredTexts('host', 'dbname', 'user')
  if (isEncrypted && options.verification === 'identity' && isIP(host) !== 0) throw nameNeeded()
  return {
    host,
    port: reader.port('port', standardPort),
    tunnel: readTunnel(reader),
    database,
    user,
    password: reader.secret('password'),
    connectTimeoutMs: options.connectTimeoutMs,
    keepsAlive: options.keepsAlive ?? true,
    isCompressed: options.isCompressed ?? false,
    isEncrypted,
    readTls: async () =>
      isEncrypted ? tlsOptions(await reader.certificate('ssl-cert'), options.verification) : undefined,
  }
}

/** The client library would compare the server's certificate with the name `localhost`. */
function nameNeeded(): ConnectionError {
  return new ConnectionError('To verify that the certificate is for this host, enter the host by its name.', {
    host: 'must be a name, not an address',
  })
}

/** With a certificate of the server's authority the server is verified, without one the connection is only encrypted. */
function tlsOptions(authority: Buffer | undefined, asked: Verification | undefined): SslOptions {
  const verification = asked ?? (authority === undefined ? 'none' : 'authority')
  return {
    ...(authority && { ca: authority }),
    rejectUnauthorized: verification !== 'none',
    verifyIdentity: verification === 'identity',
  }
}
