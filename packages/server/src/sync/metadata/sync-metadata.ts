import type { SyncContext } from '../context.ts'
import { syncFields } from './sync-fields.ts'
import { syncForeignKeys } from './sync-foreign-keys.ts'
import { syncTables } from './sync-tables.ts'

/** Tables, columns and keys, from a fixed number of catalog queries and a few statements per thousand fields. */
export async function syncMetadata(context: SyncContext): Promise<Record<string, number>> {
  const found = await context.connection.dataSource.describe(context.signal)
  const tables = await syncTables(context, found.tables)
  const fields = await syncFields(context, tables.byKey, found.columns)
  const keys = await syncForeignKeys(context, tables.byKey, fields, found.foreignKeys)
  return { tables: tables.byKey.size, ...tables.counts, ...fields.counts, ...keys }
}
