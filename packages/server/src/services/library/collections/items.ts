/** What lies in a collection, of every kind, as one sorted and paged list (contract: collections, section 3). */
import type { ITEM_MODEL_NAMES, Paging } from '@querent/contract'
import { canReadCollection, canReadSnippets, canRunAdHoc } from '../../../permissions/check.ts'
import type { CardItemKey, CollectionRow, ContentCount, ItemPlace, Store } from '../../../store/index.ts'
import {
  cardEntry,
  cardItem,
  collectionItem,
  dashboardHomeRecord,
  dashboardItem,
  MODEL_OF_CARD_TYPE,
  snippetItem,
  timelineItem,
  type Entry,
  type Item,
  type Listing,
} from './item-records.ts'
import { inOrder, MODEL_ORDER, type Order } from './item-order.ts'
import { contentKinds } from './content-kinds.ts'
import { visibleChildren } from './visible.ts'

type ItemModel = (typeof ITEM_MODEL_NAMES)[number]

export interface ItemQuery extends Order {
  models?: readonly ItemModel[]
  archived?: boolean
  pinnedState?: 'all' | 'is_pinned' | 'is_not_pinned'
  /** Whether questions that belong to dashboards are listed too. */
  withDashboardQuestions?: boolean
  /** Whether items tell `can_run_adhoc_query`. */
  withCanRunAdHoc?: boolean
  /** Of the root; a collection has its own. */
  namespace?: string | null
  page?: Paging
}

/** Where items are looked for, and for whom. */
interface Where extends Listing {
  store: Pick<Store, 'cards' | 'dashboardCards' | 'dashboards' | 'snippets' | 'timelines'>
  /** Which collections hold live content. */
  contentCounts(): Promise<readonly ContentCount[]>
}

interface Place extends Where {
  archived: boolean
  namespace: string | null
}

const DEFAULT_MODELS: readonly ItemModel[] = MODEL_ORDER.filter((model) => model !== 'snippet')
const SNIPPET_MODELS: readonly ItemModel[] = ['snippet', 'collection']

/** The statements are as many for a thousand items as for one. */
export async function listItems(where: Where, query: ItemQuery) {
  const { collection } = where
  const namespace = collection === null ? (query.namespace ?? null) : collection.namespace
  const isInTrash = collection !== null && (collection.archived || collection.type === 'trash')
  const place: Place = { ...where, namespace, archived: query.archived ?? isInTrash }
  const known = namespace === 'snippets' ? SNIPPET_MODELS : DEFAULT_MODELS
  const asked = query.models === undefined || query.models.length === 0 ? known : query.models
  const models = asked.filter((model) => model !== 'no_models')
  // What was put into the Trash by itself is shown there wherever it lived.
  const withDashboardQuestions = query.withDashboardQuestions === true || collection?.type === 'trash'
  const wanted = { ...query, withDashboardQuestions }
  const cards = await findCards(place, models, wanted)
  const others: Entry[] = [
    ...(await findDashboards(place, models)),
    ...(await findSnippets(place, models)),
    ...(await findTimelines(place, models)),
  ]
  if (models.includes('collection')) others.push(...findCollections(place).map((row) => collectionItem(row, place)))
  const found = [...cards.entries, ...others.filter((item) => isWanted(item, wanted))]
  const total = found.length + cards.unread
  const envelope = { total: models.length === 0 ? 0 : total || null, models: [...models] }
  const shown = inOrder(found, query, namespace === 'snippets' ? undefined : query.page)
  if (namespace === 'snippets') return { ...envelope, data: await complete(place, await filled(place, shown), query) }
  const { limit = null, offset = null } = query.page ?? {}
  return { ...envelope, data: await complete(place, await filled(place, shown), query), limit, offset }
}

/** The live questions that live in a dashboard and stand on it, as items of its collection. */
export async function listQuestions(where: Where, { dashboardId, standing }: DashboardShelf, page: Paging | undefined) {
  const { store, collection, tree, user } = where
  const cards = await store.cards.listItems({ dashboardId })
  const items = cards.flatMap((card) => (standing.has(card.id) ? cardItem(card, { collection, tree, user }) : []))
  const shown = inOrder(items, {}, page)
  const { limit = null, offset = null } = page ?? {}
  const models = items.length === 0 ? [] : ['card']
  const place: Place = { ...where, archived: false, namespace: null }
  return { total: items.length, data: await complete(place, shown, {}), models, limit, offset }
}

