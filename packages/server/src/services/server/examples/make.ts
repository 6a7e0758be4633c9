/** Makes the examples piece after piece, as parts of one change. */
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type {
  ExampleAction,
  ExampleCard,
  ExampleDashboard,
  ExampleDashcard,
  Examples,
  ExampleTimeline,
  Filters,
} from '../../../sample-data/examples/index.ts'
import { ALL_USERS_ID } from '../../../store/index.ts'
import type { ActionService } from '../../actions/index.ts'
import type { CardService } from '../../content/cards/index.ts'
import type { DashboardService } from '../../content/dashboards/index.ts'
import type { SegmentService } from '../../content/segments/index.ts'
import type { CollectionGraphService } from '../../library/collection-graph/index.ts'
import type { CollectionService } from '../../library/collections/index.ts'
import type { TimelineService } from '../../library/timelines/index.ts'
import type { UserWork } from '../../shared/work.ts'
import type { ColumnsOfCards, ExampleDatabase } from './columns.ts'
import { idOf, resolved, resolvedValue, type KnownIds } from './resolve.ts'

export interface ContentServices {
  collections: Pick<CollectionService, 'add'>
  collectionGraph: Pick<CollectionGraphService, 'put'>
  cards: Pick<CardService, 'drafts'>
  actions: Pick<ActionService, 'add'>
  dashboards: Pick<DashboardService, 'drafts'>
  segments: Pick<SegmentService, 'draft' | 'add'>
  timelines: Pick<TimelineService, 'add' | 'addEvent'>
}

/** What is known before the change begins. */
interface Prepared {
  database: ExampleDatabase
  columns: ColumnsOfCards
  /** By their keys, as are the segments. */
  dashboards: ReadonlyMap<string, Awaited<ReturnType<DashboardService['drafts']['draft']>>>
  segments: ReadonlyMap<string, Awaited<ReturnType<SegmentService['draft']>>>
}

/** The change that makes them. */
interface ExamplesWork extends UserWork, Prepared {
  services: ContentServices
  collectionId: number
  ids: KnownIds
}

/** Checks the dashboards and segments as for a client that makes them. */
export async function prepareExamples(
  examples: Examples,
  { dashboards, segments }: ContentServices,
  { user, ...known }: Pick<Prepared, 'database' | 'columns'> & { user: CurrentUser },
): Promise<Prepared> {
  const ids = { ...known.database, ...noContent() }
  const prepared = { dashboards: new Map(), segments: new Map() } satisfies Partial<Prepared>
  for (const { key, name, description, position, parameters } of examples.dashboards) {
    const columns = { name, description, collection_position: position }
    const input = { ...columns, parameters: parameters.map((one) => ({ ...one })) }
    prepared.dashboards.set(key, await dashboards.drafts.draft(user, input))
  }
  for (const { key, name, description, table, filter } of examples.segments) {
    const table_id = idOf(ids.tables, table)
    const definition = { 'source-table': table_id, filter: resolvedValue(filter, ids) }
    prepared.segments.set(key, await segments.draft(user, { name, description, table_id, definition }))
  }
  return { ...known, ...prepared }
}

/** Gives the ids of the cards by their keys. */
export async function makeExamples(
  examples: Examples,
  services: ContentServices,
  work: UserWork & Prepared,
): Promise<ReadonlyMap<string, number>> {
  const ids = { ...work.database, ...noContent() }
  const collectionId = await makeCollection(examples, services, work)
  const making: ExamplesWork = { ...work, services, collectionId, ids }
  // They come first, empty: cards and dashboards name each other.
  for (const [key, draft] of work.dashboards) {
    ids.dashboards.set(key, await services.dashboards.drafts.add(work, draft, collectionId))
  }
  for (const [key, draft] of work.segments) ids.segments.set(key, await services.segments.add(work, draft))
  for (const card of examples.cards) ids.cards.set(card.key, await makeCard(card, making))
  if (examples.actions.length > 0) await enableActions(work)
  for (const action of examples.actions) ids.actions.set(action.key, await makeAction(action, making))
  for (const dashboard of examples.dashboards) await fillDashboard(dashboard, making)
  for (const timeline of examples.timelines) await makeTimeline(timeline, making)
  const [first] = ids.dashboards.values()
  if (first !== undefined) await work.repositories.settings.write([{ key: 'example-dashboard-id', value: first }])
  return ids.cards
}

