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
import { CardList, CardListItem, CardParameterMappings, LastEdit } from './card.ts'
import { EXPORT_FORMATS, RowOrderList } from './dataset.ts'

export const DashboardKey = ItemKey()
export const DashboardKeyParams = Type.Object({ id: DashboardKey })
export const DashboardListQuery = Type.Object({ f: Type.Optional(OneOf(['all', 'mine', 'archived'])) })
export const DashboardItemsQuery = Type.Object(Page)
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

export const DashboardBody = Type.Object({
  name: NonBlank,
  description: Maybe(Type.String()),
  parameters: Maybe(DashboardParameters),
  cache_ttl: Maybe(PositiveInt),
  collection_id: Maybe(ItemId),
  collection_position: Maybe(PositiveInt),
})

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

export const DashboardCardsBody = Type.Object({ cards: DashboardCardInputs, tabs: Maybe(DashboardTabInputs) })

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
export const DashboardCardRemoveQuery = Type.Object({ dashcardId: PositiveInt })

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
export const DashboardSaveParams = Type.Object({ id: ItemKey(['root']) })

export const DashcardQueryParams = Type.Object({
  id: DashboardKey,
  dashcard_id: PositiveInt,
  card_id: PositiveInt,
})
const RequestParameters = Type.Array(Type.Intersect([JsonMap, Type.Object({ id: NonBlank })]), {
  rule: "value may be nil, or if non-nil, value must be an array. Each value must be a parameter map with an 'id' key",
})
export const DashcardRunBody = Type.Object({
  parameters: Maybe(RequestParameters),
  ignore_cache: Maybe(Type.Boolean()),
  dashboard_load_id: Maybe(Type.String()),
  sort_rows: Maybe(RowOrderList),
})
export const DashboardRunBody = Type.Object({
  parameters: Maybe(RequestParameters),
  dashcard_ids: Maybe(Type.Array(PositiveInt)),
  ignore_cache: Maybe(Type.Boolean()),
  sort_rows: Maybe(RowOrderList),
})
export const DashboardLines = Content({ 'application/x-ndjson': Type.String() })
export const DashcardExportParams = Type.Object({
  ...DashcardQueryParams.properties,
  format: OneOf(EXPORT_FORMATS),
})
export const DashcardExportBody = Type.Object({
  parameters: Maybe(Type.Union([Type.String(), RequestParameters])),
  format_rows: Maybe(TextFlag),
  escape_formulas: Maybe(TextFlag),
  pivot_results: Maybe(TextFlag),
})
/** How a dashboard is written into a file; other keys are values of filters, by the slugs of their parameters. */
export const DashboardFileQuery = Type.Object({
  paper: Type.Optional(OneOf(['a4', 'letter'])),
  orientation: Type.Optional(OneOf(['portrait', 'landscape'])),
  /** Id of a tab; all of them when left out. */
  tab: Type.Optional(PositiveInt),
})
export const PdfFile = Content({ 'application/pdf': Type.Unknown() })
export const PngFile = Content({ 'image/png': Type.Unknown() })

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
export const DashboardList = Type.Array(DashboardListItem)

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

export const DashboardCardsAnswer = Type.Object({
  status: Type.Literal('ok'),
  cards: Type.Array(DashboardCardRecord),
  tabs: Type.Array(DashboardTabRecord),
})

/** Questions that are like those on a dashboard. */
export const RelatedToDashboard = Type.Object({ cards: CardList })
