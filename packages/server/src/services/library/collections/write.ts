/** Making, changing, moving, archiving and deleting collections (contract: collections, section 2). */
import { randomUUID } from 'node:crypto'
import { badRequest, invalidField, notFound } from '@querent/contract'
import { canWriteCollection, ownerOf, requireRight, requireSuperuser } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import { collectionGraph, type CollectionPlace, type CollectionRow, type Repositories } from '../../../store/index.ts'
import { changedSince } from '../../shared/changed-since.ts'
import type { Change, UserWork } from '../../shared/work.ts'
import { requireUnused } from '../../rights/sandboxes/index.ts'
import { isDeletable } from './records.ts'
import { slugOf } from './slug.ts'
import { collectionTree, locationBelow, parentIdOf, type CollectionTree } from './tree.ts'

export interface CollectionInput {
  name: string
  description?: string | null
  parent_id?: number | null
  namespace?: string | null
  authority_level?: string | null
}

/** Null clears the description and the authority level, moves to the root, and leaves the rest. */
export interface CollectionChanges {
  name?: string | null
  description?: string | null
  archived?: boolean | null
  parent_id?: number | null
  authority_level?: string | null
}

/** A change of collections: nothing else changes the tree until it ends. */
interface TreeWork extends UserWork {
  tree: CollectionTree
}

export function collectionWrites(change: Change) {
  function changeTree<T>(user: CurrentUser, run: (work: TreeWork) => Promise<T>): Promise<T> {
    return change(user, async (work) => run(await withTree(work)))
  }

  /** Gives it with the collections above it. No others are read: making one takes as long however many there are. */
  function create(user: CurrentUser, input: CollectionInput): Promise<{ made: CollectionRow; tree: CollectionTree }> {
    return change(user, (work) => addBelow(work, input))
  }

  async function add(work: UserWork, input: CollectionInput): Promise<CollectionRow> {
    return (await addBelow(work, input)).made
  }

  async function addBelow(work: UserWork, input: CollectionInput) {
    const { repositories, user, time } = work
    const authority_level = input.authority_level ?? null
    if (authority_level !== null) requireSuperuser(user)
    const tree = collectionTree(await repositories.collections.listAboveForChange(input.parent_id ?? null))
    const parent = liveParent(tree, user, input.parent_id ?? null, input.namespace ?? null)
    const namespace = input.namespace ?? parent?.namespace ?? null
    requireSameNamespace(parent, namespace)
    const made = await repositories.collections.create({
      name: input.name,
      slug: slugOf(input.name),
      description: input.description ?? null,
      location: locationBelow(parent),
      namespace,
      authority_level,
      created_at: time,
    })
    if (!isPersonal(tree, parent)) await copyPermissions(work, parent, [made])
    return { made, tree: collectionTree([...tree.all, made]) }
  }

  /**
   * A change that does not say `archived` takes the collection out of the Trash, as clients know it.
   * @param expected The version that the caller started from: a later one is not written over.
   * @throws {ApiError} 412 when there is one.
   */
  function update(
    user: CurrentUser,
    id: number,
    changes: CollectionChanges,
    expected: string | undefined,
  ): Promise<void> {
    return changeTree(user, async (work) => {
      const row = getRow(work.tree, id)
      const isArchived = changes.archived ?? false
      requireChangeable(work, row, changes)
      await requireVersion(work.repositories, row, expected)
      const columns = columnsOf(changes)
      const gone = isArchived && !row.archived ? await archive(work, row) : []
      const isMoved = !isArchived && (await place(work, row, changes.parent_id))
      const back = !isArchived && row.archived ? await restore(work, row) : []
      await work.repositories.collections.update(id, columns)
      const isEdited = Object.entries(columns).some(([key, value]) => row[key as keyof typeof columns] !== value)
      const changed = new Set([...gone, ...back, ...(isMoved || isEdited ? [id] : [])])
      const edit = { last_editor_id: user.id, last_edited_at: work.time }
      await work.repositories.collections.addVersion([...changed], edit)
    })
  }

  /** Deletes for good what is in the Trash; gives the number of collections asked for. */
  function remove(user: CurrentUser, id: number): Promise<number> {
    requireSuperuser(user)
    return changeTree(user, async ({ repositories, tree }) => {
      const row = getRow(tree, id)
      if (row.namespace !== null || row.personal_owner_id !== null)
        throw badRequest('This collection cannot be deleted.')
      if (!isDeletable(row)) throw badRequest('Collection must be trashed before deletion.')
      const ids = [row, ...tree.descendants(row)].map((one) => one.id)
      const content = await repositories.placedContent.idsInCollections(ids)
      await requireUnused(repositories, content.cards)
      await repositories.bookmarks.deleteTargets('card', content.cards)
      await repositories.moderation.deleteOf('card', content.cards)
      await repositories.moderation.deleteOf('dashboard', content.dashboards)
      await repositories.bookmarks.deleteTargets('dashboard', content.dashboards)
      await repositories.bookmarks.deleteTargets('collection', ids)
      await repositories.placedContent.deleteInCollections(ids)
      await repositories.collections.delete(ids)
      return 1
    })
  }

  return { create, add, update, remove }
}

