import { SAMPLE_TABLES } from '../sample-data/index.ts'
import type { FieldUpdate, TableUpdate } from '../store/index.ts'
import type { SyncContext } from './context.ts'

/** Describes the tables and columns of the sample database, except those that somebody has described. */
export async function describeSampleDatabase({ store, databaseId }: SyncContext): Promise<Record<string, number>> {
  const tableUpdates: TableUpdate[] = []
  const fieldUpdates: FieldUpdate[] = []
  const tables = await store.tables.listOfDatabase(databaseId)
  const fields = Map.groupBy(await store.fields.listOfDatabase(databaseId), (field) => field.table_id)
  for (const { id, name, description, customized } of tables) {
    const known = SAMPLE_TABLES.find((table) => table.name === name)
    if (known === undefined) continue
    if (description === null && customized === null) {
      tableUpdates.push({ id, description: known.description, entity_type: known.entity_type })
    }
    for (const field of fields.get(id) ?? []) {
      const column = known.columns.find((described) => described.name === field.name)
      if (column === undefined || field.description !== null || field.customized !== null) continue
      const semantic_type = column.semantic_type ?? field.semantic_type
      fieldUpdates.push({ id: field.id, description: column.description, semantic_type })
    }
  }
  await store.transaction(async (repositories) => {
    await repositories.tables.updateMany(tableUpdates)
    await repositories.fields.updateMany(fieldUpdates)
  })
  return { tables: tableUpdates.length, fields: fieldUpdates.length }
}
