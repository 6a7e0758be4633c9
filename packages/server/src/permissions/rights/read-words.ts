/** Reads what groups may do with databases and tables, from few rows however many of them there are. */
import type { DatabasePermissions, PermissionScope, Store, TablePermissions } from '../../store/index.ts'

/** Words of a database; a null word is found in `tables`, which then has one for every table. */
export type DatabaseWords = Omit<DatabasePermissions, 'group_id' | 'database_id'> & {
  readonly tables: ReadonlyMap<number, TableWords>
}
export type TableWords = Omit<TablePermissions, 'group_id' | 'database_id' | 'table_id'>

/** By database. */
export type WordsOfGroup = ReadonlyMap<number, DatabaseWords>

const NO_TABLES: ReadonlyMap<number, TableWords> = new Map()

/** By group; what has the same words shares them in memory. */
export async function readWords(
  { dataPermissions }: Pick<Store, 'dataPermissions'>,
  scope: PermissionScope,
): Promise<Map<number, WordsOfGroup>> {
  const [databaseLists, tableLists] = await Promise.all([
    dataPermissions.databaseLists(scope),
    dataPermissions.tableLists(scope),
  ])
  const tablesOf = new Map<string, Map<number, TableWords>>()
  for (const { group_id, database_id, table_ids, ...words } of tableLists) {
    const key = `${group_id} ${database_id}`
    let tables = tablesOf.get(key)
    if (tables === undefined) tablesOf.set(key, (tables = new Map()))
    for (const id of table_ids.split(',')) tables.set(Number(id), words)
  }
  const groups = new Map<number, Map<number, DatabaseWords>>()
  for (const { group_id, database_ids, ...words } of databaseLists) {
    let databases = groups.get(group_id)
    if (databases === undefined) groups.set(group_id, (databases = new Map()))
    const whole = { ...words, tables: NO_TABLES }
    for (const id of database_ids.split(',')) {
      const tables = tablesOf.get(`${group_id} ${id}`)
      databases.set(Number(id), tables === undefined ? whole : { ...words, tables })
    }
  }
  return groups
}
