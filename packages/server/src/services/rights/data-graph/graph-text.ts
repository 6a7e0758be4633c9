/** The graph of data permissions as JSON text, some groups at a time (contract: permissions, section 2). */
import { remember } from '@querent/contract/lookup/index.ts'
import { readLevels, type LevelsOfGroup } from '../../../permissions/rights/index.ts'
import { ADMINISTRATORS_ID, type Repositories } from '../../../store/index.ts'
import { ADMINISTRATOR_ENTRY, printDatabase, type GraphRules } from './print-graph.ts'
import { tableReader, type GraphTables } from './tables.ts'

/** Of which groups or database; all when empty. */
export interface GraphScope {
  groupIds?: readonly number[]
  databaseId?: number
}

/** Groups that are read together, at first and at most: the event loop has its turn in between. */
const GROUPS_AT_FIRST = 5
const GROUPS_AT_MOST = 50
/** Of one database, groups may have one entry each. */
const GROUPS_OF_DATABASE_AT_MOST = 2_500
/** Levels that are read together, about: some ten milliseconds. A group has one for each database, or for each of its tables. */
const LEVELS_AT_ONCE = 20_000

/** @param more Keys beside the revision and the groups. */
export async function* graphText(
  store: Repositories,
  revision: number,
  { groupIds, databaseId }: GraphScope,
  more: object = {},
): AsyncGenerator<string> {
  yield `{"revision":${revision},"groups":{`
  const asked = groupIds ?? (await store.groups.ids())
  const isAdministratorsAsked = asked.includes(ADMINISTRATORS_ID)
  if (isAdministratorsAsked) yield await administratorsText(store, databaseId)
  const others = asked.filter((id) => id !== ADMINISTRATORS_ID)
  const tables = tableReader(store)
  const databaseIds = databaseId === undefined ? undefined : [databaseId]
  const atMost = databaseId === undefined ? GROUPS_AT_MOST : GROUPS_OF_DATABASE_AT_MOST
  let atOnce = GROUPS_AT_FIRST
  let separator = isAdministratorsAsked ? ',' : ''
  for (let start = 0; start < others.length;) {
    const some = others.slice(start, start + atOnce)
    start += some.length
    const [levels, rules] = await Promise.all([
      readLevels(store, { groupIds: some, databaseIds }),
      readRules(store, some),
    ])
    const isPerTable = (id: number, group: number) =>
      levels.get(group)!.get(id)!.tables.size > 0 || rules.get(group)?.has(id) === true
    const named = [...levels].flatMap(([group, own]) => [...own.keys()].filter((id) => isPerTable(id, group)))
    const known = await tables.read(named)
    atOnce = Math.max(
      1,
      Math.min(atMost, Math.floor((some.length * LEVELS_AT_ONCE) / Math.max(1, countLevels(levels)))),
    )
    const entries = some.flatMap((id) => groupEntry(id, levels.get(id), rules.get(id), known))
    if (entries.length === 0) continue
    yield separator + entries.join()
    separator = ','
  }
  const rest = JSON.stringify(more)
  yield rest === '{}' ? '}}' : `},${rest.slice(1)}`
}

function countLevels(levels: ReadonlyMap<number, LevelsOfGroup>): number {
  let count = 0
  for (const own of levels.values()) for (const { tables } of own.values()) count += 1 + tables.size
  return count
}

/** Administrators may do everything, for which nothing is stored. */
async function administratorsText(store: Repositories, databaseId: number | undefined): Promise<string> {
  const ids = databaseId === undefined ? await store.databases.ids() : [databaseId]
  const entry = Object.fromEntries(ids.map((id) => [id, ADMINISTRATOR_ENTRY]))
  return `"${ADMINISTRATORS_ID}":${JSON.stringify(entry)}`
}

/** One entry, or none for a group that may do nothing. */
function groupEntry(
  id: number,
  levels: LevelsOfGroup | undefined,
  rules: ReadonlyMap<number, GraphRules> | undefined,
  tables: ReadonlyMap<number, GraphTables>,
): string[] {
  const entries: string[] = []
  for (const [databaseId, state] of levels ?? []) {
    const printed = printDatabase(state, tables.get(databaseId), rules?.get(databaseId))
    if (printed !== null) entries.push(`"${databaseId}":${printed}`)
  }
  return entries.length === 0 ? [] : [`"${id}":{${entries.join()}}`]
}

interface OwnRules extends GraphRules {
  sandboxedTables: Set<number>
}

/** Row rules and roles, by group and database. */
async function readRules(
  { accessRules }: Pick<Repositories, 'accessRules'>,
  groupIds: readonly number[],
): Promise<Map<number, Map<number, OwnRules>>> {
  const [sandboxes, impersonations] = await Promise.all([
    accessRules.sandboxes(groupIds),
    accessRules.impersonations(groupIds),
  ])
  const found = new Map<number, Map<number, OwnRules>>()
  function rulesOf(groupId: number, databaseId: number): OwnRules {
    const own = remember(found, groupId, () => new Map())
    return remember(own, databaseId, () => ({ sandboxedTables: new Set(), isImpersonated: false }))
  }
  for (const { group_id, db_id, table_id } of sandboxes) rulesOf(group_id, db_id).sandboxedTables.add(table_id)
  for (const { group_id, db_id } of impersonations) rulesOf(group_id, db_id).isImpersonated = true
  return found
}
