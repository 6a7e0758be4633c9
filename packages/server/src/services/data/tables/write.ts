import { badRequest, notFound, type FieldOrder, type TableChangesBody, type TablesChangesBody } from '@querent/contract'
import { canEditDataModel, requireRight } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { FieldUpdate, TableRow, TableUpdate } from '../../../store/index.ts'
import { positionsOf } from '../../../sync/index.ts'
import { isCopiedTable } from '../../shared/kept-by-server.ts'
import type { Deps } from '../../deps.ts'
import { SYNC_TABLE } from '../../../sync/index.ts'

type Changes = Omit<TablesChangesBody, 'ids'>

/** Columns that a person may set and sync then leaves alone. */
const OWNED = ['display_name', 'description', 'entity_type', 'visibility_type'] as const

export function tableWrites({ store, change, jobs }: Deps) {
  /** Null keeps the name; other nulls clear. A table that becomes visible is looked at anew. */
  async function update(user: CurrentUser, id: number, body: TableChangesBody): Promise<TableRow> {
    const [row] = await write(user, [id], body)
    if (row === undefined) throw notFound()
    const { field_order } = body
    if (field_order === undefined || field_order === null || field_order === row.field_order) return row
    await setOrder(user, row, field_order)
    return { ...row, field_order }
  }

  /** The same changes for several tables. @throws {ApiError} 404 when one of them does not exist. */
  async function updateMany(user: CurrentUser, { ids, ...body }: TablesChangesBody): Promise<TableRow[]> {
    return write(user, ids, body)
  }

  async function write(user: CurrentUser, ids: readonly number[], body: Changes): Promise<TableRow[]> {
    const unique = [...new Set(ids)]
    const rows = await change(user, async ({ repositories: { tables }, time }) => {
      await tables.lock()
      const known = await tables.findMany(unique)
      if (known.length < unique.length) throw notFound()
      for (const row of known) requireRight(canEditDataModel(user, row.db_id, row.id))
      await tables.updateMany(known.map((row) => changesOf(row, body, time)))
      return known
    })
    for (const row of rows) {
      const isShownAgain = row.visibility_type !== null && body.visibility_type === null
      if (isShownAgain && !isCopiedTable(row)) await jobs.enqueue(SYNC_TABLE, { tableId: row.id })
    }
    const byId = new Map((await store.tables.findMany(unique)).map((row) => [row.id, row]))
    return unique.flatMap((id) => byId.get(id) ?? [])
  }

  async function setOrder(user: CurrentUser, table: TableRow, field_order: FieldOrder): Promise<void> {
    await change(user, async ({ repositories: { tables, fields }, time }) => {
      await tables.update([table.id], { field_order, updated_at: time })
      const own = (await fields.listOfTables([table.id])).filter((field) => field.active)
      await fields.updateMany(positionsOf(own, field_order))
    })
  }

  /** Puts the fields in the order of the ids, the others after them. @throws {ApiError} 400 for another table's field. */
  async function orderFields(user: CurrentUser, id: number, fieldIds: readonly number[]): Promise<void> {
    const table = await store.tables.find(id)
    if (table === undefined) throw notFound()
    requireRight(canEditDataModel(user, table.db_id, id))
    const fields = (await store.fields.listOfTables([id])).filter((field) => field.active)
    const known = new Set(fields.map((field) => field.id))
    if (fieldIds.some((fieldId) => !known.has(fieldId)))
      throw badRequest('The ids must be those of fields of the table.')
    const rest = fields.map((field) => field.id).filter((fieldId) => !fieldIds.includes(fieldId))
    const updates: FieldUpdate[] = [...new Set([...fieldIds, ...rest])].map((fieldId, index) => ({
      id: fieldId,
      custom_position: index,
      position: index,
    }))
    await change(user, async ({ repositories, time }) => {
      await repositories.fields.updateMany(updates)
      await repositories.tables.update([id], { field_order: 'custom', updated_at: time })
    })
  }

  return { update, updateMany, orderFields }
}

function changesOf(row: TableRow, body: Changes, updated_at: string): TableUpdate {
  const changes: TableUpdate = { id: row.id, updated_at }
  const { display_name, show_in_getting_started, entity_type, visibility_type } = body
  const { description, caveats, points_of_interest } = body
  if (display_name !== undefined && display_name !== null) changes.display_name = display_name
  if (show_in_getting_started !== undefined && show_in_getting_started !== null) {
    changes.show_in_getting_started = show_in_getting_started
  }
  if (entity_type !== undefined) changes.entity_type = entity_type ?? 'entity/GenericTable'
  if (visibility_type !== undefined) changes.visibility_type = visibility_type
  if (description !== undefined) changes.description = description
  if (caveats !== undefined) changes.caveats = caveats
  if (points_of_interest !== undefined) changes.points_of_interest = points_of_interest
  const own = OWNED.filter((name) => changes[name] !== undefined && changes[name] !== row[name])
  if (own.length > 0) changes.customized = [...new Set([...(row.customized ?? []), ...own])]
  return changes
}
