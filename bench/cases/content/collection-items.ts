import { APP_ENGINES, appServer, type AppServer } from '../../support/app-server.ts'
import type { BenchRow } from '../../support/report.ts'
import { appRows } from './app-rows.ts'

const CARDS = 9_500
const DASHBOARDS = 500
const PAGE = 50
const WHOLE_ROUNDS = 12
const TIME = '2026-01-01T00:00:00.000Z'

/** What lies in a collection of 10,000 things: a page of it, and the whole. */
export async function collectionItems(): Promise<BenchRow[]> {
  const rows: BenchRow[] = []
  for (const engine of APP_ENGINES) {
    const app = await appServer(engine)
    try {
      const path = `/api/collection/${await makeCollection(app)}/items`
      const holds = (count: number) => (body: { total: number; data: unknown[] }) =>
        body.total === CARDS + DASHBOARDS && body.data.length === count
      const page = { engine, what: `${PAGE} of 10,000 items`, path: `${path}?limit=${PAGE}&offset=0`, aim: 3 }
      rows.push(...(await appRows(app, page, holds(PAGE))))
      rows.push(
        ...(await appRows(
          app,
          { engine, what: '10,000 items', path, aim: 3, rounds: WHOLE_ROUNDS },
          holds(CARDS + DASHBOARDS),
        )),
      )
    } finally {
      await app.close()
    }
  }
  return rows
}

async function makeCollection({ call, target }: AppServer): Promise<number> {
  const { id: adminId } = await call('GET', '/api/user/current')
  const { id } = await call('POST', '/api/collection', { name: 'Everything', parent_id: null })
  const shared = { collection_id: id, creator_id: adminId, created_at: TIME, updated_at: TIME, parameters: '[]' }
  const key = (kind: string, index: number) => kind + String(index).padStart(20, '0')
  await target.insert(
    'cards',
    Array.from({ length: CARDS }, (_, index) => ({
      ...shared,
      id: 1_000 + index,
      // Far from the order of their names.
      name: `Question ${(index * 7_919) % CARDS}`,
      description: 'How many orders there were, by their source',
      display: 'bar',
      dataset_query: '{"type":"query","query":{}}',
      query_type: 'query',
      visualization_settings: '{}',
      parameter_mappings: '[]',
      entity_id: key('q', index),
    })),
  )
  await target.insert(
    'dashboards',
    Array.from({ length: DASHBOARDS }, (_, index) => ({
      ...shared,
      id: 1_000 + index,
      last_viewed_at: TIME,
      name: `Survey ${(index * 7_919) % DASHBOARDS}`,
      entity_id: key('d', index),
    })),
  )
  await target.exec('analyze')
  return id
}
