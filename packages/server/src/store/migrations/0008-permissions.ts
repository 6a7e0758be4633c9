/** What groups may do: with databases and tables, with collections, and with the server itself. */
import { sql, type Kysely } from 'kysely'
import { createEntityTable, type Engine } from './columns.ts'

const DATA_WORDS = ['view_data', 'create_queries', 'download', 'data_model'] as const

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await createDataTables(db)
  await createRuleTables(db, engine)
  await createCollectionTables(db)
  await createRevisions(db)
  await grantAsBefore(db)
}

/** A null word of a database says that its tables have words of their own. Administrators have no rows. */
async function createDataTables(db: Kysely<unknown>): Promise<void> {
  let databases = db.schema
    .createTable('database_permissions')
    .addColumn('group_id', 'integer', (c) => c.notNull().references('permissions_groups.id').onDelete('cascade'))
    .addColumn('database_id', 'integer', (c) => c.notNull().references('databases.id').onDelete('cascade'))
  for (const word of DATA_WORDS) databases = databases.addColumn(word, 'text')
  await databases
    .addColumn('details', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('database_permissions_key', ['group_id', 'database_id'])
    .execute()
  await db.schema
    .createIndex('database_permissions_database')
    .on('database_permissions')
    .column('database_id')
    .execute()

  let tables = db.schema
    .createTable('table_permissions')
    .addColumn('group_id', 'integer', (c) => c.notNull().references('permissions_groups.id').onDelete('cascade'))
    .addColumn('database_id', 'integer', (c) => c.notNull().references('databases.id').onDelete('cascade'))
    .addColumn('table_id', 'integer', (c) => c.notNull().references('tables.id').onDelete('cascade'))
  for (const word of DATA_WORDS) tables = tables.addColumn(word, 'text')
  await tables.addPrimaryKeyConstraint('table_permissions_key', ['group_id', 'database_id', 'table_id']).execute()
  await db.schema.createIndex('table_permissions_table').on('table_permissions').column('table_id').execute()
  await db.schema.createIndex('table_permissions_database').on('table_permissions').column('database_id').execute()
}

async function createRuleTables(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await createEntityTable(db, engine, 'sandboxes')
    .addColumn('group_id', 'integer', (c) => c.notNull().references('permissions_groups.id').onDelete('cascade'))
    .addColumn('table_id', 'integer', (c) => c.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('card_id', 'integer', (c) => c.references('cards.id'))
    .addColumn('attribute_remappings', 'text', (c) => c.notNull())
    .addUniqueConstraint('sandboxes_key', ['group_id', 'table_id'])
    .execute()
  await db.schema.createIndex('sandboxes_table').on('sandboxes').column('table_id').execute()
  await db.schema.createIndex('sandboxes_card').on('sandboxes').column('card_id').execute()

  await createEntityTable(db, engine, 'impersonations')
    .addColumn('group_id', 'integer', (c) => c.notNull().references('permissions_groups.id').onDelete('cascade'))
    .addColumn('db_id', 'integer', (c) => c.notNull().references('databases.id').onDelete('cascade'))
    .addColumn('attribute', 'text', (c) => c.notNull())
    .addUniqueConstraint('impersonations_key', ['group_id', 'db_id'])
    .execute()
  await db.schema.createIndex('impersonations_database').on('impersonations').column('db_id').execute()

  await db.schema
    .createTable('application_permissions')
    .addColumn('group_id', 'integer', (c) => c.notNull().references('permissions_groups.id').onDelete('cascade'))
    .addColumn('permission', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('application_permissions_key', ['group_id', 'permission'])
    .execute()
}

async function createCollectionTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('collection_permissions')
    .addColumn('group_id', 'integer', (c) => c.notNull().references('permissions_groups.id').onDelete('cascade'))
    .addColumn('collection_id', 'integer', (c) => c.notNull().references('collections.id').onDelete('cascade'))
    .addColumn('permission', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('collection_permissions_key', ['group_id', 'collection_id'])
    .execute()
  await db.schema
    .createIndex('collection_permissions_collection')
    .on('collection_permissions')
    .column('collection_id')
    .execute()
  // The root collection has no row of its own; there is one per namespace, '' being that of ordinary content.
  await db.schema
    .createTable('root_collection_permissions')
    .addColumn('group_id', 'integer', (c) => c.notNull().references('permissions_groups.id').onDelete('cascade'))
    .addColumn('namespace', 'text', (c) => c.notNull())
    .addColumn('permission', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('root_collection_permissions_key', ['group_id', 'namespace'])
    .execute()
}

/** The key is what keeps two changes that started from the same revision from both being made. */
async function createRevisions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('permission_revisions')
    .addColumn('graph', 'text', (c) => c.notNull())
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('user_id', 'integer', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('changes', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('permission_revisions_key', ['graph', 'revision'])
    .execute()
}

/** Until now everybody could query all databases, and see and change all shared content. */
async function grantAsBefore(db: Kysely<unknown>): Promise<void> {
  await sql`insert into database_permissions (group_id, database_id, view_data, create_queries, download, details)
    select g.id, d.id, 'unrestricted', 'query-builder-and-native', 'full', 'no'
    from permissions_groups g cross join databases d where g.id <> 2`.execute(db)
  await sql`update database_permissions set data_model = 'none'`.execute(db)
  await sql`insert into collection_permissions (group_id, collection_id, permission)
    select 1, c.id, 'write' from collections c
    where c.personal_owner_id is null and c.type is null and not exists (
      select 1 from collections p where p.personal_owner_id is not null and c.location like '/' || p.id || '/%'
    )`.execute(db)
  for (const namespace of ['', 'snippets']) {
    await sql`insert into root_collection_permissions (group_id, namespace, permission)
      values (1, ${namespace}, 'write')`.execute(db)
  }
  await sql`insert into application_permissions (group_id, permission) values (1, 'subscription')`.execute(db)
}
