/** Cards put straight into the app database, for tests of what shows them. */
import type { NewRow, Store } from '../../packages/server/src/store/index.ts'

type CardColumns = Omit<NewRow<'cards'>, 'entity_id'>

/** Adds a question; `columns` say what is particular about it. Gives its id. */
export function addTestCard(
  store: Pick<Store, 'cards'>,
  columns: Partial<CardColumns> & { creator_id: number },
): Promise<number> {
  const time = new Date().toISOString()
  return store.cards.create({
    name: 'Card',
    description: null,
    display: 'table',
    dataset_query: { type: 'query', query: {} },
    query_type: 'query',
    database_id: null,
    table_id: null,
    source_card_id: null,
    visualization_settings: {},
    result_metadata: null,
    parameters: [],
    parameter_mappings: [],
    collection_id: null,
    collection_position: null,
    cache_ttl: null,
    embedding_params: null,
    embedding_type: null,
    public_uuid: null,
    made_public_by_id: null,
    initially_published_at: null,
    dashboard_id: null,
    last_editor_id: null,
    last_edited_at: null,
    last_used_at: null,
    created_at: time,
    updated_at: time,
    ...columns,
  })
}
