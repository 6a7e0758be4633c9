/**
 * What a person may do: of each level, the most that one of the person's groups allows (contract: permissions, section 5).
 * Answers without waiting, so that checks can be asked for every row of a list.
 */
import { remember } from '@querent/contract/lookup/index.ts'
import type {
  ApplicationPermission,
  CollectionPermission,
  CreateQueries,
  Download,
  Sandbox,
  ViewData,
} from '../../store/index.ts'
import type { GroupRights } from './group-rights.ts'
import { listData, type ListedData } from './listed.ts'
import type { DatabaseLevels, TableLevels } from './read-levels.ts'
import { CREATE_QUERIES, DATA_MODEL, DOWNLOAD, least, most, VIEW_DATA } from './levels.ts'

export interface Rights {
  readonly view: (databaseId: number, tableId: number) => ViewData
  /** For the whole database: the least over its tables. */
  readonly viewAll: (databaseId: number) => ViewData
  /** Never `query-builder-and-native`, which is for whole databases. */
  readonly createQueries: (databaseId: number, tableId: number) => CreateQueries
  /** For the whole database: `query-builder` when some table may be queried. */
  readonly createSomeQueries: (databaseId: number) => CreateQueries
  /** Whether rows of the table may be edited in place: a row rule, which takes SQL away, does not take this. */
  readonly editsRows: (databaseId: number, tableId: number) => boolean
  /** Whether every table of the database may be queried. */
  readonly queriesAll: (databaseId: number) => boolean
  readonly download: (databaseId: number, tableId: number) => Download
  readonly downloadAll: (databaseId: number) => Download
  readonly editsDataModel: (databaseId: number, tableId: number) => boolean
  readonly editsSomeDataModel: (databaseId: number) => boolean
  readonly editsAnyDataModel: () => boolean
  readonly managesDetails: (databaseId: number) => boolean
  readonly managesAnyDetails: () => boolean
  readonly writesSomeSql: () => boolean
  readonly createsSomeQueries: () => boolean
  readonly collection: (id: number) => CollectionPermission | null
  readonly root: (namespace: string) => CollectionPermission | null
  readonly application: (permission: ApplicationPermission) => boolean
  /** Rules that hold for a table: none when one of the groups sees it without a rule and without a role. */
  readonly sandboxes: (databaseId: number, tableId: number) => readonly Sandbox[]
  /** Tables of a database for which rules hold. */
  readonly sandboxedTables: (databaseId: number) => readonly number[]
  /** What may be queried; `all` of administrators. */
  readonly queryable: () => ListedData | 'all'
  /** Databases of which no table is closed; `all` of administrators. */
  readonly viewable: () => readonly number[] | 'all'
  /** What the data model may be edited of; `all` of administrators. */
  readonly editable: () => ListedData | 'all'
  /** Tables for which rules hold, of all databases. */
  readonly allSandboxedTables: () => readonly number[]
  /** User attributes that hold the role for a database; null when one of the groups sees all of it without one. */
  readonly roleAttributes: (databaseId: number) => readonly string[] | null
  /** Whether some rule holds, or a role for some database. */
  readonly isUnderRule: () => boolean
}

/** Of administrators, and of what the server does by itself. */
export const ALL_RIGHTS: Rights = {
  view: () => 'unrestricted',
  viewAll: () => 'unrestricted',
  createQueries: () => 'query-builder',
  createSomeQueries: () => 'query-builder-and-native',
  editsRows: () => true,
  queriesAll: () => true,
  download: () => 'full',
  downloadAll: () => 'full',
  editsDataModel: () => true,
  editsSomeDataModel: () => true,
  editsAnyDataModel: () => true,
  managesDetails: () => true,
  managesAnyDetails: () => true,
  writesSomeSql: () => true,
  createsSomeQueries: () => true,
  collection: () => 'write',
  root: () => 'write',
  application: () => true,
  sandboxes: () => [],
  sandboxedTables: () => [],
  queryable: () => 'all',
  viewable: () => 'all',
  editable: () => 'all',
  allSandboxedTables: () => [],
  roleAttributes: () => null,
  isUnderRule: () => false,
}

