/**
 * The graph of collection permissions of a namespace: which collections each group may read and change (contract:
 * collections, section 4). Tested by test/contract/collection-graph.test.ts.
 */
import { badRequest } from '@querent/contract'
import { ownerOf, requireSuperuser } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import {
  ADMINISTRATORS_ID,
  collectionGraph,
  type CollectionEntry,
  type CollectionRow,
  type Repositories,
} from '../../../store/index.ts'
import type { CollectionService, CollectionTree } from '../../collections/index.ts'
import type { Deps } from '../../deps.ts'
import { invalid, type UpdateOptions } from '../graph-change.ts'
import { noteCollectionChange } from '../note-changes.ts'
import { addRevision, beginChange } from '../revision.ts'
import { printAdministrators, printGroup } from './print-graph.ts'
import { readGraphChange, type CollectionGraphChange } from './read-change.ts'

interface CollectionGraphUpdate {
  revision?: number | null
  groups: Record<string, unknown>
  namespace?: string | null
}

/** Up to so many entries, groups times collections, the graph names also what is closed. */
const WHOLE_LIMIT = 250_000

/** Groups whose permissions are read by one statement. */
const GROUPS_AT_ONCE = 250

interface CollectionGraphDeps extends Pick<Deps, 'store' | 'now'> {
  collections: Pick<CollectionService, 'tree'>
}

export function collectionGraphService({ store, now, collections }: CollectionGraphDeps) {
  /** The graph as pieces of JSON text: it can have millions of entries. @param namespace Null or empty for ordinary content. */
  async function get(user: CurrentUser, namespace: string | null): Promise<AsyncIterable<string>> {
    requireSuperuser(user)
    return graphText(await store.permissionRevisions.current(collectionGraph(namespace)), namespace ?? '')
  }

  /** @throws {ApiError} 409 when others changed it meanwhile, 400 for what cannot be; nothing is changed then. */
  async function update(
    user: CurrentUser,
    sent: CollectionGraphUpdate,
    { skipGraph, force }: UpdateOptions,
  ): Promise<{ revision: number } | AsyncIterable<string>> {
    requireSuperuser(user)
    const change = readGraphChange(sent.groups)
    const namespace = sent.namespace ?? ''
    const started = { graph: collectionGraph(namespace), sent, force, user, now: now() }
    const tree = await collections.tree()
    const revision = await store.transaction(async (repositories) => {
      // Before anything is looked up: what is sent on top of an old revision may name what is gone.
      const current = await beginChange(repositories, started)
      await requireKnown(repositories, tree, change)
      const entries = entriesOf(change, tree, namespace)
      const before = await repositories.collectionPermissions.heldAt(entries)
      const isOther = await repositories.collectionPermissions.put(entries)
      await noteCollectionChange(repositories, started.graph, before, entries)
      return isOther ? addRevision(repositories, started) : current
    })
    return skipGraph ? { revision } : graphText(revision, namespace)
  }

  async function graphText(revision: number, namespace: string): Promise<AsyncIterable<string>> {
    const [tree, groupIds, roots] = await Promise.all([
      collections.tree(),
      store.groups.ids(),
      store.collectionPermissions.roots(namespace),
    ])
    const ids = new Set(tree.all.filter((row) => isListed(row, tree, namespace)).map(({ id }) => id))
    const listed = { ids, isWhole: groupIds.length * ids.size <= WHOLE_LIMIT }
    const rootOf = new Map(roots.map((row) => [row.group_id, row.permission]))
    const others = groupIds.filter((id) => id !== ADMINISTRATORS_ID)

    async function textOf(some: readonly number[]): Promise<string> {
      const lists = Map.groupBy(await store.collectionPermissions.listsOfGroups(some), (row) => row.group_id)
      const entries = some.map((id) => {
        const entry = printGroup({ root: rootOf.get(id), lists: lists.get(id) ?? [] }, listed)
        return `,"${id}":${JSON.stringify(entry)}`
      })
      return entries.join('')
    }

    async function* pieces(): AsyncGenerator<string> {
      yield `{"revision":${revision},"groups":{"${ADMINISTRATORS_ID}":${JSON.stringify(printAdministrators(listed))}`
      for (let start = 0; start < others.length; start += GROUPS_AT_ONCE) {
        yield await textOf(others.slice(start, start + GROUPS_AT_ONCE))
      }
      yield '}}'
    }
    return pieces()
  }

  return { get, update }
}

/** Rights on personal collections and on the Trash are given to nobody. */
function isInGraph(row: CollectionRow, tree: CollectionTree, namespace: string): boolean {
  return (row.namespace ?? '') === namespace && row.type !== 'trash' && ownerOf(tree.scope(row)) === null
}

function isListed(row: CollectionRow, tree: CollectionTree, namespace: string): boolean {
  return !row.archived && isInGraph(row, tree, namespace)
}

/** What is to be stored; what does not belong to the graph is passed over. @throws {ApiError} 400 for administrators. */
function entriesOf(change: CollectionGraphChange, tree: CollectionTree, namespace: string): CollectionEntry[] {
  const entries: CollectionEntry[] = []
  for (const [group_id, permissions] of change) {
    for (const [key, permission] of permissions) {
      const row = key === 'root' ? undefined : tree.find(key)
      if (row !== undefined && !isInGraph(row, tree, namespace)) continue
      if (group_id !== ADMINISTRATORS_ID) {
        entries.push({ group_id, place: row?.id ?? { rootOf: namespace }, permission })
      } else if (permission !== 'write') {
        throw badRequest("You cannot create or revoke permissions for the 'Admin' group.")
      }
    }
  }
  return entries
}

/** @throws {ApiError} 400 for groups and collections that do not exist. */
async function requireKnown(
  { groups }: Pick<Repositories, 'groups'>,
  tree: CollectionTree,
  change: CollectionGraphChange,
): Promise<void> {
  const known = new Set(await groups.idsAmong([...change.keys()]))
  for (const [groupId, permissions] of change) {
    if (!known.has(groupId)) throw invalid(`there is no group ${groupId}`)
    for (const key of permissions.keys()) {
      if (key !== 'root' && tree.find(key) === undefined) throw invalid(`there is no collection ${key}`)
    }
  }
}
