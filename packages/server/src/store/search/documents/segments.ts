/** Segments. */
import type { DocumentSource } from './source.ts'

export const segmentDocuments: DocumentSource = {
  entity: 'segment',
  models: ['segment'],
  table: 'segments',
  scope: 'table',
  async read(db, ids) {
    const segments = await db
      .selectFrom('segments')
      .innerJoin('tables', 'tables.id', 'segments.table_id')
      .select(['segments.id', 'segments.name', 'segments.description', 'segments.archived', 'segments.table_id'])
      .select(['tables.db_id', 'segments.creator_id', 'segments.created_at', 'segments.updated_at'])
      .where('segments.id', 'in', ids)
      .execute()
    return segments.map(({ id, db_id, updated_at, ...columns }) => ({
      ...columns,
      model_id: id,
      model: 'segment',
      database_id: db_id,
      changed_at: updated_at,
    }))
  },
}
