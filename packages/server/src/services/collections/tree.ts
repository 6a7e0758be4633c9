/** All collections at one moment, with their places in the tree. */
import type { CollectionScope } from '../../permissions/check.ts'
import type { CollectionRow } from '../../store/index.ts'

export interface CollectionTree {
  all: readonly CollectionRow[]
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
  ancestors(collection: CollectionRow): CollectionRow[]
  /** Everything below, at any depth. */
  descendants(collection: CollectionRow): CollectionRow[]
  /** The collections directly below; null for the root. */
  children(id: number | null): CollectionRow[]
}

export function parentIdOf(collection: Pick<CollectionRow, 'location'>): number | null {
  const ids = collection.location.split('/').filter((part) => part !== '')
  const last = ids.at(-1)
  return last === undefined ? null : Number(last)
}

/** Location of what lies directly in a collection; `/` for the root. */
export function locationBelow(parent: CollectionRow | null): string {
  return parent === null ? '/' : `${parent.location}${parent.id}/`
}

export function collectionTree(rows: readonly CollectionRow[]): CollectionTree {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const byOwner = new Map(rows.map((row) => [row.personal_owner_id, row]))
  const byParent = Map.groupBy(rows, parentIdOf)
  const trash = rows.find((row) => row.type === 'trash')
  if (trash === undefined) throw new Error('The app database has no Trash collection')

  const ancestors = (collection: CollectionRow) =>
    collection.location.split('/').flatMap((part) => (part === '' ? [] : (byId.get(Number(part)) ?? [])))

  function scope(collection: CollectionRow): CollectionScope {
    const root = ancestors(collection)[0]
    const { id, type, personal_owner_id } = collection
    return { id, type, personal_owner_id, personal_root_owner_id: root?.personal_owner_id ?? null }
  }

  return {
    all: rows,
    trash,
    find: (id) => byId.get(id),
    findByEntityId: (entityId) => rows.find((row) => row.entity_id === entityId),
    personalOf: (userId) => byOwner.get(userId),
    ancestors,
    scope,
    scopeAt(id) {
      const collection = id === null ? undefined : byId.get(id)
      return collection === undefined ? null : scope(collection)
    },
    descendants(collection) {
      const below = locationBelow(collection)
      return rows.filter((row) => row.location.startsWith(below))
    },
    children: (id) => byParent.get(id) ?? [],
  }
}