interface DashboardShelf {
  dashboardId: number
  /** Ids of the cards on it. */
  standing: ReadonlySet<number | null>
}

interface FoundCards {
  entries: Entry[]
  /** How many more there are, which come after these. */
  unread: number
}

const CARD_TYPES = ['question', 'model', 'metric'] as const

/** As many cards and columns as the choice of a page takes; the others are read of what is shown. */
async function findCards(place: Place, models: readonly ItemModel[], query: ItemQuery): Promise<FoundCards> {
  const { store, tree, user, namespace } = place
  const { page, sortColumn = 'name' } = query
  if (namespace !== null || !CARD_TYPES.some((type) => models.includes(MODEL_OF_CARD_TYPE[type])))
    return { entries: [], unread: 0 }
  const where = itemPlace(place)
  if (page !== undefined && sortColumn === 'name' && where !== 'trash') return firstCards(place, where, models, query)
  const isHere = (card: CardItemKey) =>
    models.includes(MODEL_OF_CARD_TYPE[card.type]) && canReadCollection(user, tree.scopeAt(card.collection_id))
  const isByEdit = sortColumn === 'last_edited_at' || sortColumn === 'last_edited_by'
  const entries: Entry[] =
    page === undefined || isByEdit
      ? (await store.cards.listItems(where)).filter(isHere).map((card) => cardItem(card, place))
      : (await store.cards.listItemKeys(where)).filter(isHere).map(cardEntry)
  return { entries: entries.filter((item) => isWanted(item, query)), unread: 0 }
}

/** The first cards by name, however many there are. */
async function firstCards(
  { store, tree, user }: Place,
  place: Exclude<ItemPlace, 'trash'>,
  models: readonly ItemModel[],
  { page, pinnedState = 'all', withDashboardQuestions = false, sortDirection = 'asc' }: ItemQuery,
): Promise<FoundCards> {
  if (page === undefined || !canReadCollection(user, tree.scopeAt(place.collectionId)))
    return { entries: [], unread: 0 }
  const { cards, total } = await store.cards.firstItemKeys({
    place,
    types: CARD_TYPES.filter((type) => models.includes(MODEL_OF_CARD_TYPE[type])),
    isPinned: pinnedState === 'all' ? undefined : pinnedState === 'is_pinned',
    withDashboardQuestions,
    direction: sortDirection,
    count: page.offset + page.limit,
  })
  return { entries: cards.map(cardEntry), unread: total - cards.length }
}

/** Whole items; a card that was deleted meanwhile is left out. */
async function filled(place: Place, entries: readonly Entry[]): Promise<Item[]> {
  const ids = entries.flatMap((entry) => ('isBrief' in entry ? entry.id : []))
  const cards = new Map((await place.store.cards.itemsOf(ids)).map((card) => [card.id, card]))
  return entries.flatMap((entry): Item[] => {
    if (!('isBrief' in entry)) return [entry]
    const card = cards.get(entry.id)
    return card === undefined ? [] : [cardItem(card, place)]
  })
}

async function findDashboards(place: Place, models: readonly ItemModel[]): Promise<Item[]> {
  const { store, tree, user, collection, namespace } = place
  if (namespace !== null || !models.includes('dashboard')) return []
  return (await store.dashboards.listItems(itemPlace(place)))
    .filter((dashboard) => canReadCollection(user, tree.scopeAt(dashboard.collection_id)))
    .map((dashboard) => dashboardItem(dashboard, { collection, tree, user }))
}

/** The Trash lists none: a timeline that is archived stays where it is. */
async function findTimelines(place: Place, models: readonly ItemModel[]): Promise<Item[]> {
  const { store, tree, user, collection, archived, namespace } = place
  if (namespace !== null || collection?.type === 'trash' || !models.includes('timeline')) return []
  if (!canReadCollection(user, tree.scopeAt(collection?.id ?? null))) return []
  const timelines = await store.timelines.list({ archived, collectionId: collection?.id ?? null })
  return timelines.map((timeline) => timelineItem(timeline, { collection, tree, user }))
}

