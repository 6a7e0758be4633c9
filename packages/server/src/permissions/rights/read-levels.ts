/** Reads what groups may do with databases and tables, from few rows however many of them there are. */
import { remember } from '@querent/contract/lookup/index.ts'
import type { DatabasePermissions, PermissionScope, Store, TablePermissions } from '../../store/index.ts'

/** Levels of a database; a null level is found in `tables`, which then has one for every table. */
export type DatabaseLevels = Omit<DatabasePermissions, 'group_id' | 'database_id'> & {
  readonly tables: ReadonlyMap<number, TableLevels>
}
export type TableLevels = Omit<TablePermissions, 'group_id' | 'database_id' | 'table_id'>

/** By database. */
export type LevelsOfGroup = ReadonlyMap<number, DatabaseLevels>

const NO_TABLES: ReadonlyMap<number, TableLevels> = new Map()

/** By group; what has the same levels shares them in memory. */
export async function readLevels(
  { dataPermissions }: Pick<Store, 'dataPermissions'>,
  scope: PermissionScope,
): Promise<Map<number, LevelsOfGroup>> {
  const [databaseLists, tableLists] = await Promise.all([
    dataPermissions.databaseLists(scope),
    dataPermissions.tableLists(scope),
  ])
  const tablesOf = new Map<string, Map<number, TableLevels>>()
  for (const { group_id, database_id, table_ids, ...levels } of tableLists) {
    const key = `${group_id} ${database_id}`
    const tables = remember(tablesOf, key, () => new Map())
    for (const id of table_ids.split(',')) tables.set(Number(id), levels)
  }
  const groups = new Map<number, Map<number, DatabaseLevels>>()
  for (const { group_id, database_ids, ...levels } of databaseLists) {
    const databases = remember(groups, group_id, () => new Map())
    const whole = { ...levels, tables: NO_TABLES }
    for (const id of database_ids.split(',')) {
      const tables = tablesOf.get(`${group_id} ${id}`)
      databases.set(Number(id), tables === undefined ? whole : { ...levels, tables })
    }
  }
  return groups
}
