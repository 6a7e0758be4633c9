/** What queries need of the data model and of saved content, loaded by sets of ids: one statement per kind. */
import { inChunks } from '../../batches.ts'
import type { StoreContext } from '../../context.ts'
import type { FieldsTable } from '../../schema.ts'

const FIELD_COLUMNS = [
  'fields.id',
  'fields.table_id',
  'fields.name',
  'fields.display_name',
  'fields.description',
  'fields.database_type',
  'fields.base_type',
  'fields.effective_type',
  'fields.semantic_type',
  'fields.coercion_strategy',
  'fields.fk_target_field_id',
  'fields.visibility_type',
  'fields.active',
  'fields.position',
  'fields.parent_id',
  'fields.nfc_path',
  'fields.settings',
  'fields.fingerprint',
  'fields.copy_of_field_id',
] as const satisfies readonly `fields.${keyof FieldsTable}`[]

const SNIPPET = ['id', 'name', 'content', 'template_tags'] as const

export function queryMetadataRepository({ db }: StoreContext) {
  return {
    tables: (ids: readonly number[]) =>
      inChunks(ids, (some) =>
        db
          .selectFrom('tables')
          .select(['id', 'db_id', 'schema', 'name', 'display_name', 'active'])
          .where('id', 'in', some)
          .execute(),
      ),

    /** Active fields with their remapping and custom labels, in `position` order within each table. */
    fieldsOfTables: (tableIds: readonly number[]) =>
      inChunks(tableIds, (some) =>
        db
          .selectFrom('fields')
          .leftJoin('dimensions', 'dimensions.field_id', 'fields.id')
          .leftJoin('field_values', (join) =>
            join.onRef('field_values.field_id', '=', 'fields.id').on('dimensions.type', '=', 'internal'),
          )
          .select(FIELD_COLUMNS)
          .select(['dimensions.id as dimension_id', 'dimensions.name as dimension_name'])
          .select(['dimensions.type as dimension_type', 'dimensions.human_readable_field_id'])
          .select(['field_values.values', 'field_values.human_readable_values'])
          .where('fields.table_id', 'in', some)
          .where('fields.active', '=', true)
          .orderBy('fields.position')
          .orderBy('fields.id')
          .execute(),
      ),

    tableIdsOfFields: (fieldIds: readonly number[]) =>
      inChunks(fieldIds, (some) =>
        db.selectFrom('fields').select(['id', 'table_id']).where('id', 'in', some).execute(),
      ),

    cards: (ids: readonly number[]) =>
      inChunks(ids, (some) =>
        db
          .selectFrom('cards')
          .select([
            'id',
            'name',
            'type',
            'database_id',
            'archived',
            'dataset_query',
            'result_metadata',
            'collection_id',
          ])
          .where('id', 'in', some)
          .execute(),
      ),

    /** Where cards lie, as far as it decides who may read them; null for the root collection. */
    async collectionsOfCards(ids: readonly number[]) {
      const rows = await inChunks(ids, (some) =>
        db
          .selectFrom('cards')
          .leftJoin('collections', 'collections.id', 'cards.collection_id')
          .select(['collections.id', 'collections.type', 'collections.personal_owner_id', 'collections.location'])
          .where('cards.id', 'in', some)
          .execute(),
      )
      const roots = new Set(rows.flatMap((row) => topAncestorOf(row.location) ?? []))
      const owners = await inChunks([...roots], (some) =>
        db.selectFrom('collections').select(['id', 'personal_owner_id']).where('id', 'in', some).execute(),
      )
      const ownerById = new Map(owners.map((row) => [row.id, row.personal_owner_id]))
      return rows.map(({ id, type, personal_owner_id, location }) => {
        if (id === null) return null
        const root = topAncestorOf(location)
        const personal_root_owner_id = root === undefined ? null : (ownerById.get(root) ?? null)
        return { id, type, personal_owner_id, personal_root_owner_id }
      })
    },

    segments: (ids: readonly number[]) =>
      inChunks(ids, (some) =>
        db.selectFrom('segments').select(['id', 'table_id', 'name', 'definition']).where('id', 'in', some).execute(),
      ),

    snippets: (ids: readonly number[]) =>
      inChunks(ids, (some) => db.selectFrom('snippets').select(SNIPPET).where('id', 'in', some).execute()),

    snippetsByName: (names: readonly string[]) =>
      inChunks(names, (some) => db.selectFrom('snippets').select(SNIPPET).where('name', 'in', some).execute()),
  }
}

/** `/4/9/` gives 4; a collection at the top has none. */
function topAncestorOf(location: string | null): number | undefined {
  const id = location?.split('/')[1]
  return id ? Number(id) : undefined
}
