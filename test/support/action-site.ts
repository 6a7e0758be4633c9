/** A database of orders with a model of them, whose rows actions change. */
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { createFile } from './duckdb-file.ts'
import { mysqlServer, postgresServer } from './servers.ts'
import { testServer, type TestServerOptions } from './test-server.ts'

export type Engine = 'postgres' | 'mysql' | 'sqlite' | 'duckdb'

const TABLES = [
  'create table shops (id int not null primary key, name varchar(20) not null)',
  `create table orders (id int not null primary key, shop_id int, code varchar(10) not null, day date, total int,
    constraint orders_code unique (code), constraint orders_shop foreign key (shop_id) references shops (id))`,
  "insert into shops values (1, 'North'), (2, 'South')",
  "insert into orders values (1, 1, 'A', '2026-01-01', 10), (2, 2, 'B', '2026-01-02', 20)",
]

/** A database with the tables; undefined where there is no server for it. */
async function detailsOf(
  engine: Engine,
  folder: string,
  tables: readonly string[],
): Promise<Readonly<Record<string, unknown>> | undefined> {
  if (engine === 'sqlite') {
    const db = join(folder, 'orders.sqlite')
    const file = new DatabaseSync(db)
    for (const sql of tables) file.exec(sql)
    file.close()
    return { db }
  }
  if (engine === 'duckdb') {
    const path = join(folder, 'orders-file.duckdb')
    await createFile(path, [...tables])
    return { database_file: path }
  }
  const found = await (engine === 'postgres' ? postgresServer() : mysqlServer())
  const database = await found?.createDatabase('actions')
  for (const sql of tables) await database?.exec(sql)
  return database && { ...database.details }
}

/** Undefined where there is no server for the engine. @param more Statements that make more tables. */
export async function actionSite(
  t: TestContext,
  engine: Engine,
  more: readonly string[] = [],
  options: TestServerOptions = {},
) {
  const server = await testServer(t, options)
  const { as } = server
  const details = await detailsOf(engine, server.dataDir, [...TABLES, ...more])
  if (details === undefined) return undefined
  const database = (await as.admin.post('/api/database', { name: 'Orders', engine, details })).body.id as number
  await server.server.jobs.drain()
  const { store } = server.server
  const tables = await store.tables.listOfDatabase(database)
  const orders = tables.find(({ name }) => name === 'orders')!
  const save = async (query: object, type: string) =>
    (
      await as.admin.post('/api/card', {
        name: 'Orders',
        type,
        display: 'table',
        visualization_settings: {},
        dataset_query: { database, type: 'query', query },
      })
    ).body.id as number
  const model = await save({ 'source-table': orders.id }, 'model')
  const set = (settings: object) => as.admin.put(`/api/database/${database}`, { settings })
  const enable = () => set({ 'database-enable-actions': true })
  const sql = (query: string, tags: object) => ({
    name: 'By SQL',
    type: 'query',
    model_id: model,
    database_id: database,
    dataset_query: { database, type: 'native', native: { query, 'template-tags': tags } },
    parameters: Object.keys(tags).map((tag) => ({
      id: tag,
      type: 'number/=',
      target: ['variable', ['template-tag', tag]],
    })),
  })
  const rowAction = async (kind: string, more: object = {}) =>
    (await as.admin.post('/api/action', { name: kind, type: 'implicit', kind, model_id: model, ...more })).body
      .id as number
  const run = (id: number, parameters: object, headers: Record<string, string> = {}) =>
    as.admin.post(`/api/action/${id}/execute`, { parameters }, headers)
  const rows = async (): Promise<unknown[][]> =>
    (
      await as.admin.post('/api/dataset', {
        database,
        type: 'native',
        native: { query: 'select id, shop_id, code, total from orders order by id' },
      })
    ).body.data.rows
  const table = (name: string) => tables.find((one) => one.name === name)!.id
  return {
    ...server,
    appDatabase: server.database,
    database,
    details,
    orders,
    table,
    model,
    save,
    set,
    enable,
    sql,
    rowAction,
    run,
    rows,
  }
}
