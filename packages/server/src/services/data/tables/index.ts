/**
 * Tables: their records and metadata, also those of saved questions as tables. Tested by test/contract/table.test.ts.
 */
import { ApiError, type TableChangesBody, type TablesChangesBody } from '@querent/contract'
import { canQueryDatabase, canQueryTable } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import { flatMapInTurns } from '../../../process/work-turns.ts'
import { findProblem, tableRecord } from '../data-model/index.ts'
import { requireOwnTable } from '../../shared/kept-by-server.ts'
import type { Deps } from '../../deps.ts'
import { tableAccess } from './access.ts'
import { tableMetadata } from './metadata.ts'
import { tableRelations } from './relations.ts'
import { tableWrites } from './write.ts'
import { RESCAN_TABLE, SYNC_TABLE } from '../../../sync/index.ts'

export function tableService(deps: Deps) {
  const { store, connections, jobs } = deps
  const access = tableAccess(deps)
  const { dbRecord, getReadable, getEditable, databaseOf } = access
  const metadata = tableMetadata(deps, access)
  const relations = tableRelations(deps, access)
  const writes = tableWrites(deps)

  /** Active tables of all databases, each with its database. */
  async function list(user: CurrentUser) {
    const databases = new Map(
      (await store.databases.list())
        .filter((row) => canQueryDatabase(user, row.id))
        .map((row) => [row.id, dbRecord(row, user)]),
    )
    return flatMapInTurns(await store.tables.listActive(), (table) => {
      const db = databases.get(table.db_id)
      const isSeen = db !== undefined && canQueryTable(user, table.db_id, table.id)
      return isSeen ? [{ ...tableRecord(table), db }] : []
    })
  }

  /** @param toEdit True asks for the right to edit the table's metadata. */
  async function get(user: CurrentUser, id: number, toEdit: boolean) {
    const table = toEdit ? await getEditable(user, id) : await getReadable(user, id)
    const fields = await store.fields.listOfTables([id])
    const pk = fields.find((field) => field.active && field.semantic_type === 'type/PK')
    return { ...tableRecord(table), db: dbRecord(await databaseOf(table), user), pk_field: pk?.id ?? null }
  }

  /** The query that shows the table's rows. */
  async function dataQuery(user: CurrentUser, id: number) {
    const { db_id } = await getReadable(user, id)
    return { database: db_id, type: 'query', query: { 'source-table': id } }
  }

  async function update(user: CurrentUser, id: number, body: TableChangesBody) {
    const before = await store.tables.find(id)
    const table = await writes.update(user, id, body)
    const record = { ...tableRecord(table), db: dbRecord(await databaseOf(table), user) }
    if (before?.field_order === table.field_order) return record
    const fields = (await store.fields.listOfTables([id])).filter((field) => field.active)
    return { ...record, fields: await metadata.hydrate(user, fields, fields) }
  }

  async function updateMany(user: CurrentUser, body: TablesChangesBody) {
    return (await writes.updateMany(user, body)).map(tableRecord)
  }

  async function rescanValues(user: CurrentUser, id: number): Promise<void> {
    requireOwnTable(await getEditable(user, id))
    await store.auditLog.note('metadata.rescan-requested', { model: 'table', id })
    await jobs.enqueue(RESCAN_TABLE, { tableId: id })
  }

  async function discardValues(user: CurrentUser, id: number): Promise<void> {
    await getEditable(user, id)
    await store.auditLog.note('metadata.values-discarded', { model: 'table', id })
    await store.fieldValues.deleteOfFields((await store.fields.listOfTables([id])).map((field) => field.id))
  }

  /** Looks at the table anew. @throws {ApiError} 422 when its database cannot be reached. */
  async function syncSchema(user: CurrentUser, id: number, signal: AbortSignal): Promise<void> {
    const table = await getEditable(user, id)
    requireOwnTable(table)
    const { engine, details } = await databaseOf(table)
    const problem = await findProblem(connections, engine, details, signal)
    if (problem !== undefined) throw new ApiError(422, problem.message)
    await store.auditLog.note('metadata.sync-requested', { model: 'table', id })
    await jobs.enqueue(SYNC_TABLE, { tableId: id, readsColumns: true })
  }

  return {
    list,
    get,
    dataQuery,
    queryMetadata: metadata.queryMetadata,
    virtualMetadata: metadata.virtualMetadata,
    ...relations,
    update,
    updateMany,
    orderFields: writes.orderFields,
    rescanValues,
    discardValues,
    syncSchema,
  }
}
