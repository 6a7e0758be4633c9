/**
 * A small market in any engine: keys over four tables (orders → products → vendors → regions), a table that
 * nothing is connected with, and one with more values than an answer holds.
 */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createFile } from './duckdb-file.ts'
import { mysqlServer, postgresServer, type ServerDetails, type DatabaseServer } from './servers.ts'
import type { TestServer } from './test-server.ts'

export type MarketEngine = 'sqlite' | 'duckdb' | 'postgres' | 'mysql'

const SCRIPT = `
  create table regions (id integer primary key, name varchar(40));
  create table vendors (id integer primary key, brand varchar(40), region_id integer,
    foreign key (region_id) references regions(id));
  create table products (id integer primary key, title varchar(40), category varchar(40), price numeric(10,2),
    vendor_id integer, foreign key (vendor_id) references vendors(id));
  create table people (id integer primary key, name varchar(40), state varchar(40));
  create table orders (id integer primary key, user_id integer, product_id integer, status varchar(40),
    quantity integer, shipped date, foreign key (user_id) references people(id),
    foreign key (product_id) references products(id));
  create table reviews (id integer primary key, product_id integer, stars integer,
    foreign key (product_id) references products(id));
  create table alone (id integer primary key, word varchar(40));
  create table many (id integer primary key, word varchar(40));
  insert into regions values (1, 'North'), (2, 'South');
  insert into vendors values (1, 'Acme', 1), (2, 'Bolt', 2), (3, 'Cork', 2);
  insert into products values (1, 'Anvil', 'Tools', 10.5, 1), (2, 'Bucket', 'Tools', 4.25, 2),
    (3, 'Candle', 'Light', 2, 3), (4, 'Dynamo', 'Light', 99.99, 1), (5, 'Easel', null, 7, null);
  insert into people values (1, 'Ann', 'CA'), (2, 'Bob', 'NY'), (3, 'Cy', 'CA'), (4, 'Dee', null), (5, 'Anna', 'TX');
  insert into orders values (1, 1, 1, 'paid', 1, '2024-01-05'), (2, 1, 3, 'open', 2, '2024-02-05'),
    (3, 2, 2, 'paid', 3, '2024-03-05'), (4, 3, 4, 'late', 10, '2024-03-31'), (5, 4, 2, 'open', 2, null),
    (6, null, 1, null, 1, '2024-04-01');
  insert into reviews values (1, 1, 5), (2, 2, 3), (3, 3, 5);
  insert into alone values (1, 'x'), (2, 'y'), (3, 'X');
`

/** Connects the market and syncs it; finds ids of tables and fields by name. */
export async function connectMarket(server: TestServer, engine: MarketEngine) {
  const details = await MAKERS[engine](join(server.dataDir, `market.${engine}`))
  const { body } = await server.as.admin.post('/api/database', { name: 'Market', engine, details })
  await server.server.jobs.drain()
  const id: number = body.id
  const { store } = server.server
  async function table(name: string): Promise<number> {
    const found = (await store.tables.listOfDatabase(id)).find((row) => row.name === name)
    if (found === undefined) throw new Error(`No table ${name}`)
    return found.id
  }
  /** @param path `table.field` */
  async function field(path: string): Promise<number> {
    const [tableName = '', name] = path.split('.')
    const found = (await store.fields.listOfTables([await table(tableName)])).find((row) => row.name === name)
    if (found === undefined) throw new Error(`No field ${path}`)
    return found.id
  }
  return { id, table, field }
}

const WORDS = Array.from({ length: 1500 }, (_, index) => `(${index + 1}, 'word ${String(index + 1).padStart(4, '0')}')`)
const ALL = `${SCRIPT} insert into many values ${WORDS.join(', ')};`

/** Nobody writes to the market: all tests of a process share one on each server. */
const shared = new Map<DatabaseServer, Promise<ServerDetails>>()

function marketOn(server: DatabaseServer): Promise<ServerDetails> {
  const found = shared.get(server) ?? makeMarketOn(server)
  shared.set(server, found)
  return found
}

async function makeMarketOn(server: DatabaseServer): Promise<ServerDetails> {
  const database = await server.createDatabase('market')
  await database.exec(ALL)
  return database.details
}

/** Each gives the connection details of a market. */
const MAKERS: Readonly<Record<MarketEngine, (path: string) => Promise<object>>> = {
  async sqlite(path) {
    const file = new DatabaseSync(path)
    // The disk is waited for once, not after each statement.
    file.exec(`begin; ${ALL} commit`)
    file.close()
    return { db: path }
  },
  async duckdb(path) {
    await createFile(path, [ALL])
    return { database_file: path }
  },
  postgres: async () => marketOn(await postgresServer()),
  async mysql() {
    const server = await mysqlServer()
    return server === undefined ? {} : marketOn(server)
  },
}

/** The engines that are there. */
export async function marketEngines(): Promise<MarketEngine[]> {
  const always: MarketEngine[] = ['sqlite', 'duckdb', 'postgres']
  return (await mysqlServer()) === undefined ? always : [...always, 'mysql']
}
