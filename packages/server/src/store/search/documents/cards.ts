/** Questions, models and metrics, with the columns of models and the SQL of native questions. */
import { sql } from 'kysely'
import { moderatedStatus } from '../../moderated-status.ts'
import type { JsonObject } from '../../schema.ts'
import type { DocumentSource } from './source.ts'

const MODELS = { question: 'card', model: 'dataset', metric: 'metric' } as const
/** Of the SQL. */
const MAX_CHARACTERS = 5_000

export const cardDocuments: DocumentSource = {
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
      model: MODELS[card.type],
      name: card.name,
      description: card.description,
      columns: (card.result_metadata ?? []).map((column) => String(column['display_name'] ?? column['name'] ?? '')),
      sql: sqlOf(card.dataset_query)?.slice(0, MAX_CHARACTERS) ?? null,
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
}

/** Of a query in either form. */
function sqlOf(query: JsonObject | null): string | undefined {
  const stages: unknown = query?.['stages']
  const stage: JsonObject = Object(Array.isArray(stages) ? stages[0] : query?.['native'])
  const text = stage['native'] ?? stage['query']
  return typeof text === 'string' ? text : undefined
}