function itemPlace({ collection, archived }: Place): ItemPlace {
  if (collection?.type === 'trash') return 'trash'
  return { collectionId: collection?.id ?? null, archived, withDirect: collection?.archived !== true }
}

async function findSnippets(place: Place, models: readonly ItemModel[]): Promise<Item[]> {
  const { store, user, collection, archived, namespace } = place
  if (namespace !== 'snippets' || !models.includes('snippet')) return []
  if (!canReadSnippets(user, collection === null ? null : place.tree.scope(collection))) return []
  return (await store.snippets.listOfCollection(collection?.id ?? null, archived)).map(snippetItem)
}

function findCollections({ tree, user, collection, archived, namespace }: Place): CollectionRow[] {
  if (collection?.type === 'trash') {
    const isHere = (row: CollectionRow) => row.archived_directly === true && row.namespace === null
    return tree.all.filter((row) => isHere(row) && canReadCollection(user, tree.scope(row)))
  }
  return visibleChildren(collection?.id ?? null, tree, user).filter((row) => {
    if (row.type === 'trash' || row.archived !== archived || row.namespace !== namespace) return false
    if (collection?.archived === true && row.archived_directly === true) return false
    return collection !== null || row.personal_owner_id === null
  })
}

/** Adds what only the shown items need: what lies in collections, and whether SQL runs without asking. */
async function complete({ store, tree, user, contentCounts }: Place, items: readonly Item[], query: ItemQuery) {
  const nativeIds = items.flatMap((item) => ('query_type' in item && item.query_type === 'native' ? item.id : []))
  const hasCollections = items.some((item) => item.model === 'collection')
  const cardIds = items.flatMap((item) => ('query_type' in item ? item.id : []))
  const homeIds = items.flatMap((item) => ('query_type' in item ? (item.dashboard_id ?? []) : []))
  const [queries, counts, dashboards, homes] = await Promise.all([
    store.cards.queriesOf(nativeIds),
    hasCollections ? contentCounts() : [],
    store.dashboardCards.countDashboards(cardIds),
    store.dashboards.briefs([...new Set(homeIds)]),
  ])
  const homeOf = new Map(homes.map((home) => [home.id, dashboardHomeRecord(home)]))
  const waiting = new Set(queries.filter((row) => asksForValues(row.dataset_query)).map((row) => row.id))
  const kinds = contentKinds(tree, counts, (row) => !row.archived && canReadCollection(user, tree.scope(row)))
  return items.map((item) => {
    if ('query_type' in item) {
      const { query_type: _type, ...rest } = item
      const adHoc = query.withCanRunAdHoc === true ? { can_run_adhoc_query: canRunAdHoc(user, item) } : {}
      const dashboard_count = dashboards.get(item.id) ?? 0
      const dashboard = homeOf.get(item.dashboard_id ?? 0) ?? null
      return { ...rest, dashboard, dashboard_count, fully_parameterized: !waiting.has(item.id), ...adHoc }
    }
    return item.model === 'collection' ? { ...item, here: kinds.here(item.id), below: kinds.below(item.id) } : item
  })
}

const OPTIONAL_PART = /\[\[[\s\S]*?\]\]/g

/** True for SQL with a variable that has no default and does not stand in an optional part. */
function asksForValues(query: Record<string, unknown>): boolean {
  const stages = query['stages']
  const stage: Record<string, unknown> = Object(Array.isArray(stages) ? stages[0] : query['native'])
  const sql = stage['native'] ?? stage['query']
  const text = typeof sql === 'string' ? sql.replaceAll(OPTIONAL_PART, '') : ''
  const tags: Record<string, { type?: string; default?: unknown }> = Object(stage['template-tags'])
  return Object.entries(tags).some(
    ([name, tag]) => isVariable(tag.type) && tag.default == null && text.replaceAll(/\s/g, '').includes(`{{${name}}}`),
  )
}

function isVariable(type: string | undefined): boolean {
  return type === 'text' || type === 'number' || type === 'date' || type === 'boolean'
}

function isWanted(item: Entry, { pinnedState, withDashboardQuestions }: ItemQuery): boolean {
  if (withDashboardQuestions !== true && 'dashboard_id' in item && item.dashboard_id !== null) return false
  if (pinnedState === 'is_pinned') return item.collection_position !== null
  return pinnedState !== 'is_not_pinned' || item.collection_position === null
}
