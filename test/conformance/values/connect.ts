/** A table of one row per engine, whose columns hold the values of the cases. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DuckDBInstance } from '@duckdb/node-api'
import { mysqlServer, postgresServer } from '../../support/servers.ts'
import type { ValueCase } from './case.ts'
import { DUCKDB } from './duckdb.ts'
import { MYSQL } from './mysql.ts'
import { POSTGRES, SETUP } from './postgres.ts'
import { SQLITE } from './sqlite.ts'

export interface ValuesDatabase {
  engine: string
  details: object
  cases: readonly ValueCase[]
}

function script(cases: readonly ValueCase[]): string[] {
  return [
    `create table cells (${cases.map(([type], index) => `c${index} ${type}`).join(', ')})`,
    `insert into cells values (${cases.map(([, value]) => value).join(', ')})`,
  ]
}

/** @param more Statements run after the table's own. */
export async function valueDatabases(
  folder: string,
  more: Readonly<Record<string, readonly string[]>> = {},
): Promise<ValuesDatabase[]> {
  const all = (engine: string, cases: readonly ValueCase[]) => [...script(cases), ...(more[engine] ?? [])]
  const sqlite = join(folder, 'values.sqlite')
  const file = new DatabaseSync(sqlite)
  for (const statement of all('sqlite', SQLITE)) file.exec(statement)
  file.close()

  const duckdb = join(folder, 'values.duckdb')
  const instance = await DuckDBInstance.create(duckdb)
  const connection = await instance.connect()
  for (const statement of all('duckdb', DUCKDB)) await connection.run(statement)
  connection.closeSync()
  instance.closeSync()

  const postgres = await (await postgresServer()).createDatabase('values')
  await postgres.exec([SETUP, ...all('postgres', POSTGRES)].join(';\n'))
  const found: ValuesDatabase[] = [
    { engine: 'sqlite', details: { db: sqlite }, cases: SQLITE },
    { engine: 'duckdb', details: { database_file: duckdb }, cases: DUCKDB },
    { engine: 'postgres', details: postgres.details, cases: POSTGRES },
  ]
  const server = await mysqlServer()
  if (server === undefined) return found
  const mysql = await server.createDatabase('values')
  await mysql.exec(["set time_zone = '+00:00'", ...all('mysql', MYSQL)].join(';\n'))
  return [...found, { engine: 'mysql', details: mysql.details, cases: MYSQL }]
}
