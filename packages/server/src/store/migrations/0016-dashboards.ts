/** Dashboards: their tabs, the cards on them, and the values that people gave their filters last. */
import type { Kysely } from 'kysely'
import { createEntityTable, falseByDefault, trueByDefault, type Engine } from './columns.ts'
import { watchOfficial, watchRows } from './search-triggers.ts'

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await createDashboards(db, engine)
  await createParts(db, engine)
  await db.schema
    .createTable('dashboard_values')
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('dashboard_id', 'integer', (c) => c.notNull().references('dashboards.id').onDelete('cascade'))
    .addColumn('parameter_id', 'text', (c) => c.notNull())
    .addColumn('json', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('dashboard_values_key', ['user_id', 'dashboard_id', 'parameter_id'])
    .execute()
  await watchRows(db, engine, {
    table: 'dashboards',
    entity: 'dashboard',
    key: 'id',
    columns: [
      'name',
      'description',
      'archived',
      'collection_id',
      'creator_id',
      'last_editor_id',
      'last_edited_at',
      'updated_at',
      'view_count',
    ],
  })
  await watchOfficial(db, engine, { table: 'dashboards', entity: 'dashboard' })
  await db.schema.createIndex('cards_dashboard').on('cards').column('dashboard_id').execute()
}

async function createDashboards(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await createEntityTable(db, engine, 'dashboards')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('description', 'text')
    .addColumn('parameters', 'text', (c) => c.notNull())
    .addColumn('collection_id', 'integer', (c) => c.references('collections.id'))
    .addColumn('collection_position', 'integer')
    .addColumn('archived', 'boolean', (c) => c.notNull().defaultTo(falseByDefault))
    .addColumn('archived_directly', 'boolean', (c) => c.notNull().defaultTo(falseByDefault))
    .addColumn('auto_apply_filters', 'boolean', (c) => c.notNull().defaultTo(trueByDefault))
    .addColumn('width', 'text', (c) => c.notNull().defaultTo('fixed'))
    .addColumn('caveats', 'text')
    .addColumn('points_of_interest', 'text')
    .addColumn('show_in_getting_started', 'boolean', (c) => c.notNull().defaultTo(falseByDefault))
    .addColumn('cache_ttl', 'integer')
    .addColumn('enable_embedding', 'boolean', (c) => c.notNull().defaultTo(falseByDefault))
    .addColumn('embedding_params', 'text')
    .addColumn('embedding_type', 'text')
    .addColumn('initially_published_at', 'text')
    .addColumn('public_uuid', 'text', (c) => c.unique())
    .addColumn('made_public_by_id', 'integer', (c) => c.references('users.id'))
    .addColumn('creator_id', 'integer', (c) => c.notNull().references('users.id'))
    .addColumn('last_editor_id', 'integer', (c) => c.references('users.id'))
    .addColumn('last_edited_at', 'text')
    .addColumn('view_count', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('last_viewed_at', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('entity_id', 'text', (c) => c.notNull().unique())
    .execute()
  await db.schema.createIndex('dashboards_collection').on('dashboards').column('collection_id').execute()
}

async function createParts(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await createEntityTable(db, engine, 'dashboard_tabs')
    .addColumn('dashboard_id', 'integer', (c) => c.notNull().references('dashboards.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('entity_id', 'text', (c) => c.notNull().unique())
    .execute()
  await db.schema.createIndex('dashboard_tabs_dashboard').on('dashboard_tabs').column('dashboard_id').execute()

  await createEntityTable(db, engine, 'dashboard_cards')
    .addColumn('dashboard_id', 'integer', (c) => c.notNull().references('dashboards.id').onDelete('cascade'))
    .addColumn('dashboard_tab_id', 'integer', (c) => c.references('dashboard_tabs.id').onDelete('cascade'))
    .addColumn('card_id', 'integer', (c) => c.references('cards.id').onDelete('cascade'))
    .addColumn('action_id', 'integer')
    .addColumn('row', 'integer', (c) => c.notNull())
    .addColumn('col', 'integer', (c) => c.notNull())
    .addColumn('size_x', 'integer', (c) => c.notNull())
    .addColumn('size_y', 'integer', (c) => c.notNull())
    .addColumn('parameter_mappings', 'text', (c) => c.notNull())
    .addColumn('inline_parameters', 'text', (c) => c.notNull())
    .addColumn('visualization_settings', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('entity_id', 'text', (c) => c.notNull().unique())
    .execute()
  for (const column of ['dashboard_id', 'dashboard_tab_id', 'card_id']) {
    await db.schema.createIndex(`dashboard_cards_${column}`).on('dashboard_cards').column(column).execute()
  }

  await db.schema
    .createTable('dashboard_card_series')
    .addColumn('dashboard_card_id', 'integer', (c) => c.notNull().references('dashboard_cards.id').onDelete('cascade'))
    .addColumn('card_id', 'integer', (c) => c.notNull().references('cards.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('dashboard_card_series_key', ['dashboard_card_id', 'position'])
    .execute()
  await db.schema.createIndex('dashboard_card_series_card').on('dashboard_card_series').column('card_id').execute()
}
