/** What results show of what was found, read for one page: one statement for each kind. */
import type { Kysely } from 'kysely'
import { inChunks } from '../batches.ts'
import { moderatedStatus } from '../moderated-status.ts'
import type { Schema } from '../schema.ts'

export type FoundCard = Awaited<ReturnType<ReturnType<typeof searchRecords>['cards']>>[number]
export type FoundDashboard = Awaited<ReturnType<ReturnType<typeof searchRecords>['dashboards']>>[number]
export type FoundTable = Awaited<ReturnType<ReturnType<typeof searchRecords>['tables']>>[number]
export type FoundSegment = Awaited<ReturnType<ReturnType<typeof searchRecords>['segments']>>[number]
export type FoundDatabase = Awaited<ReturnType<ReturnType<typeof searchRecords>['databases']>>[number]

export function searchRecords(db: Kysely<Schema>) {
  return {
    cards: (ids: readonly number[]) =>
      inChunks(ids, (some) =>
        db
          .selectFrom('cards')
          .innerJoin('users as creators', 'creators.id', 'cards.creator_id')
          .leftJoin('users as editors', 'editors.id', 'cards.last_editor_id')
          .leftJoin('databases', 'databases.id', 'cards.database_id')
          .leftJoin('tables', 'tables.id', 'cards.table_id')
          .select(['cards.id', 'cards.type', 'cards.name', 'cards.description', 'cards.archived', 'cards.display'])
          .select(['cards.archived_directly', 'cards.collection_id', 'cards.collection_position', 'cards.table_id'])
          .select(['cards.database_id', 'cards.created_at', 'cards.updated_at', 'cards.creator_id'])
          .select(['cards.last_editor_id', 'cards.last_edited_at', 'creators.email as creator_email'])
          .select(['creators.first_name as creator_first_name', 'creators.last_name as creator_last_name'])
          .select(['editors.email as editor_email', 'editors.first_name as editor_first_name'])
          .select(['editors.last_name as editor_last_name', 'databases.name as database_name'])
          .select(['tables.name as table_name', 'tables.schema as table_schema'])
          .select(['tables.description as table_description', moderatedStatus('card')])
          .where('cards.id', 'in', some)
          .execute(),
      ),

    dashboards: (ids: readonly number[]) =>
      inChunks(ids, (some) =>
        db
          .selectFrom('dashboards')
          .innerJoin('users as creators', 'creators.id', 'dashboards.creator_id')
          .leftJoin('users as editors', 'editors.id', 'dashboards.last_editor_id')
          .select(['dashboards.id', 'dashboards.name', 'dashboards.description', 'dashboards.archived'])
          .select(['dashboards.archived_directly', 'dashboards.collection_id', 'dashboards.collection_position'])
          .select(['dashboards.created_at', 'dashboards.updated_at', 'dashboards.creator_id'])
          .select(['dashboards.last_editor_id', 'dashboards.last_edited_at', 'creators.email as creator_email'])
          .select(['creators.first_name as creator_first_name', 'creators.last_name as creator_last_name'])
          .select(['editors.email as editor_email', 'editors.first_name as editor_first_name'])
          .select(['editors.last_name as editor_last_name', moderatedStatus('dashboard')])
          .where('dashboards.id', 'in', some)
          .execute(),
      ),

    tables: (ids: readonly number[]) =>
      inChunks(ids, (some) =>
        db
          .selectFrom('tables')
          .innerJoin('databases', 'databases.id', 'tables.db_id')
          .select(['tables.id', 'tables.db_id', 'tables.schema', 'tables.name', 'tables.display_name'])
          .select(['tables.description', 'tables.initial_sync_status', 'tables.created_at', 'tables.updated_at'])
          .select('databases.name as database_name')
          .where('tables.id', 'in', some)
          .execute(),
      ),

    segments: (ids: readonly number[]) =>
      inChunks(ids, (some) =>
        db
          .selectFrom('segments')
          .innerJoin('users', 'users.id', 'segments.creator_id')
          .innerJoin('tables', 'tables.id', 'segments.table_id')
          .innerJoin('databases', 'databases.id', 'tables.db_id')
          .select(['segments.id', 'segments.name', 'segments.description', 'segments.archived', 'segments.table_id'])
          .select(['segments.creator_id', 'segments.created_at', 'segments.updated_at', 'users.email'])
          .select(['users.first_name', 'users.last_name', 'tables.db_id', 'tables.name as table_name'])
          .select(['tables.schema as table_schema', 'tables.description as table_description'])
          .select('databases.name as database_name')
          .where('segments.id', 'in', some)
          .execute(),
      ),

    indexedValues: (ids: readonly number[]) =>
      inChunks(ids, (some) =>
        db
          .selectFrom('model_index_values')
          .innerJoin('model_indexes', 'model_indexes.id', 'model_index_values.model_index_id')
          .innerJoin('cards', 'cards.id', 'model_indexes.model_id')
          .leftJoin('databases', 'databases.id', 'cards.database_id')
          .select(['model_index_values.id', 'model_index_values.model_pk', 'model_index_values.name'])
          .select(['model_index_values.model_index_id', 'model_indexes.pk_ref', 'model_indexes.model_id'])
          .select(['cards.name as model_name', 'cards.collection_id', 'cards.database_id'])
          .select('databases.name as database_name')
          .where('model_index_values.id', 'in', some)
          .execute(),
      ),

    databases: (ids: readonly number[]) =>
      inChunks(ids, (some) =>
        db
          .selectFrom('databases')
          .select(['id', 'name', 'description', 'initial_sync_status', 'created_at', 'updated_at'])
          .where('id', 'in', some)
          .execute(),
      ),
  }
}
