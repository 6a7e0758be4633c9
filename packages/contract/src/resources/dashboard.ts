/** `/api/dashboard`. */
import { Type } from 'typebox'
import { CollectionOfContent, Content, NamedPerson } from '../schemas/answers.ts'
import { ModerationReview } from './moderation-review.ts'
import { Page } from '../schemas/paging.ts'
import { EmbeddingStates, ParameterMappingRecord, ParameterRecord } from '../schemas/parameter.ts'
import {
  EmbeddingParams,
  Flag,
  ItemId,
  ItemKey,
  JsonMap,
  Maybe,
  NonBlank,
  Nullable,
  OneOf,
  PositiveInt,
  TextFlag,
} from '../schemas/values.ts'
import { PlacedActionRecord } from './action.ts'
import { CardList, CardListItem, CardParameterMappings, LastEdit } from './card.ts'
import { EXPORT_FORMATS, RowOrderList, UseStoredModels } from './dataset.ts'

/** Numeric id or entity id. */
export const DashboardKey = ItemKey()
export const DashboardKeyParams = Type.Object({ id: DashboardKey })
/** `archived` lists the Trash alone; `all` and no filter leave it out. */
export const DashboardListQuery = Type.Object({ f: Type.Optional(OneOf(['all', 'mine', 'archived'])) })
/** A page of the questions that are saved in a dashboard. */
export const DashboardItemsQuery = Type.Object(Page)
/** `dashboard_load_id` is accepted and not used. */
export const DashboardGetQuery = Type.Object({ dashboard_load_id: Type.Optional(Type.String()) })

const DashboardParameters = Type.Array(
  Type.Intersect([
    JsonMap,
    Type.Object({
      id: NonBlank,
      type: NonBlank,
      values_source_type: Maybe(OneOf(['static-list', 'card'])),
      values_source_config: Maybe(JsonMap),
      values_query_type: Maybe(OneOf(['none', 'list', 'search'])),
    }),
  ]),
  {
    rule:
      'value may be nil, or if non-nil, value must be an array. ' +
      'Each parameter must be a map with :id and :type keys',
  },
)

const Place = Type.Integer({ minimum: 0, maximum: 100_000 })
const Size = Type.Integer({ minimum: 1, maximum: 100_000 })

/** What stands on a dashboard, as clients send it; sizes have an older spelling. */
const DashboardCardInput = Type.Object({
  id: Type.Integer(),
  card_id: Maybe(PositiveInt),
  action_id: Maybe(PositiveInt),
  dashboard_tab_id: Maybe(Type.Integer()),
  row: Place,
  col: Place,
  size_x: Type.Optional(Size),
  size_y: Type.Optional(Size),
  sizeX: Type.Optional(Size),
  sizeY: Type.Optional(Size),
  parameter_mappings: Maybe(CardParameterMappings),
  inline_parameters: Maybe(Type.Array(NonBlank)),
  visualization_settings: Maybe(JsonMap),
  series: Maybe(Type.Array(Type.Object({ id: PositiveInt }))),
})
const DashboardCardInputs = Type.Array(DashboardCardInput, {
  rule: 'value must be an array of maps with the keys id, row, col, size_x and size_y.',
})
/** Nobody reads more, and each is a row of the app database. */
const MOST_TABS = 500
const DashboardTabInputs = Type.Array(Type.Object({ id: Type.Integer(), name: NonBlank }), {
  maxItems: MOST_TABS,
  rule: `value must be an array of at most ${MOST_TABS} maps with the keys id and name.`,
})

/** `cache_ttl` is in hours. `collection_id: null` is the root. */
export const DashboardBody = Type.Object({
  name: NonBlank,
  description: Maybe(Type.String()),
  parameters: Maybe(DashboardParameters),
  cache_ttl: Maybe(PositiveInt),
  collection_id: Maybe(ItemId),
  collection_position: Maybe(PositiveInt),
})

