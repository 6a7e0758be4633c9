/** What people save, but for dashboards. */
import type { BookmarkModel, ModelIndexState, TIMELINE_ICONS } from '@querent/contract'
import type { Generated } from 'kysely'
import type { Defaulted, JsonObject, StoredColumn, StoredEmbedding, Timestamp } from './columns.ts'

type TimelineIcon = (typeof TIMELINE_ICONS)[number]

interface CollectionsTable {
  id: Generated<number>
  name: string
  slug: string
  description: string | null
  archived: Defaulted<boolean>
  archived_directly: boolean | null
  archive_operation_id: string | null
  location: string
  namespace: string | null
  type: string | null
  authority_level: string | null
  personal_owner_id: number | null
  is_sample: Defaulted<boolean>
  /** Changes by people that there have been. */
  version: Defaulted<number>
  last_editor_id: number | null
  last_edited_at: Timestamp | null
  created_at: Timestamp
  entity_id: string
}

interface CardsTable {
  id: Generated<number>
  name: string
  description: string | null
  display: string
  type: Defaulted<'question' | 'model' | 'metric'>
  dataset_query: JsonObject
  query_type: 'query' | 'native' | null
  database_id: number | null
  table_id: number | null
  source_card_id: number | null
  visualization_settings: JsonObject
  result_metadata: StoredColumn[] | null
  parameters: JsonObject[]
  parameter_mappings: JsonObject[]
  collection_id: number | null
  collection_position: number | null
  collection_preview: Defaulted<boolean>
  archived: Defaulted<boolean>
  archived_directly: Defaulted<boolean>
  cache_ttl: number | null
  enable_embedding: Defaulted<boolean>
  embedding_params: StoredEmbedding | null
  embedding_type: string | null
  /** When embedding was first switched on. */
  initially_published_at: Timestamp | null
  public_uuid: string | null
  made_public_by_id: number | null
  dashboard_id: number | null
  creator_id: number
  last_editor_id: number | null
  last_edited_at: Timestamp | null
  view_count: Defaulted<number>
  last_used_at: Timestamp | null
  created_at: Timestamp
  updated_at: Timestamp
  entity_id: string
}

/** Values of a model that the search finds. */
interface ModelIndexesTable {
  id: Generated<number>
  model_id: number
  /** References to the model's columns, as they were sent. */
  pk_ref: unknown[]
  value_ref: unknown[]
  /** A cron string: when the values are read anew. */
  schedule: string
  state: ModelIndexState
  indexed_at: Timestamp | null
  error: string | null
  creator_id: number
  created_at: Timestamp
}

interface ModelIndexValuesTable {
  id: Generated<number>
  model_index_id: number
  /** Key of the row in the model's result. */
  model_pk: number
  name: string
}

interface TimelinesTable {
  id: Generated<number>
  name: string
  description: string | null
  icon: TimelineIcon
  is_default: Defaulted<boolean>
  archived: Defaulted<boolean>
  collection_id: number | null
  creator_id: number
  created_at: Timestamp
  updated_at: Timestamp
  entity_id: string
}

interface TimelineEventsTable {
  id: Generated<number>
  timeline_id: number
  name: string
  description: string | null
  /** In UTC, e.g. `2026-05-04T10:00:00Z`. */
  timestamp: string
  /** Whether the time of day means something. */
  time_matters: Defaulted<boolean>
  timezone: string
  icon: TimelineIcon
  archived: Defaulted<boolean>
  creator_id: number
  created_at: Timestamp
  updated_at: Timestamp
}

interface BookmarksTable {
  id: Generated<number>
  user_id: number
  type: BookmarkModel
  item_id: number
  ordering: number | null
  created_at: Timestamp
}

interface RecentViewsTable {
  id: Generated<number>
  user_id: number
  model: string
  model_id: number
  /** `selection` when it was chosen in a list and not looked at. */
  context: Defaulted<'view' | 'selection'>
  timestamp: Timestamp
}

interface SegmentsTable {
  id: Generated<number>
  table_id: number
  name: string
  description: string | null
  caveats: string | null
  points_of_interest: string | null
  show_in_getting_started: Defaulted<boolean>
  definition: JsonObject
  archived: Defaulted<boolean>
  creator_id: number
  created_at: Timestamp
  updated_at: Timestamp
  entity_id: string
}

/** Content that has revisions. */
export type RevisionModel = 'card' | 'dashboard' | 'segment'

interface RevisionsTable {
  id: Generated<number>
  model: RevisionModel
  model_id: number
  /** Null for a user who is gone, and for what was there before revisions were kept. */
  user_id: number | null
  timestamp: Timestamp
  /** What the content was like after the change. */
  object: JsonObject
  is_creation: Defaulted<boolean>
  is_reversion: Defaulted<boolean>
  message: string | null
  /** Of the server that wrote it. */
  metabase_version: string | null
}

/** Content that administrators verify. */
export type ModeratedModel = 'card' | 'dashboard'

interface ModerationReviewsTable {
  id: Generated<number>
  moderated_item_type: ModeratedModel
  moderated_item_id: number
  moderator_id: number
  /** Null takes the status back. */
  status: 'verified' | null
  text: string | null
  /** Whether it is the newest of its item, which alone counts. */
  most_recent: boolean
  created_at: Timestamp
  updated_at: Timestamp
}

interface SnippetsTable {
  id: Generated<number>
  name: string
  description: string | null
  content: string
  template_tags: JsonObject | null
  collection_id: number | null
  archived: Defaulted<boolean>
  creator_id: number
  created_at: Timestamp
  updated_at: Timestamp
  entity_id: string
}

/** Words of a company. */
interface GlossaryTable {
  id: Generated<number>
  term: string
  meaning: string
  creator_id: number
  created_at: Timestamp
  updated_at: Timestamp
}

/** What texts of content are in other languages. */
interface ContentTranslationsTable {
  id: Generated<number>
  locale: string
  msgid: string
  msgstr: string
}

/** By name. */
export type ContentTables = {
  collections: CollectionsTable
  cards: CardsTable
  model_indexes: ModelIndexesTable
  model_index_values: ModelIndexValuesTable
  timelines: TimelinesTable
  timeline_events: TimelineEventsTable
  bookmarks: BookmarksTable
  recent_views: RecentViewsTable
  segments: SegmentsTable
  revisions: RevisionsTable
  moderation_reviews: ModerationReviewsTable
  snippets: SnippetsTable
  glossary: GlossaryTable
  content_translations: ContentTranslationsTable
}
