import type { CurrentUser } from '../../../../permissions/current-user.ts'
import type { Store, TableRow } from '../../../../store/index.ts'
import { fieldAccess } from '../../../data/fields/index.ts'
import { reachTables, type ForeignKey, type ReachedTables } from './foreign-key-paths.ts'

/** Which fields could restrict each other's values (contract: parameter-values, section 2). */
export function filterFields(store: Store) {
  const access = fieldAccess(store)

  /**
   * For each of the `filtered` fields, in ascending order, those of `filtering` that would narrow its values.
   * @throws {ApiError} 404 for a field that does not exist, 403 for one that the user may not read.
   */
  return async (
    user: CurrentUser,
    filtered: readonly number[],
    filtering: readonly number[],
  ): Promise<Record<string, number[]>> => {
    const fields = await access.readableMany(user, [...filtered, ...filtering])
    const reachedFrom = await reachFromAll(filtered.flatMap((id) => fields.get(id)?.table ?? []))
    const others = [...new Set(filtering)].toSorted((left, right) => left - right)
    return Object.fromEntries(
      filtered.map((id) => {
        const table = fields.get(id)?.table.id ?? 0
        const narrows = (other: number) => {
          const otherTable = fields.get(other)?.table.id ?? 0
          return other !== id && (otherTable === table || reachedFrom.get(table)?.has(otherTable) === true)
        }
        return [id, others.filter(narrows)]
      }),
    )
  }

  /** The tables that can be reached from each of these; keys are read once per database. */
  async function reachFromAll(tables: readonly TableRow[]): Promise<Map<number, ReachedTables>> {
    const keys = new Map<number, ForeignKey[]>()
    for (const { db_id } of tables) if (!keys.has(db_id)) keys.set(db_id, await store.fields.listForeignKeys(db_id))
    return new Map(tables.map(({ id, db_id }) => [id, reachTables(id, keys.get(db_id) ?? [])]))
  }
}