/** Absent leaves a value. `dashcards` and `tabs` are the whole lists: what is left out is deleted, negative ids are new. */
export const DashboardChangesBody = Type.Object({
  name: Maybe(NonBlank),
  description: Maybe(Type.String()),
  parameters: Maybe(DashboardParameters),
  caveats: Maybe(Type.String()),
  points_of_interest: Maybe(Type.String()),
  show_in_getting_started: Maybe(Type.Boolean()),
  auto_apply_filters: Maybe(Type.Boolean()),
  width: Maybe(OneOf(['fixed', 'full'])),
  cache_ttl: Maybe(PositiveInt),
  archived: Maybe(Type.Boolean()),
  enable_embedding: Maybe(Type.Boolean()),
  embedding_params: Maybe(EmbeddingParams),
  embedding_type: Maybe(Type.String()),
  collection_id: Maybe(ItemId),
  collection_position: Maybe(PositiveInt),
  dashcards: Maybe(DashboardCardInputs),
  tabs: Maybe(DashboardTabInputs),
})

/** The whole lists, as the keys `dashcards` and `tabs` of {@link DashboardChangesBody}. */
export const DashboardCardsBody = Type.Object({ cards: DashboardCardInputs, tabs: Maybe(DashboardTabInputs) })

/** Older clients add cards one at a time. Without a size, 4 by 4 grid cells in the first row. */
export const DashboardCardAddBody = Type.Object({
  cardId: Maybe(PositiveInt),
  card_id: Maybe(PositiveInt),
  action_id: Maybe(PositiveInt),
  dashboard_tab_id: Maybe(PositiveInt),
  row: Maybe(Place),
  col: Maybe(Place),
  size_x: Maybe(Size),
  size_y: Maybe(Size),
  sizeX: Maybe(Size),
  sizeY: Maybe(Size),
  parameter_mappings: Maybe(CardParameterMappings),
  visualization_settings: Maybe(JsonMap),
  series: Maybe(Type.Array(Type.Object({ id: PositiveInt }))),
})
/** Id of the place, not of the card. */
export const DashboardCardRemoveQuery = Type.Object({ dashcardId: PositiveInt })

/** `is_deep_copy: true` copies the cards, too; otherwise the copy shows the same cards. */
export const DashboardCopyBody = Type.Object({
  name: Maybe(NonBlank),
  description: Maybe(Type.String()),
  collection_id: Maybe(ItemId),
  collection_position: Maybe(PositiveInt),
  is_deep_copy: Maybe(Type.Boolean()),
})

const TransientId = Type.Union([Type.Integer(), Type.String()])
const TransientCard = Type.Object({
  id: Maybe(TransientId),
  name: Maybe(NonBlank),
  description: Maybe(Type.String()),
  display: Maybe(Type.String()),
  dataset_query: Maybe(JsonMap),
  visualization_settings: Maybe(JsonMap),
})
const TransientDashcards = Type.Array(
  Type.Object({
    card_id: Maybe(TransientId),
    card: Maybe(TransientCard),
    dashboard_tab_id: Maybe(TransientId),
    row: Place,
    col: Place,
    size_x: Type.Optional(Size),
    size_y: Type.Optional(Size),
    sizeX: Type.Optional(Size),
    sizeY: Type.Optional(Size),
    parameter_mappings: Maybe(CardParameterMappings),
    visualization_settings: Maybe(JsonMap),
    series: Maybe(Type.Array(TransientCard)),
  }),
)
/** A dashboard that was made automatically; what was made has ids of any kind. */
export const DashboardSaveBody = Type.Object({
  name: NonBlank,
  description: Maybe(Type.String()),
  parameters: Maybe(DashboardParameters),
  width: Maybe(OneOf(['fixed', 'full'])),
  auto_apply_filters: Maybe(Type.Boolean()),
  dashcards: Maybe(TransientDashcards),
  ordered_cards: Maybe(TransientDashcards),
  tabs: Maybe(Type.Array(Type.Object({ id: TransientId, name: NonBlank }), { maxItems: MOST_TABS })),
})
/** The collection: its id, its entity id or `root`. */
export const DashboardSaveParams = Type.Object({ id: ItemKey(['root']) })

