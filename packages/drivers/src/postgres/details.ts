import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import { isIP } from 'node:net'
import type { ConnectionOptions } from 'node:tls'
import { type ConnectionDetails, ConnectionError } from '@querent/query'
import {
  alwaysOption,
  choiceOption,
  flagOption,
  knownOptions,
  numberOption,
  readOptions,
  textOption,
} from '../shared/form/additional-options.ts'
import { DetailsReader } from '../shared/form/details-reader.ts'
import type { NetworkTarget } from '../shared/network-data-source.ts'
import { type SchemaFilter, schemaFilter } from '../shared/form/schema-filter.ts'
import { readTunnel } from '../shared/route/ssh-tunnel/details.ts'

/** How a connection is encrypted and what of the server is verified, from least to most. */
export const SSL_MODES = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full'] as const
type SslMode = (typeof SSL_MODES)[number]

interface PostgresChoices {
  applicationName: string
  /** Used when the form does not ask for SSL itself. */
  sslMode: SslMode
  connectTimeoutMs: number
  keepsAlive: boolean
  searchPath: string
  statementTimeoutMs: number
  lockTimeoutMs: number
}

const SECONDS = { unit: 'seconds', largest: 600 }
const MILLISECONDS = { unit: 'milliseconds', largest: 86_400_000 }

/** Options that `additional-options` may name: as other clients spell them, and as the server does. */
export const POSTGRES_OPTIONS = knownOptions<PostgresChoices>({
  'ApplicationName application_name': textOption((applicationName) => ({ applicationName })),
  'currentSchema search_path': textOption((searchPath) => ({ searchPath })),
  sslmode: choiceOption(SSL_MODES, (sslMode) => ({ sslMode })),
  'connectTimeout connect_timeout': numberOption(SECONDS, (seconds) => ({ connectTimeoutMs: seconds * 1000 })),
  tcpKeepAlive: flagOption((keepsAlive) => ({ keepsAlive })),
  statement_timeout: numberOption(MILLISECONDS, (statementTimeoutMs) => ({ statementTimeoutMs })),
  lock_timeout: numberOption(MILLISECONDS, (lockTimeoutMs) => ({ lockTimeoutMs })),
  prepareThreshold: alwaysOption(['0']),
})

/** Where and how to connect, checked. */
export interface PostgresTarget extends NetworkTarget {
  database: string
  user: string
  password: string
  sslMode: SslMode
  applicationName: string
  keepsAlive: boolean
  /** Session settings from `additional-options`, e.g. `search_path`. */
  settings: Readonly<Record<string, string>>
  isSyncedSchema: SchemaFilter
  readTls(): Promise<ConnectionOptions>
}

/** What the form of a server and its details go by. */
export interface DetailDefaults {
  port: number
  /** Name of the detail that holds the database's name. */
  database: string
  /** Used where the details say nothing of SSL. */
  sslMode: SslMode
}

/** @throws {ConnectionError} naming the detail that is missing or malformed. */
export function parseDetails(details: ConnectionDetails, defaults: DetailDefaults): PostgresTarget {
  const reader = new DetailsReader(details)
  const options = readOptions(reader.additionalOptions(), POSTGRES_OPTIONS)
  const isUnsaid = details['ssl'] === undefined || details['ssl'] === null
  const otherMode = options.sslMode ?? (isUnsaid ? defaults.sslMode : 'disable')
  const sslMode = reader.flag('ssl') ? reader.choice('ssl-mode', SSL_MODES, 'require') : otherMode
  const [host, database, user] = reader.requiredTexts('host', defaults.database, 'user')
  return {
    host,
    port: reader.port('port', defaults.port),
    tunnel: readTunnel(reader),
    database,
    user,
    password: reader.secret('password'),
    sslMode,
    applicationName: options.applicationName ?? 'Querent',
    connectTimeoutMs: options.connectTimeoutMs,
    keepsAlive: options.keepsAlive ?? true,
    settings: settingsOf(options),
    isSyncedSchema: schemaFilter(reader),
    readTls: async () => ({ ...serverName(host), ...(await readTls(reader, sslMode)) }),
  }
}

function settingsOf({
  searchPath,
  statementTimeoutMs,
  lockTimeoutMs,
}: Partial<PostgresChoices>): Record<string, string> {
  return {
    ...(searchPath === undefined ? {} : { search_path: searchPath }),
    ...(statementTimeoutMs === undefined ? {} : { statement_timeout: String(statementTimeoutMs) }),
    ...(lockTimeoutMs === undefined ? {} : { lock_timeout: String(lockTimeoutMs) }),
  }
}

/** Whom the certificate must be for: not the local end of a tunnel. */
function serverName(host: string): ConnectionOptions {
  return isIP(host) === 0 ? { host, servername: host } : { host }
}

async function readTls(reader: DetailsReader, mode: SslMode): Promise<ConnectionOptions> {
  const isVerified = mode === 'verify-ca' || mode === 'verify-full'
  const tls: ConnectionOptions = { rejectUnauthorized: isVerified }
  if (mode === 'verify-ca') tls.checkServerIdentity = () => undefined
  const root = await reader.certificate('ssl-root-cert')
  if (root !== undefined) tls.ca = root
  return reader.flag('ssl-use-client-auth') ? { ...tls, ...(await readClientAuth(reader)) } : tls
}

async function readClientAuth(reader: DetailsReader): Promise<Pick<ConnectionOptions, 'cert' | 'key'>> {
  const cert = await reader.certificate('ssl-client-cert')
  const file = await reader.file('ssl-key')
  if (cert === undefined || file === undefined) {
    throw new ConnectionError('To authenticate with a client certificate, give the certificate and its key.', {
      ...(cert === undefined && { 'ssl-client-cert-value': 'is required.' }),
      ...(file === undefined && { 'ssl-key-value': 'is required.' }),
    })
  }
  const key = parseKey(file, reader.secret('ssl-key-password'))
  if (!new X509Certificate(cert).checkPrivateKey(key)) {
    throw new ConnectionError('The client key is not that of the client certificate.', {
      'ssl-client-cert-value': 'check the client certificate',
      'ssl-key-value': 'check the client key',
    })
  }
  return { cert, key: key.export({ format: 'pem', type: 'pkcs8' }) }
}

/** Keys come as PEM or, as other clients want them, as PKCS-8 in DER. */
function parseKey(key: Buffer, passphrase: string): KeyObject {
  const isPem = key.includes('-----BEGIN')
  const secret = passphrase === '' ? {} : { passphrase }
  try {
    return isPem
      ? createPrivateKey({ key, format: 'pem', ...secret })
      : createPrivateKey({ key, format: 'der', type: 'pkcs8', ...secret })
  } catch (cause) {
    throw new ConnectionError(
      'The client key cannot be read. It must be PEM or PKCS-8 in DER, and its password must be right.',
      { 'ssl-key-value': 'check the client key', 'ssl-key-password': 'check the password of the key' },
      cause,
    )
  }
}
