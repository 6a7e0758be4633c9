/** The graph of data permissions as JSON text, some groups at a time (contract: permissions, section 2). */
import { readWords, type WordsOfGroup } from '../../../permissions/rights/index.ts'
import { ADMINISTRATORS_ID, type Repositories } from '../../../store/index.ts'
import { ADMINISTRATOR_ENTRY, printDatabase, type GraphRules } from './print-graph.ts'
import { tableReader, type GraphTables } from './tables.ts'

/** Of which groups or database; all when empty. */
export interface GraphScope {
  groupIds?: readonly number[]
  databaseId?: number
}

/** Groups that are read together: the event loop has its turn in between. */
const GROUPS_AT_ONCE = 50
/** Of one database, groups have one entry each. */
const GROUPS_OF_DATABASE_AT_ONCE = 2_500

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
  const atOnce = databaseId === undefined ? GROUPS_AT_ONCE : GROUPS_OF_DATABASE_AT_ONCE
  let separator = isAdministratorsAsked ? ',' : ''
  for (let start = 0; start < others.length; start += atOnce) {
    const some = others.slice(start, start + atOnce)
    const [words, rules] = await Promise.all([
      readWords(store, { groupIds: some, databaseIds }),
      readRules(store, some),
    ])
    const isPerTable = (id: number, group: number) =>
      words.get(group)!.get(id)!.tables.size > 0 || rules.get(group)?.has(id) === true
    const named = [...words].flatMap(([group, own]) => [...own.keys()].filter((id) => isPerTable(id, group)))
    const known = await tables.read(named)
    const entries = some.flatMap((id) => groupEntry(id, words.get(id), rules.get(id), known))
    if (entries.length === 0) continue
    yield separator + entries.join()
    separator = ','
  }
  const rest = JSON.stringify(more)
  yield rest === '{}' ? '}}' : `},${rest.slice(1)}`
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
  words: WordsOfGroup | undefined,
  rules: ReadonlyMap<number, GraphRules> | undefined,
  tables: ReadonlyMap<number, GraphTables>,
): string[] {
  const entries: string[] = []
  for (const [databaseId, state] of words ?? []) {
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
    let own = found.get(groupId)
    if (own === undefined) found.set(groupId, (own = new Map()))
    let rules = own.get(databaseId)
    if (rules === undefined) own.set(databaseId, (rules = { sandboxedTables: new Set(), isImpersonated: false }))
    return rules
  }
  for (const { group_id, db_id, table_id } of sandboxes) rulesOf(group_id, db_id).sandboxedTables.add(table_id)
  for (const { group_id, db_id } of impersonations) rulesOf(group_id, db_id).isImpersonated = true
  return found
}
