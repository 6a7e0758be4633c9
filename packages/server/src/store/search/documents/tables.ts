/** Tables that show up in lists, with the columns that people see of them. */
import { visibilitiesLeftOut } from '@querent/contract'
import type { DocumentSource } from './source.ts'

/** Columns of a table that are indexed. */
const MAX_COLUMNS = 300

export const tableDocuments: DocumentSource = {
  entity: 'table',
  models: ['table'],
  table: 'tables',
  scope: 'table',
  async read(db, ids) {
    const tables = await db
      .selectFrom('tables')
      .select(['id', 'db_id', 'name', 'display_name', 'description', 'created_at', 'view_count'])
      .where('id', 'in', ids)
      .where('active', '=', true)
      .where('visibility_type', 'is', null)
      .execute()
    const fields = await db
      .selectFrom('fields')
      .select(['table_id', 'name', 'display_name'])
      .where('table_id', 'in', ids)
      .where('active', '=', true)
      .where('visibility_type', 'not in', visibilitiesLeftOut('metadata'))
      .orderBy('id')
      .execute()
    const fieldsOf = Map.groupBy(fields, ({ table_id }) => table_id)
    return tables.map(({ id, db_id, name, display_name, description, created_at, view_count }) => ({
      model_id: id,
      model: 'table',
      name: display_name,
      names: [name],
      description,
      columns: (fieldsOf.get(id) ?? []).slice(0, MAX_COLUMNS).flatMap((field) => [field.display_name, field.name]),
      database_id: db_id,
      table_id: id,
      created_at,
      views: view_count,
    }))
  },
}
