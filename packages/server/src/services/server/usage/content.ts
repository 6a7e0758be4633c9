import type { NewRow } from '../../../store/index.ts'
import { READY_QUESTIONS } from './questions.ts'

interface Place {
  databaseId: number
  collectionId: number
  creatorId: number
  time: string
}

/** The questions that come with the data source, as cards. */
export function newContent({ databaseId, collectionId, creatorId, time }: Place): Omit<NewRow<'cards'>, 'entity_id'>[] {
  return READY_QUESTIONS.map(({ name, description, display, sql: query, settings = {} }) => ({
    name,
    description,
    display,
    dataset_query: { database: databaseId, type: 'native', native: { query, 'template-tags': {} } },
    query_type: 'native',
    database_id: databaseId,
    table_id: null,
    source_card_id: null,
    visualization_settings: settings,
    result_metadata: null,
    parameters: [],
    parameter_mappings: [],
    collection_id: collectionId,
    collection_position: null,
    cache_ttl: null,
    embedding_params: null,
    embedding_type: null,
    initially_published_at: null,
    public_uuid: null,
    made_public_by_id: null,
    dashboard_id: null,
    creator_id: creatorId,
    last_editor_id: null,
    last_edited_at: null,
    last_used_at: null,
    created_at: time,
    updated_at: time,
  }))
}
