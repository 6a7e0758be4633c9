/**
 * Row types of the app database. Column names are the wire's. Times are ISO-8601 text in UTC with milliseconds, so they
 * sort as text and mean the same in both engines; JSON is text on disk and a value here (see column-kinds.ts).
 */
import type { AccountWarning, FactorKind, FieldOrder, FieldVisibility, SignInMeans } from '@querent/contract'
import type { BookmarkModel, TIMELINE_ICONS } from '@querent/contract'
import type { ColumnType, Generated, Insertable, Selectable, Updateable } from 'kysely'
import type { SearchEntity, SearchModel } from './search/index.ts'

/** Filled by the database or by a column default when left out. */
type Defaulted<T> = ColumnType<T, T | undefined, T>
/** ISO-8601 in UTC, e.g. `2024-03-05T10:20:30.123Z`. */
type Timestamp = string
/** How far the first sync of a database or table has come. */
type InitialSyncStatus = 'incomplete' | 'complete' | 'aborted'
type TimelineIcon = (typeof TIMELINE_ICONS)[number]
export type JsonObject = Record<string, unknown>

/** What a challenge is signed for. */
export type ChallengePurpose = 'registration' | 'sign-in'

interface UsersTable {
  id: Generated<number>
  email: string
  first_name: string | null
  last_name: string | null
  /** bcrypt hash; null for users that cannot log in with a password. */
  password: string | null
  type: 'personal' | 'api-key'
  is_superuser: Defaulted<boolean>
  is_active: Defaulted<boolean>
  is_qbnewb: Defaulted<boolean>
  is_datasetnewb: Defaulted<boolean>
  date_joined: Timestamp
  last_login: Timestamp | null
  updated_at: Timestamp
  sso_source: string | null
  /** What administrators say of the user; it counts before what a sign-in says. */
  login_attributes: JsonObject | null
  /** What the last single sign-on said of the user. */
  jwt_attributes: JsonObject | null
  locale: string | null
  /** SHA-256 of the token in a reset link. */
  reset_token: string | null
  reset_triggered: Timestamp | null
  /** The user's own values of user-local settings. */
  settings: JsonObject | null
  entity_id: string
}

interface IdentitiesTable {
  id: Generated<number>
  user_id: number
  issuer: string
  subject: string
}

interface SessionsTable {
  /** SHA-256 of the session id that the client holds, hexadecimal. */
  key_hash: string
  user_id: number
  created_at: Timestamp
  last_active_at: Timestamp
  anti_csrf_token: string | null
  /** Null when that was not kept yet. */
  signed_in_with: SignInMeans | null
}

interface LoginHistoryTable {
  id: Generated<number>
  user_id: number
  session_key_hash: string | null
  timestamp: Timestamp
  device_id: string
  device_description: string
  ip_address: string
  signed_in_with: SignInMeans | null
}

interface ThrottledTriesTable {
  id: Generated<number>
  /** Digest of what is throttled, such as a name or an address. */
  key: string
  timestamp: Timestamp
}

/** What a user proves to be by beside a password, or instead of it. */
interface SecondFactorsTable {
  id: Generated<number>
  user_id: number
  kind: FactorKind
  name: string
  created_at: Timestamp
  /** Null for a one-time password that no code has been given of yet: it does not count. */
  confirmed_at: Timestamp | null
  last_used_at: Timestamp | null
  /** Encrypted, in base32; null for passkeys, as are all columns of the other kind. */
  secret: string | null
  /** The latest time step whose code was accepted; no earlier one is from then on. */
  last_step: number | null
  credential_id: string | null
  /** COSE key in base64url. */
  public_key: string | null
  /** How often the authenticator says that it has signed; 0 for those that do not count. */
  sign_count: number | null
  transports: string[] | null
}

/** Removed when used. */
interface RecoveryCodesTable {
  user_id: number
  /** SHA-256 of the code. */
  code_hash: string
}

/** What an authenticator has to sign; removed when it did. */
interface PasskeyChallengesTable {
  challenge: string
  purpose: ChallengePurpose
  /** The only one who may use it; null for whoever signs in. */
  user_id: number | null
  created_at: Timestamp
}

