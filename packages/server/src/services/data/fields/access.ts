import { notFound } from '@querent/contract'
import { canEditDataModel, canQueryTable, requireRight } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { FieldRow, Repositories, TableRow } from '../../../store/index.ts'

export interface FieldOfTable {
  field: FieldRow
  table: TableRow
}

/** Finding a field for somebody; @throws {ApiError} 404 for an unknown id, 403 without the right. */
export function fieldAccess(store: Pick<Repositories, 'fields' | 'tables'>) {
  async function find(id: number): Promise<FieldOfTable> {
    const field = await store.fields.find(id)
    const table = field === undefined ? undefined : await store.tables.find(field.table_id)
    if (field === undefined || table === undefined) throw notFound()
    return { field, table }
  }

  return {
    async readable(user: CurrentUser, id: number): Promise<FieldOfTable> {
      const found = await find(id)
      requireRight(canQueryTable(user, found.table.db_id, found.table.id))
      return found
    },

    /** Several at once, by id: two statements for any number. */
    async readableMany(user: CurrentUser, ids: Iterable<number>): Promise<Map<number, FieldOfTable>> {
      const wanted = new Set(ids)
      const fields = await store.fields.findMany([...wanted])
      const tables = await store.tables.findMany([...new Set(fields.map((field) => field.table_id))])
      for (const { id, db_id } of tables) requireRight(canQueryTable(user, db_id, id))
      const byId = new Map(tables.map((table) => [table.id, table]))
      const found = fields.flatMap((field) => {
        const table = byId.get(field.table_id)
        return table === undefined ? [] : [{ field, table }]
      })
      if (found.length < wanted.size) throw notFound()
      return new Map(found.map((one) => [one.field.id, one]))
    },

    async editable(user: CurrentUser, id: number): Promise<FieldOfTable> {
      const found = await find(id)
      requireRight(canEditDataModel(user, found.table.db_id, found.table.id))
      return found
    },
  }
}

/** Fields by id, without those of tables that the user may not query. */
export async function seenFields(
  store: Pick<Repositories, 'fields' | 'tables'>,
  user: CurrentUser,
  ids: readonly number[],
): Promise<FieldRow[]> {
  const fields = await store.fields.findMany(ids)
  if (user.is_superuser || fields.length === 0) return fields
  const tables = await store.tables.findMany([...new Set(fields.map((field) => field.table_id))])
  const seen = new Set(tables.flatMap(({ id, db_id }) => (canQueryTable(user, db_id, id) ? [id] : [])))
  return fields.filter((field) => seen.has(field.table_id))
}
