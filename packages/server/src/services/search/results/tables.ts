/** Tables as results. */
import type { ResultSource } from './listing.ts'

export const tableResults: ResultSource = {
  entity: 'table',
  async read(ids, { records }) {
    const tables = await records.tables(ids)
    return new Map(
      tables.map(({ db_id, schema, name, display_name, ...table }) => [
        table.id,
        {
          ...table,
          name: display_name,
          database_id: db_id,
          table_id: table.id,
          table_name: name,
          table_schema: schema,
          table_description: table.description,
        },
      ]),
    )
  },
}
