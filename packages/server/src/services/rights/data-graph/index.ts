/**
 * The graph of data permissions: what each group may do with each database (contract: permissions, sections 2 to 4). A
 * change is read (`read-change.ts`), applied to the levels of one group and database at a time (`apply-change.ts`) and
 * written as rows. Tested by test/contract/permission-graph.test.ts.
 */
import type { ServerKind } from '../../../connections/index.ts'
import { requireSuperuser } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import { readLevels, type LevelsOfGroup } from '../../../permissions/rights/index.ts'
import { ADMINISTRATORS_ID, type Repositories } from '../../../store/index.ts'
import type { Deps } from '../../deps.ts'
import { type UpdateOptions, addRevision, beginChange, invalid, noteDataChange } from '../graphs/index.ts'
import { refusingContradictions } from '../sandboxes/index.ts'
import type { UserWork } from '../../shared/work.ts'
import { applyChange } from './apply-change.ts'
import { graphText, type GraphScope } from './graph-text.ts'
import { readGraphChange, type DatabaseChange } from './read-change.ts'
import { applyRules, requireRules, type PromisedRules, type SentRules } from './rules.ts'
import { differences, NOTHING } from './state.ts'
import { tableReader, type TableReader } from './tables.ts'

const GRAPH = 'data'

interface GraphUpdate extends SentRules {
  revision?: number
  groups: Record<string, unknown>
}

export function dataGraphService({ store, connections, change }: Pick<Deps, 'store' | 'connections' | 'change'>) {
  const hasRoles = (database: ServerKind) =>
    connections.driverOf(database)?.dialect.supports('connection-impersonation') === true

  /** The graph as pieces of JSON text: it can have millions of entries. */
  async function get(user: CurrentUser, scope: GraphScope): Promise<AsyncIterable<string>> {
    requireSuperuser(user)
    // Read first: whoever changes the graph on top of a revision has seen at least what it was then.
    return graphText(store, await store.permissionRevisions.current(GRAPH), scope)
  }

  /** @throws {ApiError} 409 when others changed it meanwhile, 400 for what cannot be; nothing is changed then. */
  async function update(
    user: CurrentUser,
    sent: GraphUpdate,
    { skipGraph, force }: UpdateOptions,
  ): Promise<{ revision: number } | AsyncIterable<string>> {
    requireSuperuser(user)
    const groups = await readGraphChange(sent.groups)
    const { revision, rules } = await change(user, (work) =>
      refusingContradictions(work.repositories, async () => {
        const { repositories } = work
        const added = await begun(work, { graph: GRAPH, sent, force })
        const tables = tableReader(repositories)
        await requireKnown(repositories, groups)
        const promised: PromisedRules[] = []
        for (const [groupId, databases] of groups) {
          if (groupId === ADMINISTRATORS_ID) requireUnchanged(databases)
          else promised.push(...(await changeGroup(repositories, groupId, databases, tables)))
        }
        const made = await applyRules(repositories, sent, hasRoles)
        await requireRules(repositories, promised)
        return { revision: added, rules: made }
      }),
    )
    if (skipGraph) return { revision }
    return graphText(store, revision, { groupIds: [...groups.keys()] }, rules)
  }

  return { get, update }
}

/** Gives the new revision. @throws {ApiError} 409 when others changed the graph meanwhile. */
async function begun(work: UserWork, started: Parameters<typeof addRevision>[1]): Promise<number> {
  await beginChange(work, started)
  return addRevision(work, started)
}

async function changeGroup(
  repositories: Repositories,
  groupId: number,
  databases: ReadonlyMap<number, DatabaseChange>,
  tables: TableReader,
): Promise<PromisedRules[]> {
  const promised: PromisedRules[] = []
  await tables.read(databases.keys())
  const levels = await readLevels(repositories, { groupIds: [groupId], databaseIds: [...databases.keys()] })
  const known: LevelsOfGroup = levels.get(groupId) ?? new Map()
  for (const [databaseId, change] of databases) {
    const before = known.get(databaseId) ?? NOTHING
    const { all } = await tables.of(databaseId)
    const { state, freed, sandboxed, endsImpersonation, isImpersonated } = applyChange(before, change, all)
    promised.push({ groupId, databaseId, sandboxedTables: sandboxed, isImpersonated })
    const { tables: _tables, ...own } = state
    const { changed, removed } = differences(before, state)
    await noteDataChange(repositories, { groupId, databaseId }, before, state)
    await repositories.dataPermissions.put({ group_id: groupId, database_id: databaseId, ...own }, changed, removed)
    if (freed.size > 0) {
      const rules = await repositories.accessRules.sandboxes([groupId])
      const ended = rules.filter((rule) => freed.has(rule.table_id))
      await repositories.accessRules.deleteSandboxes(ended.map(({ id }) => id))
    }
    if (endsImpersonation) {
      const roles = await repositories.accessRules.impersonations([groupId])
      const ended = roles.filter((role) => role.db_id === databaseId)
      await repositories.accessRules.deleteImpersonations(ended.map(({ id }) => id))
    }
  }
  return promised
}

/** @throws {ApiError} 400 for groups and databases that do not exist. */
async function requireKnown(
  repositories: Pick<Repositories, 'groups' | 'databases'>,
  change: ReadonlyMap<number, ReadonlyMap<number, DatabaseChange>>,
): Promise<void> {
  const groups = new Set(await repositories.groups.idsAmong([...change.keys()]))
  const databases = new Set(await repositories.databases.ids())
  for (const [groupId, entries] of change) {
    if (!groups.has(groupId)) throw invalid(`there is no group ${groupId}`)
    for (const databaseId of entries.keys()) {
      if (!databases.has(databaseId)) throw invalid(`there is no database ${databaseId}`)
    }
  }
}

/** Administrators may do everything; sent back as it was read, their entry is no change. */
function requireUnchanged(databases: ReadonlyMap<number, DatabaseChange>): void {
  const whole = {
    view_data: 'unrestricted',
    create_queries: 'query-builder-and-native',
    download: 'full',
    data_model: 'all',
  }
  for (const { details, levels } of databases.values()) {
    const isSame = Object.entries(levels).every(([name, level]) => level === whole[name as keyof typeof whole])
    if (!isSame || details === 'no') throw invalid('what administrators may do cannot be changed')
  }
}
