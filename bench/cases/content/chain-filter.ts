import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { postgresServer } from '../../../test/support/servers.ts'
import { connect, tableId, type Bench } from '../../support/context.ts'
import { send } from '../../support/http.ts'
import type { BenchRow } from '../../support/report.ts'
import { alternately, median, percentile } from '../../support/stats.ts'

const ROUNDS = 30
const WARM_UPS = 5
const STATUSES = 25

/** Orders of products of vendors of regions; `numbers` are the rows of a statement that counts. */
const tables = (numbers: (last: number) => string) => `
  create table regions (id integer primary key, name varchar(40));
  create table vendors (id integer primary key, region_id integer references regions (id));
  create table products (id integer primary key, vendor_id integer references vendors (id));
  create table orders (id integer primary key, product_id integer references products (id), status varchar(40));
  insert into regions select i, 'Region ' || i from ${numbers(200)};
  insert into vendors select i, i % 200 + 1 from ${numbers(2_000)};
  insert into products select i, i % 2000 + 1 from ${numbers(10_000)};
  insert into orders select i, i * 7 % 10000 + 1, 'Status ' || (i % ${STATUSES}) from ${numbers(50_000)};
  create index vendors_region on vendors (region_id);
  create index products_vendor on products (vendor_id);
  create index orders_product on orders (product_id);
  analyze;`

const BARE = (status: string) => `
  select regions.name from regions left join vendors on regions.id = vendors.region_id
    left join products on vendors.id = products.vendor_id left join orders on products.id = orders.product_id
  where regions.name is not null and orders.status = '${status}'
  group by regions.name order by regions.name limit 1001`

interface Data {
  engine: string
  driver: string
  details: unknown
  read(sql: string): Promise<unknown>
  close(): Promise<unknown>
}

/** The regions of the orders of one status: values of one filter, narrowed by that of another three tables away. */
export async function chainFilter(bench: Bench): Promise<BenchRow[]> {
  const rows: BenchRow[] = []
  for (const open of [openPostgres, openSqlite]) {
    const data = await open(bench)
    const database = await connect(bench.call, data.driver, data.details)
    const values = await makeDashboard(bench, database)
    let count = 0
    const status = () => `Status ${count % STATUSES}`
    const ask = () => send(`${values}?o1=${encodeURIComponent(status())}`, { method: 'GET', headers: bench.headers })
    const bare = () => {
      count += 1
      return data.read(BARE(status()))
    }
    const { values: found } = JSON.parse((await ask()).toString())
    if (found.length === 0 || found.length === 200) throw new Error(`${found.length} regions are not narrowed`)
    const { ours, limit } = await alternately(ROUNDS, ask, bare, WARM_UPS)
    const row = (what: string, share: number): BenchRow => ({
      what: `filter three joins away, ${data.engine}, ${what}`,
      value: percentile(ours, share),
      limit: percentile(limit, share),
      unit: 'ms',
      aim: 1.5,
      against: 'the client alone',
    })
    rows.push({ ...row('p50', 0.5), value: median(ours) }, row('p95', 0.95))
    await bench.call('DELETE', `/api/database/${database}?confirm=true`)
    await data.close()
  }
  return rows
}

/** The address of the values of its first filter; `o1` is its other. */
async function makeDashboard({ server, call }: Bench, database: number): Promise<string> {
  const place = async (name: string, column: string) => {
    const table = await tableId(call, database, name)
    const { fields } = await call('GET', `/api/table/${table}/query_metadata`)
    const { id: field } = fields.find((one: { name: string }) => one.name === column)
    const { id: card } = await call('POST', '/api/card', {
      name,
      display: 'table',
      visualization_settings: {},
      dataset_query: { database, type: 'query', query: { 'source-table': table } },
    })
    return { card, target: ['dimension', ['field', field, null]] }
  }
  const [regions, orders] = [await place('regions', 'name'), await place('orders', 'status')]
  const { id } = await call('POST', '/api/dashboard', { name: 'Regions' })
  const placed = { row: 0, size_x: 6, size_y: 4 }
  const mapping = (parameter_id: string, { card, target }: typeof regions) => ({ parameter_id, card_id: card, target })
  await call('PUT', `/api/dashboard/${id}`, {
    parameters: [
      { id: 'r1', name: 'Region', slug: 'region', type: 'string/=', filteringParameters: ['o1'] },
      { id: 'o1', name: 'Status', slug: 'status', type: 'string/=' },
    ],
    dashcards: [
      { ...placed, id: -1, card_id: regions.card, col: 0, parameter_mappings: [mapping('r1', regions)] },
      { ...placed, id: -2, card_id: orders.card, col: 6, parameter_mappings: [mapping('o1', orders)] },
    ],
  })
  return `${server.url}/api/dashboard/${id}/params/r1/values`
}

async function openPostgres(): Promise<Data> {
  const database = await (await postgresServer()).createDatabase('chain')
  await database.exec(tables((last) => `generate_series(1, ${last}) as numbers(i)`))
  const { host, port, dbname, user, password } = database.details
  const client = new Client({ host, port, database: dbname, user, password })
  await client.connect()
  return {
    engine: 'PostgreSQL',
    driver: 'postgres',
    details: database.details,
    read: (sql) => client.query(sql),
    async close() {
      await client.end()
      await database.drop()
    },
  }
}

async function openSqlite({ server }: Bench): Promise<Data> {
  const db = join(server.dataDir, 'chain.sqlite')
  const numbers = (last: number) =>
    `(with recursive n(i) as (select 1 union all select i + 1 from n where i < ${last}) select i from n)`
  const file = new DatabaseSync(db)
  file.exec(`begin; ${tables(numbers)} commit`)
  return {
    engine: 'SQLite',
    driver: 'sqlite',
    details: { db },
    read: async (sql) => file.prepare(sql).all(),
    close: async () => file.close(),
  }
}
