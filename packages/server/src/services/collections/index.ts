/**
 * Collections: the tree of saved content, moving content, and the Trash. Tested by test/contract/collection.test.ts.
 */
import { notFound } from '@querent/contract'
import {
  canReadCollection,
  canWriteCollection,
  isOwnOrShared,
  require,
  type CollectionScope,
} from '../../permissions/check.ts'
import type { CurrentUser } from '../../permissions/current-user.ts'
import {
  AppDatabaseUnavailable,
  VersionedCache,
  type CacheVersions,
  type CollectionRow,
  type UserRow,
} from '../../store/index.ts'
import type { Deps } from '../deps.ts'
import { commonName } from '../person.ts'
import { listItems, type ItemQuery } from './items.ts'
import { collectionDetail, collectionRecord, compareCollections, rootRecord } from './records.ts'
import { slugOf } from './slug.ts'
import { collectionTree, type CollectionTree } from './tree.ts'
import { treeNodes, type TreeQuery } from './tree-nodes.ts'
import { collectionWrites, type CollectionChanges, type CollectionInput } from './write.ts'

export { slugOf } from './slug.ts'
export { MODEL_OF_CARD_TYPE } from './item-records.ts'
export { collectionRecord, ROOT_NAME } from './records.ts'
export { parentIdOf, type CollectionTree } from './tree.ts'

export interface ListQuery {
  archived?: boolean
  namespace?: string | null
  personalOnly?: boolean
  excludeOtherUsers?: boolean
}

/** `root`, `trash`, a number or an entity id. */
export type CollectionKey = string | number

export function collectionService({ store, now }: Deps) {
  const writes = collectionWrites(store, now)
  const cache = new VersionedCache('collections', async () => collectionTree(await store.collections.list()))

  /** All collections as they are now, or as of change counters that the caller has just read. */
  async function tree(versions?: CacheVersions): Promise<CollectionTree> {
    return cache.get(versions ?? (await store.versions()))
  }

  /** @throws {ApiError} 404 for an unknown key, 403 when the user may not read it. */
  async function getRow(user: CurrentUser, key: CollectionKey, all: CollectionTree): Promise<CollectionRow> {
    const row =
      key === 'trash' ? all.trash : /^\d+$/.test(String(key)) ? all.find(Number(key)) : all.findByEntityId(String(key))
    if (row === undefined) throw notFound()
    require(canReadCollection(user, all.scope(row)))
    return row
  }

  /** Id of a collection given as a number or an entity id. @throws {ApiError} 404 for an unknown entity id. */
  async function resolveId(key: CollectionKey): Promise<number> {
    if (/^\d+$/.test(String(key))) return Number(key)
    const row = (await tree()).findByEntityId(String(key))
    if (row === undefined) throw notFound()
    return row.id
  }

  async function get(user: CurrentUser, key: CollectionKey) {
    if (key === 'root') return rootRecord(user)
    const all = await tree()
    return collectionDetail(await getRow(user, key, all), all, user)
  }

  /** Readable collections; the root comes first unless archived or personal ones are asked for. */
  async function list(user: CurrentUser, query: ListQuery) {
    const all = await tree()
    const rows = all.all
      .filter((row) => isListed(row, query))
      .filter((row) => canReadCollection(user, all.scope(row)))
      .filter((row) => query.excludeOtherUsers !== true || isOwnOrShared(user, all.scope(row)))
      .sort(compareCollections)
      .map((row) => collectionRecord(row, all, user))
    const withRoot = query.archived !== true && query.personalOnly !== true && (query.namespace ?? null) === null
    return withRoot ? [rootRecord(user), ...rows] : rows
  }

  async function nodes(user: CurrentUser, query: TreeQuery) {
    return treeNodes(await tree(), await store.cards.countsByCollection(), user, query)
  }

  async function items(user: CurrentUser, key: CollectionKey, query: ItemQuery) {
    const all = await tree()
    const collection = key === 'root' ? null : await getRow(user, key, all)
    return listItems(store, all, user, collection, query)
  }

  /** The collection's scope for a permission check; null for the root. @throws {ApiError} 404 when there is none. */
  async function scopeOf(id: number | null): Promise<CollectionScope | null> {
    if (id === null) return null
    const all = await tree()
    const row = all.find(id)
    if (row === undefined) throw notFound()
    return all.scope(row)
  }

  /** @throws {ApiError} 403 unless the user may keep things in the collection; 404 when there is none. */
  async function requireWrite(user: CurrentUser, id: number | null): Promise<void> {
    require(canWriteCollection(user, await scopeOf(id)))
  }

  /**
   * Id of the user's personal collection, which is made on first use; null for users that are no persons, and while nothing
   * can be saved.
   */
  async function personalId(
    user: Pick<UserRow, 'id' | 'type' | 'first_name' | 'last_name' | 'email'>,
    versions?: CacheVersions,
  ): Promise<number | null> {
    if (user.type !== 'personal') return null
    const known = (await tree(versions)).personalOf(user.id)
    if (known !== undefined) return known.id
    const name = personalName(user)
    const time = new Date(now()).toISOString()
    const row = await store.collections
      .findOrCreatePersonal(user.id, name, slugOf(name), time)
      .catch((error: unknown) => {
        if (error instanceof AppDatabaseUnavailable && error.isReadable) return undefined
        throw error
      })
    return row?.id ?? null
  }

  async function create(user: CurrentUser, input: CollectionInput) {
    return collectionRecord(await writes.create(user, input), await tree(), user)
  }

  async function update(user: CurrentUser, key: CollectionKey, changes: CollectionChanges) {
    const { id } = await getRow(user, key, await tree())
    await writes.update(user, id, changes)
    return get(user, id)
  }

  /** Deletes for good what is in the Trash; gives the number of collections. @throws {ApiError} 400 for a live one. */
  async function remove(user: CurrentUser, key: CollectionKey): Promise<number> {
    const { id } = await getRow(user, key, await tree())
    return writes.remove(user, id)
  }

  /** @throws {ApiError} 404 or 403 for a collection that the user may not read. */
  async function requireReadable(user: CurrentUser, key: CollectionKey): Promise<void> {
    if (key !== 'root') await getRow(user, key, await tree())
  }

  return {
    tree,
    get,
    list,
    nodes,
    items,
    requireWrite,
    resolveId,
    create,
    update,
    remove,
    requireReadable,
    personalId,
  }
}

export type CollectionService = ReturnType<typeof collectionService>

/** Name of a person's own collection. */
export function personalName(user: { first_name: string | null; last_name: string | null; email: string }): string {
  return `${commonName(user)}'s Personal Collection`
}

function isListed(row: CollectionRow, { archived, namespace, personalOnly }: ListQuery): boolean {
  if (row.namespace !== (namespace ?? null)) return false
  if (personalOnly === true && row.personal_owner_id === null) return false
  const isTrash = row.type === 'trash'
  return archived === true ? isTrash || row.archived : !isTrash && !row.archived
}