interface ApiKeysTable {
  id: Generated<number>
  name: string
  user_id: number
  group_id: number
  prefix: string
  key_hash: string
  creator_id: number
  updated_by_id: number
  created_at: Timestamp
  updated_at: Timestamp
  /** From then on the key is not accepted. */
  expires_at: Timestamp | null
  /** To a minute or so. */
  last_used_at: Timestamp | null
}

interface SettingsTable {
  key: string
  /** JSON text; encrypted for secret settings. */
  value: string
}

interface UserKeyValuesTable {
  user_id: number
  namespace: string
  key: string
  /** JSON text. */
  json: string
  expires_at: Timestamp | null
}

interface PermissionsGroupsTable {
  id: Generated<number>
  name: string
  entity_id: string
}

interface MembershipsTable {
  id: Generated<number>
  user_id: number
  group_id: number
  is_group_manager: Defaulted<boolean>
}

/** How much of a table's rows people of a group may see. */
export type ViewData = 'unrestricted' | 'legacy-no-self-service' | 'blocked'
export type CreateQueries = 'query-builder-and-native' | 'query-builder' | 'no'
export type Download = 'full' | 'limited' | 'none'
export type DataModel = 'all' | 'none'

/** The words of a database; null where its tables have words of their own. */
interface DatabasePermissionsTable {
  group_id: number
  database_id: number
  view_data: ViewData | null
  create_queries: CreateQueries | null
  download: Download | null
  data_model: DataModel | null
  details: 'yes' | 'no'
}

/** The words of a table; null where the database has one for all of its tables. */
interface TablePermissionsTable {
  group_id: number
  database_id: number
  table_id: number
  view_data: ViewData | null
  create_queries: Exclude<CreateQueries, 'query-builder-and-native'> | null
  download: Download | null
  data_model: DataModel | null
}

/** A rule that shows people of a group some of a table's rows and columns. */
interface SandboxesTable {
  id: Generated<number>
  group_id: number
  table_id: number
  /** The question whose result stands for the table; null for the table itself. */
  card_id: number | null
  /** What each user attribute is compared with. */
  attribute_remappings: JsonObject
}

/** Names the user attribute that holds the database role that people of a group use. */
interface ImpersonationsTable {
  id: Generated<number>
  group_id: number
  db_id: number
  attribute: string
}

export type ApplicationPermission = 'setting' | 'monitoring' | 'subscription'

interface ApplicationPermissionsTable {
  group_id: number
  permission: ApplicationPermission
}

export type CollectionPermission = 'read' | 'write'

interface CollectionPermissionsTable {
  group_id: number
  collection_id: number
  permission: CollectionPermission
}

interface RootCollectionPermissionsTable {
  group_id: number
  /** Empty for ordinary content. */
  namespace: string
  permission: CollectionPermission
}

/** One row for every change of a graph of permissions. */
interface PermissionRevisionsTable {
  /** `data`, `application`, or `collection` with its namespace. */
  graph: string
  revision: number
  user_id: number | null
  created_at: Timestamp
  /** What was sent. */
  changes: JsonObject
}

interface DatabasesTable {
  id: Generated<number>
  name: string
  engine: string
  /** Encrypted JSON. */
  details: string
  description: string | null
  caveats: string | null
  points_of_interest: string | null
  is_sample: Defaulted<boolean>
  /** Whether it is the one that shows what people do on this server. */
  is_audit: Defaulted<boolean>
  is_full_sync: Defaulted<boolean>
  is_on_demand: Defaulted<boolean>
  auto_run_queries: Defaulted<boolean>
  refingerprint: boolean | null
  timezone: string | null
  dbms_version: JsonObject | null
  /** Null until the account was looked at. */
  account_warnings: AccountWarning[] | null
  initial_sync_status: Defaulted<InitialSyncStatus>
  /** Why the latest sync failed; null after one that went well. */
  sync_error: string | null
  last_synced_at: Timestamp | null
  metadata_sync_schedule: string
  cache_field_values_schedule: string
  settings: JsonObject | null
  cache_ttl: number | null
  uploads_enabled: Defaulted<boolean>
  uploads_schema_name: string | null
  uploads_table_prefix: string | null
  creator_id: number | null
  created_at: Timestamp
  updated_at: Timestamp
  entity_id: string
}

