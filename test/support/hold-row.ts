/** A transaction of somebody else that holds a row. */
import { DatabaseSync } from 'node:sqlite'
import { createConnection } from 'mysql2/promise'
import { Client } from 'pg'

const SQL = 'update orders set total = 99 where id = 1'

/** Holds the row 1 of `orders` until the function that it gives is called, which takes its change back. */
export async function holdRow(
  engine: 'postgres' | 'mysql' | 'sqlite',
  { db, dbname: database, host, port, user, password }: Readonly<Record<string, any>>, // oxlint-disable-line typescript/no-explicit-any -- details of any engine
): Promise<() => Promise<void>> {
  if (engine === 'sqlite') {
    const file = new DatabaseSync(db)
    file.exec(`begin immediate; ${SQL}`)
    return async () => file.close()
  }
  const reached = { host, port, user, password, database }
  if (engine === 'postgres') {
    const client = new Client(reached)
    await client.connect()
    await client.query(`begin; ${SQL}`)
    return () => client.end()
  }
  const connection = await createConnection(reached)
  await connection.query('start transaction')
  await connection.query(SQL)
  return () => connection.end()
}
