/** Everything that can be searched: one entry for each table that it is kept in. */
import { visibilitiesLeftOut } from '@querent/contract'
import { sql } from 'kysely'
import { moderatedStatus } from '../../moderated-status.ts'
import type { JsonObject } from '../../schema.ts'
import type { DocumentSource } from './source.ts'

export type { DocumentSource, SearchDocument } from './source.ts'

const CARD_MODELS = { question: 'card', model: 'dataset', metric: 'metric' } as const
/** Characters of a question's SQL that are indexed. */
const MAX_SQL = 5_000
/** Columns of a table that are indexed. */
const MAX_COLUMNS = 300

export const DOCUMENT_SOURCES: readonly DocumentSource[] = [
  /** Questions, models and metrics, with the columns of models and the SQL of native questions. */
  {
    entity: 'card',
    models: ['card', 'dataset', 'metric'],
    table: 'cards',
    scope: 'collection',
    async read(db, ids) {
      const cards = await db
        .selectFrom('cards')
        .leftJoin('collections', 'collections.id', 'cards.collection_id')
        .select(['cards.id', 'cards.type', 'cards.name', 'cards.description', 'cards.archived', 'cards.collection_id'])
        .select(['cards.database_id', 'cards.table_id', 'cards.dashboard_id', 'cards.display', 'cards.creator_id'])
        .select(['cards.last_editor_id', 'cards.created_at', 'cards.updated_at', 'cards.last_edited_at'])
        .select(['cards.view_count', 'collections.authority_level'])
        .select(sql<JsonObject[] | null>`case when cards.type = 'model' then result_metadata end`.as('result_metadata'))
        .select(sql<JsonObject | null>`case when query_type = 'native' then dataset_query end`.as('dataset_query'))
        .select(moderatedStatus('card'))
        .where('cards.id', 'in', ids)
        .execute()
      return cards.map((card) => ({
        model_id: card.id,
        model: CARD_MODELS[card.type],
        name: card.name,
        description: card.description,
        columns: (card.result_metadata ?? []).map((column) => String(column['display_name'] ?? column['name'] ?? '')),
        sql: sqlOf(card.dataset_query)?.slice(0, MAX_SQL) ?? null,
        archived: card.archived,
        collection_id: card.collection_id,
        database_id: card.database_id,
        table_id: card.table_id,
        dashboard_id: card.dashboard_id,
        display: card.display,
        creator_id: card.creator_id,
        last_editor_id: card.last_editor_id,
        created_at: card.created_at,
        last_edited_at: card.last_edited_at,
        changed_at: card.last_edited_at ?? card.updated_at,
        views: card.view_count,
        isOfficial: card.authority_level === 'official',
        isVerified: card.moderated_status === 'verified',
      }))
    },
  },
  {
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
        .select([
          'dashboards.created_at',
          'dashboards.updated_at',
          'dashboards.last_edited_at',
          'dashboards.view_count',
        ])
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
  },
  /** Collections of ordinary content, without the Trash. */
  {
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
  },
  {
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
  },
  /** Tables that show up in lists, with the columns that people see of them. */
  {
    entity: 'table',
    models: ['table'],
    table: 'tables',
    scope: 'table',
    async read(db, ids) {
      const tables = await db
        .selectFrom('tables')
        .select(['id', 'db_id', 'name', 'display_name', 'description', 'created_at', 'view_count'])
        .where('id', 'in', ids)
        .where('active', '=', true)
        .where('visibility_type', 'is', null)
        .execute()
      const fields = await db
        .selectFrom('fields')
        .select(['table_id', 'name', 'display_name'])
        .where('table_id', 'in', ids)
        .where('active', '=', true)
        .where('visibility_type', 'not in', visibilitiesLeftOut('metadata'))
        .orderBy('id')
        .execute()
      const fieldsOf = Map.groupBy(fields, ({ table_id }) => table_id)
      return tables.map(({ id, db_id, name, display_name, description, created_at, view_count }) => ({
        model_id: id,
        model: 'table',
        name: display_name,
        names: [name],
        description,
        columns: (fieldsOf.get(id) ?? []).slice(0, MAX_COLUMNS).flatMap((field) => [field.display_name, field.name]),
        database_id: db_id,
        table_id: id,
        created_at,
        views: view_count,
      }))
    },
  },
  {
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
  },
  /** Values of models, which are where their model is. */
  {
    entity: 'indexed-value',
    models: ['indexed-entity'],
    table: 'model_index_values',
    scope: 'collection',
    async read(db, ids) {
      const values = await db
        .selectFrom('model_index_values')
        .innerJoin('model_indexes', 'model_indexes.id', 'model_index_values.model_index_id')
        .innerJoin('cards', 'cards.id', 'model_indexes.model_id')
        .select(['model_index_values.id', 'model_index_values.name'])
        .select(['cards.archived', 'cards.collection_id', 'cards.database_id'])
        .where('cards.type', '=', 'model')
        .where('model_index_values.id', 'in', ids)
        .execute()
      return values.map(({ id, ...columns }) => ({
        ...columns,
        model_id: id,
        model: 'indexed-entity',
        description: null,
        created_at: null,
      }))
    },
  },
]

/** What there can be results of. */
export const INDEXED_MODELS = DOCUMENT_SOURCES.flatMap(({ models }) => models)

/** The SQL of a query in either form. */
function sqlOf(query: JsonObject | null): string | undefined {
  const stages: unknown = query?.['stages']
  const stage: JsonObject = Object(Array.isArray(stages) ? stages[0] : query?.['native'])
  const text = stage['native'] ?? stage['query']
  return typeof text === 'string' ? text : undefined
}
