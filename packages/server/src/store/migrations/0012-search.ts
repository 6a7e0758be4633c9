/**
 * The index of the search. Triggers mark what is no longer indexed as it is, whoever changed it; the transaction that
 * marked it brings the index up to date before it ends.
 */
import { sql, type Kysely } from 'kysely'
import type { Engine } from './columns.ts'

/** Rows whose documents follow from a table's rows, and the columns that they follow from. */
interface Watched {
  table: string
  entity: string
  /** The column with the id of the entity. */
  key: string
  columns: readonly string[]
}

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
  await (engine === 'sqlite' ? watchInSqlite(db) : watchInPostgres(db))
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

async function watchInSqlite(db: Kysely<unknown>): Promise<void> {
  for (const { table, entity, key, columns } of WATCHED) {
    const mark = (row: string) =>
      `insert or ignore into search_marks (entity, model_id) values ('${entity}', ${row}.${key});`
    const differs = columns.map((column) => `old."${column}" is not new."${column}"`).join(' or ')
    const list = columns.map((column) => `"${column}"`).join(', ')
    await run(db, `create trigger search_${table}_insert after insert on "${table}" begin ${mark('new')} end`)
    await run(db, `create trigger search_${table}_delete after delete on "${table}" begin ${mark('old')} end`)
    await run(
      db,
      `create trigger search_${table}_update after update of ${list} on "${table}" when ${differs}
       begin ${mark('old')} ${mark('new')} end`,
    )
  }
  await run(
    db,
    `create trigger search_collections_official after update of authority_level on collections
     when old.authority_level is not new.authority_level begin
     insert or ignore into search_marks (entity, model_id) select 'card', id from cards where collection_id = new.id; end`,
  )
}

/** One trigger for all rows of a statement: a sync writes tens of thousands. */
async function watchInPostgres(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create or replace function search_mark() returns trigger language plpgsql as $$
     declare source text := case tg_op when 'INSERT' then 'new_rows' when 'DELETE' then 'old_rows' else
       format('(select o.%1$I from old_rows o join new_rows n using (id) where (%2$s) is distinct from (%3$s)
         union select n.%1$I from old_rows o join new_rows n using (id) where (%2$s) is distinct from (%3$s)) changed',
         tg_argv[1], tg_argv[2], tg_argv[3]) end;
     begin
       execute format('insert into search_marks (entity, model_id) select distinct %L, %I from %s on conflict do nothing',
         tg_argv[0], tg_argv[1], source);
       return null;
     end $$`,
  )
  for (const { table, entity, key, columns } of WATCHED) {
    const rowOf = (alias: string) => columns.map((column) => `${alias}."${column}"`).join(', ')
    const mark = `for each statement execute function search_mark('${entity}', '${key}', '${rowOf('o')}', '${rowOf('n')}')`
    const [before, after] = ['referencing old table as old_rows', 'referencing new table as new_rows']
    await run(db, `create trigger search_insert after insert on "${table}" ${after} ${mark}`)
    await run(db, `create trigger search_delete after delete on "${table}" ${before} ${mark}`)
    await run(db, `create trigger search_update after update on "${table}" ${before} new table as new_rows ${mark}`)
  }
  await run(
    db,
    `create or replace function search_mark_official() returns trigger language plpgsql as $$ begin
       insert into search_marks (entity, model_id) select 'card', id from cards where collection_id = new.id
       on conflict do nothing;
       return null;
     end $$`,
  )
  await run(
    db,
    `create trigger search_official after update of authority_level on collections for each row
     when (old.authority_level is distinct from new.authority_level) execute function search_mark_official()`,
  )
}

async function run(db: Kysely<unknown>, statement: string): Promise<void> {
  await sql.raw(statement).execute(db)
}