async function withTree(work: UserWork): Promise<TreeWork> {
  return { ...work, tree: collectionTree(await work.repositories.collections.listForChange()) }
}

/** The collection and everything below go to the Trash as one operation; each keeps its place for coming back. Gives their ids. */
async function archive({ repositories, tree }: TreeWork, row: CollectionRow): Promise<number[]> {
  const below = tree.descendants(row).filter((one) => !one.archived)
  const archived = { archived: true, archive_operation_id: randomUUID() }
  await repositories.collections.update(row.id, { ...archived, archived_directly: true })
  const ids = below.map((one) => one.id)
  await repositories.collections.updateMany(ids, { ...archived, archived_directly: false })
  await repositories.placedContent.archiveInCollections([row.id, ...ids])
  if (row.namespace === 'snippets') await repositories.snippets.setArchivedInCollections([row.id, ...ids], true)
  return [row.id, ...ids]
}

/** Brings back what went to the Trash with it; what had been archived by itself stays there. Gives the ids. */
async function restore({ repositories, tree }: TreeWork, row: CollectionRow): Promise<number[]> {
  const ids = archivedWith(tree, row).map((one) => one.id)
  const live = { archived: false, archived_directly: null, archive_operation_id: null }
  await repositories.collections.updateMany(ids, live)
  await repositories.placedContent.restoreInCollections(ids)
  if (row.namespace === 'snippets') await repositories.snippets.setArchivedInCollections(ids, false)
  return ids
}

/** A collection in the Trash and what is below it that went there in the same operation. */
function archivedWith(tree: CollectionTree, row: CollectionRow): CollectionRow[] {
  return [row, ...tree.descendants(row)].filter((one) => one.archive_operation_id === row.archive_operation_id)
}

/** Puts a collection that is or becomes live below `parentId`; undefined leaves it where it is. Whether it moves. */
async function place(work: TreeWork, row: CollectionRow, parentId: number | null | undefined): Promise<boolean> {
  const { repositories, tree, user } = work
  const target = parentId === undefined ? parentIdOf(row) : parentId
  if (target === parentIdOf(row) && !row.archived) return false
  const parent = liveParent(tree, user, target, row.namespace)
  requireSameNamespace(parent, row.namespace)
  const location = locationBelow(parent)
  if (location === row.location) return false
  const from = locationBelow(row)
  if (location.startsWith(from)) {
    throw invalidField('parent_id', 'A collection cannot be moved into itself or into a collection below it.')
  }
  await repositories.collections.update(row.id, { location })
  await repositories.collections.relocate(from, `${location}${row.id}/`)
  const moved = [row, ...tree.descendants(row)]
  if (isPersonal(tree, parent)) await repositories.collectionPermissions.remove(moved.map(({ id }) => id))
  else if (isPersonal(tree, row)) await copyPermissions(work, parent, moved)
  return true
}

