/** Making, changing, moving, archiving and deleting collections (contract: collections, section 2). */
import { randomUUID } from 'node:crypto'
import { ApiError, badRequest, featureMissing, invalidField, notFound } from '@querent/contract'
import { canWriteCollection, require, requireSuperuser } from '../../permissions/check.ts'
import type { CurrentUser } from '../../permissions/current-user.ts'
import type { CollectionRow, Repositories, Store } from '../../store/index.ts'
import { slugOf } from './slug.ts'
import { collectionTree, locationBelow, parentIdOf, type CollectionTree } from './tree.ts'

export interface CollectionInput {
  name: string
  description?: string | null
  parent_id?: number | null
  namespace?: string | null
  authority_level?: string | null
}

/** Null clears the description, moves to the root, and leaves the rest. */
export interface CollectionChanges {
  name?: string | null
  description?: string | null
  archived?: boolean | null
  parent_id?: number | null
  authority_level?: string | null
}

/** A change that is under way: nothing else changes the tree until its transaction ends. */
interface Change {
  repositories: Repositories
  tree: CollectionTree
  user: CurrentUser
}

export function collectionWrites(store: Store, now: () => number) {
  function change<T>(user: CurrentUser, work: (change: Change) => Promise<T>): Promise<T> {
    return store.transaction(async (repositories) => {
      const tree = collectionTree(await repositories.collections.listForChange())
      return work({ repositories, tree, user })
    })
  }

  function create(user: CurrentUser, input: CollectionInput): Promise<CollectionRow> {
    if (input.authority_level != null) throw featureMissing('Official Collections')
    return change(user, async ({ repositories, tree }) => {
      const parent = liveParent(tree, user, input.parent_id ?? null)
      const namespace = input.namespace ?? parent?.namespace ?? null
      requireSameNamespace(parent, namespace)
      return repositories.collections.create({
        name: input.name,
        slug: slugOf(input.name),
        description: input.description ?? null,
        location: locationBelow(parent),
        namespace,
        created_at: new Date(now()).toISOString(),
      })
    })
  }

  /** A change that does not say `archived` takes the collection out of the Trash, as clients know it. */
  function update(user: CurrentUser, id: number, changes: CollectionChanges): Promise<void> {
    return change(user, async (change) => {
      const row = getRow(change.tree, id)
      requireChangeable(change, row, changes)
      const isArchived = changes.archived ?? false
      const { repositories } = change
      if (isArchived && !row.archived) await archive(change, row)
      else if (!isArchived) await place(change, row, changes.parent_id)
      if (!isArchived && row.archived) await restore(change, row)
      await repositories.collections.update(id, {
        ...(changes.name == null ? {} : { name: changes.name, slug: slugOf(changes.name) }),
        ...(changes.description === undefined ? {} : { description: changes.description }),
      })
    })
  }

  /** Deletes for good what is in the Trash; gives the number of collections asked for. */
  function remove(user: CurrentUser, id: number): Promise<number> {
    return change(user, async ({ repositories, tree }) => {
      const row = getRow(tree, id)
      requireSuperuser(user)
      if (row.namespace !== null || row.personal_owner_id !== null)
        throw badRequest('This collection cannot be deleted.')
      if (row.type === 'trash' || !row.archived) throw badRequest('Collection must be trashed before deletion.')
      const ids = [row, ...tree.descendants(row)].map((one) => one.id)
      const cardIds = await repositories.cards.idsInCollections(ids)
      await repositories.bookmarks.deleteTargets('card', cardIds)
      await repositories.bookmarks.deleteTargets('collection', ids)
      await repositories.cards.deleteInCollections(ids)
      await repositories.collections.delete(ids)
      return 1
    })
  }

  return { create, update, remove }
}

/** The collection and everything below go to the Trash as one operation; each keeps its place for coming back. */
async function archive({ repositories, tree }: Change, row: CollectionRow): Promise<void> {
  const below = tree.descendants(row).filter((one) => !one.archived)
  const archived = { archived: true, archive_operation_id: randomUUID() }
  await repositories.collections.update(row.id, { ...archived, archived_directly: true })
  const ids = below.map((one) => one.id)
  await repositories.collections.updateMany(ids, { ...archived, archived_directly: false })
  await repositories.cards.archiveInCollections([row.id, ...ids])
}

/** Brings back what went to the Trash with it; what had been archived by itself stays there. */
async function restore({ repositories, tree }: Change, row: CollectionRow): Promise<void> {
  const together = [row, ...tree.descendants(row)].filter(
    (one) => one.archive_operation_id === row.archive_operation_id,
  )
  const ids = together.map((one) => one.id)
  const live = { archived: false, archived_directly: null, archive_operation_id: null }
  await repositories.collections.updateMany(ids, live)
  await repositories.cards.restoreInCollections(ids)
}

/** Puts a collection that is or becomes live below `parentId`; undefined leaves it where it is. */
async function place({ repositories, tree, user }: Change, row: CollectionRow, parentId: number | null | undefined) {
  const target = parentId === undefined ? parentIdOf(row) : parentId
  if (target === parentIdOf(row) && !row.archived) return
  const parent = liveParent(tree, user, target)
  requireSameNamespace(parent, row.namespace)
  const location = locationBelow(parent)
  if (location === row.location) return
  const from = locationBelow(row)
  if (location.startsWith(from)) {
    throw invalidField('parent_id', 'A collection cannot be moved into itself or into what lies below it.')
  }
  await repositories.collections.update(row.id, { location })
  await repositories.collections.relocate(from, `${location}${row.id}/`)
}

function getRow(tree: CollectionTree, id: number): CollectionRow {
  const row = tree.find(id)
  if (row === undefined) throw notFound()
  return row
}

/** @throws {ApiError} 404, 403, or 400 for a parent that is in the Trash; null is the root. */
function liveParent(tree: CollectionTree, user: CurrentUser, id: number | null): CollectionRow | null {
  const parent = id === null ? null : getRow(tree, id)
  if (parent?.archived === true || parent?.type === 'trash') {
    throw invalidField('parent_id', 'The parent collection is in the trash: give another one as parent_id.')
  }
  require(canWriteCollection(user, parent === null ? null : tree.scope(parent)))
  return parent
}

function requireSameNamespace(parent: CollectionRow | null, namespace: string | null): void {
  if (parent !== null && parent.namespace !== namespace) {
    throw invalidField('parent_id', 'A collection and its parent must be of the same namespace.')
  }
}

/** @throws {ApiError} 403 unless the user may change it and what moves with it; 400 for one that stays as it is. */
function requireChangeable({ tree, user }: Change, row: CollectionRow, changes: CollectionChanges): void {
  if (row.type === 'trash') throw badRequest('The Trash cannot be changed.')
  const moves = changes.archived != null || changes.parent_id !== undefined
  for (const one of moves ? [row, ...tree.descendants(row)] : [row]) require(canWriteCollection(user, tree.scope(one)))
  if (changes.authority_level != null && changes.authority_level !== row.authority_level) {
    throw featureMissing('Official Collections')
  }
  if (row.personal_owner_id !== null) requirePersonalStays(row, changes)
}

/** Its name is that of its owner. Clients may send back what they read. */
function requirePersonalStays(row: CollectionRow, { name, archived, parent_id }: CollectionChanges): void {
  const refusal = (verb: string) => new ApiError(400, `A personal collection cannot be ${verb}.`)
  if (archived === true) throw refusal('archived')
  if (parent_id != null) throw refusal('moved')
  if (name != null && name !== row.name) throw refusal('renamed')
}
