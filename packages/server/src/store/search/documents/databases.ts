/** Connected databases. */
import type { DocumentSource } from './source.ts'

export const databaseDocuments: DocumentSource = {
  entity: 'database',
  models: ['database'],
  table: 'databases',
  scope: 'database',
  async read(db, ids) {
    const databases = await db
      .selectFrom('databases')
      .select(['id', 'name', 'description', 'created_at'])
      .where('id', 'in', ids)
      .execute()
    return databases.map(({ id, name, description, created_at }) => ({
      model_id: id,
      model: 'database',
      name,
      description,
      database_id: id,
      created_at,
    }))
  },
}
