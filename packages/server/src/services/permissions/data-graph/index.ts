/**
 * The graph of data permissions: what each group may do with each database (contract: permissions, sections 2 to 4). A
 * change is read (`read-change.ts`), applied to the words of one group and database at a time (`apply-change.ts`) and
 * written as rows. Tested by test/contract/permission-graph.test.ts.
 */
import type { ServerKind } from '../../../connections/index.ts'
import { requireSuperuser } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { DatabaseWords } from '../../../permissions/rights/index.ts'
import { ADMINISTRATORS_ID, type Repositories } from '../../../store/index.ts'
import type { Deps } from '../../deps.ts'
import { invalid, type UpdateOptions } from '../graph-change.ts'
import { addRevision, beginChange } from '../revision.ts'
import { applyChange } from './apply-change.ts'
import { ADMINISTRATOR_ENTRY, printDatabase } from './print-graph.ts'
import { readGraphChange, type DatabaseChange } from './read-change.ts'
import { applyRules, requireRules, type PromisedRules, type SentRules } from './rules.ts'
import { NOTHING, type GraphTable } from './state.ts'

const GRAPH = 'data'

interface GraphUpdate extends SentRules {
  revision?: number
  groups: Record<string, unknown>
}

interface Graph {
  revision: number
  groups: Record<string, Record<string, unknown>>
}

/** Of which group or database; all when empty. */
interface GraphScope {
  groupIds?: readonly number[]
  databaseId?: number
}

export function dataGraphService({ store, connections, now }: Pick<Deps, 'store' | 'connections' | 'now'>) {
  const hasRoles = (database: ServerKind) =>
    connections.driverOf(database)?.dialect.supports('connection-impersonation') === true

  async function get(user: CurrentUser, scope: GraphScope): Promise<Graph> {
    requireSuperuser(user)
    return { revision: await store.permissionRevisions.current(GRAPH), groups: await readGroups(store, scope) }
  }

  /** @throws {ApiError} 409 when others changed it meanwhile, 400 for what cannot be; nothing is changed then. */
  async function update(user: CurrentUser, sent: GraphUpdate, { skipGraph, force }: UpdateOptions) {
    requireSuperuser(user)
    const change = readGraphChange(sent.groups)
    const { revision, rules } = await store.transaction(async (repositories) => {
      const started = { graph: GRAPH, sent, force, user, now: now() }
      await beginChange(repositories, started)
      const added = await addRevision(repositories, started)
      const tablesOf = tableReader(repositories)
      await requireKnown(repositories, change)
      const promised: PromisedRules[] = []
      for (const [groupId, databases] of change) {
        if (groupId === ADMINISTRATORS_ID) requireUnchanged(databases)
        else promised.push(...(await changeGroup(repositories, groupId, databases, tablesOf)))
      }
      const rules = await applyRules(repositories, sent, hasRoles)
      await requireRules(repositories, promised)
      return { revision: added, rules }
    })
    if (skipGraph) return { revision }
    return { revision, groups: await readGroups(store, { groupIds: [...change.keys()] }), ...rules }
  }

  return { get, update }
}

type TableReader = (databaseId: number) => Promise<GraphTable[]>

/** Reads the tables of a database once. */
function tableReader(repositories: Pick<Repositories, 'tables'>): TableReader {
  const known = new Map<number, Promise<GraphTable[]>>()
  return (databaseId) => {
    let tables = known.get(databaseId)
    if (tables === undefined) known.set(databaseId, (tables = repositories.tables.placesOf(databaseId)))
    return tables
  }
}

