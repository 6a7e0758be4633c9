/** Makes the examples as a client would, piece after piece. */
import type { CurrentUser } from '../../permissions/current-user.ts'
import { describeColumns, type Runner } from '../../query-runner/index.ts'
import type {
  ExampleCard,
  ExampleDashboard,
  ExampleDashcard,
  Examples,
  ExampleTimeline,
  Filters,
} from '../../sample-data/examples/index.ts'
import { ALL_USERS_ID, type JsonObject, type Repositories } from '../../store/index.ts'
import { idOf, resolved, resolvedValue, type KnownIds } from './resolve.ts'
import type { ServicesWithin } from './within.ts'

/** The database that the examples are about, by its names. */
export interface ExampleDatabase extends Pick<KnownIds, 'tables' | 'fields'> {
  id: number
}

interface Making {
  services: ServicesWithin
  /** The columns of questions in SQL, by their keys: only their database knows them. */
  sqlColumns: ReadonlyMap<string, JsonObject[]>
  repositories: Repositories
  /** Whose they will be. */
  user: CurrentUser
  databaseId: number
  collectionId: number
  ids: KnownIds
  signal: AbortSignal
}

export async function makeExamples(
  examples: Examples,
  { database, ...rest }: Omit<Making, 'databaseId' | 'collectionId' | 'ids'> & { database: ExampleDatabase },
): Promise<void> {
  const ids = { ...database, ...noContent() }
  const collectionId = await makeCollection(examples, rest)
  const making: Making = { ...rest, databaseId: database.id, collectionId, ids }
  // They come first, empty: cards and dashboards name each other.
  for (const dashboard of examples.dashboards) await makeDashboard(dashboard, making)
  await makeSegments(examples, making)
  for (const card of examples.cards) await makeCard(card, making)
  for (const dashboard of examples.dashboards) await fillDashboard(dashboard, making)
  for (const timeline of examples.timelines) await makeTimeline(timeline, making)
  const [first] = ids.dashboards.values()
  if (first !== undefined) await rest.repositories.settings.write([{ key: 'example-dashboard-id', value: first }])
}

/** Asks the database for the columns of questions in SQL, by their keys, so that nobody waits for it in a transaction. */
export async function columnsOfSql(
  { cards }: Examples,
  { runner, database, user, signal }: Pick<Making, 'user' | 'signal'> & { runner: Runner; database: ExampleDatabase },
): Promise<Map<string, JsonObject[]>> {
  const ids = { ...database, ...noContent() }
  const columns = new Map<string, JsonObject[]>()
  for (const card of cards) {
    if (card.query['type'] !== 'native') continue
    const query = queryOf(card, database.id, ids)
    const ready = await runner.prepare({ user, query, context: 'question', signal }, 'screen')
    columns.set(card.key, await describeColumns(ready, signal))
  }
  return columns
}

function noContent(): Pick<KnownIds, 'cards' | 'dashboards' | 'segments'> {
  return { cards: new Map(), dashboards: new Map(), segments: new Map() }
}

/** Who may change other collections may only read this one: examples should stay as they are for others to look at. */
async function makeCollection(
  { collection }: Examples,
  { services, repositories, user }: Pick<Making, 'services' | 'repositories' | 'user'>,
): Promise<number> {
  const { id } = await services.collections.create(user, collection)
  const place = { group_id: ALL_USERS_ID, place: id }
  const [held] = await repositories.collectionPermissions.heldAt([{ ...place, permission: null }])
  if (held?.permission === 'write') {
    const groups = { [ALL_USERS_ID]: { [id]: 'read' } }
    await services.collectionGraph.update(user, { groups }, { skipGraph: true, force: true })
  }
  await repositories.collections.update(id, { is_sample: true })
  return id
}

async function makeDashboard(dashboard: ExampleDashboard, { services, user, collectionId, ids }: Making) {
  const { key, name, description, position, parameters } = dashboard
  const { id } = await services.dashboards.create(user, {
    name,
    description,
    parameters: parameters.map((one) => ({ ...one })),
    collection_id: collectionId,
    collection_position: position,
  })
  ids.dashboards.set(key, id)
}

