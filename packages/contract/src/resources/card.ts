/** `/api/card`. */
import { Type } from 'typebox'
import { CollectionOfContent, Named, Person } from '../schemas/answers.ts'
import { EXPORT_FORMATS, KeptColumn, RowOrderList, UseStoredModels } from './dataset.ts'
import { ModerationReview } from './moderation-review.ts'
import { Page } from '../schemas/paging.ts'
import { EmbeddingStates, ParameterRecord } from '../schemas/parameter.ts'
import {
  EmbeddingParams,
  Flag,
  ItemId,
  ItemKey,
  JsonMap,
  ListOf,
  Maybe,
  NonBlank,
  Nullable,
  OneOf,
  PositiveInt,
  TextFlag,
} from '../schemas/values.ts'
import { BASE_TYPES, SEMANTIC_TYPES } from '../metadata/type-names.ts'

/** Questions may have any query; a metric is one aggregation with at most one date breakout. */
export const CardType = OneOf(['question', 'model', 'metric'])
/** Filters of a card as clients send them; keys other than `id` and `type` are kept unchecked. */
export const CardParameters = Type.Array(
  Type.Intersect([JsonMap, Type.Object({ id: NonBlank, type: Type.String() })]),
  {
    rule: 'value must be an array of maps with the keys id and type.',
  },
)
/** What parameters fill in a card: `target` is a variable or a column. */
export const CardParameterMappings = Type.Array(
  Type.Intersect([JsonMap, Type.Object({ parameter_id: NonBlank, target: Type.Unknown() })]),
  {
    rule: 'value must be an array of maps with the keys parameter_id and target.',
  },
)
/** Storage type of a column, such as `type/Integer`. */
export const BaseTypeName = OneOf(BASE_TYPES)
/** Meaning of a column, such as `type/Email`. */
export const SemanticTypeName = OneOf(Object.keys(SEMANTIC_TYPES))
/** What is known of a column; other keys are kept as they come. */
const ColumnMetadata = Type.Object({
  name: Type.String(),
  display_name: Maybe(Type.String()),
  description: Maybe(Type.String()),
  base_type: Maybe(BaseTypeName),
  effective_type: Maybe(BaseTypeName),
  semantic_type: Maybe(SemanticTypeName),
})
/** Columns as a client describes them; keys beyond these are kept unchecked. */
export const ResultMetadata = Type.Array(Type.Intersect([JsonMap, ColumnMetadata]), {
  rule: 'value must be an array of valid results column metadata maps.',
})

const CardKey = ItemKey()
/** `id` is the numeric id or the entity id. */
export const CardKeyParams = Type.Object({ id: CardKey })

/** Values of `f`. `database`, `table` and `using_*` need `model_id`. */
export const CARD_LIST_FILTERS = [
  'all',
  'mine',
  'archived',
  'bookmarked',
  'database',
  'table',
  'using_model',
  'using_segment',
  'using_metric',
  'popular',
  'recent',
] as const

/** Without `f`, every card that is not archived. `include=result_metadata` adds the columns of each. */
export const CardListQuery = Type.Object({
  f: Type.Optional(OneOf(CARD_LIST_FILTERS)),
  model_id: Type.Optional(PositiveInt),
  include: Type.Optional(OneOf(['result_metadata'])),
})

/** `type: null` makes a question. `cache_ttl` is in hours. `dataset` is the older way to say `type: 'model'`. */
export const CardBody = Type.Object({
  name: NonBlank,
  display: NonBlank,
  dataset_query: JsonMap,
  visualization_settings: JsonMap,
  description: Maybe(NonBlank),
  type: Maybe(CardType),
  dataset: Maybe(Type.Boolean()),
  collection_id: Maybe(ItemId),
  collection_position: Maybe(PositiveInt),
  collection_preview: Maybe(Type.Boolean()),
  dashboard_id: Maybe(PositiveInt),
  dashboard_tab_id: Maybe(PositiveInt),
  cache_ttl: Maybe(PositiveInt),
  parameters: Maybe(CardParameters),
  parameter_mappings: Maybe(CardParameterMappings),
  result_metadata: Maybe(ResultMetadata),
})

/** Absent leaves a value, null clears it. `cache_ttl` is in hours. */
export const CardChangesBody = Type.Object({
  name: Maybe(NonBlank),
  display: Maybe(NonBlank),
  dataset_query: Maybe(JsonMap),
  visualization_settings: Maybe(JsonMap),
  description: Maybe(Type.String()),
  type: Maybe(CardType),
  dataset: Maybe(Type.Boolean()),
  archived: Maybe(Type.Boolean()),
  enable_embedding: Maybe(Type.Boolean()),
  embedding_params: Maybe(EmbeddingParams),
  embedding_type: Maybe(Type.String()),
  collection_id: Maybe(ItemId),
  collection_position: Maybe(PositiveInt),
  collection_preview: Maybe(Type.Boolean()),
  dashboard_id: Maybe(PositiveInt),
  dashboard_tab_id: Maybe(PositiveInt),
  cache_ttl: Maybe(PositiveInt),
  parameters: Maybe(CardParameters),
  parameter_mappings: Maybe(CardParameterMappings),
  result_metadata: Maybe(ResultMetadata),
  revision_message: Maybe(NonBlank),
})

