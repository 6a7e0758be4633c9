/** What clients send of cards. */
import type { JsonObject, StoredColumn, StoredEmbedding } from '../../../store/index.ts'
import type { CardType } from './stored-query.ts'

/** Where a card lies. */
export interface CardPlace {
  /** A number or an entity id; null is the root. */
  collection_id?: number | string | null
  dashboard_id?: number | null
  /** The tab of the dashboard; null is the first one. */
  dashboard_tab_id?: number | null
}

export interface CardInput extends CardPlace {
  name: string
  display: string
  dataset_query: JsonObject
  visualization_settings: JsonObject
  description?: string | null
  type?: CardType | null
  /** The older way to say that it is a model. */
  dataset?: boolean | null
  collection_position?: number | null
  collection_preview?: boolean | null
  cache_ttl?: number | null
  parameters?: JsonObject[] | null
  parameter_mappings?: JsonObject[] | null
  result_metadata?: StoredColumn[] | null
}

export type CardChanges = Partial<{ [Key in keyof CardInput]: CardInput[Key] | null }> & {
  archived?: boolean | null
  enable_embedding?: boolean | null
  embedding_params?: StoredEmbedding | null
  embedding_type?: string | null
  /** Why, for the revision. */
  revision_message?: string | null
}