async function changeGroup(
  repositories: Repositories,
  groupId: number,
  databases: ReadonlyMap<number, DatabaseChange>,
  tablesOf: TableReader,
): Promise<PromisedRules[]> {
  const promised: PromisedRules[] = []
  for (const [databaseId, change] of databases) {
    const tables = await tablesOf(databaseId)
    const before = await stateOf(repositories, groupId, databaseId)
    const { state, freed, sandboxed, endsImpersonation, isImpersonated } = applyChange(before, change, tables)
    promised.push({ groupId, databaseId, sandboxedTables: sandboxed, isImpersonated })
    const { tables: words, ...own } = state
    await repositories.dataPermissions.put(
      { group_id: groupId, database_id: databaseId, ...own },
      [...words].map(([table_id, word]) => ({ group_id: groupId, database_id: databaseId, table_id, ...word })),
    )
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

async function stateOf(
  { dataPermissions }: Pick<Repositories, 'dataPermissions'>,
  groupId: number,
  databaseId: number,
): Promise<DatabaseWords> {
  const scope = { groupIds: [groupId], databaseIds: [databaseId] }
  const [row] = await dataPermissions.databases(scope)
  if (row === undefined) return NOTHING
  const { group_id: _group, database_id: _database, ...own } = row
  return { ...own, tables: wordsByTable(await dataPermissions.tables(scope)) }
}

function wordsByTable(rows: Awaited<ReturnType<Repositories['dataPermissions']['tables']>>): DatabaseWords['tables'] {
  return new Map(
    rows.map(({ group_id: _group, database_id: _database, table_id, ...words }) => [table_id, words] as const),
  )
}

/** @throws {ApiError} 400 for groups and databases that do not exist. */
async function requireKnown(
  repositories: Pick<Repositories, 'groups' | 'databases'>,
  change: ReadonlyMap<number, ReadonlyMap<number, DatabaseChange>>,
): Promise<void> {
  const groups = new Set(await repositories.groups.ids())
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
  for (const { details, words } of databases.values()) {
    const isSame = Object.entries(words).every(([name, word]) => word === whole[name as keyof typeof whole])
    if (!isSame || details === 'no') throw invalid('what administrators may do cannot be changed')
  }
}

async function readGroups(store: Repositories, { groupIds, databaseId }: GraphScope): Promise<Graph['groups']> {
  if (groupIds?.length === 0) return {}
  const scope = {
    ...(groupIds === undefined ? {} : { groupIds }),
    ...(databaseId === undefined ? {} : { databaseIds: [databaseId] }),
  }
  const [rows, tableRows, sandboxes, impersonations] = await Promise.all([
    store.dataPermissions.databases(scope),
    store.dataPermissions.tables(scope),
    store.accessRules.sandboxes(groupIds),
    store.accessRules.impersonations(groupIds),
  ])
  const key = (groupId: number, database: number) => `${groupId} ${database}`
  const wordsOf = Map.groupBy(tableRows, (row) => key(row.group_id, row.database_id))
  const sandboxesOf = Map.groupBy(sandboxes, (row) => key(row.group_id, row.db_id))
  const roles = new Set(impersonations.map((row) => key(row.group_id, row.db_id)))
  const tablesOf = tableReader(store)
  const groups = new Map<number, Record<string, unknown>>()
  for (const { group_id, database_id, ...own } of rows) {
    const place = key(group_id, database_id)
    const words = wordsOf.get(place) ?? []
    const rules = sandboxesOf.get(place) ?? []
    const tables = words.length > 0 || rules.length > 0 ? await tablesOf(database_id) : []
    const printed = printDatabase({ ...own, tables: wordsByTable(words) }, tables, {
      sandboxedTables: new Set(rules.map((rule) => rule.table_id)),
      isImpersonated: roles.has(place),
    })
    if (printed === null) continue
    const group = groups.get(group_id) ?? {}
    group[database_id] = printed
    groups.set(group_id, group)
  }
  if (groupIds === undefined || groupIds.includes(ADMINISTRATORS_ID)) {
    const ids = databaseId === undefined ? await store.databases.ids() : [databaseId]
    groups.set(ADMINISTRATORS_ID, Object.fromEntries(ids.map((id) => [id, ADMINISTRATOR_ENTRY])))
  }
  return Object.fromEntries(groups)
}
