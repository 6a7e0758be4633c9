/**
 * A database with secrets, in any engine: `orders` and `wages` are alike, with three plain rows and three whose texts hold
 * the word "secret" and whose amounts are in the millions. `links` refers to both, and both refer to `people`.
 */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createFile } from './duckdb-file.ts'
import type { MarketEngine } from './market.ts'
import { mysqlServer, postgresServer, type TestDatabase } from './servers.ts'
import type { TestServer } from './test-server.ts'

const COLUMNS = `id integer primary key, person_id integer, kind varchar(40), note varchar(40), amount integer,
  foreign key (person_id) references people(id)`

const rowsOf = (table: string) => `insert into ${table} values (1, 1, 'open', '1', 10), (2, 1, 'open', '2', 20),
  (3, 2, 'open', '3', 30), (4, 2, 'secret', 'secret 4', 7777771), (5, 3, 'secret', 'secret 5', 7777772),
  (6, 3, 'secret', 'secret 6', 7777773);`

const SCRIPT = `
  create table people (id integer primary key, name varchar(40), place varchar(40));
  create table orders (${COLUMNS});
  create table wages (${COLUMNS});
  create table links (id integer primary key, order_id integer, wage_id integer,
    foreign key (order_id) references orders(id), foreign key (wage_id) references wages(id));
  insert into people values (1, 'Ann', 'North'), (2, 'Bob', 'South'), (3, 'Cem', 'South');
  ${rowsOf('orders')} ${rowsOf('wages')}
  insert into links values (1, 1, 1), (2, 4, 4), (3, 5, 5), (4, 2, 6);`

export interface SecretShop {
  id: number
  engine: MarketEngine
  /** Without which SQL does not find its tables; left out for none. */
  schema?: string
  table(name: string): Promise<number>
  /** @param path `table.field` */
  field(path: string): Promise<number>
}

/** Makes the shop, connects it and syncs it. @param details Of another account than the owner's. */
export async function connectSecrets(
  server: TestServer,
  engine: MarketEngine,
  prepare: (database: TestDatabase) => Promise<object> = async ({ details }) => details,
): Promise<SecretShop> {
  const details = await make(join(server.dataDir, `secrets.${engine}`), engine, prepare)
  const { body, text } = await server.as.admin.post('/api/database', { name: `Vault in ${engine}`, engine, details })
  if (typeof body?.id !== 'number') throw new Error(text)
  await server.server.jobs.drain()
  const { store } = server.server
  const table = async (name: string) => {
    const found = (await store.tables.listOfDatabase(body.id)).find((row) => row.name === name)
    if (found === undefined) throw new Error(`No table ${name}`)
    return found.id
  }
  const field = async (path: string) => {
    const [tableName = '', name] = path.split('.')
    const found = (await store.fields.listOfTables([await table(tableName)])).find((row) => row.name === name)
    if (found === undefined) throw new Error(`No field ${path}`)
    return found.id
  }
  return { id: body.id, engine, table, field }
}

async function make(
  path: string,
  engine: MarketEngine,
  prepare: (database: TestDatabase) => Promise<object>,
): Promise<object> {
  if (engine === 'sqlite') {
    const file = new DatabaseSync(path)
    file.exec(`begin; ${SCRIPT} commit`)
    file.close()
    return { db: path }
  }
  if (engine === 'duckdb') {
    await createFile(path, [SCRIPT])
    return { database_file: path }
  }
  const database = await (await (engine === 'postgres' ? postgresServer() : mysqlServer()))!.createDatabase('vault')
  await database.exec(SCRIPT)
  return prepare(database)
}
