/** What stands for the names in angle brackets of the authorization matrix. */
import { connectShop } from '../../support/sqlite-shop.ts'
import type { TestServer } from '../../support/test-server.ts'
import { makeActions } from './actions.ts'
import { makeActors, PASSWORD } from './actors.ts'
import { makeDashboards } from './dashboards.ts'
import { makeDeliveries } from './deliveries.ts'
import { makeShared } from './shared.ts'
import { makeModels } from './models.ts'
import { peopleFixtures } from './people.ts'

export type Fixture = () => unknown

/**
 * The collection `<collection>` is read by readers and the ruled and written by curators; nobody but administrators
 * reads `<hidden collection>`. A name that begins with `new` gives another object with each call, which may be deleted.
 */
export async function makeFixtures(server: TestServer) {
  const shop = await connectShop(server)
  const { actors, groups, ruleId } = await makeActors(server, shop)
  const { admin } = server.as
  const post = async (path: string, body: object = {}) => {
    const answer = await admin.post(path, body)
    if (answer.status >= 300) throw new Error(`${path}: ${answer.text}`)
    return answer.body
  }
  let count = 0
  const name = () => `Name ${++count}`
  const idOf = async (path: string, body: object): Promise<number> => (await post(path, body)).id

  const folder = (more: object = {}) => idOf('/api/collection', { name: name(), ...more })
  await admin.put('/api/collection/graph?force=true', { groups: { 1: { root: 'none' } } })
  const [collection, hidden] = [await folder(), await folder()]
  const readable = { [collection]: 'read' }
  const { readers, curators, ruled, team } = groups
  const words = { [readers]: readable, [ruled]: readable, [curators]: { [collection]: 'write' } }
  await admin.put('/api/collection/graph?force=true', { groups: words })
  await admin.put('/api/collection/graph?force=true', { namespace: 'snippets', groups: { 1: { root: 'write' } } })

  const [orders, people] = [await shop.table('orders'), await shop.table('people')]
  const [field, hiddenField] = [await shop.field('orders', 'status'), await shop.field('people', 'state')]
  const query = { database: shop.id, type: 'query', query: { 'source-table': orders.id } }
  const hiddenQuery = { ...query, query: { 'source-table': people.id } }
  const pivot = {
    ...query,
    query: { ...query.query, aggregation: [['count']], breakout: [['field', field.id, null]] },
    pivot_rows: [0],
    pivot_cols: [],
  }
  const sql = 'select id from orders where status = {{status}}'
  const tag = { id: 'a', name: 'status', 'display-name': 'Status', type: 'text', default: 'paid' }
  const native = { database: shop.id, type: 'native', native: { query: sql, 'template-tags': { status: tag } } }
  const parameter = {
    id: 'p',
    name: 'Status',
    slug: 'status',
    type: 'string/=',
    values_source_type: 'static-list',
    values_source_config: { values: ['paid', 'open'] },
  }
  const cardBody = { display: 'table', visualization_settings: {}, dataset_query: query, parameters: [parameter] }
  const card = (more: object = {}) =>
    idOf('/api/card', { name: name(), collection_id: collection, ...cardBody, ...more })
  const paidOnly = (id: number) => ({ filter: ['=', ['field', id, null], 'paid'] })
  const segment = (source = orders, of = field) =>
    idOf('/api/segment', {
      name: name(),
      table_id: source.id,
      definition: paidOnly(of.id),
    })
  const snippet = () => idOf('/api/native-query-snippet', { name: name(), content: 'true' })
  const remapping = { status: ['dimension', ['field', field.id, null]] }
  const persons = peopleFixtures(server, {
    groups,
    managerId: actors.manager.id,
    tableId: orders.id,
    remapping,
    name,
    post,
  })
  const archivedFolder = async () => {
    const id = await folder({ parent_id: collection })
    await admin.put(`/api/collection/${id}`, { archived: true })
    return id
  }
  const revised = async () => {
    const id = await segment()
    await admin.put(`/api/segment/${id}`, { revision_message: 'Named', name: name() })
    const [, first] = (await admin.get(`/api/segment/${id}/revisions`)).body
    return { id, revision: first.id }
  }
  const { id: revisedSegment, revision } = await revised()
  await admin.put('/api/setting', { 'enable-embedding-static': true })
  const otherUser = await idOf('/api/user', { email: 'other@example.org', password: PASSWORD })
  const [openCard, hiddenCard] = [await card(), await card({ collection_id: hidden })]
  const places = { collection, hidden, card: openCard, hiddenCard, parameter, name }
  const dashboards = await makeDashboards(admin, places)
  const deliveries = await makeDeliveries({
    admin,
    curator: actors.curator,
    card: openCard,
    hiddenCard,
    dashboard: Number(dashboards.fixed['dashboard']),
    hiddenDashboard: Number(dashboards.fixed['hidden dashboard']),
    name,
  })
  const key = (await shop.field('orders', 'id')).id
  const models = await makeModels({ collection, hidden, card, idOf, key, value: field.id })
  const storedModel = await card({ type: 'model', display: 'table', parameters: [] })
  const stored = await server.server.store.persistence.create({
    card_id: storedModel,
    database_id: shop.id,
    state: 'error',
    state_changed_at: new Date().toISOString(),
    refresh_begin: new Date().toISOString(),
  })
  const actions = await makeActions({ admin, database: shop.id, collection, hidden, card, name })
  const timeline = (collection_id: number) => idOf('/api/timeline', { name: name(), collection_id })
  const event = async (timeline_id: number) =>
    idOf('/api/timeline-event', { name: name(), timestamp: '2026-01-01', timezone: 'UTC', timeline_id })
  const [openTimeline, hiddenTimeline] = [await timeline(collection), await timeline(hidden)]
  const term = () => idOf('/api/glossary', { term: name(), definition: 'A word' })
  const counted = { ...query, query: { ...query.query, aggregation: [['count']] } }
  const metric = await card({ type: 'metric', display: 'scalar', dataset_query: counted, parameters: [] })
  const { dimensions } = (await admin.get(`/api/metric/${metric}`)).body
  const dimension = dimensions.find((one: { name: string }) => one.name === 'status').id
  const startedAt = new Date().toISOString()
  const run = { jobKey: 'retention', task: 'retention', databaseId: null, payload: {}, startedAt }
  const task = await server.server.store.taskHistory.begin(run)

  const fixed = {
    ...dashboards.fixed,
    ...deliveries.fixed,
    ...(await makeShared(admin, { hidden, query, fieldId: field.id, name })),
    ...models.fixed,
    ...actions.fixed,
    timeline: openTimeline,
    'hidden timeline': hiddenTimeline,
    event: await event(openTimeline),
    'hidden event': await event(hiddenTimeline),
    card: openCard,
    'hidden card': hiddenCard,
    'native card': await card({ dataset_query: native, parameters: [] }),
    'chart card': await card({ display: 'bar' }),
    metric,
    dimension,
    term: await term(),
    task,
    'stored model': storedModel,
    'stored rows': stored,
    'hidden chart card': await card({ display: 'bar', collection_id: hidden }),
    collection,
    'hidden collection': hidden,
    database: shop.id,
    table: orders.id,
    'hidden table': people.id,
    field: field.id,
    'hidden field': hiddenField.id,
    definition: paidOnly(field.id),
    segment: await segment(),
    'hidden segment': await segment(people, hiddenField),
    'revised segment': revisedSegment,
    revision,
    snippet: await snippet(),
    user: otherUser,
    group: team,
    'other group': readers,
    rule: ruleId,
    key: await persons['new key']!(),
    query,
    'hidden query': hiddenQuery,
    native,
    pivot,
    parameter,
    remapping,
    details: { db: shop.path },
    password: PASSWORD,
    'user email': 'other@example.org',
  }
  const made: Record<string, Fixture> = {
    ...dashboards.made,
    ...deliveries.made,
    ...models.made,
    ...actions.made,
    ...persons,
    name,
    'new card': card,
    'new hidden card': () => card({ collection_id: hidden }),
    'new public card': async () => {
      const id = await card()
      await post(`/api/card/${id}/public_link`)
      return id
    },
    'new collection': () => folder({ parent_id: collection }),
    'new archived collection': archivedFolder,
    'new segment': segment,
    'new snippet': snippet,
    'new term': term,
    'new timeline': () => timeline(collection),
    'new event': () => event(openTimeline),
    'new database': () => idOf('/api/database', { name: name(), engine: 'sqlite', details: { db: shop.path } }),
  }
  const fixtures = new Map<string, Fixture>(Object.entries(made))
  for (const [key, value] of Object.entries(fixed)) fixtures.set(key, () => value)
  return { actors, fixtures }
}