/** @param groups All groups of one person. */
export function combineRights(groups: readonly GroupRights[]): Rights {
  const levelsOf = (databaseId: number) =>
    groups.flatMap((group) => {
      const levels = group.databases.get(databaseId)
      return levels === undefined ? [] : [levels]
    })
  const databaseIds = new Set(groups.flatMap((group) => [...group.databases.keys()]))

  function ofTable<Name extends keyof TableLevels>(
    name: Name,
    order: readonly NonNullable<DatabaseLevels[Name]>[],
    databaseId: number,
    tableId: number,
  ): NonNullable<DatabaseLevels[Name]> {
    return most(
      order,
      levelsOf(databaseId).map((levels) => levels[name] ?? levels.tables.get(tableId)?.[name] ?? order[0]!),
    ) as NonNullable<DatabaseLevels[Name]>
  }

  /** Per table the most, and then over all tables the least. */
  function ofAllTables<Name extends keyof TableLevels>(
    name: Name,
    order: readonly NonNullable<DatabaseLevels[Name]>[],
    databaseId: number,
  ): NonNullable<DatabaseLevels[Name]> {
    const all = levelsOf(databaseId)
    const whole = most(
      order,
      all.flatMap((levels) => levels[name] ?? []),
    )
    const named = new Set(all.flatMap((levels) => (levels[name] === null ? [...levels.tables.keys()] : [])))
    if (named.size === 0) return whole
    const tables = [...named].map((tableId) => ofTable(name, order, databaseId, tableId))
    return most(order, [whole, least(order, tables)])
  }

  /** The most over all tables. */
  function ofSomeTable<Name extends keyof TableLevels>(
    name: Name,
    order: readonly NonNullable<DatabaseLevels[Name]>[],
    databaseId: number,
  ): NonNullable<DatabaseLevels[Name]> {
    return most(
      order,
      levelsOf(databaseId).flatMap((levels) => {
        const own = levels[name]
        return own === null ? [...levels.tables.values()].map((table) => table[name] ?? order[0]!) : [own]
      }) as NonNullable<DatabaseLevels[Name]>[],
    )
  }

  const viewAll = remembered((databaseId) => ofAllTables('view_data', VIEW_DATA, databaseId))
  const createSomeQueries = remembered((databaseId) => createSome(databaseId))
  const roleAttributes = remembered(findRoleAttributes)
  const sandboxedTables = remembered(findSandboxedTables)

  const editsSomeDataModel = (databaseId: number) => ofSomeTable('data_model', DATA_MODEL, databaseId) === 'all'
  const managesDetails = (databaseId: number) => levelsOf(databaseId).some(({ details }) => details === 'yes')

  const queriesAll = remembered(
    (databaseId) =>
      viewAll(databaseId) === 'unrestricted' && ofAllTables('create_queries', CREATE_QUERIES, databaseId) !== 'no',
  )

  function createSome(databaseId: number): CreateQueries {
    const level = ofSomeTable('create_queries', CREATE_QUERIES, databaseId)
    if (ofSomeTable('view_data', VIEW_DATA, databaseId) !== 'unrestricted') return 'no'
    if (level !== 'query-builder-and-native') return level
    // What SQL reads in a role is decided by the database itself.
    const isKept = isSandboxed(databaseId) && roleAttributes(databaseId) === null
    const seesAll = viewAll(databaseId) === 'unrestricted' && !isKept
    return seesAll ? level : 'query-builder'
  }

  function createQueries(databaseId: number, tableId: number): CreateQueries {
    if (ofTable('view_data', VIEW_DATA, databaseId, tableId) !== 'unrestricted') return 'no'
    return least(CREATE_QUERIES, ['query-builder', ofTable('create_queries', CREATE_QUERIES, databaseId, tableId)])
  }

  function editsRows(databaseId: number, tableId: number): boolean {
    const isAsked = createQueries(databaseId, tableId) !== 'no'
    return isAsked && ofTable('create_queries', CREATE_QUERIES, databaseId, tableId) === 'query-builder-and-native'
  }

  function sandboxes(databaseId: number, tableId: number): readonly Sandbox[] {
    const rules: Sandbox[] = []
    for (const group of groups) {
      const view = viewOf(group, databaseId, tableId)
      if (view === 'blocked') continue
      const rule = group.sandboxes.get(tableId)
      if (rule !== undefined) rules.push(rule)
      else if (view === 'unrestricted' && !group.impersonations.has(databaseId)) return []
    }
    return rules
  }

  function findRoleAttributes(databaseId: number): readonly string[] | null {
    const attributes: string[] = []
    for (const group of groups) {
      const attribute = group.impersonations.get(databaseId)
      if (attribute !== undefined) attributes.push(attribute)
    }
    if (attributes.length === 0) return null
    return groups.some((group) => isFree(group, databaseId)) ? null : attributes
  }

  /** SQL may read any table of the database, so a rule for one of them is a rule for all SQL. */
  function isSandboxed(databaseId: number): boolean {
    return sandboxedTables(databaseId).length > 0
  }

  let underRule: boolean | undefined
  const isUnderRule = () => (underRule ??= findUnderRule())

  function findUnderRule(): boolean {
    const ruled = new Set(groups.flatMap((group) => [...group.sandboxes.values()].map(({ db_id }) => db_id)))
    const withRole = new Set(groups.flatMap((group) => [...group.impersonations.keys()]))
    return [...ruled].some(isSandboxed) || [...withRole].some((id) => roleAttributes(id) !== null)
  }

  function findSandboxedTables(databaseId: number): number[] {
    const rules = groups.flatMap((group) => [...group.sandboxes.values()])
    const tables = new Set(rules.flatMap((rule) => (rule.db_id === databaseId ? [rule.table_id] : [])))
    return [...tables].filter((tableId) => sandboxes(databaseId, tableId).length > 0)
  }

  const tablesOf = (databaseId: number) => new Set(levelsOf(databaseId).flatMap(({ tables }) => [...tables.keys()]))
  const editsDataModel = (databaseId: number, tableId: number) =>
    ofTable('data_model', DATA_MODEL, databaseId, tableId) === 'all'

  const queryable = once(() =>
    listData(databaseIds, {
      some: (id) => createSomeQueries(id) !== 'no',
      whole: queriesAll,
      table: (id, tableId) => createQueries(id, tableId) !== 'no',
      tablesOf,
    }),
  )
  const editable = once(() =>
    listData(databaseIds, {
      some: editsSomeDataModel,
      whole: (id) => ofAllTables('data_model', DATA_MODEL, id) === 'all',
      table: editsDataModel,
      tablesOf,
    }),
  )

  return {
    view: (databaseId, tableId) => ofTable('view_data', VIEW_DATA, databaseId, tableId),
    viewAll,
    createQueries,
    createSomeQueries,
    editsRows,
    queriesAll,
    download: (databaseId, tableId) => ofTable('download', DOWNLOAD, databaseId, tableId),
    downloadAll: (databaseId) => ofAllTables('download', DOWNLOAD, databaseId),
    editsDataModel,
    editsSomeDataModel,
    editsAnyDataModel: () => [...databaseIds].some(editsSomeDataModel),
    managesDetails,
    managesAnyDetails: () => [...databaseIds].some(managesDetails),
    writesSomeSql: () => [...databaseIds].some((id) => createSomeQueries(id) === 'query-builder-and-native'),
    createsSomeQueries: () => [...databaseIds].some((id) => createSomeQueries(id) !== 'no'),
    collection: (id) => mostOf(groups.map((group) => group.collections.get(id))),
    root: (namespace) => mostOf(groups.map((group) => group.roots.get(namespace))),
    application: (permission) => groups.some((group) => group.application.has(permission)),
    sandboxes,
    sandboxedTables,
    queryable,
    viewable: once(() => [...databaseIds].filter((id) => viewAll(id) !== 'blocked')),
    editable,
    allSandboxedTables: once(() => [...databaseIds].flatMap((id) => sandboxedTables(id))),
    roleAttributes,
    isUnderRule,
  }
}

/** Of one group alone. */
function viewOf({ databases }: GroupRights, databaseId: number, tableId: number): ViewData {
  const levels = databases.get(databaseId)
  return levels?.view_data ?? levels?.tables.get(tableId)?.view_data ?? 'blocked'
}

/** Whether the group alone sees the whole database without a rule or a role. */
function isFree({ databases, sandboxes, impersonations }: GroupRights, databaseId: number): boolean {
  if (impersonations.has(databaseId) || databases.get(databaseId)?.view_data !== 'unrestricted') return false
  return ![...sandboxes.values()].some((rule) => rule.db_id === databaseId)
}

function mostOf(permissions: readonly (CollectionPermission | undefined)[]): CollectionPermission | null {
  if (permissions.includes('write')) return 'write'
  return permissions.includes('read') ? 'read' : null
}

function remembered<T>(work: (id: number) => T): (id: number) => T {
  const known = new Map<number, T>()
  return (id) => {
    return remember(known, id, () => work(id))
  }
}

function once<T>(work: () => T): () => T {
  let known: { value: T } | undefined
  return () => (known ??= { value: work() }).value
}
