import { APP_ENGINES, appServer, type AppEngine, type AppServer, type Reading } from '../../support/app-server.ts'
import type { BenchRow } from '../../support/report.ts'
import { appRows } from './app-rows.ts'

const CARDS = 9_500
const DASHBOARDS = 500
const PAGE = 50
const WHOLE_ROUNDS = 12
/** Against statements for this answer alone, which know neither rights nor kinds of content. */
const PAGE_AIM = 5
const WHOLE_AIM = 3
const TIME = '2026-01-01T00:00:00.000Z'

/** What lies in a collection of 10,000 things: a page of it, and the whole. */
export async function collectionItems(): Promise<BenchRow[]> {
  const rows: BenchRow[] = []
  for (const engine of APP_ENGINES) {
    const app = await appServer(engine)
    try {
      const id = await makeCollection(app)
      const path = `/api/collection/${id}/items`
      const holds = (count: number) => (body: { total: number; data: unknown[] }) =>
        body.total === CARDS + DASHBOARDS && body.data.length === count
      const page = { engine, what: `${PAGE} of 10,000 items`, path: `${path}?limit=${PAGE}&offset=0`, aim: PAGE_AIM }
      rows.push(...(await appRows(app, { ...page, byHand: pageByHand(engine, id) }, holds(PAGE))))
      rows.push(
        ...(await appRows(
          app,
          { engine, what: '10,000 items', path, aim: WHOLE_AIM, rounds: WHOLE_ROUNDS, byHand: wholeByHand(engine, id) },
          holds(CARDS + DASHBOARDS),
        )),
      )
    } finally {
      await app.close()
    }
  }
  return rows
}

const SHOWN = 'id, name, description, collection_position, entity_id, archived, last_edited_at, last_editor_id'
const SHOWN_OF_CARDS = `${SHOWN}, display, query_type, database_id, dashboard_id, last_used_at, type`

function placeOf(engine: AppEngine): string {
  return engine === 'SQLite' ? 'collection_id = ? and archived = 0' : 'collection_id = $1 and not archived'
}

/** The first of each kind by name, and how many there are. */
function pageByHand(engine: AppEngine, id: number): Reading[] {
  const place = placeOf(engine)
  const [name, plain] =
    engine === 'SQLite'
      ? ['name collate nocase', 'length(cast(name as blob)) = length(name)']
      : ['lower(name collate "C")', 'octet_length(name) = length(name)']
  return [
    `select ${SHOWN_OF_CARDS} from cards where ${place} and ${plain} order by ${name}, id limit ${PAGE}`,
    `select ${SHOWN} from dashboards where ${place} order by ${name}, id limit ${PAGE}`,
    `select count(*) from cards where ${place}`,
    `select count(*) from dashboards where ${place}`,
  ].map((sql) => ({ sql, values: [id] }))
}

function wholeByHand(engine: AppEngine, id: number): Reading[] {
  const place = placeOf(engine)
  return [`select ${SHOWN_OF_CARDS} from cards where ${place}`, `select ${SHOWN} from dashboards where ${place}`].map(
    (sql) => ({ sql, values: [id] }),
  )
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
