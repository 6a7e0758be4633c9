import { isIP } from 'node:net'
import type { ConnectionOptions } from 'node:tls'
import { type ConnectionDetails, ConnectionError } from '@querent/query'
import { DetailsReader } from '../shared/form/details-reader.ts'
import { schemaFilter, type SchemaFilter } from '../shared/form/schema-filter.ts'
import type { NetworkTarget } from '../shared/network-data-source.ts'
import { readTunnel } from '../shared/route/ssh-tunnel/details.ts'

export const STANDARD_PORT = 8123
const ENCRYPTED_PORT = 8443

/** Where and how to connect, checked. */
export interface ClickhouseTarget extends NetworkTarget {
  /** Names without a schema are looked up there. */
  database: string
  user: string
  password: string
  /** The databases whose tables are read; undefined for all that the filter lets through. */
  databases: readonly string[] | undefined
  filter: SchemaFilter
  /** Settings that an administrator wants every statement to have. */
  settings: Readonly<Record<string, string>>
  /** Undefined for an unencrypted connection. */
  readTls(): Promise<ConnectionOptions | undefined>
}

/** @throws {ConnectionError} naming the detail that is missing or malformed. */
export function parseDetails(details: ConnectionDetails): ClickhouseTarget {
  const reader = new DetailsReader(details)
  const isEncrypted = reader.flag('ssl')
  const [host] = reader.requiredTexts('host')
  const names = (reader.text('dbname') ?? '').split(/\s+/).filter((name) => name !== '')
  return {
    host,
    port: reader.port('port', isEncrypted ? ENCRYPTED_PORT : STANDARD_PORT),
    tunnel: readTunnel(reader),
    connectTimeoutMs: undefined,
    user: reader.text('user') ?? 'default',
    password: reader.secret('password'),
    database: names[0] ?? 'default',
    databases: readsAll(reader, names) ? undefined : names,
    filter: schemaFilter(reader, 'db-filters'),
    settings: readSettings(reader),
    readTls: async () => (isEncrypted ? tlsOptions(host, await reader.certificate('ssl-cert')) : undefined),
  }
}

/** Older clients give names, or ask for all databases by a name of its own. */
function readsAll(reader: DetailsReader, names: readonly string[]): boolean {
  if (reader.flag('scan-all-databases') || names.length === 0) return true
  return reader.flag('enable-multiple-db')
}

/** `max_threads=4,distributed_product_mode=global`. */
function readSettings(reader: DetailsReader): Record<string, string> {
  const text = reader.text('clickhouse-settings') ?? ''
  const pairs = text.split(/[,\s]+/).filter((pair) => pair !== '')
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, name, value] = /^(\w+)=(.*)$/.exec(pair) ?? []
      if (name === undefined || value === undefined) throw settingsError()
      return [name, value]
    }),
  )
}

function settingsError(): ConnectionError {
  const rule = 'must be written as name=value,other=value.'
  return new ConnectionError(`The connection detail "clickhouse-settings" ${rule}`, { 'clickhouse-settings': rule })
}

function tlsOptions(host: string, authority: Buffer | undefined): ConnectionOptions {
  return { ...(isIP(host) === 0 && { servername: host }), ...(authority && { ca: authority }) }
}
