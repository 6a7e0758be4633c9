import type { ConnectionDetails } from '@querent/query'
import type { SslOptions } from 'mysql2'
import { DetailsReader, refuseTunnel } from '../shared/details.ts'

/** Where and how to connect, checked. */
export interface MysqlTarget {
  /** A host name, or the path of a socket when it begins with a slash. */
  host: string
  port: number
  database: string
  user: string
  password: string
  /** Undefined for an unencrypted connection. */
  readTls(): Promise<SslOptions | undefined>
}

/** @throws {ConnectionError} naming the detail that is missing or malformed. */
export function parseDetails(details: ConnectionDetails, standardPort = 3306): MysqlTarget {
  const reader = new DetailsReader(details)
  refuseTunnel(reader)
  const isEncrypted = reader.flag('ssl')
  return {
    host: reader.requiredText('host'),
    port: reader.port('port', standardPort),
    database: reader.requiredText('dbname'),
    user: reader.requiredText('user'),
    password: reader.secret('password'),
    readTls: async () => (isEncrypted ? tlsOptions(await reader.file('ssl-cert')) : undefined),
  }
}

/** With a certificate of the server's authority the server is verified, without one the connection is only encrypted. */
function tlsOptions(authority: Buffer | undefined): SslOptions {
  if (authority === undefined) return { rejectUnauthorized: false }
  return { ca: authority, rejectUnauthorized: true, verifyIdentity: false }
}
