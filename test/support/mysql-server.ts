import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise'
import { databaseServer, type DatabaseServer, type EngineCommands, type ServerDetails } from './database-server.ts'
import { isLeftOver } from './left-over.ts'

type Account = { user: string; password: string } & ({ host: string; port: number } | { socketPath: string })

const SOCKETS = [
  '/run/mysqld/mysqld.sock',
  '/var/run/mysqld/mysqld.sock',
  '/var/lib/mysql/mysql.sock',
  '/tmp/mysql.sock',
]

/** See servers.ts for the order in which servers are tried. */
export async function findMysqlServer(): Promise<DatabaseServer | undefined> {
  const given = process.env['QUERENT_TEST_MYSQL_URL']
  if (given !== undefined) return givenServer(new URL(given))
  const accounts: Account[] = SOCKETS.filter((path) => existsSync(path)).map((socketPath) => ({
    socketPath,
    user: 'root',
    password: '',
  }))
  accounts.push({ host: '127.0.0.1', port: 3306, user: 'root', password: '' })
  for (const account of accounts) {
    const server = await localServer(account).catch(() => undefined)
    if (server !== undefined) return server
  }
  return undefined
}

async function givenServer(url: URL): Promise<DatabaseServer> {
  const details: ServerDetails = {
    host: url.hostname,
    port: Number(url.port || 3306),
    dbname: decodeURIComponent(url.pathname.slice(1)) || 'mysql',
    user: decodeURIComponent(url.username) || 'root',
    password: decodeURIComponent(url.password),
  }
  return databaseServer(details, MYSQL, async () => undefined)
}

/** Root makes an account that connects like any client: over TCP, with a password. */
async function localServer(root: Account): Promise<DatabaseServer> {
  const user = `querent_test_${process.pid}`
  const password = randomBytes(12).toString('hex')
  const accounts = [`'${user}'@'localhost'`, `'${user}'@'127.0.0.1'`]
  const drop = accounts.map((account) => `DROP USER IF EXISTS ${account}`).join(';')
  const create = accounts.map(
    (account) => `CREATE USER ${account} IDENTIFIED BY '${password}'; GRANT ALL ON *.* TO ${account} WITH GRANT OPTION`,
  )
  const [[found]] = await withConnection(root, async (connection) => {
    await removeLeftOvers(connection)
    await connection.query([drop, ...create].join(';'))
    return connection.query<never[]>('SELECT @@port AS port')
  })
  const port = Number(Object.values(found ?? {})[0])
  const details = { host: '127.0.0.1', port, dbname: 'mysql', user, password }
  return databaseServer(details, MYSQL, async () => {
    await withConnection(root, (connection) => connection.query(drop))
  })
}

/** Removes what killed test runs left on a local server. */
async function removeLeftOvers(connection: Connection): Promise<void> {
  const [databases] = await connection.query<RowDataPacket[]>(
    'SELECT SCHEMA_NAME AS name FROM information_schema.SCHEMATA',
  )
  for (const name of databases.map((row) => String(row['name'])).filter(isLeftOver)) {
    await connection.query(MYSQL.dropDatabase(name))
  }
  const [users] = await connection.query<RowDataPacket[]>('SELECT User AS name, Host AS host FROM mysql.user')
  for (const user of users.filter((row) => isLeftOver(String(row['name'])))) {
    await connection.query(`DROP USER IF EXISTS '${String(user['name'])}'@'${String(user['host'])}'`)
  }
}

async function withConnection<T>(
  account: Account & { database?: string },
  work: (connection: Connection) => Promise<T>,
) {
  const connection = await createConnection({ ...account, multipleStatements: true, charset: 'UTF8MB4_UNICODE_CI' })
  try {
    return await work(connection)
  } finally {
    await connection.end()
  }
}

const MYSQL: EngineCommands = {
  urlOf: ({ host, port, dbname, user, password }) =>
    `mysql://${encodeURIComponent(user)}:${encodeURIComponent(password)}@${host}:${port}/${dbname}`,
  async query({ host, port, dbname, user, password }, sql) {
    const account = { host, port, user, password, database: dbname }
    const [rows] = await withConnection(account, (connection) => connection.query(sql))
    return Array.isArray(rows) ? rows.map((row) => ({ ...row })) : []
  },
  createDatabase: (name) => [`CREATE DATABASE \`${name}\` CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`],
  dropDatabase: (name) => `DROP DATABASE IF EXISTS \`${name}\``,
}
