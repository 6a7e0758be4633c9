import { isIP } from 'node:net'
import { type ConnectionDetails, ConnectionError } from '@querent/query'
import type { SslOptions } from 'mysql2'
import { readOptions } from '../shared/additional-options.ts'
import { DetailsReader } from '../shared/details.ts'
import type { NetworkTarget } from '../shared/network-data-source.ts'
import { readTunnel } from '../shared/ssh-tunnel/details.ts'
import { MYSQL_OPTIONS, type Verification } from './additional-options.ts'

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
