/** Somebody else who holds a row, or a whole table. */
import { DatabaseSync } from 'node:sqlite'
import { createConnection } from 'mysql2/promise'
import { Client } from 'pg'

const SQL = 'update orders set total = 99 where id = 1'

type Details = Readonly<Record<string, any>> // oxlint-disable-line typescript/no-explicit-any -- details of any engine

/** Holds the row 1 of `orders` until the function that it gives is called, which takes its change back. */
export async function holdRow(engine: 'postgres' | 'mysql' | 'sqlite', details: Details): Promise<() => Promise<void>> {
  if (engine === 'sqlite') {
    const file = new DatabaseSync(details['db'])
    file.exec(`begin immediate; ${SQL}`)
    return async () => file.close()
  }
  if (engine === 'mysql') return holdOnMysql(details, ['start transaction', SQL])
  const { dbname: database, host, port, user, password } = details
  const client = new Client({ host, port, user, password, database })
  await client.connect()
  await client.query(`begin; ${SQL}`)
  return () => client.end()
}

/** On MySQL, holds all of `orders` as somebody does who alters it, until the function that it gives is called. */
export function holdTable(details: Details): Promise<() => Promise<void>> {
  return holdOnMysql(details, ['lock tables orders write'])
}

async function holdOnMysql(details: Details, statements: readonly string[]): Promise<() => Promise<void>> {
  const { dbname: database, host, port, user, password } = details
  const connection = await createConnection({ host, port, user, password, database })
  for (const sql of statements) await connection.query(sql)
  return () => connection.end()
}