/** Gives collections what groups may do with their parent. The graph of permissions has another revision then. */
async function copyPermissions(
  { repositories, user, time }: UserWork,
  parent: CollectionRow | null,
  rows: readonly CollectionRow[],
): Promise<void> {
  const namespace = rows[0]?.namespace ?? ''
  const from: CollectionPlace = parent?.id ?? { rootOf: namespace }
  const ids = rows.map(({ id }) => id)
  await repositories.collectionPermissions.copy(from, ids)
  await repositories.permissionRevisions.add({
    graph: collectionGraph(namespace),
    user_id: user.id,
    created_at: time,
    changes: { copied_to: ids },
  })
}

/** Whether it is or lies in somebody's personal collection, where only its owner has rights. */
function isPersonal(tree: CollectionTree, collection: CollectionRow | null): boolean {
  return collection !== null && ownerOf(tree.scope(collection)) !== null
}

/** Null clears the description and the authority level, and leaves the name. */
function columnsOf({ name, description, authority_level }: CollectionChanges) {
  return {
    ...(name == null ? {} : { name, slug: slugOf(name) }),
    ...(description === undefined ? {} : { description }),
    ...(authority_level === undefined ? {} : { authority_level }),
  }
}

/** @throws {ApiError} 412 when somebody has changed the collection since: who, and when. */
async function requireVersion(
  { users }: Repositories,
  { version, last_editor_id, last_edited_at }: CollectionRow,
  expected: string | undefined,
): Promise<void> {
  if (expected === undefined || expected === String(version)) return
  const by = last_editor_id === null ? undefined : await users.find(last_editor_id)
  throw changedSince({ by: by ?? null, at: last_edited_at, revisionId: null })
}

function getRow(tree: CollectionTree, id: number): CollectionRow {
  const row = tree.find(id)
  if (row === undefined) throw notFound()
  return row
}

/** @throws {ApiError} 404, 403, or 400 for a parent that is in the Trash; null is the root. */
function liveParent(
  tree: CollectionTree,
  user: CurrentUser,
  id: number | null,
  namespace: string | null,
): CollectionRow | null {
  const parent = id === null ? null : getRow(tree, id)
  if (parent?.archived === true || parent?.type === 'trash') {
    throw invalidField('parent_id', 'The parent collection is in the trash: give another one as parent_id.')
  }
  requireRight(canWriteCollection(user, parent === null ? null : tree.scope(parent), namespace ?? ''))
  return parent
}

function requireSameNamespace(parent: CollectionRow | null, namespace: string | null): void {
  if (parent !== null && parent.namespace !== namespace) {
    throw invalidField('parent_id', 'A collection and its parent must be of the same namespace.')
  }
}

/** @throws {ApiError} 403 unless the user may change it; 400 for one that stays as it is. */
function requireChangeable(work: TreeWork, row: CollectionRow, changes: CollectionChanges): void {
  const { tree, user } = work
  if (row.type === 'trash') throw badRequest('The Trash cannot be changed.')
  requireRight(canWriteCollection(user, tree.scope(row)))
  if (row.personal_owner_id !== null) requirePersonalStays(row, changes)
  const isArchived = changes.archived ?? false
  const isMoved = !isArchived && changes.parent_id !== undefined && changes.parent_id !== parentIdOf(row)
  if (isArchived !== row.archived || isMoved) requireMovable(work, row)
  if (changes.authority_level !== undefined && changes.authority_level !== row.authority_level) requireSuperuser(user)
}

/** Taking it away changes the place where it was and all that goes along. @throws {ApiError} 403 */
function requireMovable({ tree, user }: TreeWork, row: CollectionRow): void {
  requireRight(canWriteCollection(user, tree.scopeAt(parentIdOf(row)), row.namespace ?? ''))
  for (const one of tree.descendants(row)) requireRight(canWriteCollection(user, tree.scope(one)))
}

/** Its name is that of its owner. Clients may send back what they read. */
function requirePersonalStays(row: CollectionRow, { name, archived, parent_id }: CollectionChanges): void {
  if (archived === true) throw badRequest('A personal collection cannot be archived.')
  if (parent_id != null) throw badRequest('A personal collection cannot be moved.')
  if (name != null && name !== row.name) throw badRequest('A personal collection cannot be renamed.')
}