function noContent(): Pick<KnownIds, 'cards' | 'dashboards' | 'actions' | 'segments'> {
  return { cards: new Map(), dashboards: new Map(), actions: new Map(), segments: new Map() }
}

/** Who may change other collections may only read this one: examples should stay as they are for others to look at. */
async function makeCollection(
  { collection }: Examples,
  { collections, collectionGraph }: ContentServices,
  work: UserWork,
): Promise<number> {
  const { repositories } = work
  const { id } = await collections.add(work, collection)
  const place = { group_id: ALL_USERS_ID, place: id }
  const [held] = await repositories.collectionPermissions.heldAt([{ ...place, permission: null }])
  if (held?.permission === 'write') await collectionGraph.put(work, [{ ...place, permission: 'read' }])
  await repositories.collections.update(id, { is_sample: true })
  return id
}

/** Gives its id. */
function makeCard(card: ExampleCard, work: ExamplesWork): Promise<number> {
  const { services, columns, collectionId, database, ids } = work
  const { key, name, description, display, type, query, settings, parameters, home, position } = card
  return services.cards.drafts.addDescribed(work, {
    name,
    description,
    display,
    ...(type === undefined ? {} : { type }),
    dataset_query: { database: database.id, ...resolved(query, ids) },
    visualization_settings: resolved(settings, ids),
    parameters: (parameters ?? []).map((one) => ({ ...one })),
    result_metadata: columns.get(key) ?? null,
    collection_id: collectionId,
    dashboard_id: home === undefined ? null : idOf(ids.dashboards, home),
    ...(position === undefined ? {} : { collection_position: position }),
  })
}

/** People write to the sample: it is a file of this server, and can be restored. What somebody set before stays. */
async function enableActions({ database: { id, settings }, repositories: { databases } }: UserWork & Prepared) {
  await databases.update(id, { settings: { 'database-enable-actions': true, ...settings } })
}

/** Gives its id. */
function makeAction({ name, description, model, kind, fields, settings }: ExampleAction, work: ExamplesWork) {
  return work.services.actions.add(work, {
    type: 'implicit',
    kind,
    name,
    description,
    model_id: idOf(work.ids.cards, model),
    visualization_settings: { type: 'form', ...settings, fields: { ...fields } },
  })
}

async function fillDashboard(dashboard: ExampleDashboard, work: ExamplesWork): Promise<void> {
  const { services, ids } = work
  const { key, tabs, dashcards } = dashboard
  const draft = work.dashboards.get(key)
  if (draft === undefined) return
  await services.dashboards.drafts.finish(work, idOf(ids.dashboards, key), draft, {
    tabs: tabs.map((name, at) => ({ id: -1 - at, name })),
    dashcards: dashcards.map((one, at) => dashcardOf(one, at, dashboard, ids)),
  })
}

function dashcardOf(
  { card, action, tab, row, col, size_x, size_y, filters = {}, settings = {}, series = [] }: ExampleDashcard,
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
    ...(action === undefined ? {} : { action_id: idOf(ids.actions, action) }),
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

async function makeTimeline({ events, ...timeline }: ExampleTimeline, work: ExamplesWork): Promise<void> {
  const { timelines } = work.services
  const timeline_id = await timelines.add(work, { ...timeline, collection_id: work.collectionId })
  for (const event of events) await timelines.addEvent(work, { ...event, timezone: 'UTC', timeline_id })
}