async function makeSegments({ segments }: Examples, { services, user, ids }: Making): Promise<void> {
  for (const { key, name, description, table, filter } of segments) {
    const table_id = idOf(ids.tables, table)
    const definition = { 'source-table': table_id, filter: resolvedValue(filter, ids) }
    const { id } = await services.segments.create(user, { name, description, table_id, definition })
    ids.segments.set(key, id)
  }
}

async function makeCard(card: ExampleCard, making: Making): Promise<void> {
  const { services, sqlColumns, user, collectionId, databaseId, ids, signal } = making
  signal.throwIfAborted()
  const { key, name, description, display, type, settings, parameters, columns, home, position } = card
  const dataset_query = queryOf(card, databaseId, ids)
  const described = columns === undefined ? sqlColumns.get(key) : await editedColumns(dataset_query, columns, making)
  const id = await services.cards.createUnplaced(user, {
    name,
    description,
    display,
    ...(type === undefined ? {} : { type }),
    dataset_query,
    visualization_settings: resolved(settings, ids),
    parameters: (parameters ?? []).map((one) => ({ ...one })),
    result_metadata: described ?? null,
    ...(home === undefined ? { collection_id: collectionId } : { dashboard_id: idOf(ids.dashboards, home) }),
    ...(position === undefined ? {} : { collection_position: position }),
  })
  ids.cards.set(key, id)
}

/** The query with ids. */
function queryOf({ query }: ExampleCard, databaseId: number, ids: KnownIds): JsonObject {
  return { database: databaseId, ...resolved(query, ids) }
}

/** The columns of a query, with what its author says of them. */
async function editedColumns(
  query: JsonObject,
  edits: NonNullable<ExampleCard['columns']>,
  { services, user, signal }: Making,
): Promise<JsonObject[]> {
  const ready = await services.runner.prepare({ user, query, context: 'question', signal }, 'screen')
  return (await describeColumns(ready, signal)).map((column) => ({ ...column, ...edits[String(column['name'])] }))
}

async function fillDashboard(dashboard: ExampleDashboard, making: Making): Promise<void> {
  const { services, user, ids } = making
  const { key, tabs, dashcards } = dashboard
  await services.dashboards.update(user, idOf(ids.dashboards, key), {
    tabs: tabs.map((name, at) => ({ id: -1 - at, name })),
    dashcards: dashcards.map((one, at) => dashcardOf(one, at, dashboard, ids)),
  })
}

function dashcardOf(
  { card, tab, row, col, size_x, size_y, filters = {}, settings = {}, series = [] }: ExampleDashcard,
  at: number,
  { tabs, parameters }: ExampleDashboard,
  ids: KnownIds,
) {
  const idOfParameter = (slug: string) => parameters.find((one) => one.slug === slug)?.id ?? ''
  const mappings = (cardId: number | null, some: Filters) =>
    Object.entries(some).map(([slug, target]) => ({
      parameter_id: idOfParameter(slug),
      ...(cardId === null ? {} : { card_id: cardId }),
      target: resolvedValue(target, ids),
    }))
  const card_id = card === undefined ? null : idOf(ids.cards, card)
  const others = series.map((one) => ({ id: idOf(ids.cards, one.card), filters: one.filters }))
  return {
    id: -1 - at,
    card_id,
    dashboard_tab_id: tabs.length === 0 ? null : -1 - tabs.indexOf(tab),
    row,
    col,
    size_x,
    size_y,
    visualization_settings: resolved(settings, ids),
    parameter_mappings: [mappings(card_id, filters), ...others.map((one) => mappings(one.id, one.filters))].flat(),
    series: others.map(({ id }) => ({ id })),
  }
}

async function makeTimeline({ events, ...timeline }: ExampleTimeline, { services, user, collectionId }: Making) {
  const { id: timeline_id } = await services.timelines.create(user, { ...timeline, collection_id: collectionId })
  for (const event of events) await services.timelines.createEvent(user, { ...event, timezone: 'UTC', timeline_id })
}
