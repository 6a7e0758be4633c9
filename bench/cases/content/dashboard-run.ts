import { Pool } from 'pg'
import { sqliteSessions } from '../../limits/sqlite-sessions.ts'
import { tableId, type Bench } from '../../support/context.ts'
import { send } from '../../support/http.ts'
import { wholeDashboard } from '../../support/whole-dashboard.ts'
import { inFlight } from '../../support/in-flight.ts'
import type { BenchRow } from '../../support/report.ts'
import { alternately, median } from '../../support/stats.ts'

/** Requests that a browser sends to one server at a time. */
const BROWSER_REQUESTS = 6
/** Questions of one dashboard that the server runs at a time. */
const SERVER_QUESTIONS = 8
const ROUNDS = 5
const WARM_UPS = 2
const AIM = 1.1
const LIGHT_AIM = 2
const FIRST_AIM_MS = 50

/** A table, and what its twenty questions add up and group by. */
interface Data {
  engine: string
  database: number
  table: number
  sums: readonly string[]
  breakouts: readonly string[]
  /** Of the table's key: a part of the rows is enough. */
  last: number
  key: string
  /** Runs a statement over the engine's client alone. */
  read(sql: string, session: number): Promise<unknown>
  /** Whether its answers are kept, and take next to no time: what the server adds to them is seen. */
  isLightAndCached?: boolean
  close(): Promise<unknown>
}

/** Twenty questions of a dashboard, asked each by itself and all in one request. */
export async function dashboardRun(bench: Bench): Promise<BenchRow[]> {
  const rows: BenchRow[] = []
  for (const open of [openPostgres, openLight, openSample]) {
    const data = await open(bench)
    try {
      rows.push(...(await measure(bench, data)))
    } finally {
      await data.close()
    }
  }
  return rows
}

async function measure(bench: Bench, data: Data): Promise<BenchRow[]> {
  const { server, headers } = bench
  const { id, places, statements } = await makeDashboard(bench, data)
  const body = '{"ignore_cache":true}'
  const firsts = { ours: [] as number[], limit: [] as number[] }
  const bare = async (limit: number) =>
    void firsts.limit.push(await inFlight(limit, statements, (sql, lane) => data.read(sql, lane)))
  const byCard = () =>
    inFlight(BROWSER_REQUESTS, places, async (place) => {
      const answer = await send(`${server.url}/api/dashboard/${id}/${place}/query`, { headers, body })
      if (!answer.includes('"status":"completed"')) throw new Error(`${place}: ${answer.subarray(0, 500)}`)
    })
  const whole = async () =>
    void firsts.ours.push(await wholeDashboard(`${server.url}/api/dashboard/${id}/query`, headers, body))
  const single = await alternately(ROUNDS, byCard, () => bare(BROWSER_REQUESTS), WARM_UPS)
  firsts.limit.length = 0
  const together = await alternately(ROUNDS, whole, () => bare(SERVER_QUESTIONS), WARM_UPS)
  const name = `dashboard of ${places.length} questions, ${data.engine}`
  const row = (how: string, { ours, limit }: typeof single, sessions: number): BenchRow => ({
    what: `${name}, ${how}`,
    value: median(ours),
    limit: median(limit),
    unit: 'ms',
    aim: data.isLightAndCached === true ? LIGHT_AIM : AIM,
    against: `the client alone, ${sessions} sessions`,
  })
  const late = median(firsts.ours.slice(WARM_UPS)) - median(firsts.limit.slice(WARM_UPS))
  return [
    row('a request for each', single, BROWSER_REQUESTS),
    row('one request', together, SERVER_QUESTIONS),
    {
      what: `${name}, first line after the client alone has its first rows`,
      value: late,
      limit: null,
      unit: 'ms',
      aim: FIRST_AIM_MS,
      against: '',
    },
  ]
}

/** The cards' places for addresses, and the SQL that the server runs for them. */
async function makeDashboard({ call }: Bench, data: Data) {
  const { database, table, sums, breakouts, key, last } = data
  const { fields } = await call('GET', `/api/table/${table}/query_metadata`)
  const field = (name: string) => ['field', fields.find((one: { name: string }) => one.name === name).id, null]
  const queries = breakouts.flatMap((breakout) =>
    sums.map((sum) => ({
      database,
      type: 'query',
      query: {
        'source-table': table,
        aggregation: [['count'], ['sum', field(sum)]],
        breakout: [field(breakout)],
        filter: ['<=', field(key), last],
      },
    })),
  )
  const cards: number[] = []
  const statements: string[] = []
  for (const [number, dataset_query] of queries.entries()) {
    const card = { name: `Sum ${number}`, display: 'bar', visualization_settings: {}, dataset_query }
    cards.push((await call('POST', '/api/card', card)).id)
    const { query, params } = await call('POST', '/api/dataset/native', dataset_query)
    if (params?.length > 0) throw new Error(`Values are bound beside the statement: ${query}`)
    statements.push(query)
  }
  const { id } = await call('POST', '/api/dashboard', { name: 'Sums' })
  if (data.isLightAndCached === true) {
    const strategy = { type: 'duration', duration: 1, unit: 'hours' }
    await call('PUT', '/api/cache', { model: 'dashboard', model_id: id, strategy })
  }
  const size = { size_x: 6, size_y: 4 }
  const { dashcards } = await call('PUT', `/api/dashboard/${id}`, {
    dashcards: cards.map((card_id, index) => ({ id: -1 - index, card_id, row: index * 4, col: 0, ...size })),
  })
  const places: string[] = dashcards.map(
    (one: { id: number; card_id: number }) => `dashcard/${one.id}/card/${one.card_id}`,
  )
  return { id, places, statements }
}

async function openPostgres({ ids, postgres }: Bench): Promise<Data> {
  const { host, port, dbname, user, password } = postgres.details
  const pool = new Pool({ host, port, database: dbname, user, password, max: SERVER_QUESTIONS })
  return {
    engine: 'PostgreSQL',
    database: ids.postgres,
    table: ids.postgresOrders,
    sums: ['subtotal', 'tax', 'discount', 'weight', 'user_id'],
    breakouts: ['source', 'quantity', 'is_gift', 'product_id'],
    key: 'id',
    last: 250_000,
    read: (sql) => pool.query({ text: sql, rowMode: 'array' }),
    close: () => pool.end(),
  }
}

/** Questions about so few rows that their answers take a millisecond, each with a cache time. */
async function openLight(bench: Bench): Promise<Data> {
  return { ...(await openPostgres(bench)), engine: 'PostgreSQL, light and cached', last: 2_000, isLightAndCached: true }
}

async function openSample({ call }: Bench): Promise<Data> {
  const { id } = await call('POST', '/api/database/sample_database')
  for (let wait = 0; wait < 600; wait += 1) {
    if ((await call('GET', `/api/database/${id}`)).initial_sync_status === 'complete') break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const { details } = await call('GET', `/api/database/${id}`)
  const sessions = sqliteSessions(details.db, SERVER_QUESTIONS)
  return {
    engine: 'SQLite',
    database: id,
    table: await tableId(call, id, 'ORDERS'),
    sums: ['SUBTOTAL', 'TAX', 'TOTAL', 'DISCOUNT', 'QUANTITY'],
    breakouts: ['USER_ID', 'PRODUCT_ID', 'QUANTITY', 'DISCOUNT'],
    key: 'ID',
    last: 1_000_000,
    read: sessions.read,
    close: sessions.close,
  }
}
