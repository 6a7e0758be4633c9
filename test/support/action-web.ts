/** A server with its page, and a database of orders with a model whose rows actions change. */
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import type { TestContext } from 'node:test'
import { webServer } from './web-server.ts'

const TABLES = [
  'create table shops (id integer not null primary key, name text not null)',
  `create table orders (id integer not null primary key autoincrement, code text not null unique, total integer,
    day date, is_paid boolean, shop_id integer references shops (id))`,
  "insert into shops values (1, 'North'), (2, 'South')",
  "insert into orders values (1, 'A-1', 10, '2026-01-01', 1, 1), (2, 'B-2', 20, '2026-01-02', 0, 2)",
]

const NOTHING = { id: 0, uuid: '' }

interface ActionWeb extends Awaited<ReturnType<typeof webServer>> {
  database: number
  /** The model of the orders. */
  model: number
  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<{ id: number; uuid: string }>
  /** Makes an action on a row, and gives its id. */
  rowAction(kind: string, more?: object): Promise<number>
  /** Codes and totals of all orders. */
  rows(): [string, number][]
}

export async function actionWeb(t: Pick<TestContext, 'after'>): Promise<ActionWeb> {
  const web = await webServer(t)
  const folder = mkdtempSync(join(tmpdir(), 'querent-orders-'))
  const path = join(folder, 'orders.sqlite')
  const file = new DatabaseSync(path)
  t.after(() => {
    file.close()
    rmSync(folder, { recursive: true, force: true })
  })
  for (const sql of TABLES) file.exec(sql)
  const call: ActionWeb['call'] = async (method, url, body) => {
    const headers = { 'x-metabase-session': web.sessions.admin }
    const answer = await web.server.app.inject({ method, url, headers, ...(body && { payload: body }) })
    if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.statusCode} ${answer.payload}`)
    return answer.statusCode === 204 ? NOTHING : answer.json()
  }
  const { id: database } = await call('POST', '/api/database', {
    name: 'Shop',
    engine: 'sqlite',
    details: { db: path },
  })
  await web.server.jobs.drain()
  const orders = (await web.server.store.tables.listOfDatabase(database)).find(({ name }) => name === 'orders')
  const { id: model } = await call('POST', '/api/card', {
    name: 'Orders',
    type: 'model',
    display: 'table',
    visualization_settings: {},
    dataset_query: { database, type: 'query', query: { 'source-table': orders?.id } },
  })
  await call('PUT', `/api/database/${database}`, { settings: { 'database-enable-actions': true } })
  return {
    ...web,
    database,
    model,
    call,
    rowAction: async (kind, more = {}) =>
      (await call('POST', '/api/action', { name: kind, type: 'implicit', kind, model_id: model, ...more })).id,
    rows: () =>
      file
        .prepare('select code, total from orders order by id')
        .all()
        .map(({ code, total }) => [String(code), Number(total)]),
  }
}