interface TablesTable {
  id: Generated<number>
  db_id: number
  schema: string | null
  name: string
  display_name: string
  description: string | null
  caveats: string | null
  points_of_interest: string | null
  entity_type: string | null
  visibility_type: string | null
  field_order: Defaulted<FieldOrder>
  active: Defaulted<boolean>
  show_in_getting_started: Defaulted<boolean>
  is_upload: Defaulted<boolean>
  initial_sync_status: Defaulted<InitialSyncStatus>
  estimated_row_count: number | null
  view_count: Defaulted<number>
  /** Columns that a person has set: sync leaves them alone. */
  customized: string[] | null
  created_at: Timestamp
  updated_at: Timestamp
  entity_id: string
}

export interface FieldsTable {
  id: Generated<number>
  table_id: number
  name: string
  display_name: string
  description: string | null
  caveats: string | null
  points_of_interest: string | null
  database_type: string
  base_type: string
  effective_type: string
  coercion_strategy: string | null
  semantic_type: string | null
  fk_target_field_id: number | null
  active: Defaulted<boolean>
  preview_display: Defaulted<boolean>
  visibility_type: Defaulted<FieldVisibility>
  position: Defaulted<number>
  custom_position: Defaulted<number>
  database_position: Defaulted<number>
  database_required: Defaulted<boolean>
  database_is_auto_increment: Defaulted<boolean>
  database_indexed: boolean | null
  database_partitioned: boolean | null
  json_unfolding: Defaulted<boolean>
  parent_id: number | null
  nfc_path: string[] | null
  has_field_values: string | null
  fingerprint: JsonObject | null
  fingerprint_version: Defaulted<number>
  last_analyzed: Timestamp | null
  settings: JsonObject | null
  /** Columns that a person has set: sync leaves them alone. */
  customized: string[] | null
  created_at: Timestamp
  updated_at: Timestamp
  entity_id: string
}

interface DimensionsTable {
  id: Generated<number>
  field_id: number
  name: string
  type: 'internal' | 'external'
  human_readable_field_id: number | null
  created_at: Timestamp
  updated_at: Timestamp
  entity_id: string
}

interface FieldValuesTable {
  id: Generated<number>
  field_id: number
  values: unknown[]
  human_readable_values: string[] | null
  has_more_values: Defaulted<boolean>
  created_at: Timestamp
  updated_at: Timestamp
  last_used_at: Timestamp
}

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
  result_metadata: JsonObject[] | null
  parameters: JsonObject[]
  parameter_mappings: JsonObject[]
  collection_id: number | null
  collection_position: number | null
  collection_preview: Defaulted<boolean>
  archived: Defaulted<boolean>
  archived_directly: Defaulted<boolean>
  cache_ttl: number | null
  enable_embedding: Defaulted<boolean>
  embedding_params: JsonObject | null
  embedding_type: string | null
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

