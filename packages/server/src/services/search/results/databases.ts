/** Connected databases as results. */
import type { ResultSource } from './listing.ts'

export const databaseResults: ResultSource = {
  entity: 'database',
  async read(ids, { records }) {
    const databases = await records.databases(ids)
    return new Map(
      databases.map((database) => [
        database.id,
        { ...database, database_id: database.id, database_name: database.name },
      ]),
    )
  },
}