/** `card_id` is the card of the place, or one of its series. */
export const DashcardQueryParams = Type.Object({
  id: DashboardKey,
  dashcard_id: PositiveInt,
  card_id: PositiveInt,
})
const RequestParameters = Type.Array(Type.Intersect([JsonMap, Type.Object({ id: NonBlank })]), {
  rule: "value may be nil, or if non-nil, value must be an array. Each value must be a parameter map with an 'id' key",
})
/** `parameters` are `{id, value}` by the ids of the dashboard's filters. Requests with the same `dashboard_load_id` read the same copies. */
export const DashcardRunBody = Type.Object({
  parameters: Maybe(RequestParameters),
  ignore_cache: Maybe(Type.Boolean()),
  use_copies: Maybe(Type.Boolean()),
  dashboard_load_id: Maybe(Type.String()),
  sort_rows: Maybe(RowOrderList),
  use_stored_models: UseStoredModels,
})
/** Runs all cards, or those of `dashcard_ids`. */
export const DashboardRunBody = Type.Object({
  parameters: Maybe(RequestParameters),
  dashcard_ids: Maybe(Type.Array(PositiveInt)),
  ignore_cache: Maybe(Type.Boolean()),
  use_copies: Maybe(Type.Boolean()),
  sort_rows: Maybe(RowOrderList),
  use_stored_models: UseStoredModels,
})
/** A line of JSON for each card, in the order in which they are ready (contract: dashboards, section 13). */
export const DashboardLines = Content({ 'application/x-ndjson': Type.String() })
/** As {@link DashcardQueryParams}, with the format of the file. */
export const DashcardExportParams = Type.Object({
  ...DashcardQueryParams.properties,
  format: OneOf(EXPORT_FORMATS),
})
/** `parameters` is JSON text in forms. `format_rows` writes values as pages show them. */
export const DashcardExportBody = Type.Object({
  parameters: Maybe(Type.Union([Type.String(), RequestParameters])),
  format_rows: Maybe(TextFlag),
  escape_formulas: Maybe(TextFlag),
  pivot_results: Maybe(TextFlag),
})
const FileOption = Type.Optional(Type.Union([Type.String(), Type.Array(Type.String())]))
/**
 * How a dashboard is written into a file; other keys are values of filters, by the slugs of their parameters. The short names
 * are options where no filter has that slug.
 */
export const DashboardFileQuery = Type.Object({
  'file.paper': Type.Optional(OneOf(['a4', 'letter'])),
  'file.orientation': Type.Optional(OneOf(['portrait', 'landscape'])),
  /** Id of a tab; all of them when left out. */
  'file.tab': Type.Optional(Type.String()),
  paper: FileOption,
  orientation: FileOption,
  tab: FileOption,
})
/** A file for paper. */
export const PdfFile = Content({ 'application/pdf': Type.Unknown() })
/** A picture. */
export const PngFile = Content({ 'image/png': Type.Unknown() })

/** The same as {@link DashcardExportBody} in a query string. */
export const DashcardExportQuery = Type.Object({
  parameters: Type.Optional(Type.String()),
  format_rows: Flag,
  escape_formulas: Flag,
  pivot_results: Flag,
})

const AverageDuration = Type.Optional(Nullable(Type.Number()))
/** A question on a dashboard; milliseconds where answers say how long it takes. */
export const CardOfDashboard = Type.Object({ ...CardListItem.properties, query_average_duration: AverageDuration })
/** One that the reader may not see, or that is gone. */
const HiddenCard = Type.Object(
  { id: PositiveInt, query_average_duration: AverageDuration },
  { additionalProperties: false },
)