interface DashboardsTable {
  id: Generated<number>
  name: string
  description: string | null
  parameters: JsonObject[]
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
  embedding_params: JsonObject | null
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
  parameter_mappings: JsonObject[]
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

/** One row for every query that ran, was served from the cache or failed. */
interface QueryLogTable {
  id: Generated<number>
  query_hash: string
  started_at: Timestamp
  running_time_ms: number
  result_rows: number
  status: 'completed' | 'failed' | 'interrupted'
  is_native: boolean
  cache_hit: boolean
  context: string | null
  error: string | null
  /** Milliseconds per pipeline stage. */
  stage_times: JsonObject
  sql: string | null
  executor_id: number | null
  card_id: number | null
  dashboard_id: number | null
  database_id: number | null
}

/** Who did what, when and from where. It refers to nothing: an entry outlives what it is about. */
interface AuditLogTable {
  id: Generated<number>
  timestamp: Timestamp
  action: string
  model: string
  model_id: number | null
  model_name: string | null
  /** Null for who was not signed in, and for the server itself. */
  user_id: number | null
  ip_address: string | null
  user_agent: string | null
  request_id: string | null
  facts: JsonObject
}

/** Running averages per query, for `/api/dataset/duration` and for adaptive caching. */
interface QueryAveragesTable {
  query_hash: string
  average_ms: number
  runs: number
  last_run_at: string
}

interface CachedResultsTable {
  cache_key: string
  created_at: Timestamp
  size_bytes: number
  body: Uint8Array
}

/** A counter per kind of cached data; a write bumps it in its own transaction (see cache-versions.ts). */
interface CacheVersionsTable {
  kind: string
  version: number
}

/** The groups that a change of permissions was about, by the counter that it left; 0 for none. */
interface PermissionChangesTable {
  version: number
  group_id: number
}

/** Recurring and one-off work; a row is worked on by the process that holds its lock. */
interface JobsTable {
  id: Generated<number>
  /** Unique; a second request for the same work finds the first. */
  key: string
  kind: string
  payload: JsonObject
  run_at: Timestamp
  locked_by: string | null
  locked_until: Timestamp | null
  attempts: Defaulted<number>
  last_error: string | null
}

/** What the search knows of one thing that can be found; ids rank them. */
interface SearchDocumentsTable {
  id: number
  entity: SearchEntity
  model_id: number
  model: SearchModel
  /** What decides who may find it (see search/places.ts). */
  place: number
  archived: boolean
  database_id: number | null
  table_id: number | null
  dashboard_id: number | null
  display: string | null
  creator_id: number | null
  last_editor_id: number | null
  created_at: Timestamp | null
  last_edited_at: Timestamp | null
  changed_at: Timestamp | null
  view_level: number
  is_official: boolean
  is_verified: boolean
  /** The name without case and accents. */
  name_key: string
  /** The words of all names, each after a space. */
  name_words: string
  /** The words of everything; of PostgreSQL alone. */
  vector?: string
  /** Tells whether words are those that are indexed; of SQLite alone. */
  digest?: string
}

/** The words of documents; of SQLite alone. */
interface SearchTextTable {
  rowid: number
  name: string
  description: string
  columns: string
  sql: string
  /** Words for what a document is and where it lies. */
  facets: string
}

/** What has changed since its document was written. */
interface SearchMarksTable {
  entity: SearchEntity
  model_id: number
}

/** Says by which version of the code the index was made. */
interface SearchIndexTable {
  version: number
}

export type Schema = {
  users: UsersTable
  identities: IdentitiesTable
  sessions: SessionsTable
  throttled_tries: ThrottledTriesTable
  login_history: LoginHistoryTable
  second_factors: SecondFactorsTable
  recovery_codes: RecoveryCodesTable
  passkey_challenges: PasskeyChallengesTable
  api_keys: ApiKeysTable
  settings: SettingsTable
  user_key_values: UserKeyValuesTable
  permissions_groups: PermissionsGroupsTable
  memberships: MembershipsTable
  database_permissions: DatabasePermissionsTable
  table_permissions: TablePermissionsTable
  sandboxes: SandboxesTable
  impersonations: ImpersonationsTable
  application_permissions: ApplicationPermissionsTable
  collection_permissions: CollectionPermissionsTable
  root_collection_permissions: RootCollectionPermissionsTable
  permission_revisions: PermissionRevisionsTable
  databases: DatabasesTable
  tables: TablesTable
  fields: FieldsTable
  dimensions: DimensionsTable
  field_values: FieldValuesTable
  collections: CollectionsTable
  cards: CardsTable
  dashboards: DashboardsTable
  dashboard_tabs: DashboardTabsTable
  dashboard_cards: DashboardCardsTable
  dashboard_card_series: DashboardCardSeriesTable
  dashboard_values: DashboardValuesTable
  timelines: TimelinesTable
  timeline_events: TimelineEventsTable
  bookmarks: BookmarksTable
  recent_views: RecentViewsTable
  segments: SegmentsTable
  revisions: RevisionsTable
  moderation_reviews: ModerationReviewsTable
  snippets: SnippetsTable
  query_log: QueryLogTable
  query_averages: QueryAveragesTable
  audit_log: AuditLogTable
  cached_results: CachedResultsTable
  cache_versions: CacheVersionsTable
  permission_changes: PermissionChangesTable
  jobs: JobsTable
  search_documents: SearchDocumentsTable
  search_text: SearchTextTable
  search_marks: SearchMarksTable
  search_index: SearchIndexTable
}

export type Row<Name extends keyof Schema> = Selectable<Schema[Name]>
export type NewRow<Name extends keyof Schema> = Insertable<Schema[Name]>
export type RowChanges<Name extends keyof Schema> = Updateable<Schema[Name]>
