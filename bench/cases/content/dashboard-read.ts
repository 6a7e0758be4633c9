import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { APP_ENGINES, appServer, type AppEngine, type AppServer, type Reading } from '../../support/app-server.ts'
import { connect, tableId } from '../../support/context.ts'
import type { BenchRow } from '../../support/report.ts'
import { appRows } from './app-rows.ts'

const CARDS = 100
/** Columns of each card's result. */
const COLUMNS = 6
const AIM_MS = 25

/** Opening a dashboard with a hundred cards and a filter that reaches all of them, on both app databases. */
export async function dashboardRead(): Promise<BenchRow[]> {
  const rows: BenchRow[] = []
  for (const engine of APP_ENGINES) {
    const app = await appServer(engine)
    try {
      const id = await makeDashboard(app)
      const what = `dashboard of ${CARDS} cards`
      const wanted = { engine, what, path: `/api/dashboard/${id}`, aim: 4, aimMs: AIM_MS, byHand: byHand(engine, id) }
      rows.push(...(await appRows(app, wanted, (body) => body.dashcards?.length === CARDS)))
    } finally {
      await app.close()
    }
  }
  return rows
}

/** The dashboard, its places with their cards, and the fields that its filter may reach. */
function byHand(engine: AppEngine, id: number): Reading[] {
  const value = engine === 'SQLite' ? '?' : '$1'
  return [
    `select * from dashboards where id = ${value}`,
    `select * from dashboard_cards where dashboard_id = ${value}`,
    `select * from cards where id in (select card_id from dashboard_cards where dashboard_id = ${value})`,
    `select * from fields where table_id in (select table_id from cards where id in
      (select card_id from dashboard_cards where dashboard_id = ${value}))`,
  ].map((sql) => ({ sql, values: [id] }))
}

async function makeDashboard({ server, call }: AppServer): Promise<number> {
  const db = join(server.dataDir, 'orders.sqlite')
  makeOrders(db)
  const database = await connect(call, 'sqlite', { db })
  const table = await tableId(call, database, 'orders')
  const { fields } = await call('GET', `/api/table/${table}/query_metadata`)
  const field = (name: string) => ['field', fields.find((one: { name: string }) => one.name === name).id, null]
  const sums = ['a', 'b', 'c', 'd', 'e'].slice(0, COLUMNS - 1).map((name) => ['sum', field(name)])
  const query = { 'source-table': table, aggregation: sums, breakout: [field('status')] }
  const cards: number[] = []
  for (let number = 0; number < CARDS; number += 1) {
    const { id } = await call('POST', '/api/card', {
      name: `Orders by status ${number}`,
      display: 'bar',
      visualization_settings: { 'graph.dimensions': ['status'], 'graph.metrics': ['sum'] },
      dataset_query: { database, type: 'query', query: { ...query, limit: number + 1 } },
    })
    cards.push(id)
    // Running it has the server know its columns and how long it takes.
    await call('POST', `/api/card/${id}/query`, {})
  }
  const { id } = await call('POST', '/api/dashboard', { name: 'Orders' })
  const target = ['dimension', field('status')]
  await call('PUT', `/api/dashboard/${id}`, {
    parameters: [{ id: 'p1', name: 'Status', slug: 'status', type: 'string/=' }],
    dashcards: cards.map((card_id, index) => ({
      id: -1 - index,
      card_id,
      row: Math.floor(index / 4) * 4,
      col: (index % 4) * 6,
      size_x: 6,
      size_y: 4,
      parameter_mappings: [{ parameter_id: 'p1', card_id, target }],
      visualization_settings: { 'card.title': `Orders ${index}` },
    })),
  })
  return id
}

function makeOrders(path: string): void {
  const file = new DatabaseSync(path)
  file.exec(`
    create table orders (id integer primary key, status text, a integer, b integer, c integer, d integer, e integer);
    insert into orders (status, a, b, c, d, e)
      with recursive n(i) as (select 1 union all select i + 1 from n where i < 500)
      select case i % 4 when 0 then 'open' when 1 then 'paid' when 2 then 'late' else 'sent' end, i, i, i, i, i from n`)
  file.close()
}
