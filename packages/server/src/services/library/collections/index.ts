/**
 * Collections: the tree of saved content, moving content, and the Trash. Tested by test/contract/collection.test.ts.
 */
import { notFound, type Paging } from '@querent/contract'
import {
  canReadCollection,
  canWriteCollection,
  isOwnOrShared,
  ownerOf,
  requireRight,
} from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { WithRights } from '../../../permissions/with-rights.ts'
import { VersionedCache, type CacheVersions, type CollectionRow } from '../../../store/index.ts'
import type { Deps } from '../../deps.ts'
import { listItems, listQuestions, type ItemQuery } from './items.ts'
import { personalCollections } from './personal.ts'
import { collectionDetail, collectionRecord, rootRecord } from './records.ts'
import { collectionTree, type CollectionTree } from './tree.ts'
import { treeNodes, type TreeQuery } from './tree-nodes.ts'
import { collectionWrites, type CollectionChanges, type CollectionInput } from './write.ts'

export { personalName } from './personal.ts'
export { slugOf } from './slug.ts'
export { dashboardHomeRecord, MODEL_OF_CARD_TYPE } from './item-records.ts'
export { collectionRecord, ROOT_NAME, rootRecord } from './records.ts'
export { parentIdOf, type CollectionTree } from './tree.ts'
export { visibleAncestors } from './visible.ts'

interface ListQuery {
  archived?: boolean
  namespace?: string | null
  personalOnly?: boolean
  excludeOtherUsers?: boolean
}

/** `root`, `trash`, a number or an entity id. */
type CollectionKey = string | number

/** The parent as clients name it. */
type WithParentKey<T extends { parent_id?: unknown }> = Omit<T, 'parent_id'> & { parent_id?: CollectionKey | null }

interface CollectionServiceDeps extends Pick<Deps, 'store' | 'change' | 'now'> {
  withRights: WithRights
}

