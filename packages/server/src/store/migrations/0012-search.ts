/**
 * The index of the search. Triggers mark what is no longer indexed as it is, whoever changed it; the transaction that
 * marked it brings the index up to date before it ends.
 */
import { sql, type Kysely } from 'kysely'
import type { Engine } from './columns.ts'
import { createMarkFunctions, watchOfficial, watchRows, type Watched } from './search-triggers.ts'

const WATCHED: readonly Watched[] = [
  {
    table: 'cards',
    entity: 'card',
    key: 'id',
    columns: [
      'name',
      'description',
      'type',
      'display',
      'dataset_query',
      'query_type',
      'database_id',
      'table_id',
      'result_metadata',
      'collection_id',
      'dashboard_id',
      'archived',
      'creator_id',
      'last_editor_id',
      'last_edited_at',
      'updated_at',
      'view_count',
    ],
  },
  {
    table: 'collections',
    entity: 'collection',
    key: 'id',
    columns: ['name', 'description', 'archived', 'namespace', 'type', 'authority_level'],
  },
  { table: 'databases', entity: 'database', key: 'id', columns: ['name', 'description'] },
  {
    table: 'tables',
    entity: 'table',
    key: 'id',
    columns: ['name', 'display_name', 'description', 'active', 'visibility_type', 'view_count'],
  },
  {
    table: 'fields',
    entity: 'table',
    key: 'table_id',
    columns: ['name', 'display_name', 'active', 'visibility_type', 'table_id'],
  },
  {
    table: 'segments',
    entity: 'segment',
    key: 'id',
    columns: ['name', 'description', 'archived', 'table_id', 'updated_at'],
  },
]

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await createDocuments(db, engine)
  await createState(db)
  if (engine === 'postgres') await createMarkFunctions(db)
  for (const watched of WATCHED) await watchRows(db, engine, watched)
  await watchOfficial(db, engine, { table: 'cards', entity: 'card' })
}

/** The words are beside the rest in PostgreSQL, and in a table of their own with the same ids in SQLite. */
async function createDocuments(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const documents = db.schema
    .createTable('search_documents')
    .addColumn('id', engine === 'sqlite' ? 'integer' : 'bigint', (c) => c.primaryKey())
    .addColumn('entity', 'text', (c) => c.notNull())
    .addColumn('model_id', 'integer', (c) => c.notNull())
    .addColumn('model', 'text', (c) => c.notNull())
    .addColumn('place', 'integer', (c) => c.notNull())
    .addColumn('archived', 'boolean', (c) => c.notNull())
    .addColumn('database_id', 'integer')
    .addColumn('table_id', 'integer')
    .addColumn('dashboard_id', 'integer')
    .addColumn('display', 'text')
    .addColumn('creator_id', 'integer')
    .addColumn('last_editor_id', 'integer')
    .addColumn('created_at', 'text')
    .addColumn('last_edited_at', 'text')
    .addColumn('changed_at', 'text')
    .addColumn('view_level', 'integer', (c) => c.notNull())
    .addColumn('is_official', 'boolean', (c) => c.notNull())
    .addColumn('is_verified', 'boolean', (c) => c.notNull())
    .addColumn('name_key', 'text', (c) => c.notNull())
    .addColumn('name_words', 'text', (c) => c.notNull())
    .addUniqueConstraint('search_documents_target', ['entity', 'model_id'])
  await (
    engine === 'postgres'
      ? documents.addColumn('vector', sql`tsvector`, (c) => c.notNull())
      : documents.addColumn('digest', 'text', (c) => c.notNull())
  ).execute()
  for (const column of ['place', 'database_id', 'creator_id', 'model']) {
    await db.schema.createIndex(`search_documents_${column}`).on('search_documents').columns([column, 'id']).execute()
  }
  await db.schema.createIndex('search_documents_changed_at').on('search_documents').column('changed_at').execute()
  if (engine === 'postgres') {
    await sql`create index search_documents_name on search_documents (name_key text_pattern_ops)`.execute(db)
    await sql`create index search_documents_vector on search_documents using gin (vector)`.execute(db)
    return
  }
  await sql`create index search_documents_name on search_documents (name_key)`.execute(db)
  // The words are those that the server has made of the texts: here only spaces part them. Beginnings of one letter have
  // an index of their own; those of more letters are found fast enough without, and each such index makes writing dearer.
  await sql`create virtual table search_text using fts5 (name, description, columns, sql, facets, content = '',
    contentless_delete = 1, tokenize = 'ascii', prefix = '1')`.execute(db)
  await sql`insert into search_text (search_text, rank) values ('automerge', 16)`.execute(db)
}

async function createState(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('search_marks')
    .addColumn('entity', 'text', (c) => c.notNull())
    .addColumn('model_id', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('search_marks_key', ['entity', 'model_id'])
    .execute()
  // Without a row, the index has yet to be made of what is there.
  await db.schema
    .createTable('search_index')
    .addColumn('version', 'integer', (c) => c.primaryKey())
    .execute()
}
