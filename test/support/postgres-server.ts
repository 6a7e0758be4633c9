import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { databaseServer, type DatabaseServer, type EngineCommands, type ServerDetails } from './database-server.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { isLeftOver } from './left-over.ts'

/** See servers.ts for the order in which servers are tried. */
export async function findPostgresServer(): Promise<DatabaseServer> {
  const given = process.env['QUERENT_TEST_POSTGRES_URL']
  if (given === 'embedded') return embeddedServer()
  if (given !== undefined) return databaseServer(detailsOf(new URL(given)), POSTGRES, async () => undefined)
  return (await runningServer()) ?? (await embeddedServer())
}

function detailsOf(url: URL): ServerDetails {
  return {
    host: url.hostname,
    port: Number(url.port || 5432),
    dbname: decodeURIComponent(url.pathname.slice(1)) || 'postgres',
    user: decodeURIComponent(url.username) || 'postgres',
    password: decodeURIComponent(url.password),
  }
}

const LOCAL = { host: '127.0.0.1', port: 5432, dbname: 'postgres' }

/** A local server that trusts us, or that the system user of the database lets us into (as root only). */
async function runningServer(): Promise<DatabaseServer | undefined> {
  const trusted = { ...LOCAL, user: 'postgres', password: '' }
  if (await canConnect(trusted)) return cleanServer(trusted, async () => undefined)
  if (process.getuid?.() !== 0) return undefined
  const user = `querent_test_${process.pid}`
  const password = randomBytes(12).toString('hex')
  try {
    await asDatabaseUser(`DROP ROLE IF EXISTS ${user}; CREATE ROLE ${user} LOGIN SUPERUSER PASSWORD '${password}'`)
  } catch {
    return undefined
  }
  const details = { ...LOCAL, user, password }
  const dropRole = () => asDatabaseUser(`DROP ROLE IF EXISTS ${user}`)
  if (await canConnect(details)) return cleanServer(details, dropRole)
  await dropRole()
  return undefined
}

/** A local server without what killed test runs left there. */
async function cleanServer(details: ServerDetails, stop: () => Promise<void>): Promise<DatabaseServer> {
  const databases = await query(
    details,
    "SELECT datname::text AS name FROM pg_database WHERE datname LIKE 'querent\\_%'",
  )
  for (const name of databases.map((row) => String(row['name'])).filter(isLeftOver)) {
    await query(details, POSTGRES.dropDatabase(name))
  }
  const roles = await query(details, "SELECT rolname::text AS name FROM pg_roles WHERE rolname LIKE 'querent\\_%'")
  for (const name of roles.map((row) => String(row['name'])).filter(isLeftOver)) {
    await query(details, `DROP ROLE IF EXISTS "${name}"`)
  }
  return databaseServer(details, POSTGRES, stop)
}

async function asDatabaseUser(sql: string): Promise<void> {
  const psql = `psql --quiet --no-psqlrc --set ON_ERROR_STOP=1 --port ${LOCAL.port} --dbname postgres`
  const child = promisify(execFile)('su', ['postgres', '-c', `cd / && ${psql}`], { timeout: 10_000 })
  child.child.stdin?.on('error', () => undefined) // one that has left reads no more; its end says why
  child.child.stdin?.end(sql)
  await child
}

async function canConnect(details: ServerDetails): Promise<boolean> {
  try {
    await query(details, 'SELECT 1')
    return true
  } catch {
    return false
  }
}

/**
 * A server of the npm package, started now.
 * @param prepare writes into its data directory before it starts, e.g. its configuration.
 */
export async function embeddedServer(
  prepare: (dataDirectory: string) => Promise<void> = async () => undefined,
): Promise<DatabaseServer> {
  const { details, stop } = await startEmbeddedPostgres(prepare)
  return { ...databaseServer(details, POSTGRES, stop), isEmbedded: true }
}

const POSTGRES: EngineCommands = {
  urlOf: ({ host, port, dbname, user, password }) =>
    `postgres://${encodeURIComponent(user)}:${encodeURIComponent(password)}@${host}:${port}/${dbname}`,
  query,
  createDatabase: (name) => [
    `CREATE DATABASE "${name}" TEMPLATE template0 ENCODING 'UTF8'`,
    // Tests make thousands of commits, and nobody cuts the power of the server.
    `ALTER DATABASE "${name}" SET synchronous_commit TO off`,
  ],
  dropDatabase: (name) => `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`,
}

async function query(details: ServerDetails, sql: string): Promise<Record<string, unknown>[]> {
  const { host, port, dbname, user, password } = details
  const client = new Client({ host, port, user, database: dbname, password: () => password, ssl: false })
  client.on('error', () => undefined) // a server that stops; the query itself reports it
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}