export function collectionService({ store, change, now, withRights }: CollectionServiceDeps) {
  const writes = collectionWrites(change)
  const cache = new VersionedCache('collections', async () => collectionTree(await store.collections.list()))
  /** What becomes of content when collections are archived and deleted moves this counter too. */
  const contentCounts = new VersionedCache('content', store.placedContent.countsByCollection)

  /** All collections as they are now, or as of change counters that the caller has just read. */
  async function tree(versions?: CacheVersions): Promise<CollectionTree> {
    return cache.get(versions ?? (await store.versions()))
  }

  /** @throws {ApiError} 404 for an unknown key, 403 when the user may not read it. */
  async function getRow(user: CurrentUser, key: CollectionKey, all: CollectionTree): Promise<CollectionRow> {
    const row = findRow(key, all)
    if (row === undefined) throw notFound()
    requireRight(canReadCollection(user, all.scope(row)))
    return row
  }

  /** Id of a collection given as a number or an entity id. @throws {ApiError} 404 for an unknown entity id. */
  async function resolveId(key: CollectionKey): Promise<number> {
    if (/^\d+$/.test(String(key))) return Number(key)
    const row = (await tree()).findByEntityId(String(key))
    if (row === undefined) throw notFound()
    return row.id
  }

  /** @param namespace Of the root. @throws {ApiError} 404 for an unknown key, 403 when the user may not read it. */
  async function get(user: CurrentUser, key: CollectionKey, namespace: string | null = null) {
    if (key === 'root') {
      requireRight(canReadCollection(user, null, namespace ?? ''))
      return rootRecord(user, namespace)
    }
    const all = await tree()
    return collectionDetail(await getRow(user, key, all), all, user)
  }

  /** Readable collections; the root, if readable, comes first unless archived or personal ones are asked for. */
  async function list(user: CurrentUser, query: ListQuery) {
    const all = await tree()
    const rows = all
      .sorted()
      .filter((row) => isListed(row, query))
      .filter((row) => canReadCollection(user, all.scope(row)))
      .filter((row) => query.excludeOtherUsers !== true || isOwnOrShared(user, all.scope(row)))
      .map((row) => collectionRecord(row, all, user))
    const namespace = query.namespace ?? null
    const isRootAsked = query.archived !== true && query.personalOnly !== true
    return isRootAsked && canReadCollection(user, null, namespace ?? '') ? [rootRecord(user, namespace), ...rows] : rows
  }

  /** @param parent With `shallow`: whose children; null for the root's. */
  async function nodes(user: CurrentUser, query: Omit<TreeQuery, 'parentId'>, parent: CollectionKey | null) {
    const versions = await store.versions()
    const all = await tree(versions)
    const parentId = parent === null || parent === 'root' ? null : (await getRow(user, parent, all)).id
    return treeNodes(all, await contentCounts.get(versions), user, { ...query, parentId })
  }

  async function items(user: CurrentUser, key: CollectionKey, query: ItemQuery) {
    const versions = await store.versions()
    const all = await tree(versions)
    const collection = key === 'root' ? null : await getRow(user, key, all)
    return listItems({ store, tree: all, user, collection, contentCounts: () => contentCounts.get(versions) }, query)
  }

  /** The live questions that live in a dashboard and stand on it; whoever asks has made sure that it may be read. */
  async function questionsOf(
    user: CurrentUser,
    { id, collection_id }: { id: number; collection_id: number | null },
    page: Paging | undefined,
  ) {
    const [all, placed, series] = await Promise.all([
      tree(),
      store.dashboardCards.cardsOf(id),
      store.dashboardCards.seriesOf(id),
    ])
    const collection = collection_id === null ? null : (all.find(collection_id) ?? null)
    const standing = new Set([...placed, ...series].map(({ card_id }) => card_id))
    const where = { store, tree: all, user, collection, contentCounts: async () => [] }
    return listQuestions(where, { dashboardId: id, standing }, page)
  }

  /** @throws {ApiError} 403 unless the user may keep things in the collection; 404 when there is none. */
  async function requireWrite(user: CurrentUser, id: number | null): Promise<void> {
    const all = await tree()
    if (id !== null && all.find(id) === undefined) throw notFound()
    requireRight(canWriteCollection(user, all.scopeAt(id)))
  }

  /** True when the user may keep things in the root or in some other shared collection. */
  async function canWriteAny(user: CurrentUser, versions: CacheVersions): Promise<boolean> {
    if (canWriteCollection(user, null)) return true
    const all = await tree(versions)
    return all.all.some((row) => {
      const scope = all.scope(row)
      const isShared = row.namespace === null && row.type !== 'trash' && !row.archived && ownerOf(scope) === null
      return isShared && canWriteCollection(user, scope)
    })
  }

  async function create(user: CurrentUser, input: WithParentKey<CollectionInput>) {
    const { made, tree: above } = await writes.create(user, await withParentId(input))
    return collectionRecord(made, above, await withNewRights(user))
  }

  /** @param expected The version that the caller started from. @throws {ApiError} 412 when there is a later one. */
  async function update(
    user: CurrentUser,
    key: CollectionKey,
    changes: WithParentKey<CollectionChanges>,
    expected?: string,
  ) {
    const { id } = await getRow(user, key, await tree())
    await writes.update(user, id, await withParentId(changes), expected)
    // In this order: a version that is older than what is told only leads to another look.
    const version = await versionOf(id)
    return { version, collection: await get(await withNewRights(user), id) }
  }

  /** What tells one state of a collection from the next; undefined for the root and for one that there is not. */
  async function versionOf(key: CollectionKey): Promise<string | undefined> {
    const row = key === 'root' ? undefined : findRow(key, await tree())
    return row === undefined ? undefined : String(row.version)
  }

  /** Where a collection lies and what groups may do with it change together. */
  async function withNewRights(user: CurrentUser): Promise<CurrentUser> {
    return withRights(user, await store.versions())
  }

  async function withParentId<T extends { parent_id?: CollectionKey | null }>({ parent_id, ...rest }: T) {
    if (parent_id === undefined) return rest
    return { ...rest, parent_id: parent_id === null ? null : await resolveId(parent_id) }
  }

  /** Deletes for good what is in the Trash; gives the number of collections. @throws {ApiError} 400 for a live one. */
  async function remove(user: CurrentUser, key: CollectionKey): Promise<number> {
    const { id } = await getRow(user, key, await tree())
    return writes.remove(user, id)
  }

  /** @throws {ApiError} 404 or 403 for a collection that the user may not read. */
  async function requireReadable(user: CurrentUser, key: CollectionKey): Promise<void> {
    if (key === 'root') requireRight(canReadCollection(user, null))
    else await getRow(user, key, await tree())
  }

  return {
    tree,
    get,
    list,
    nodes,
    items,
    questionsOf,
    requireWrite,
    resolveId,
    versionOf,
    create,
    /** Makes one as a part of a change; gives its row. */
    add: writes.add,
    update,
    remove,
    requireReadable,
    ...personalCollections({ store, now, tree }),
    canWriteAny,
  }
}

export type CollectionService = ReturnType<typeof collectionService>

/** By its number, its entity id or `trash`. */
function findRow(key: CollectionKey, all: CollectionTree): CollectionRow | undefined {
  if (key === 'trash') return all.trash
  return /^\d+$/.test(String(key)) ? all.find(Number(key)) : all.findByEntityId(String(key))
}

function isListed(row: CollectionRow, { archived, namespace, personalOnly }: ListQuery): boolean {
  if (row.namespace !== (namespace ?? null)) return false
  if (personalOnly === true && row.personal_owner_id === null) return false
  const isTrash = row.type === 'trash'
  return archived === true ? isTrash || row.archived : !isTrash && !row.archived
}
