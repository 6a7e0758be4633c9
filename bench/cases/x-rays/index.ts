/** X-rays: tables to begin with, the description of one, and its cards over a million rows. */
import { Pool } from 'pg'
import { postgresServer } from '../../../test/support/servers.ts'
import { connect, type Bench } from '../../support/context.ts'
import { send } from '../../support/http.ts'
import { inFlight } from '../../support/in-flight.ts'
import { WIDE_SCHEMA } from '../../support/orders.ts'
import type { BenchRow } from '../../support/report.ts'
import { alternately, median } from '../../support/stats.ts'
import { wholeDashboard } from '../../support/whole-dashboard.ts'

const ROUNDS = 20
const CARD_ROUNDS = 5
const WARM_UPS = 5
/** Questions of one dashboard that the server runs at a time. */
const SERVER_QUESTIONS = 8
const CANDIDATES_AIM_MS = 100
const DESCRIPTION_AIM_MS = 30
const CARDS_AIM = 1.1

export async function xRays(bench: Bench): Promise<BenchRow[]> {
  return [await candidates(bench), await description(bench), await cards(bench)]
}

async function candidates(bench: Bench): Promise<BenchRow> {
  const wide = await (await postgresServer()).createDatabase('wide_x_rays')
  await wide.exec(WIDE_SCHEMA)
  const id = await connect(bench.call, 'postgres', wide.details)
  const value = await reading(bench, `/api/automagic-dashboards/database/${id}/candidates`)
  await bench.call('DELETE', `/api/database/${id}`)
  await wide.drop()
  return fixed('X-rays to begin with, of 1,000 tables', value, CANDIDATES_AIM_MS)
}

async function description(bench: Bench): Promise<BenchRow> {
  const value = await reading(bench, pathOf(bench))
  return fixed('description of one X-ray', value, DESCRIPTION_AIM_MS)
}

const pathOf = ({ ids }: Bench) => `/api/automagic-dashboards/table/${ids.postgresOrders}`

function fixed(what: string, value: number, aim: number): BenchRow {
  return { what, value, limit: null, unit: 'ms', aim, against: '' }
}

async function reading({ server, headers }: Bench, path: string): Promise<number> {
  const read = () => send(server.url + path, { method: 'GET', headers })
  const { ours } = await alternately(ROUNDS, read, async () => undefined, WARM_UPS)
  return median(ours)
}

/** Saved, and asked as a dashboard is. */
async function cards(bench: Bench): Promise<BenchRow> {
  const { call, server, headers, postgres } = bench
  const { id } = await call('POST', '/api/dashboard/save', await call('GET', pathOf(bench)))
  const { dashcards } = await call('GET', `/api/dashboard/${id}`)
  const statements: { query: string; params: unknown[] | null }[] = []
  for (const { card } of dashcards) {
    if (card?.dataset_query !== undefined)
      statements.push(await call('POST', '/api/dataset/native', card.dataset_query))
  }
  const { host, port, dbname, user, password } = postgres.details
  const pool = new Pool({ host, port, database: dbname, user, password, max: SERVER_QUESTIONS })
  const { ours, limit } = await alternately(
    CARD_ROUNDS,
    () => wholeDashboard(`${server.url}/api/dashboard/${id}/query`, headers, '{"ignore_cache":true}'),
    () => inFlight(SERVER_QUESTIONS, statements, ({ query, params }) => pool.query(query, params ?? [])),
  )
  await pool.end()
  return {
    what: `${statements.length} cards of an X-ray of 1M rows, PostgreSQL, one request`,
    value: median(ours),
    limit: median(limit),
    unit: 'ms',
    aim: CARDS_AIM,
    against: `the client alone, ${SERVER_QUESTIONS} sessions`,
  }
}
