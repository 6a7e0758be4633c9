/** Dashboards and what stands on them. */
import type { Generated } from 'kysely'
import type { Defaulted, JsonObject, StoredEmbedding, StoredMapping, StoredParameter, Timestamp } from './columns.ts'

interface DashboardsTable {
  id: Generated<number>
  name: string
  description: string | null
  parameters: StoredParameter[]
  collection_id: number | null
  collection_position: number | null
  archived: Defaulted<boolean>
  archived_directly: Defaulted<boolean>
  auto_apply_filters: Defaulted<boolean>
  width: Defaulted<'fixed' | 'full'>
  caveats: string | null
  points_of_interest: string | null
  show_in_getting_started: Defaulted<boolean>
  cache_ttl: number | null
  enable_embedding: Defaulted<boolean>
  embedding_params: StoredEmbedding | null
  embedding_type: string | null
  /** When embedding was first switched on. */
  initially_published_at: Timestamp | null
  public_uuid: string | null
  made_public_by_id: number | null
  creator_id: number
  last_editor_id: number | null
  last_edited_at: Timestamp | null
  view_count: Defaulted<number>
  last_viewed_at: Timestamp
  created_at: Timestamp
  updated_at: Timestamp
  entity_id: string
}

interface DashboardTabsTable {
  id: Generated<number>
  dashboard_id: number
  name: string
  /** From 0. */
  position: number
  created_at: Timestamp
  updated_at: Timestamp
  entity_id: string
}

/** What stands on a dashboard: a card, or, without one, a text, a heading, a link and the like. */
interface DashboardCardsTable {
  id: Generated<number>
  dashboard_id: number
  dashboard_tab_id: number | null
  card_id: number | null
  action_id: number | null
  row: number
  col: number
  size_x: number
  size_y: number
  parameter_mappings: StoredMapping[]
  /** Ids of the dashboard's parameters that are drawn in its head. */
  inline_parameters: string[]
  visualization_settings: JsonObject
  created_at: Timestamp
  updated_at: Timestamp
  entity_id: string
}

/** Cards that are drawn in the chart of another. */
interface DashboardCardSeriesTable {
  dashboard_card_id: number
  card_id: number
  position: number
}

/** The value that a user gave a parameter of a dashboard last. */
interface DashboardValuesTable {
  user_id: number
  dashboard_id: number
  parameter_id: string
  /** JSON text. */
  json: string
}

/** By name. */
export type DashboardsTables = {
  dashboards: DashboardsTable
  dashboard_tabs: DashboardTabsTable
  dashboard_cards: DashboardCardsTable
  dashboard_card_series: DashboardCardSeriesTable
  dashboard_values: DashboardValuesTable
}
