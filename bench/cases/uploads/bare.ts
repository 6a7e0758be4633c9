/** Each engine loading a CSV file in its own fastest way, by its bare client. */
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { pipeline } from 'node:stream/promises'
import { DuckDBInstance } from '@duckdb/node-api'
import { createConnection } from 'mysql2/promise'
import { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { ServerDetails } from '../../../test/support/servers.ts'
import { COLUMNS, CREATE } from './rows.ts'

/** Loads a file into a new table. */
export type BareLoad = (file: string) => Promise<void>

export function postgresCopy({ dbname: database, ...details }: ServerDetails): BareLoad {
  return async (file) => {
    const client = new Client({ ...details, database })
    await client.connect()
    await client.query(CREATE)
    await pipeline(createReadStream(file), client.query(copyFrom('copy bare from stdin with (format csv, header)')))
    await client.end()
  }
}

export function mysqlLoadData({ dbname: database, ...details }: ServerDetails): BareLoad {
  return async (file) => {
    const connection = await createConnection({ ...details, database, flags: ['+LOCAL_FILES'] })
    await connection.query(CREATE)
    const sql = "load data local infile 'rows' into table bare fields terminated by ',' ignore 1 lines"
    await connection.query({ sql, infileStreamFactory: () => createReadStream(file) })
    await connection.end()
  }
}

export function duckDbReadCsv(path: string): BareLoad {
  return async (file) => {
    const instance = await DuckDBInstance.create(path)
    const connection = await instance.connect()
    await connection.run(CREATE)
    await connection.run(`insert into bare select * from read_csv('${file}')`)
    connection.closeSync()
    instance.closeSync()
  }
}

export function sqliteInserts(path: string): BareLoad {
  return async (file) => {
    const database = new DatabaseSync(path)
    database.exec(CREATE)
    database.exec('begin')
    const insert = database.prepare(`insert into bare values (${COLUMNS.map(() => '?').join(', ')})`)
    let isHeader = true
    for await (const line of createInterface(createReadStream(file))) {
      if (!isHeader) insert.run(...line.split(','))
      isHeader = false
    }
    database.exec('commit')
    database.close()
  }
}
