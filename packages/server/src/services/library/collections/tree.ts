/** All collections at one moment, with their places in the tree. */
import { remember } from '@querent/contract/lookup/index.ts'
import type { CollectionScope } from '../../../permissions/check.ts'
import type { CollectionRow } from '../../../store/index.ts'
import { compareNames } from '../../shared/compare-names.ts'

export interface CollectionTree {
  all: readonly CollectionRow[]
  /** Official ones first, then untyped, the Trash and other types; then by name (contract: collections, section 2). */
  sorted(): readonly CollectionRow[]
  find(id: number): CollectionRow | undefined
  findByEntityId(entityId: string): CollectionRow | undefined
  /** The personal collection of a user. */
  personalOf(userId: number): CollectionRow | undefined
  /** The Trash. */
  trash: CollectionRow
  /** What decides who may see and change it. */
  scope(collection: CollectionRow): CollectionScope
  /** The scope of the collection with this id; null for the root, and for a collection that is gone. */
  scopeAt(id: number | null): CollectionScope | null
  /** From the top down, without the collection itself. */
  ancestors(collection: CollectionRow): readonly CollectionRow[]
  /** Everything below, at any depth. */
  descendants(collection: CollectionRow): CollectionRow[]
  /** The collections directly below; null for the root. */
  children(id: number | null): readonly CollectionRow[]
}

export function parentIdOf({ location }: Pick<CollectionRow, 'location'>): number | null {
  if (location === '/') return null
  return Number(location.slice(location.lastIndexOf('/', location.length - 2) + 1, -1))
}

/** Location of what lies directly in a collection; `/` for the root. */
export function locationBelow(parent: CollectionRow | null): string {
  return parent === null ? '/' : `${parent.location}${parent.id}/`
}

/** What follows from where a collection lies; asked for so often that it is worked out once. */
interface Place {
  ancestors: readonly CollectionRow[]
  scope: CollectionScope
}

export function collectionTree(rows: readonly CollectionRow[]): CollectionTree {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const byEntityId = new Map(rows.map((row) => [row.entity_id, row]))
  const byOwner = new Map(rows.map((row) => [row.personal_owner_id, row]))
  const byParent = Map.groupBy(rows, parentIdOf)
  const places = new Map<CollectionRow, Place>()
  let sorted: readonly CollectionRow[] | undefined
  const trash = rows.find((row) => row.type === 'trash')
  if (trash === undefined) throw new Error('The app database has no Trash collection')

  function place(collection: CollectionRow): Place {
    return remember(places, collection, () => findPlace(collection))
  }

  function findPlace(collection: CollectionRow): Place {
    const ancestors = collection.location
      .split('/')
      .flatMap((part) => (part === '' ? [] : (byId.get(Number(part)) ?? [])))
    const { id, type, personal_owner_id } = collection
    const personal_root_owner_id = ancestors[0]?.personal_owner_id ?? null
    return { ancestors, scope: { id, type, personal_owner_id, personal_root_owner_id } }
  }

  return {
    all: rows,
    sorted: () => (sorted ??= rows.toSorted(compareCollections)),
    trash,
    find: (id) => byId.get(id),
    findByEntityId: (entityId) => byEntityId.get(entityId),
    personalOf: (userId) => byOwner.get(userId),
    ancestors: (collection) => place(collection).ancestors,
    scope: (collection) => place(collection).scope,
    scopeAt(id) {
      const collection = id === null ? undefined : byId.get(id)
      return collection === undefined ? null : place(collection).scope
    },
    descendants(collection) {
      const found = [...(byParent.get(collection.id) ?? [])]
      // Grows while it is walked.
      for (const one of found) found.push(...(byParent.get(one.id) ?? []))
      return found
    },
    children: (id) => byParent.get(id) ?? [],
  }
}

function compareCollections(a: CollectionRow, b: CollectionRow): number {
  return rankOf(a) - rankOf(b) || compareNames(a.name, b.name) || a.id - b.id
}

function rankOf({ authority_level, type }: CollectionRow): number {
  if (authority_level === 'official') return 0
  return type === null ? 1 : type === 'trash' ? 2 : 3
}
