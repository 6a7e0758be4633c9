/** What lies in a collection, of every kind, as one sorted and paged list (contract: collections, section 3). */
import type { ITEM_MODEL_NAMES, Paging } from '@querent/contract'
import { canReadCollection, canWriteAnyNativeQueries } from '../../permissions/check.ts'
import type { CurrentUser } from '../../permissions/current-user.ts'
import type { CardItemRow, CollectionRow, Store } from '../../store/index.ts'
import { compareNames } from '../compare-names.ts'
import { cardItem, collectionItem, MODEL_OF_CARD_TYPE, snippetItem, type Item } from './item-records.ts'
import { contentKinds } from './content-kinds.ts'
import { parentIdOf, type CollectionTree } from './tree.ts'

export type ItemModel = (typeof ITEM_MODEL_NAMES)[number]

export interface ItemQuery {
  models?: readonly ItemModel[]
  archived?: boolean
  pinnedState?: 'all' | 'is_pinned' | 'is_not_pinned'
  sortColumn?: 'name' | 'last_edited_at' | 'last_edited_by' | 'model'
  sortDirection?: 'asc' | 'desc'
  officialFirst?: boolean
  /** Of the root; a collection has its own. */
  namespace?: string | null
  page?: Paging
}

/** Where items are looked for. */
interface Place {
  store: Store
  tree: CollectionTree
  user: CurrentUser
  /** Null for the root. */
  collection: CollectionRow | null
  archived: boolean
  namespace: string | null
}

const MODEL_ORDER = ['dashboard', 'pulse', 'dataset', 'metric', 'card', 'snippet', 'collection', 'timeline'] as const
const DEFAULT_MODELS: readonly ItemModel[] = MODEL_ORDER.filter((model) => model !== 'snippet')
const SNIPPET_MODELS: readonly ItemModel[] = ['snippet', 'collection']

/** The statements are as many for a thousand items as for one. */
export async function listItems(
  store: Store,
  tree: CollectionTree,
  user: CurrentUser,
  collection: CollectionRow | null,
  query: ItemQuery,
) {
  const namespace = collection === null ? (query.namespace ?? null) : collection.namespace
  const isInTrash = collection !== null && (collection.archived || collection.type === 'trash')
  const place: Place = { store, tree, user, collection, namespace, archived: query.archived ?? isInTrash }
  const known = namespace === 'snippets' ? SNIPPET_MODELS : DEFAULT_MODELS
  const asked = query.models === undefined || query.models.length === 0 ? known : query.models
  const models = asked.filter((model) => model !== 'no_models')
  const items = [...(await findCards(place, models)), ...(await findSnippets(place, models))]
  if (models.includes('collection')) items.push(...findCollections(place).map((row) => collectionItem(row, tree, user)))
  const found = items.filter((item) => isWantedPin(item.collection_position, query.pinnedState)).sort(comparator(query))
  const envelope = { total: models.length === 0 ? 0 : found.length || null, models: [...models] }
  if (namespace === 'snippets') return { ...envelope, data: await complete(place, found) }
  const { limit = null, offset = null } = query.page ?? {}
  const shown = query.page === undefined ? found : found.slice(query.page.offset, query.page.offset + query.page.limit)
  return { ...envelope, data: await complete(place, shown), limit, offset }
}

async function findCards({ store, tree, user, collection, archived, namespace }: Place, models: readonly ItemModel[]) {
  if (namespace !== null || !(['card', 'dataset', 'metric'] as const).some((model) => models.includes(model))) return []
  const where = { collectionId: collection?.id ?? null, archived, withDirect: collection?.archived !== true }
  const cards = await store.cards.listItems(collection?.type === 'trash' ? 'trash' : where)
  const isReadable = (card: CardItemRow) => canReadCollection(user, tree.scopeAt(card.collection_id))
  return cards
    .filter((card) => models.includes(MODEL_OF_CARD_TYPE[card.type]) && isReadable(card))
    .map((card) => cardItem(card, collection?.id ?? null, tree, user))
}

async function findSnippets(place: Place, models: readonly ItemModel[]): Promise<Item[]> {
  const { store, user, collection, archived, namespace } = place
  if (namespace !== 'snippets' || !models.includes('snippet') || !canWriteAnyNativeQueries(user)) return []
  return (await store.snippets.listOfCollection(collection?.id ?? null, archived)).map(snippetItem)
}

function findCollections({ tree, user, collection, archived, namespace }: Place): CollectionRow[] {
  const readable = (row: CollectionRow) => canReadCollection(user, tree.scope(row))
  if (collection?.type === 'trash') return tree.all.filter((row) => row.archived_directly === true && readable(row))
  return tree.all.filter((row) => {
    if (row.type === 'trash' || row.archived !== archived || row.namespace !== namespace || !readable(row)) return false
    if (collection?.archived === true && row.archived_directly === true) return false
    if (collection === null && row.personal_owner_id !== null) return false
    return visibleParentId(row, tree, readable) === (collection?.id ?? null)
  })
}

/** Children of a hidden collection rise to its nearest readable ancestor. */
function visibleParentId(row: CollectionRow, tree: CollectionTree, readable: (row: CollectionRow) => boolean) {
  const parentId = parentIdOf(row)
  if (parentId === null) return null
  return tree.ancestors(row).findLast(readable)?.id ?? null
}

/** Adds what only the shown items need: what lies in collections, and whether SQL runs without asking. */
async function complete({ store, tree, user }: Place, items: readonly Item[]) {
  const nativeIds = items.flatMap((item) => ('query_type' in item && item.query_type === 'native' ? item.id : []))
  const hasCollections = items.some((item) => item.model === 'collection')
  const [queries, counts] = await Promise.all([
    store.cards.queriesOf(nativeIds),
    hasCollections ? store.cards.countsByCollection() : [],
  ])
  const waiting = new Set(queries.filter((row) => asksForValues(row.dataset_query)).map((row) => row.id))
  const kinds = contentKinds(tree, counts, (row) => !row.archived && canReadCollection(user, tree.scope(row)))
  return items.map((item) => {
    if ('query_type' in item) {
      const { query_type: _type, ...rest } = item
      return { ...rest, fully_parameterized: !waiting.has(item.id) }
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

function isWantedPin(position: number | null, state: ItemQuery['pinnedState']): boolean {
  if (state === 'is_pinned') return position !== null
  return state !== 'is_not_pinned' || position === null
}

function comparator({ sortColumn = 'name', sortDirection = 'asc', officialFirst = true }: ItemQuery) {
  const sign = sortDirection === 'desc' ? -1 : 1
  const isOfficial = (item: Item) => item.authority_level === 'official'
  return (a: Item, b: Item): number =>
    (officialFirst ? Number(isOfficial(b)) - Number(isOfficial(a)) : 0) ||
    Number(a.type !== null) - Number(b.type !== null) ||
    sign * compareBy(sortColumn, a, b) ||
    compareNames(a.name, b.name) ||
    a.id - b.id
}

function compareBy(column: NonNullable<ItemQuery['sortColumn']>, a: Item, b: Item): number {
  if (column === 'name') return compareNames(a.name, b.name)
  if (column === 'model') return MODEL_ORDER.indexOf(a.model) - MODEL_ORDER.indexOf(b.model)
  return compareNames(editKey(column, a), editKey(column, b))
}

function editKey(column: 'last_edited_at' | 'last_edited_by', item: Item): string {
  const edit = 'last-edit-info' in item ? item['last-edit-info'] : undefined
  if (edit === undefined) return ''
  return column === 'last_edited_at' ? edit.timestamp : `${edit.last_name ?? ''} ${edit.first_name ?? ''}`
}