/** A place on a dashboard. `row`, `col` and sizes count in cells of a grid that is 24 wide; `card_id` is null for text. */
export const DashboardCardRecord = Type.Object({
  id: PositiveInt,
  entity_id: Type.String(),
  dashboard_id: PositiveInt,
  card_id: Nullable(PositiveInt),
  card: Nullable(
    Type.Union(
      [
        CardOfDashboard,
        HiddenCard,
        Type.Object({ query_average_duration: Type.Null() }, { additionalProperties: false }),
      ],
      {
        description: 'For text and other cards without a query, only `query_average_duration`.',
      },
    ),
  ),
  action_id: Nullable(PositiveInt),
  action: Type.Optional(PlacedActionRecord),
  dashboard_tab_id: Nullable(PositiveInt),
  row: Type.Integer(),
  col: Type.Integer(),
  size_x: Type.Integer(),
  size_y: Type.Integer(),
  parameter_mappings: Type.Array(ParameterMappingRecord),
  inline_parameters: Type.Array(Type.String()),
  visualization_settings: JsonMap,
  series: Type.Array(Type.Union([CardOfDashboard, HiddenCard])),
  collection_authority_level: Nullable(Type.String()),
  created_at: Type.String(),
  updated_at: Type.String(),
})

/** `position` counts from 0. */
export const DashboardTabRecord = Type.Object({
  id: PositiveInt,
  dashboard_id: PositiveInt,
  name: Type.String(),
  position: Type.Integer(),
  entity_id: Type.String(),
  created_at: Type.String(),
  updated_at: Type.String(),
})

const DASHBOARD_COLUMNS = {
  id: PositiveInt,
  entity_id: Type.String(),
  name: Type.String(),
  description: Nullable(Type.String()),
  creator_id: PositiveInt,
  collection_id: Nullable(PositiveInt),
  collection_position: Nullable(Type.Integer()),
  position: Type.Null(),
  parameters: Type.Array(ParameterRecord),
  archived: Type.Boolean(),
  archived_directly: Type.Boolean(),
  cache_ttl: Nullable(Type.Integer()),
  caveats: Nullable(Type.String()),
  points_of_interest: Nullable(Type.String()),
  show_in_getting_started: Type.Boolean(),
  enable_embedding: Type.Boolean(),
  embedding_params: EmbeddingStates,
  embedding_type: Nullable(Type.String()),
  public_uuid: Nullable(Type.String()),
  made_public_by_id: Nullable(PositiveInt),
  auto_apply_filters: Type.Boolean(),
  width: OneOf(['fixed', 'full']),
  initially_published_at: Nullable(Type.String()),
  view_count: Type.Integer(),
  last_viewed_at: Type.String(),
  created_at: Type.String(),
  updated_at: Type.String(),
  'last-edit-info': Type.Optional(LastEdit),
}

/** A dashboard as it stands in lists. */
export const DashboardListItem = Type.Object({ ...DASHBOARD_COLUMNS, creator: NamedPerson })
/** Dashboards that the caller may read, without their cards. */
export const DashboardList = Type.Array(DashboardListItem)

/** `GET /api/dashboard/:id`. `cache_ttl` is in hours. `param_values` go by field id, `param_fields` by either. */
export const DashboardRecord = Type.Object({
  ...DASHBOARD_COLUMNS,
  dashcards: Type.Array(DashboardCardRecord),
  ordered_cards: Type.Array(DashboardCardRecord, { description: 'Older name of `dashcards`.' }),
  tabs: Type.Array(DashboardTabRecord),
  can_write: Type.Boolean(),
  can_restore: Type.Boolean(),
  can_delete: Type.Boolean(),
  collection: CollectionOfContent,
  collection_authority_level: Nullable(Type.String()),
  param_fields: JsonMap,
  param_values: JsonMap,
  last_used_param_values: Type.Optional(JsonMap),
  moderation_reviews: Type.Array(ModerationReview),
})

/** A copy, with the cards that were left out. */
export const DashboardCopyRecord = Type.Intersect([
  DashboardRecord,
  Type.Object({ uncopied: Type.Optional(Type.Array(Type.Object({ id: PositiveInt }))) }),
])

/** All places and tabs after the change, with the ids of new ones. */
export const DashboardCardsAnswer = Type.Object({
  status: Type.Literal('ok'),
  cards: Type.Array(DashboardCardRecord),
  tabs: Type.Array(DashboardTabRecord),
})

/** Questions that are like those on a dashboard. */
export const RelatedToDashboard = Type.Object({ cards: CardList })
