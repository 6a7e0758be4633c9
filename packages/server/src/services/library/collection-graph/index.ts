/**
 * The graph of collection permissions of a namespace: which collections each group may read and change (contract:
 * collections, section 4). Tested by test/contract/collection-graph.test.ts.
 */
import { badRequest } from '@querent/contract'
import { ownerOf, requireSuperuser } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import { workTurn } from '../../../process/work-turns.ts'
import {
  ADMINISTRATORS_ID,
  collectionGraph,
  type CollectionEntry,
  type CollectionRow,
  type Repositories,
} from '../../../store/index.ts'
import type { CollectionService, CollectionTree } from '../collections/index.ts'
import type { Deps } from '../../deps.ts'
import type { UserWork } from '../../shared/work.ts'
import {
  type UpdateOptions,
  addRevision,
  beginChange,
  invalid,
  noteCollectionChange,
} from '../../rights/graphs/index.ts'
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

/** Characters of the graph that are written in one turn of the event loop: some 10,000 entries. */
const PIECE_CHARACTERS = 150_000

interface CollectionGraphDeps extends Pick<Deps, 'store' | 'change'> {
  collections: Pick<CollectionService, 'tree'>
}

export function collectionGraphService({ store, change, collections }: CollectionGraphDeps) {
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
    const groups = readGraphChange(sent.groups)
    await workTurn()
    const namespace = sent.namespace ?? ''
    const started = { graph: collectionGraph(namespace), sent, force }
    const tree = await collections.tree()
    const revision = await change(user, async (work) => {
      const { repositories } = work
      // Before anything is looked up: what is sent on top of an old revision may name what is gone.
      const current = await beginChange(work, started)
      await requireKnown(repositories, tree, groups)
      await workTurn()
      const entries = entriesOf(groups, tree, namespace)
      await workTurn()
      return (await putEntries(work, started, entries)) ? addRevision(work, started) : current
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

    async function* textsOf(some: readonly number[]): AsyncGenerator<string> {
      const lists = Map.groupBy(await store.collectionPermissions.listsOfGroups(some), (row) => row.group_id)
      let text = ''
      for (const id of some) {
        const entry = printGroup({ root: rootOf.get(id), lists: lists.get(id) ?? [] }, listed)
        text += `,"${id}":${JSON.stringify(entry)}`
        if (text.length < PIECE_CHARACTERS) continue
        yield text
        text = ''
      }
      yield text
    }

    async function* pieces(): AsyncGenerator<string> {
      yield `{"revision":${revision},"groups":{"${ADMINISTRATORS_ID}":${JSON.stringify(printAdministrators(listed))}`
      for (let start = 0; start < others.length; start += GROUPS_AT_ONCE) {
        yield* textsOf(others.slice(start, start + GROUPS_AT_ONCE))
      }
      yield '}}'
    }
    return pieces()
  }

  return { get, update, put }
}

export type CollectionGraphService = ReturnType<typeof collectionGraphService>

/** Gives groups permissions on collections of ordinary content, whatever others have changed meanwhile. */
async function put(work: UserWork, entries: readonly CollectionEntry[]): Promise<void> {
  const given = entries.map(({ group_id, place, permission }) => [group_id, { [Number(place)]: permission }])
  const started = { graph: collectionGraph(null), sent: { groups: Object.fromEntries(given) }, force: true }
  await beginChange(work, started)
  if (await putEntries(work, started, entries)) await addRevision(work, started)
}

/** Stores the entries and notes what they change; false when they change nothing. */
async function putEntries(
  { repositories }: UserWork,
  { graph }: { graph: string },
  entries: readonly CollectionEntry[],
): Promise<boolean> {
  const before = await repositories.collectionPermissions.heldAt(entries)
  const isOther = await repositories.collectionPermissions.put(entries)
  await noteCollectionChange(repositories, graph, before, entries)
  return isOther
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