/** `delete_old_dashcards=true` takes a card off the dashboards that it leaves. */
export const CardUpdateQuery = Type.Object({ delete_old_dashcards: Flag })

/** Cards whose dashboards are asked for, at `POST /api/cards/dashboards`. */
export const CardDashboardsBody = Type.Object({ card_ids: Type.Array(PositiveInt) })
/** By card, in the order asked. `error` says that the caller may not read the dashboard, or not change it. */
export const CardDashboards = Type.Array(
  Type.Object({
    card_id: PositiveInt,
    dashboards: Type.Array(
      Type.Object({
        id: Type.Optional(PositiveInt),
        name: Type.Optional(Type.String()),
        error: Type.Optional(OneOf(['unreadable-dashboard', 'unwritable-dashboard'])),
      }),
    ),
  }),
)

/** A collection (null for the root) or a dashboard. All cards are moved or none. */
export const CardMoveBody = Type.Object({
  card_ids: Type.Array(PositiveInt),
  collection_id: Maybe(ItemId),
  dashboard_id: Maybe(PositiveInt),
})

/** An unsaved query: the body itself, or its part `query`. */
export const CardRelatedBody = Type.Object({ query: Type.Optional(JsonMap) })

/** Narrows the cards that fit into one chart with a card; `last_cursor` is the id of the last card of the page before. */
export const CardSeriesQuery = Type.Object({
  last_cursor: Type.Optional(PositiveInt),
  query: Type.Optional(NonBlank),
  exclude_ids: ListOf(PositiveInt),
  ...Page,
})

/** `legacy-mbql=true` asks for the query in its older form. */
export const CardGetQuery = Type.Object({ ignore_view: Flag, 'legacy-mbql': Flag })

/** Values of a run's parameters; a map without keys, which some clients send for none, is none. */
const RunParameters = Type.Union([Type.Array(JsonMap), Type.Object({}, { additionalProperties: false })], {
  rule: 'sequence of map',
  received: 'invalid type',
})

/** `ignore_cache` runs the query again, and with `use_copies: false` the source answers it. `dashboard_id` is where the card is shown: its caching rule counts. */
export const CardRunBody = Type.Object({
  parameters: Maybe(RunParameters),
  ignore_cache: Maybe(Type.Boolean()),
  use_copies: Maybe(Type.Boolean()),
  dashboard_id: Maybe(PositiveInt),
  collection_preview: Maybe(Type.Boolean()),
  sort_rows: Maybe(RowOrderList),
  use_stored_models: UseStoredModels,
})

/** Rows and columns of the pivot table come from the card's settings, not from the request. */
export const CardPivotBody = Type.Object({
  parameters: Maybe(RunParameters),
  ignore_cache: Maybe(Type.Boolean()),
  use_stored_models: UseStoredModels,
  use_copies: Maybe(Type.Boolean()),
})

/** `api` is not a file: rows as JSON in the form of results. */
export const CardExportParams = Type.Object({ id: CardKey, format: OneOf(EXPORT_FORMATS) })
/** `parameters` is JSON text in forms. `format_rows` writes values as pages show them. */
export const CardExportBody = Type.Object({
  parameters: Maybe(Type.Union([Type.String(), Type.Array(JsonMap)])),
  format_rows: Maybe(TextFlag),
  escape_formulas: Maybe(TextFlag),
  pivot_results: Maybe(TextFlag),
})
/** The same as {@link CardExportBody} in a query string; `parameters` is JSON text. */
export const CardExportQuery = Type.Object({
  parameters: Type.Optional(Type.String()),
  format_rows: Type.Optional(Type.Boolean()),
  escape_formulas: Type.Optional(Type.Boolean()),
  pivot_results: Type.Optional(Type.Boolean()),
})

/** `common_name` is the full name, or the address of somebody without one. */
export const CardCreator = Type.Intersect([
  Person,
  Type.Object({ common_name: Type.String(), is_superuser: Type.Boolean(), is_qbnewb: Type.Boolean() }),
])
/** Who last changed something, and when. */
export const LastEdit = Type.Intersect([Person, Type.Object({ timestamp: Type.String() })])

