/** Tables that a caller may read or change, and the records of their databases. */
import { notFound } from '@querent/contract'
import { canEditDataModel, canQueryTable, requireRight } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { DatabaseRow, TableRow } from '../../../store/index.ts'
import { databaseRecord } from '../data-model/index.ts'
import type { Deps } from '../../deps.ts'

export function tableAccess({ store, connections }: Deps) {
  const dbRecord = (row: DatabaseRow, user: CurrentUser) => databaseRecord(row, user, connections.driverOf(row))

  /** @throws {ApiError} 404 for an unknown id, 403 without access to the data. */
  async function getReadable(user: CurrentUser, id: number): Promise<TableRow> {
    const table = await store.tables.find(id)
    if (table === undefined) throw notFound()
    requireRight(canQueryTable(user, table.db_id, id))
    return table
  }

  async function getEditable(user: CurrentUser, id: number): Promise<TableRow> {
    const table = await store.tables.find(id)
    if (table === undefined) throw notFound()
    requireRight(canEditDataModel(user, table.db_id, id))
    return table
  }

  async function databaseOf(table: TableRow): Promise<DatabaseRow> {
    const row = await store.databases.find(table.db_id)
    if (row === undefined) throw notFound()
    return row
  }

  return { dbRecord, getReadable, getEditable, databaseOf }
}

export type TableAccess = ReturnType<typeof tableAccess>
