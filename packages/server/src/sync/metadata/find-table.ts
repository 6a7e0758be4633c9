import type { TablePlace } from '@querent/query'
import type { TableRow } from '../../store/index.ts'
import type { SyncContext } from '../context.ts'
import { syncFields } from './sync-fields.ts'
import { syncTables, tableKey } from './sync-tables.ts'

/**
 * Brings one table and its columns in line with the database, and no other; foreign keys come with the next sync.
 * @returns undefined when the database does not have it.
 */
export async function findTable(context: SyncContext, place: TablePlace): Promise<TableRow | undefined> {
  const { store, connection, databaseId, signal } = context
  const key = tableKey(place.schema, place.name)
  const found = await connection.dataSource.describe(signal, place)
  const rows = await store.tables.listNamed(databaseId, place.name)
  const { byKey } = await syncTables(
    context,
    found.tables.filter(({ schema, name }) => tableKey(schema, name) === key),
    rows.filter(({ schema, name }) => tableKey(schema, name) === key),
  )
  const table = byKey.get(key)
  if (table === undefined) return undefined
  await syncFields(context, byKey, found.columns)
  if (table.initial_sync_status !== 'complete') {
    await store.tables.update([table.id], { initial_sync_status: 'complete' })
  }
  return table
}
