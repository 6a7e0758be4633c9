/** Dashboards. */
import { moderatedStatus } from '../../moderated-status.ts'
import type { DocumentSource } from './source.ts'

export const dashboardDocuments: DocumentSource = {
  entity: 'dashboard',
  models: ['dashboard'],
  table: 'dashboards',
  scope: 'collection',
  async read(db, ids) {
    const dashboards = await db
      .selectFrom('dashboards')
      .leftJoin('collections', 'collections.id', 'dashboards.collection_id')
      .select(['dashboards.id', 'dashboards.name', 'dashboards.description', 'dashboards.archived'])
      .select(['dashboards.collection_id', 'dashboards.creator_id', 'dashboards.last_editor_id'])
      .select(['dashboards.created_at', 'dashboards.updated_at', 'dashboards.last_edited_at', 'dashboards.view_count'])
      .select(['collections.authority_level', moderatedStatus('dashboard')])
      .where('dashboards.id', 'in', ids)
      .execute()
    return dashboards.map(({ id, updated_at, view_count, authority_level, moderated_status, ...columns }) => ({
      ...columns,
      model_id: id,
      model: 'dashboard',
      changed_at: columns.last_edited_at ?? updated_at,
      views: view_count,
      isOfficial: authority_level === 'official',
      isVerified: moderated_status === 'verified',
    }))
  },
}
