/** Collections of ordinary content; the Trash is none. */
import type { DocumentSource } from './source.ts'

export const collectionDocuments: DocumentSource = {
  entity: 'collection',
  models: ['collection'],
  table: 'collections',
  scope: 'collection',
  async read(db, ids) {
    const collections = await db
      .selectFrom('collections')
      .select(['id', 'name', 'description', 'archived', 'authority_level', 'created_at'])
      .where('id', 'in', ids)
      .where('namespace', 'is', null)
      .where((e) => e.or([e('type', 'is', null), e('type', '<>', 'trash')]))
      .execute()
    return collections.map(({ id, name, description, archived, authority_level, created_at }) => ({
      model_id: id,
      model: 'collection',
      name,
      description,
      archived,
      collection_id: id,
      created_at,
      changed_at: created_at,
      isOfficial: authority_level === 'official',
    }))
  },
}
