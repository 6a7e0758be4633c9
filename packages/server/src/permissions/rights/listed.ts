/** Databases and tables for which a right is given, as lists: for questions about many at once. */

export interface ListedData {
  /** Databases with some table for which it is given. */
  readonly some: readonly number[]
  /** Databases for all of whose tables it is given. */
  readonly whole: readonly number[]
  /** The tables for which it is given in the other databases. */
  readonly tables: readonly number[]
}

interface Given {
  some(databaseId: number): boolean
  whole(databaseId: number): boolean
  table(databaseId: number, tableId: number): boolean
  /** Tables that have levels of their own. */
  tablesOf(databaseId: number): Iterable<number>
}

export function listData(databaseIds: Iterable<number>, given: Given): ListedData {
  const some = [...databaseIds].filter((id) => given.some(id))
  const whole = some.filter((id) => given.whole(id))
  const all = new Set(whole)
  const tables = some.flatMap((id) =>
    all.has(id) ? [] : [...given.tablesOf(id)].filter((tableId) => given.table(id, tableId)),
  )
  return { some, whole, tables }
}
