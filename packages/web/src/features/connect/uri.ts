/** A connection written as one line: as hosts of databases give it, or the path of a file. */
import { lookup } from '@querent/contract/lookup/index.ts'
import type { ConnectionProperty, Engine } from '../../api/database-admin.ts'
import type { Values } from './model.ts'

const SCHEMES: Readonly<Record<string, string>> = lookup({
  postgres: 'postgres',
  postgresql: 'postgres',
  mysql: 'mysql',
  mariadb: 'mysql',
  redshift: 'redshift',
  cockroachdb: 'cockroachdb',
  tidb: 'tidb',
  clickhouse: 'clickhouse',
})

interface Connection {
  engine: string
  values: Values
}

/**
 * The engine and inputs that a URI such as `postgres://ann:secret@host:5432/shop?sslmode=require` or a path such as
 * `/home/ann/shop.sqlite` names; null when it is none of an engine here.
 */
export function readUri(text: string, engines: Readonly<Record<string, Engine>>): Connection | null {
  const file = fileIn(text)
  if (file !== null && engines[file.engine] !== undefined) return file
  const found = /^(?:jdbc:)?([a-z]+):\/\//i.exec(text.trim())
  const scheme = found?.[1]?.toLowerCase() ?? ''
  const engine = SCHEMES[scheme]
  const properties = engine === undefined ? undefined : engines[engine]?.['details-fields']
  if (found === null || engine === undefined || properties === undefined) return null
  try {
    // Browsers read user, host and port of the schemes that they know alone.
    const url = new URL(escapePassword(text.trim().replace(found[0], 'https://')))
    return { engine, values: valuesIn(url, properties) }
  } catch {
    return null
  }
}

/**
 * Passwords are pasted as they are: what would end the host in one is escaped, unless it was a port that ended there. One that
 * holds nothing of the kind is escaped already where it has to be.
 */
function escapePassword(uri: string): string {
  const [, before = '', password = '', after = ''] =
    /^(https:\/\/[^:@/?#]*:)(.*)(@[^@/?#]+(?:[/?#][^@]*)?)$/.exec(uri) ?? []
  if (before === '' || /^\d*[/?#]/.test(password)) return uri
  return isEscaped(password) ? uri : before + encodeURIComponent(password) + after
}

function isEscaped(password: string): boolean {
  try {
    return !/[@/?#]/.test(password) && decodeURIComponent(password) !== ''
  } catch {
    return false
  }
}

/** A path as file managers copy it, perhaps in quotes or as an address. */
function fileIn(text: string): Connection | null {
  const path = text
    .trim()
    .replace(/^["'](.*)["']$/, '$1')
    .replace(/^file:\/\/(?=\/)/, '')
  if (/^\w+:\/\//.test(path)) return null
  if (/[^\\/.]\.(?:duckdb|ddb)$/i.test(path)) return { engine: 'duckdb', values: { database_file: path } }
  return /[^\\/.]\.(?:db3?|sqlite3?)$/i.test(path) ? { engine: 'sqlite', values: { db: path } } : null
}

function valuesIn(url: URL, properties: readonly ConnectionProperty[]): Values {
  const has = (name: string) => properties.some((property) => property.name === name)
  const options = url.searchParams
  const take = (name: string) => {
    const value = options.get(name)
    options.delete(name)
    return value
  }
  const mode = has('ssl-mode') ? take('sslmode') : null
  const user = decodeURIComponent(url.username) || take('user')
  const password = decodeURIComponent(url.password) || take('password')
  const database = decodeURIComponent(url.pathname.slice(1))
  // As clients of ClickHouse write it.
  const isSecure = has('clickhouse-settings') && [take('secure'), take('ssl')].includes('true')
  const rest = has('additional-options') ? options.toString() : ''
  const values: Record<string, unknown> = {
    host: url.hostname,
    port: url.port === '' ? undefined : Number(url.port),
    [has('dbname') ? 'dbname' : 'db']: database,
    user,
    password,
    ...(mode !== null && (mode === 'disable' ? { ssl: false } : { ssl: true, 'ssl-mode': mode })),
    ...(isSecure && { ssl: true }),
    // Else the name would only say where tables without one are looked up.
    ...(database !== '' && has('enable-multiple-db') && { 'enable-multiple-db': false }),
    ...(rest !== '' && { 'additional-options': rest, 'advanced-options': true }),
  }
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  )
}