const CARD_COLUMNS = {
  id: PositiveInt,
  name: Type.String(),
  type: CardType,
  dataset: Type.Boolean(),
  display: Type.String(),
  description: Nullable(Type.String()),
  archived: Type.Boolean(),
  archived_directly: Type.Boolean(),
  query_type: Nullable(OneOf(['query', 'native'])),
  database_id: Nullable(PositiveInt),
  table_id: Nullable(PositiveInt),
  source_card_id: Nullable(PositiveInt),
  collection_id: Nullable(PositiveInt),
  collection_position: Nullable(PositiveInt),
  collection_preview: Type.Boolean(),
  collection: CollectionOfContent,
  entity_id: Type.String(),
  creator_id: PositiveInt,
  creator: CardCreator,
  'last-edit-info': Type.Optional(LastEdit),
  created_at: Type.String(),
  updated_at: Type.String(),
  cache_ttl: Nullable(Type.Integer()),
  enable_embedding: Type.Boolean(),
  embedding_params: EmbeddingStates,
  embedding_type: Nullable(Type.String()),
  public_uuid: Nullable(Type.String()),
  made_public_by_id: Nullable(PositiveInt),
  dashboard_id: Nullable(PositiveInt),
  view_count: Type.Integer(),
  last_used_at: Nullable(Type.String()),
  dataset_query: JsonMap,
  visualization_settings: JsonMap,
  result_metadata: Nullable(Type.Array(KeptColumn)),
  parameters: Type.Array(ParameterRecord),
  parameter_mappings: Type.Array(JsonMap),
  moderation_reviews: Type.Array(ModerationReview),
  can_write: Type.Boolean(),
  document_id: Type.Null(),
  initially_published_at: Nullable(Type.String()),
  card_schema: Type.Integer(),
  cache_invalidated_at: Type.Null(),
  is_remote_synced: Type.Boolean(),
  metabase_version: Type.String(),
}

/** `GET /api/card/:id`. `average_query_time` is in milliseconds and null before the first run; `cache_ttl` is in hours. */
export const CardRecord = Type.Object({
  ...CARD_COLUMNS,
  can_run_adhoc_query: Type.Boolean(),
  can_restore: Type.Boolean(),
  can_delete: Type.Boolean(),
  can_manage_db: Type.Boolean(),
  dashboard_count: Type.Integer(),
  parameter_usage_count: Type.Integer(),
  average_query_time: Nullable(Type.Number()),
  last_query_start: Nullable(Type.String()),
  dashboard: Nullable(Type.Intersect([Named, Type.Object({ moderation_status: Nullable(Type.String()) })])),
  dashboard_tab_id: Nullable(PositiveInt),
  based_on_upload: Nullable(PositiveInt),
  persisted: Type.Optional(Type.Boolean()),
})
const { result_metadata, ...LISTED_COLUMNS } = CARD_COLUMNS
/** A card as it stands in lists. */
export const CardListItem = Type.Object({ ...LISTED_COLUMNS, result_metadata: Type.Optional(result_metadata) })
/** Cards that the caller may read, by lower-case name; series to choose from have the newest first. */
export const CardList = Type.Array(CardListItem)

/** Content with a public link, by `GET /api/card/public` and `GET /api/dashboard/public`; `public_uuid` ends the link. */
export const SharedCardList = Type.Array(Type.Intersect([Named, Type.Object({ public_uuid: Type.String() })]))
/** `uuid` ends the address `/public/question/…` or `/public/dashboard/…`. A second request returns the same. */
export const PublicLink = Type.Object({ uuid: Type.String() })

/** Content that shares data with a card; null and empty lists where nothing does. */
export const RelatedToCard = Type.Object({
  table: Nullable(JsonMap),
  metrics: Type.Array(JsonMap),
  segments: Type.Array(JsonMap),
  'dashboard-mates': Type.Array(JsonMap),
  'similar-questions': Type.Array(JsonMap),
  'canonical-metric': Nullable(JsonMap),
  dashboards: Type.Array(JsonMap),
  collections: Type.Array(JsonMap),
})

/** What a client needs to know of queries; every key is a list. */
export const QueryMetadata = Type.Object({
  databases: Type.Array(Type.Object({ id: PositiveInt, name: Type.String() })),
  tables: Type.Array(
    Type.Object({
      id: Type.Union([PositiveInt, Type.String()]),
      db_id: Nullable(PositiveInt),
      display_name: Type.String(),
      fields: Type.Array(Type.Object({})),
      segments: Type.Array(Type.Object({})),
      metrics: Type.Array(Type.Object({})),
    }),
  ),
  fields: Type.Array(Type.Object({})),
  cards: Type.Array(Type.Object({})),
  dashboards: Type.Array(Type.Object({})),
  snippets: Type.Array(Type.Object({})),
})
